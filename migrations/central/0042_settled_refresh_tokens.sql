-- A refresh token stays good until its successor has been used (server/decisions/0029). A session has one token that was used
-- last and its unused successors; every other one is removed, and known again by the mark it carries.
alter table login_sessions
  -- Key of the marks in this session's tokens. Who reads it can end the session, not use it.
  add column token_key bytea not null default sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea);

-- Tokens from before, which carry no mark; no longer needed 60 days after this migration.
create table former_refresh_tokens (
  token_hash bytea primary key,
  family_id uuid not null references login_sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index former_refresh_tokens_family on former_refresh_tokens (family_id);
insert into former_refresh_tokens (token_hash, family_id, expires_at) select token_hash, family_id, expires_at from refresh_tokens;

-- replaced_at: when it first got a successor. Until now several of a session counted as good.
delete from refresh_tokens former where exists (
  select from refresh_tokens later where later.family_id = former.family_id and later.replaced_at > former.replaced_at
);
