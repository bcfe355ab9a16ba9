-- side: central
-- Nothing of health is stored of a player under 16 before a parent has agreed; and the tick at the registration is kept.

-- Links that were mailed to parents; only the SHA-256 of the token is stored. A used one stays: it shows which address decided.
create table parental_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  parent_email text not null,
  -- 'decision' is a single yes or no; 'withdrawal' takes the yes back.
  purpose text not null check (purpose in ('decision', 'withdrawal')),
  created_at timestamptz not null default now(),
  -- Null: as long as there is something to take back.
  expires_at timestamptz,
  used_at timestamptz
);
create index parental_links_user on parental_links (user_id);
create index parental_links_expiry on parental_links (expires_at) where used_at is null;

-- What was agreed to with the tick at the registration: version of terms, privacy policy and the sentence about the age.
create table registration_agreements (
  user_id uuid primary key references users (id) on delete cascade,
  text_version text not null check (char_length(text_version) between 1 and 40),
  agreed_at timestamptz not null default now()
);

-- Whether the player's birth date says that a parent has to agree. The day begins where the players are.
create function is_under_16(player uuid) returns boolean language sql stable as $$
  select exists (select from profiles where id = player
    and date_of_birth > (now() at time zone 'Europe/Berlin')::date - interval '16 years')
$$;

create function has_parental_consent(player uuid) returns boolean language sql stable as $$
  select coalesce((select kind = 'granted' from parental_consents where user_id = player and kind <> 'asked'
    order by happened_at desc, server_version desc, id desc limit 1), false)
$$;

-- Under 16 a parent's yes is needed beside the player's own, and no service gets the data: the parents are not asked about that.
create or replace function has_health_consent(player uuid, wanted text) returns boolean language sql stable as $$
  select coalesce((select granted from health_consents where user_id = player and purpose = 'coaching'
      order by decided_at desc, server_version desc, id desc limit 1), false)
    and (wanted = 'coaching' or coalesce((select granted from health_consents where user_id = player and purpose = wanted
      order by decided_at desc, server_version desc, id desc limit 1), false))
    and (not is_under_16(player) or wanted = 'coaching' and has_parental_consent(player))
$$;

create function require_parental_consent() returns trigger language plpgsql as $$
begin
  if is_under_16(new.user_id) and not (new.purpose = 'coaching' and has_parental_consent(new.user_id)) then
    raise exception 'consent to health data without a parent''s' using errcode = '23H01';
  end if;
  return new;
end $$;
create trigger c_parent before insert on health_consents
  for each row when (new.granted) execute function require_parental_consent();

-- A parent's no ends the player's own yes, so that it does not come back with a later yes or the sixteenth birthday; the data go
-- with it (0048).
create function end_by_parent() returns trigger language plpgsql as $$
begin
  insert into health_consents (id, user_id, purpose, granted, text_version, decided_at)
    select gen_random_uuid(), user_id, 'coaching', false, text_version, clock_timestamp() from new_rows
    where kind in ('refused', 'withdrawn');
  return null;
end $$;
-- Behind the triggers that log the decision.
create trigger zzz_end after insert on parental_consents referencing new table as new_rows
  for each statement execute function end_by_parent();
