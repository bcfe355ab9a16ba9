-- side: central
-- Readiness is stored with a consent of its own, and shared by the rules of 0077.

-- As in 0052; the yes to the daily answers needs no other. Under 16 there is none: the parents are not asked about it.
create or replace function has_health_consent(player uuid, wanted text) returns boolean language sql stable as $$
  select coalesce((select granted from health_consents where user_id = player and purpose = wanted
      order by decided_at desc, server_version desc, id desc limit 1), false)
    and (wanted in ('coaching', 'readiness') or coalesce((select granted from health_consents where user_id = player and purpose = 'coaching'
      order by decided_at desc, server_version desc, id desc limit 1), false))
    and (not is_under_16(player) or wanted = 'coaching' and has_parental_consent(player))
$$;

-- As in 0048. Arguments: the column with the player, and the purpose.
create or replace function require_health_consent() returns trigger language plpgsql as $$
begin
  if not has_health_consent((to_jsonb(new) ->> tg_argv[0])::uuid, coalesce(tg_argv[1], 'coaching')) then
    raise exception 'health data without consent' using errcode = '23H01';
  end if;
  return new;
end $$;
create trigger b_consent before insert or update on readiness_checks
  for each row execute function require_health_consent('user_id', 'readiness');

-- Removes a player's daily answers, and what the log still holds of them; as `remove_health_data` does with the others.
create function remove_readiness(player uuid) returns void language plpgsql as $$
begin
  perform lock_owners(array[player]);
  delete from readiness_checks where user_id = player;
  delete from shape_log where owner = player and op <> 'delete' and table_name = 'readiness_checks';
  update shape_log set value = json_build_object('id', key) where owner = player and op = 'delete' and table_name = 'readiness_checks';
end $$;

-- As in 0048, by purpose.
create or replace function end_health_consents() returns trigger language plpgsql as $$
begin
  perform remove_health_data(user_id) from (
    select distinct user_id from new_rows where purpose = 'coaching' and not granted) as ended
    where not has_health_consent(user_id, 'coaching');
  perform remove_readiness(user_id) from (
    select distinct user_id from new_rows where purpose = 'readiness' and not granted) as ended
    where not has_health_consent(user_id, 'readiness');
  return null;
end $$;

-- SHARING

-- Of several rows of a day the newest counts.
create function readiness_to_share(player uuid) returns setof shared_readiness language sql stable as $$
  select shared_id(team, format('readiness %s %s', user_id, day)), team, user_id, day, sleep + fatigue + soreness + stress + mood, 0::bigint
    from (select distinct on (day) * from readiness_checks where user_id = player
      order by day, least(noted_at, clock_timestamp()) desc, server_version desc, id desc) as newest,
    sharing_teams(player, 'readiness') as team
$$;

create or replace function share_everything(player uuid) returns void language sql as $$
  select share_kind(player, kind) from unnest(array['trainings', 'loads', 'tests', 'complaints', 'readiness']) as kind
$$;

-- As in 0083.
create or replace function show_sharing(player uuid, only_team uuid default null) returns void language sql as $$
  with shared as (
    select id, array(select kind from unnest(array['complaints', 'loads', 'readiness', 'tests', 'trainings']) as kind
      where member.role = 'player' and shares(player, member.team_id, kind)) as kinds
    from team_members member where user_id = player and (only_team is null or team_id = only_team)),
  wanted as (select id, kinds, case when 'trainings' = any(kinds) then week_sessions_of(player) end as sessions from shared)
  update team_members set shared_kinds = kinds, week_sessions = sessions from wanted
    where team_members.id = wanted.id and (shared_kinds, week_sessions) is distinct from (kinds, sessions)
$$;

create trigger zzz_share_insert after insert on readiness_checks referencing new table as new_rows
  for each statement execute function share_changes('readiness', 'day');
create trigger zzz_share_update after update on readiness_checks referencing old table as old_rows new table as new_rows
  for each statement execute function share_changes('readiness', 'day');
create trigger zzz_share_delete after delete on readiness_checks referencing old table as old_rows
  for each statement execute function share_changes('readiness', 'day');
create trigger zzz_share_truncate after truncate on readiness_checks
  for each statement execute function share_after_truncate('readiness');
drop trigger zzz_share_truncate on sharing_consents;
create trigger zzz_share_truncate after truncate on sharing_consents
  for each statement execute function share_after_truncate('trainings loads tests complaints readiness');

-- Copies go with the membership, as those of 0077 do.
create function end_shared_readiness() returns trigger language plpgsql as $$
begin
  delete from shared_readiness where team_id = old.team_id and user_id = old.user_id;
  return null;
end $$;
create trigger zzz_end_readiness after delete on memberships for each row execute function end_shared_readiness();

drop index shape_log_copies;
create index shape_log_copies on shape_log (key)
  where table_name in ('shared_trainings', 'shared_loads', 'shared_tests', 'shared_complaints', 'shared_readiness', 'team_members', 'team_attendance');
create trigger zzz_scrub after delete on shared_readiness referencing old table as old_rows
  for each statement execute function scrub_copies();

-- As in 0083, and readiness.
create or replace function writes_for_teams(groups jsonb) returns boolean language sql immutable as $$
  select exists (select from jsonb_array_elements(groups) as mutation_group
    where mutation_group ->> 'team' is not null or mutation_group ->> 'table' in ('completed_sessions', 'scheduled_sessions',
      'handball_loads', 'fitness_tests', 'complaints', 'readiness_checks', 'sharing_consents', 'health_consents', 'profiles', 'users',
      'trainingsplanreal'))
$$;
