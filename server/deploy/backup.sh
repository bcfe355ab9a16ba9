#!/bin/sh
# Dumps the database while it runs, reads the whole dump once to verify it, and keeps 7 daily, 4 weekly and 6 monthly ones:
#   server/deploy/backup.sh /var/backups/anwurf
# Copy the folder off this machine, and keep SECRETS_KEYS apart from it. Daily by cron or a timer. Prints the path of the new dump.
set -eu
. "$(dirname "$0")/postgres-programs.sh"
folder=${1:?usage: backup.sh <folder>}
umask 077
mkdir -p "$folder"
dump="$folder/anwurf-$(date -u +%Y-%m-%dT%H%M%SZ).dump"
trap 'rm -f "$dump.part"' EXIT
postgres_program pg_dump -Fc -d "$PGDATABASE" > "$dump.part"
# The table of contents alone would not notice a dump that is cut off.
postgres_program pg_restore -f /dev/null < "$dump.part"
mv "$dump.part" "$dump"
"$(dirname "$0")/prune-backups.sh" "$folder"
printf '%s\n' "$dump"
