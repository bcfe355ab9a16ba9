-- Authenticator apps (TOTP, RFC 6238) as an option of the account. What is needed to make a code lies sealed by a key of the
-- server's; a row without confirmed_at was begun and counts for nothing yet.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_secret bytea not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- The time step (30 s) of the last code that was used: it and all before it count no more.
  last_step bigint not null default 0
);

-- 120 random bits each, as SHA-256; a used one stays, so that its owner can be told how many are left.
create table recovery_codes (
  code_hash bytea primary key,
  user_id uuid not null references second_factors (user_id) on delete cascade,
  used_at timestamptz
);
create index recovery_codes_user on recovery_codes (user_id);

-- Passkeys (WebAuthn): public keys only.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a passkey is asked to sign: five minutes, once. Without a user it is for a sign-in.
create table passkey_challenges (
  challenge_hash bytea primary key,
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_end on passkey_challenges (expires_at);
create index passkey_challenges_user on passkey_challenges (user_id);
