-- side: central
-- Places of tests and stages of recoveries (0103). The server works them out by the rules of the domain, in the transaction that changes what
-- they follow from (server/teams/worked-out.ts), of players who share them with a team; the rules of 0077 copy them.

alter table shared_places add check (char_length(places::text) <= 4000);

create table test_places (
  test_id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  places jsonb not null check (char_length(places::text) <= 4000)
);
create index test_places_user on test_places (user_id);

create table recovery_stages (
  user_id uuid not null references users (id) on delete cascade,
  ladder text not null,
  status text not null,
  stage smallint not null,
  since date not null,
  primary key (user_id, ladder)
);

-- Whether the yes that counts is to a text of this version or a later one; under 16 the parents' as well. Versions are days.
create function agreed_since(player uuid, team uuid, wanted text, version text) returns boolean language sql stable as $$
  select coalesce((select text_version >= version collate "C" from sharing_consents
      where user_id = player and team_id = team and kind = wanted order by server_version desc limit 1), false)
    and (not is_under_16(player) or coalesce((select text_version >= version collate "C" from parental_sharing asked
      join memberships member on member.id = membership_id
      where member.user_id = player and member.team_id = team and decision <> 'asked'
      order by happened_at desc, asked.server_version desc, asked.id desc limit 1), false))
$$;

create function places_to_share(player uuid) returns setof shared_places language sql stable as $$
  select shared_id(team, test_id::text), team, user_id, day, places, 0::bigint from test_places, sharing_teams(player, 'tests') as team
    where user_id = player and agreed_since(player, team, 'tests', '2026-11-30')
$$;

create function recoveries_to_share(player uuid) returns setof shared_recoveries language sql stable as $$
  select shared_id(team, format('recovery %s %s', user_id, ladder)), team, user_id, ladder, status, stage, since, 0::bigint
    from recovery_stages, sharing_teams(player, 'complaints') as team
    where user_id = player and agreed_since(player, team, 'complaints', '2026-11-30')
$$;

-- As in 0083; places go with tests, and stages with complaints.
create or replace function share_kind(player uuid, kind text, days date[] default null, team uuid default null) returns void language plpgsql as $$
declare
  copies constant text := 'shared_' || kind;
  day_of constant text := case kind when 'complaints' then 'german_day(reported_at)' when 'recoveries' then 'since' else 'day' end;
  part constant text := format('($2 is null or %s = any($2)) and ($3 is null or team_id = $3)', day_of);
  assignments constant text := (select string_agg(format('%1$I = excluded.%1$I', attname), ', ') from pg_attribute
    where attrelid = copies::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'team_id', 'user_id', 'server_version'));
begin
  execute format('
    with wanted as materialized (select * from %1$I($1) where %3$s),
    gone as (delete from %2$I where user_id = $1 and %3$s and id not in (select id from wanted))
    insert into %2$I select * from wanted on conflict (id) do update set %4$s', kind || '_to_share', copies, part, assignments)
    using player, days, team;
  if days is not null or kind in ('places', 'recoveries') then return; end if;
  if kind = 'tests' then perform share_kind(player, 'places', null, team); end if;
  if kind = 'complaints' then perform share_kind(player, 'recoveries', null, team); end if;
  perform show_sharing(player, team);
end $$;

create trigger zzz_share_insert after insert on test_places referencing new table as new_rows
  for each statement execute function share_changes('places', 'day');
create trigger zzz_share_update after update on test_places referencing old table as old_rows new table as new_rows
  for each statement execute function share_changes('places', 'day');
create trigger zzz_share_delete after delete on test_places referencing old table as old_rows
  for each statement execute function share_changes('places', 'day');

create function share_stages() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform share_kind(user_id, 'recoveries') from (select distinct user_id from old_rows) as players;
  else
    perform share_kind(user_id, 'recoveries') from (select distinct user_id from new_rows) as players;
  end if;
  return null;
end $$;
create trigger zzz_share_insert after insert on recovery_stages referencing new table as new_rows
  for each statement execute function share_stages();
create trigger zzz_share_update after update on recovery_stages referencing new table as new_rows
  for each statement execute function share_stages();
create trigger zzz_share_delete after delete on recovery_stages referencing old table as old_rows
  for each statement execute function share_stages();

-- What is worked out goes with what it follows from, and with the sharing.
create function forget_places() returns trigger language plpgsql as $$
begin
  delete from test_places using old_rows where test_id = old_rows.id;
  return null;
end $$;
create trigger zzz_forget_places after delete on fitness_tests referencing old table as old_rows
  for each statement execute function forget_places();

create function forget_stages() returns trigger language plpgsql as $$
begin
  delete from recovery_stages stages using (select distinct user_id, ladder from old_rows) as changed
    where stages.user_id = changed.user_id and stages.ladder = changed.ladder
      and not exists (select from recovery_events left_over where left_over.user_id = stages.user_id and left_over.ladder = stages.ladder);
  return null;
end $$;
create trigger zzz_forget_stages after delete on recovery_events referencing old table as old_rows
  for each statement execute function forget_stages();

create function forget_after_truncate() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'fitness_tests' then delete from test_places; else delete from recovery_stages; end if;
  return null;
end $$;
create trigger zzz_forget after truncate on fitness_tests for each statement execute function forget_after_truncate();
create trigger zzz_forget after truncate on recovery_events for each statement execute function forget_after_truncate();

create function forget_worked_out() returns trigger language plpgsql as $$
begin
  delete from test_places where user_id = old.user_id and not exists (select from sharing_teams(old.user_id, 'tests'));
  delete from recovery_stages where user_id = old.user_id and not exists (select from sharing_teams(old.user_id, 'complaints'));
  return null;
end $$;
create trigger zzz_forget_worked_out after update of shared_kinds on team_members for each row
  when (not old.shared_kinds <@ new.shared_kinds) execute function forget_worked_out();

create function end_worked_out() returns trigger language plpgsql as $$
begin
  delete from shared_places where team_id = old.team_id and user_id = old.user_id;
  delete from shared_recoveries where team_id = old.team_id and user_id = old.user_id;
  delete from test_places where user_id = old.user_id and not exists (select from sharing_teams(old.user_id, 'tests'));
  delete from recovery_stages where user_id = old.user_id and not exists (select from sharing_teams(old.user_id, 'complaints'));
  return null;
end $$;
create trigger zzz_end_worked_out after delete on memberships for each row execute function end_worked_out();

-- Out of the log as well.
drop index shape_log_copies;
create index shape_log_copies on shape_log (key)
  where table_name in ('shared_trainings', 'shared_loads', 'shared_tests', 'shared_complaints', 'shared_readiness', 'shared_places',
    'shared_recoveries', 'team_members', 'team_attendance', 'team_assignees', 'team_test_values', 'team_guests', 'team_comments', 'session_comments');
create trigger zzz_scrub after delete on shared_places referencing old table as old_rows
  for each statement execute function scrub_copies();
create trigger zzz_scrub after delete on shared_recoveries referencing old table as old_rows
  for each statement execute function scrub_copies();

-- As in 0093, and recoveries.
create or replace function writes_for_teams(groups jsonb) returns boolean language sql immutable as $$
  select exists (select from jsonb_array_elements(groups) as mutation_group
    where mutation_group ->> 'team' is not null or mutation_group ->> 'table' in ('completed_sessions', 'scheduled_sessions',
      'handball_loads', 'fitness_tests', 'complaints', 'recovery_events', 'readiness_checks', 'assignments', 'session_comments',
      'sharing_consents', 'health_consents', 'profiles', 'users', 'trainingsplanreal'))
$$;
