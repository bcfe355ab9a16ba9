-- side: central
-- What proves an address (registration links, codes, password resets), and what is left of deleted accounts.

create table registration_links (
  token_hash bytea primary key,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index registration_links_email on registration_links (email);

-- One code an address: a new one replaces the one before.
create table registration_codes (
  email text primary key,
  code_hash text not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);

create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index password_resets_user on password_resets (user_id);

-- Tells a device that comes back later that its account was deleted, without telling anybody whose it was.
create table deleted_sessions (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
