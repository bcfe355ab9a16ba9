-- side: central
-- Keeps the squad's row of a player equal to what he shares (0082).

alter table team_members add check (is_text_list(shared_kinds, 20));

-- Sessions a week of the plan that a player follows, by the rule of the device (`currentPlanId`); null: none, or it does not say.
create function week_sessions_of(player uuid) returns smallint language sql stable as $$
  select sessions_per_week from trainingsplanreal where user_id = player and archived_at is null
  order by chosen_at is null, chosen_at desc, case when chosen_at is null then created_at end, created_at desc, id desc limit 1
$$;

-- Makes a player's rows in his squads equal to what he shares; `only_team`: that one alone.
create function show_sharing(player uuid, only_team uuid default null) returns void language sql as $$
  with shared as (
    select id, array(select kind from unnest(array['complaints', 'loads', 'tests', 'trainings']) as kind
      where member.role = 'player' and shares(player, member.team_id, kind)) as kinds
    from team_members member where user_id = player and (only_team is null or team_id = only_team)),
  wanted as (select id, kinds, case when 'trainings' = any(kinds) then week_sessions_of(player) end as sessions from shared)
  update team_members set shared_kinds = kinds, week_sessions = sessions from wanted
    where team_members.id = wanted.id and (shared_kinds, week_sessions) is distinct from (kinds, sessions)
$$;

-- As in 0077; behind every decision, which is a change of all days, the squad's row follows.
create or replace function share_kind(player uuid, kind text, days date[] default null, team uuid default null) returns void language plpgsql as $$
declare
  copies constant text := 'shared_' || kind;
  day_of constant text := case kind when 'complaints' then 'german_day(reported_at)' else 'day' end;
  part constant text := format('($2 is null or %s = any($2)) and ($3 is null or team_id = $3)', day_of);
  assignments constant text := (select string_agg(format('%1$I = excluded.%1$I', attname), ', ') from pg_attribute
    where attrelid = copies::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'team_id', 'user_id', 'server_version'));
begin
  execute format('
    with wanted as materialized (select * from %1$I($1) where %3$s),
    gone as (delete from %2$I where user_id = $1 and %3$s and id not in (select id from wanted))
    insert into %2$I select * from wanted on conflict (id) do update set %4$s', kind || '_to_share', copies, part, assignments)
    using player, days, team;
  if days is null then perform show_sharing(player, team); end if;
end $$;

-- Statements, not rows: an import writes many plans.
create function show_plan() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform show_sharing(user_id) from (select distinct user_id from old_rows join memberships using (user_id)) as players;
  else
    perform show_sharing(user_id) from (select distinct user_id from new_rows join memberships using (user_id)) as players;
  end if;
  return null;
end $$;
create trigger zzz_share_insert after insert on trainingsplanreal referencing new table as new_rows
  for each statement execute function show_plan();
create trigger zzz_share_update after update on trainingsplanreal referencing old table as old_rows new table as new_rows
  for each statement execute function show_plan();
create trigger zzz_share_delete after delete on trainingsplanreal referencing old table as old_rows
  for each statement execute function show_plan();
create trigger zzz_share_truncate after truncate on trainingsplanreal
  for each statement execute function share_after_truncate('trainings');

-- As in 0077, and plans.
create or replace function writes_for_teams(groups jsonb) returns boolean language sql immutable as $$
  select exists (select from jsonb_array_elements(groups) as mutation_group
    where mutation_group ->> 'team' is not null or mutation_group ->> 'table' in ('completed_sessions', 'scheduled_sessions',
      'handball_loads', 'fitness_tests', 'complaints', 'sharing_consents', 'health_consents', 'profiles', 'users', 'trainingsplanreal'))
$$;

select show_sharing(user_id) from (select distinct user_id from memberships) as players;
