#!/bin/sh
# Creates the roles that do not own the tables: the server's, which reads and writes rows, and Electric's, which reads the replication
# stream and the synced tables. The server grants both what they need at each start. Run by the image of Postgres on an empty volume;
# on a database from before: POSTGRES_USER=owner POSTGRES_DB=anwurf SERVER_POSTGRES_PASSWORD=… ELECTRIC_POSTGRES_PASSWORD=… create-roles.sh
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" \
  -v server_password="$SERVER_POSTGRES_PASSWORD" -v electric_password="$ELECTRIC_POSTGRES_PASSWORD" <<'SQL'
select 'create role anwurf_server login' where not exists (select from pg_roles where rolname = 'anwurf_server') \gexec
select 'create role anwurf_electric login replication' where not exists (select from pg_roles where rolname = 'anwurf_electric') \gexec
alter role anwurf_server password :'server_password';
alter role anwurf_electric password :'electric_password';
SQL
