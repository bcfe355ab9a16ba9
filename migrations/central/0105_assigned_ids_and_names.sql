-- side: central
-- Of assignments (0089): nobody else takes the ids of the plan that accepting makes, a coach's name ends with his account, and under 16 coaches
-- see how often something was done where parents and player share trainings. Reasons: server/decisions/0074-assigned-ids-and-names.md.

-- IDS

-- The ids that follow from an assignment's share its first 96 bits (`derivedId` in packages/db/commands/answer-assignment.ts).
create function first_assigned_id(id uuid) returns uuid language sql immutable as $$ select (left(id::text, 28) || '00000000')::uuid $$;
create function last_assigned_id(id uuid) returns uuid language sql immutable as $$ select (left(id::text, 28) || 'ffffffff')::uuid $$;

-- Argument: the column with the owner.
create function refuse_assigned_ids() returns trigger language plpgsql as $$
declare
  is_taken boolean;
begin
  if not exists (select from assignments) then return null; end if;
  execute format('
    select exists (select from new_rows join assignments assigned
      on assigned.id between first_assigned_id(new_rows.id) and last_assigned_id(new_rows.id) and assigned.user_id <> new_rows.%I)', tg_argv[0])
    into is_taken;
  if is_taken then raise exception 'the id is of somebody else''s assignment' using errcode = '23000'; end if;
  return null;
end $$;
create trigger zzz_assigned_ids after insert on trainingsplanreal referencing new table as new_rows
  for each statement execute function refuse_assigned_ids('user_id');
create trigger zzz_assigned_ids after insert on sessions referencing new table as new_rows
  for each statement execute function refuse_assigned_ids('user_id');
create trigger zzz_assigned_ids after insert on warmup_uebungen referencing new table as new_rows
  for each statement execute function refuse_assigned_ids('user_id');
create trigger zzz_assigned_ids after insert on haupt_uebungen referencing new table as new_rows
  for each statement execute function refuse_assigned_ids('user_id');
create trigger zzz_assigned_ids after insert on cooldown_uebungen referencing new table as new_rows
  for each statement execute function refuse_assigned_ids('user_id');
create trigger zzz_assigned_ids after insert on scheduled_sessions referencing new table as new_rows
  for each statement execute function refuse_assigned_ids('user_id');
create trigger zzz_assigned_ids after insert on trainingsplan_generierung referencing new table as new_rows
  for each statement execute function refuse_assigned_ids('benutzer_id');

-- An assignment whose ids are taken could not be accepted. The player's own rows may be there: it was taken back, and is sent again.
create function refuse_taken_ids() returns trigger language plpgsql as $$
begin
  if exists (
    select from new_rows join team_members member on member.id = member_id,
      lateral (select first_assigned_id(new_rows.id) as low, last_assigned_id(new_rows.id) as high) as ids
    where exists (select from trainingsplanreal where id between low and high and user_id <> member.user_id)
      or exists (select from sessions where id between low and high and user_id <> member.user_id)
      or exists (select from warmup_uebungen where id between low and high and user_id <> member.user_id)
      or exists (select from haupt_uebungen where id between low and high and user_id <> member.user_id)
      or exists (select from cooldown_uebungen where id between low and high and user_id <> member.user_id)
      or exists (select from scheduled_sessions where id between low and high and user_id <> member.user_id)
      or exists (select from trainingsplan_generierung where id between low and high and benutzer_id <> member.user_id)) then
    raise check_violation using message = 'the ids of the assignment are taken';
  end if;
  return null;
end $$;
create trigger zzz_assigned_ids after insert on team_assignees referencing new table as new_rows
  for each statement execute function refuse_taken_ids();

-- NAMES

-- Which account a coach's name on an assignment or a test value is of.
create table named_coaches (
  row_id uuid primary key,
  user_id uuid not null references users (id) on delete cascade
);
create index named_coaches_user on named_coaches (user_id);
insert into named_coaches (row_id, user_id)
  select distinct on (row.id) row.id, users.id from (
    select id, team_id, coach_name from team_assignments union all select id, team_id, coach_name from team_test_values) as row
    join memberships using (team_id) join users on users.id = user_id and full_name = coach_name
    where memberships.role <> 'player' order by row.id, users.id;

-- As in 0089, and whose name it is.
create or replace function name_coach() returns trigger language plpgsql as $$
declare
  coach constant users := (select users from users where id = nullif(current_setting('anwurf.acting_user', true), '')::uuid);
begin
  new.coach_name := coalesce(coach.full_name, '');
  if coach.id is not null then insert into named_coaches values (new.id, coach.id) on conflict do nothing; end if;
  return new;
end $$;

create function forget_named_row() returns trigger language plpgsql as $$
begin
  delete from named_coaches using old_rows where row_id = old_rows.id;
  return null;
end $$;
create trigger zzz_forget_name after delete on team_assignments referencing old table as old_rows
  for each statement execute function forget_named_row();
create trigger zzz_forget_name after delete on team_test_values referencing old table as old_rows
  for each statement execute function forget_named_row();

-- As in 0023. Rows whose order says which of them counts keep their version while a name is taken out of them.
create or replace function set_server_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    new.server_version := old.server_version;
    if new *= old then return null; end if;
    if current_setting('anwurf.keeps_version', true) = 'on' then return new; end if;
  end if;
  new.server_version := nextval('server_version_seq');
  return new;
end $$;

-- Takes the name of an account that ends out of what it sent and measured, also of what the log still holds of it.
create function forget_coach_name() returns trigger language plpgsql as $$
declare
  owners uuid[];
  days uuid[];
  tables constant text[] := array['team_assignments', 'assignments', 'team_test_values', 'measured_tests'];
  no_name constant jsonb := '{"coach_name": ""}';
begin
  owners := array(
    select team_id from named_coaches join team_assignments on id = row_id where user_id = old.id
    union select team_id from named_coaches join team_test_values on id = row_id where user_id = old.id
    union select team_id from memberships where user_id = old.id and role <> 'player');
  if owners = '{}' then return old; end if;
  owners := array(select unnest(owners) union select user_id from memberships where team_id = any(owners));
  perform lock_owners(owners);

  update assignments set coach_name = '' from team_assignees assignee join named_coaches named on named.row_id = assignment_id
    where assignments.id = assignee.id and named.user_id = old.id and coach_name <> '';
  update team_assignments sent set coach_name = '' from named_coaches named
    where named.row_id = sent.id and named.user_id = old.id and coach_name <> '';
  perform set_config('anwurf.keeps_version', 'on', true);
  with forgotten as (
    update team_test_values value set coach_name = '' from named_coaches named
      where named.row_id = value.id and named.user_id = old.id and coach_name <> '' returning test_day_id)
  select array_agg(distinct test_day_id) into days from forgotten;
  perform set_config('anwurf.keeps_version', '', true);
  -- An offer names all who measured: those who are left. Also one whose values the player had taken out of the team.
  update measured_tests offer set coach_name = left(coalesce((
      select string_agg(distinct newest.coach_name, ', ') from (
        select distinct on (value.test) value.coach_name, value.state
        from team_test_values value left join team_guests guest on guest.id = value.guest_id
        where value.test_day_id = offer.test_day_id and coalesce(value.member_id, guest.member_id) = offer.membership_id
        order by value.test, value.server_version desc) as newest
      where newest.coach_name <> '' and newest.state = 'measured'), ''), 200)
    where offer.test_day_id = any(days) or coalesce(old.full_name, '') <> '' and position(old.full_name in offer.coach_name) > 0
      and offer.test_day_id in (select id from team_test_days where team_id = any(owners));
  update shape_log set value = (value::jsonb || no_name)::json, old_value = (old_value::jsonb || no_name)::json
    where owner = any(owners) and table_name = any(tables) and coalesce(old.full_name, '') <> ''
      and position(old.full_name in coalesce(value ->> 'coach_name', '') || coalesce(old_value ->> 'coach_name', '')) > 0;
  return old;
end $$;
create trigger a_forget_coach_name before delete on users for each row execute function forget_coach_name();

-- UNDER 16

-- As in 0097; under 16 where trainings are shared, to which the parents agree (0095), and not otherwise.
create or replace function show_assigned(player uuid) returns void language sql as $$
  with accepted as (
    select id, not is_under_16(player) or shares(player, team_id, 'trainings') as is_seen
    from assignments where user_id = player and answer = 'accepted'),
  trained as (
    select assigned.id, count(finished.id)::smallint as done, max(finished.local_day) as last_day,
      (array_agg(finished.effort order by finished.completed_at desc) filter (where finished.id is not null))[1] as effort
    from accepted assigned left join sessions on sessions.plan_id = assigned.id and sessions.user_id = player and is_seen
      left join completed_sessions finished on finished.session_id = sessions.id and finished.user_id = player
    group by assigned.id)
  update team_assignees set done = trained.done, last_done_on = last_day, last_effort = effort from trained
    where team_assignees.id = trained.id and (team_assignees.done, last_done_on, last_effort) is distinct from (trained.done, last_day, effort)
$$;

-- Follows what is shared. What the log holds of it goes under 16 when trainings are no longer shared.
create function show_assigned_as_shared() returns trigger language plpgsql as $$
declare
  nothing constant jsonb := '{"done": "0", "last_done_on": null, "last_effort": null}';
begin
  if not is_under_16(new.user_id) then return null; end if;
  perform show_assigned(new.user_id);
  if not 'trainings' = any(new.shared_kinds) then
    update shape_log set value = (value::jsonb || nothing)::json, old_value = (old_value::jsonb || nothing)::json
      where owner = new.team_id and table_name = 'team_assignees' and op <> 'delete'
        and key in (select id from team_assignees where member_id = new.id);
  end if;
  return null;
end $$;
create trigger zzz_show_assigned after update of shared_kinds on team_members for each row
  when ('trainings' = any(old.shared_kinds) <> ('trainings' = any(new.shared_kinds))) execute function show_assigned_as_shared();

-- As in 0095, and what coaches saw of assignments.
create or replace function share_at_age() returns trigger language plpgsql as $$
begin
  perform end_sharing(new.id);
  if exists (select from assignments where user_id = new.id) then perform show_assigned(new.id); end if;
  return null;
end $$;
