#!/bin/sh
# Puts a dump in the place of the database, under the same name; the database before it stays beside it:
#   server/deploy/restore.sh [--yes] /var/backups/anwurf/anwurf-….dump
# What was changed after the dump is lost centrally; devices fetch everything anew and bring what they had not sent. Electric begins anew:
# its slot is dropped and its volume emptied, for a restored volume would hide rows for ever. Without containers stop the server and
# Electric first, empty Electric's storage, and start both after it.
set -eu
. "$(dirname "$0")/postgres-programs.sh"
if [ "${1:-}" = --yes ]; then yes=1; shift; fi
dump=${1:?usage: restore.sh [--yes] <dump>}
[ -r "$dump" ] || { say "There is no dump $dump."; exit 1; }
confirm "The database $PGDATABASE is replaced by $dump."
stamp=$(date -u +%Y%m%d%H%M%S)
restored="${PGDATABASE}_restored_$stamp"
before="${PGDATABASE}_before_$stamp"
exists=$(sql postgres "select count(*) from pg_database where datname = '$PGDATABASE'")

# First what may fail: until the databases change names nothing has happened.
sql postgres "create database \"$restored\""
if ! postgres_program pg_restore --exit-on-error -d "$restored" < "$dump"; then
  sql postgres "drop database \"$restored\""
  say 'The dump could not be restored; nothing was changed.'
  exit 1
fi
if [ -z "${WITHOUT_CONTAINERS:-}" ]; then docker compose stop caddy server electric; fi
if [ "$exists" = 1 ]; then
  # A slot is dropped in its own database, and would keep the write-ahead log of a database that nobody follows.
  sql "$PGDATABASE" "select pg_drop_replication_slot(slot_name) from pg_replication_slots
    where database = current_database() and slot_name like 'electric_slot%' and not active" > /dev/null
  if ! sql postgres "alter database \"$PGDATABASE\" rename to \"$before\""; then
    sql postgres "drop database \"$restored\""
    say 'Somebody still uses the database: stop every server and Electric. Nothing was changed.'
    exit 1
  fi
fi
sql postgres "alter database \"$restored\" rename to \"$PGDATABASE\""
if [ -z "${WITHOUT_CONTAINERS:-}" ]; then
  docker compose rm -f electric
  docker volume rm -f anwurf_electric
  docker compose up --detach
fi
say "Restored. The database before is $before; when all is well: drop database \"$before\"."
