# Shared by the scripts beside it, which are run in the folder of compose.yaml. In containers: programs of Postgres run in its container.
# Without containers: WITHOUT_CONTAINERS=1, and PGHOST, PGPORT, PGUSER, PGPASSWORD as libpq takes them; pg_dump at least as new as the server.
: "${PGUSER:=anwurf}" "${PGDATABASE:=anwurf}"
export PGUSER PGDATABASE

postgres_program() {
  program=$1
  shift
  if [ -n "${WITHOUT_CONTAINERS:-}" ]; then "$program" "$@"; else docker compose exec -T postgres "$program" -U "$PGUSER" "$@"; fi
}

# Runs SQL on a database and prints bare values.
sql() { postgres_program psql -X -q -A -t -v ON_ERROR_STOP=1 -d "$1" -c "$2"; }

say() { printf '%s\n' "$*" >&2; }

confirm() {
  [ "${yes:-}" = 1 ] && return 0
  [ -t 0 ] || { say "$1 Repeat the line with --yes to do it."; exit 2; }
  printf '%s Type yes: ' "$1" >&2
  read -r answer
  [ "$answer" = yes ] || { say 'Nothing was changed.'; exit 1; }
}
