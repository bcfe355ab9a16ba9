#!/bin/sh
# Prints .env.example with random values in the place of its empty secrets: make-env.sh > .env
# Passwords are hexadecimal, because they stand in addresses, where `/` or `+` would end them.
set -eu
umask 077
hex() { openssl rand -hex 24; }
while IFS= read -r line; do
  case $line in
    POSTGRES_PASSWORD= | SERVER_POSTGRES_PASSWORD= | ELECTRIC_POSTGRES_PASSWORD= | ELECTRIC_SECRET= | METRICS_TOKEN=)
      printf '%s%s\n' "$line" "$(hex)" ;;
    SECRETS_KEYS=) printf '%s%s\n' "$line" "$(openssl rand -base64 32)" ;;
    *) printf '%s\n' "$line" ;;
  esac
done < "$(dirname "$0")/../../.env.example"
