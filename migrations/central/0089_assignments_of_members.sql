-- side: central
-- Carries assignments from coaches to players, and their answers back.

alter table team_assignments add check (char_length(content::text) <= 100000);
alter table assignments add check (char_length(content::text) <= 100000);
create index team_assignees_assignment on team_assignees (assignment_id);
create index team_assignees_member on team_assignees (member_id);

-- As in 0077, and who pushes, for what the server writes down about it.
create or replace function apply_push(acting_user uuid, pushed_origin uuid, groups jsonb) returns setof push_answer language plpgsql as $$
begin
  if writes_for_teams(groups) then
    perform lock_teams_of(acting_user, exists (select from jsonb_array_elements(groups) as one where one ->> 'team' is not null));
  else
    perform lock_owners(array[acting_user]);
  end if;
  if exists (select from sync_finished_origins where user_id = acting_user and origin = pushed_origin) then
    return query select (member ->> 'place')::integer, 'applied', null::text, null::text, null::text, '0'
      from jsonb_array_elements(groups) as mutation_group, jsonb_array_elements(mutation_group -> 'mutations') as member
      order by 1;
    return;
  end if;
  perform set_config('anwurf.origin', coalesce(pushed_origin::text, ''), true);
  perform set_config('anwurf.acting_user', acting_user::text, true);
  return query select * from apply_mutations(acting_user, groups);
end $$;

-- As in 0087, and answers.
create or replace function writes_for_teams(groups jsonb) returns boolean language sql immutable as $$
  select exists (select from jsonb_array_elements(groups) as mutation_group
    where mutation_group ->> 'team' is not null or mutation_group ->> 'table' in ('completed_sessions', 'scheduled_sessions',
      'handball_loads', 'fitness_tests', 'complaints', 'readiness_checks', 'assignments', 'sharing_consents', 'health_consents', 'profiles',
      'users', 'trainingsplanreal'))
$$;

create function name_coach() returns trigger language plpgsql as $$
begin
  new.coach_name := coalesce((
    select full_name from users where id = nullif(current_setting('anwurf.acting_user', true), '')::uuid), '');
  return new;
end $$;
create trigger b_coach before insert on team_assignments for each row execute function name_coach();

-- Most assignments of a team, players of one, and open ones of a player in a team.
create function bound_assignments() returns trigger language plpgsql as $$
begin
  if exists (select from team_assignments where team_id in (select team_id from new_rows) group by team_id having count(*) > 500) then
    raise check_violation using message = 'the team has too many assignments';
  end if;
  return null;
end $$;
create trigger zzz_bound after insert on team_assignments referencing new table as new_rows
  for each statement execute function bound_assignments();

create function bound_assignees() returns trigger language plpgsql as $$
begin
  if exists (select from team_assignees where assignment_id in (select assignment_id from new_rows)
        group by assignment_id having count(*) > 100)
      or exists (select from team_assignees where member_id in (select member_id from new_rows) and answer is null
        group by member_id having count(*) > 30) then
    raise check_violation using message = 'too many assignments';
  end if;
  return null;
end $$;
create trigger zzz_bound after insert on team_assignees referencing new table as new_rows
  for each statement execute function bound_assignees();

-- To the player; nobody else of the team gets one.
create function send_assignments() returns trigger language plpgsql as $$
begin
  insert into assignments (id, user_id, team_id, title, note, day, content, sent_at, coach_name)
    select new_rows.id, member.user_id, sent.team_id, sent.title, sent.note, sent.day, sent.content, sent.sent_at, sent.coach_name
    from new_rows join team_assignments sent on sent.id = assignment_id join team_members member on member.id = member_id
    where member.role = 'player'
  on conflict (id) do nothing;
  return null;
end $$;
create trigger zzz_send after insert on team_assignees referencing new table as new_rows
  for each statement execute function send_assignments();

-- Taken back, or with the membership: what the player has not accepted is gone; a plan that he made of it is his.
create function take_assignments_back() returns trigger language plpgsql as $$
begin
  delete from assignments using old_rows where assignments.id = old_rows.id;
  return null;
end $$;
create trigger zzz_take_back after delete on team_assignees referencing old table as old_rows
  for each statement execute function take_assignments_back();

-- How often a player has done what he accepted. Under 16 nobody learns it: the parents were not asked (0077).
create function show_assigned(player uuid) returns void language sql as $$
  with trained as (
    select assigned.id, count(finished.id)::smallint as done, max(finished.local_day) as last_day,
      (array_agg(finished.effort order by finished.completed_at desc))[1] as effort
    from assignments assigned left join sessions on sessions.plan_id = assigned.id and sessions.user_id = player
      left join completed_sessions finished on finished.session_id = sessions.id and finished.user_id = player
    where assigned.user_id = player and assigned.answer = 'accepted' and not is_under_16(player) group by assigned.id)
  update team_assignees set done = trained.done, last_done_on = last_day, last_effort = effort from trained
    where team_assignees.id = trained.id and (team_assignees.done, last_done_on, last_effort) is distinct from (trained.done, last_day, effort)
$$;

create function answer_assignments() returns trigger language plpgsql as $$
begin
  update team_assignees set answer = new_rows.answer, answered_at = new_rows.answered_at,
      comment = case when is_under_16(new_rows.user_id) then null else new_rows.comment end
    from new_rows where team_assignees.id = new_rows.id;
  perform show_assigned(user_id) from (select distinct user_id from new_rows where answer = 'accepted') as players;
  return null;
end $$;
create trigger zzz_answer after update on assignments referencing new table as new_rows
  for each statement execute function answer_assignments();

create function show_assigned_after_training() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform show_assigned(user_id) from (select distinct user_id from old_rows join assignments using (user_id)) as players;
  else
    perform show_assigned(user_id) from (select distinct user_id from new_rows join assignments using (user_id)) as players;
  end if;
  return null;
end $$;
create trigger zzz_assigned_insert after insert on completed_sessions referencing new table as new_rows
  for each statement execute function show_assigned_after_training();
create trigger zzz_assigned_update after update on completed_sessions referencing new table as new_rows
  for each statement execute function show_assigned_after_training();
create trigger zzz_assigned_delete after delete on completed_sessions referencing old table as old_rows
  for each statement execute function show_assigned_after_training();

-- Comments out of the log as well.
drop index shape_log_copies;
create index shape_log_copies on shape_log (key)
  where table_name in ('shared_trainings', 'shared_loads', 'shared_tests', 'shared_complaints', 'shared_readiness', 'team_members',
    'team_attendance', 'team_assignees');
create trigger zzz_scrub after delete on team_assignees referencing old table as old_rows
  for each statement execute function scrub_copies();
