#!/bin/sh
# Removes dumps but the newest of each of the last 7 days, 4 weeks and 6 months that have one. Other files are left alone.
set -eu
folder=${1:?usage: prune-backups.sh <folder>}
days='' weeks='' months=''

# Adds a period to a list unless it is there or the list is full; fails when the dump is not needed for it.
take() { # list, period, most
  eval "list=\$$1"
  case " $list " in *" $2 "*) return 1 ;; esac
  [ "$(printf '%s' "$list" | wc -w)" -lt "$3" ] || return 1
  eval "$1=\"\$list $2\""
}

# Newest first: names sort by time.
for dump in $(ls -r "$folder" | grep -E '^anwurf-[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{6}Z\.dump$'); do
  day=$(printf '%s' "$dump" | cut -c 8-17)
  keep=no
  if take days "$day" 7; then keep=yes; fi
  if take weeks "$(date -u -d "$day" +%G-%V)" 4; then keep=yes; fi
  if take months "$(printf '%s' "$day" | cut -c 1-7)" 6; then keep=yes; fi
  [ "$keep" = yes ] || rm "$folder/$dump"
done
