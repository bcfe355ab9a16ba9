-- A session is a row while it lives: deleting it ends it, with its tokens, and tells every server. What is remembered of a
-- device is a description of two words, never an address.
create table login_sessions (
  -- The family of its refresh tokens.
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Such as 'Chrome auf Android'.
  device text not null check (char_length(device) <= 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- However often it is used.
  ends_at timestamptz not null
);
create index login_sessions_user on login_sessions (user_id);

insert into login_sessions (id, user_id, device, created_at, last_used_at, ends_at)
  select family_id, user_id, 'Unbekanntes Gerät', min(created_at), max(created_at), min(created_at) + interval '180 days'
  from refresh_tokens group by family_id, user_id having bool_and(revoked_at is null) and max(expires_at) > now();
delete from refresh_tokens where family_id not in (select id from login_sessions);
alter table refresh_tokens
  drop column revoked_at,
  add foreign key (family_id) references login_sessions (id) on delete cascade;

create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_end', old.id::text);
  return null;
end $$;
create trigger tell_end after delete on login_sessions for each row execute function tell_session_end();
