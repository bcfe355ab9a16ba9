#!/bin/sh
# Moves the database to another major version of Postgres by dump and restore, in containers:
#   server/deploy/upgrade-postgres.sh [--yes] postgres:19.1 /var/backups/anwurf
# The image keeps a data folder per major version in one volume, so the old one stays until you remove it: to go back, name the old image in
# compose.yaml again. Nobody can use the app meanwhile; devices go on storing.
set -eu
. "$(dirname "$0")/postgres-programs.sh"
if [ "${1:-}" = --yes ]; then yes=1; shift; fi
image=${1:?usage: upgrade-postgres.sh [--yes] <image> <folder of backups>}
folder=${2:?usage: upgrade-postgres.sh [--yes] <image> <folder of backups>}
old=$(sed -n 's/^    image: \(postgres:.*\)$/\1/p' compose.yaml)
[ "$old" != "$image" ] || { say "compose.yaml has $image already."; exit 1; }
confirm "The app stops, and the database moves from $old to $image."
# Before the dump: what is written after it would be lost.
docker compose stop caddy server electric
dump=$("$(dirname "$0")/backup.sh" "$folder")
sed "s|^    image: postgres:.*$|    image: $image|" compose.yaml > compose.yaml.next
mv compose.yaml.next compose.yaml
docker compose up --detach --wait postgres
"$(dirname "$0")/restore.sh" --yes "$dump"
say "Postgres is $image now; the data of $old are still in the volume. Commit the change of compose.yaml."
