#!/bin/sh
# Runs an earlier release that was built as anwurf-server:<release> (RELEASE in .env while it was built):
#   server/deploy/rollback.sh [--yes] 2026-11-20
# Migrations go forward alone: a release that lacks one which the database has run does not start. Then restore the backup from before the
# upgrade (restore.sh), which loses what came after it, or go forward.
set -eu
. "$(dirname "$0")/postgres-programs.sh"
if [ "${1:-}" = --yes ]; then yes=1; shift; fi
release=${1:?usage: rollback.sh [--yes] <release>}
known=$(docker run --rm --entrypoint ls "anwurf-server:$release" migrations/both migrations/central)
missing=$(sql "$PGDATABASE" 'select name from schema_migrations order by name' | while IFS= read -r name; do
  printf '%s\n' "$known" | grep -qx "$name" || printf '%s ' "$name"
done)
if [ -n "$missing" ]; then
  say "The release $release lacks migrations that the database has run: $missing"
  say 'Restore the backup from before the upgrade, or go forward.'
  exit 1
fi
confirm "The servers run the release $release."
RELEASE=$release docker compose up --detach --no-build --no-deps server
say "The release $release runs. Write RELEASE=$release into .env, so that the next start keeps it."
