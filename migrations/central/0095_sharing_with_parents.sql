-- side: central
-- Under 16 a kind is shared when the player and a parent have agreed to it, in this membership.

alter table parental_sharing add check (is_text_list(kinds, 20));

-- Links that were mailed to parents about sharing with a team, as those of 0052. They end with the membership.
create table sharing_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  membership_id uuid not null references memberships (id) on delete cascade,
  parent_email text not null,
  purpose text not null check (purpose in ('decision', 'withdrawal')),
  kinds text[] not null,
  created_at timestamptz not null default now(),
  -- Null: as long as there is something to take back.
  expires_at timestamptz,
  used_at timestamptz
);
create index sharing_links_user on sharing_links (user_id);
create index sharing_links_membership on sharing_links (membership_id);
create index sharing_links_expiry on sharing_links (expires_at) where used_at is null;

-- Kinds to which the newest decision of a parent agrees.
create function parental_kinds(membership uuid) returns text[] language sql stable as $$
  select coalesce((select case when decision = 'granted' then kinds end from parental_sharing
    where membership_id = membership and decision <> 'asked' order by happened_at desc, server_version desc, id desc limit 1), '{}')
$$;

create function note_age() returns trigger language plpgsql as $$
begin
  new.under_16 := is_under_16(new.user_id);
  return new;
end $$;
create trigger b_age before insert on sharing_consents for each row execute function note_age();

-- As in 0077. Under 16 a parent's yes is needed beside the player's own, which counts no longer once he is 16.
create or replace function shares(player uuid, team uuid, wanted text) returns boolean language sql stable as $$
  select exists (
    select from memberships member where user_id = player and team_id = team and role = 'player'
      and (not is_under_16(player) or wanted = any(parental_kinds(member.id)))
      and (select granted and under_16 = is_under_16(player)
          and server_version > member.server_version and decided_at >= date_trunc('milliseconds', member.joined_at)
        from sharing_consents where user_id = player and team_id = team and kind = wanted
        order by server_version desc limit 1)
      and (select granted and under_16 = is_under_16(player)
          and server_version > member.server_version and decided_at >= date_trunc('milliseconds', member.joined_at)
        from sharing_consents where user_id = player and team_id = team and kind = wanted
        order by decided_at desc, server_version desc limit 1))
$$;

-- As in 0077: ends, by decisions that the player sees, what he agreed to and what does not count: under 16 without a parent, or when he was
-- younger or older than his birth date says now. Neither a birthday nor another date revives it.
create or replace function end_sharing(player uuid) returns void language sql as $$
  insert into sharing_consents (id, user_id, team_id, kind, granted, text_version, decided_at)
    select gen_random_uuid(), player, team_id, kind, false, text_version, clock_timestamp()
    from (select distinct on (team_id, kind) * from sharing_consents where user_id = player
      order by team_id, kind, server_version desc) as last
    where granted and (under_16 <> is_under_16(player) or is_under_16(player) and not coalesce((
      select last.kind = any(parental_kinds(member.id)) from memberships member
        where member.user_id = player and member.team_id = last.team_id and role = 'player'), false))
$$;

-- As in 0077; whether something does not count is asked of each yes.
create or replace function share_as_decided() returns trigger language plpgsql as $$
begin
  if exists (select from sharing_consents join (select distinct user_id, team_id, kind from new_rows where granted) as decided
      using (user_id, team_id, kind) where granted group by user_id, team_id, kind having count(*) > 50) then
    raise check_violation using message = 'more decisions than anybody makes';
  end if;
  perform end_sharing(user_id) from (select distinct user_id from new_rows where granted) as decided;
  perform share_kind(user_id, kind, null, team_id) from (select distinct user_id, kind, team_id from new_rows) as decided;
  return null;
end $$;

-- A birth date that makes somebody younger or older than he was when he agreed ends that.
create or replace function share_at_age() returns trigger language plpgsql as $$
begin
  perform end_sharing(new.id);
  return null;
end $$;

-- A parent's decision ends what it does not agree to. A yes shares nothing by itself: the player decides then.
create function share_as_parents_decided() returns trigger language plpgsql as $$
begin
  perform end_sharing(user_id) from (select distinct user_id from new_rows where decision <> 'asked') as decided;
  return null;
end $$;
create trigger zzz_share after insert on parental_sharing referencing new table as new_rows
  for each statement execute function share_as_parents_decided();

-- Ends what players shared with their parents' consent who have turned 16 since. @returns how many players
create function end_sharing_at_16() returns integer language plpgsql as $$
declare
  player uuid;
  ended integer := 0;
begin
  for player in
    select distinct user_id from (
      select distinct on (user_id, team_id, kind) user_id, granted, under_16 from sharing_consents
        order by user_id, team_id, kind, server_version desc) as last
      where granted and under_16 and not is_under_16(user_id) order by user_id
  loop
    perform lock_teams_of(player, false);
    perform end_sharing(player);
    ended := ended + 1;
  end loop;
  return ended;
end $$;
create index sharing_consents_under_16 on sharing_consents (user_id) where granted and under_16;
