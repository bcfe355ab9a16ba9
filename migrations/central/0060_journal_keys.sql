-- A key pair of each account (ECDH on P-256), made when its device first asks: what a player has not sent is sealed for the public
-- half when somebody else signs in on the device (packages/db/decisions/0042). The private half never leaves the server.
create table journal_keys (
  user_id uuid primary key references users (id) on delete cascade,
  -- An uncompressed point.
  public_key bytea not null check (octet_length(public_key) = 65),
  sealed_private_key bytea not null,
  created_at timestamptz not null default now()
);
