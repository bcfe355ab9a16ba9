-- side: central
-- Comments on a session (0092): about whom a coach writes, what a player answers, and what goes with the sharing of trainings.

create index team_comments_member on team_comments (member_id);
create index team_comments_training on team_comments (training_id);
create index team_comments_assignee on team_comments (assignee_id);
create index team_comments_author on team_comments (author_id);
create index session_comments_workout on session_comments (workout_id);
create index session_comments_assignment on session_comments (assignment_id);
create index comment_reads_thread on comment_reads (thread);

-- A coach writes to a player who shares his trainings, about one of them or about what was assigned to him. Its author is the account that
-- pushes. The copy of a player's entry was checked as his.
create function check_team_comment() returns trigger language plpgsql as $$
declare
  member team_members;
begin
  if new.from_player then return new; end if;
  if num_nonnulls(new.training_id, new.assignee_id) <> 1 then
    raise check_violation using message = 'the comment is about nothing, or about two things';
  end if;
  select * into member from team_members where id = new.member_id;
  if 'trainings' = any(member.shared_kinds) is not true then
    raise check_violation using message = 'the member does not share trainings';
  end if;
  if new.training_id is not null then
    select day into new.day from shared_trainings where id = new.training_id and user_id = member.user_id and state = 'done';
  else
    select coalesce(sent.day, german_day(sent_at)) into new.day
      from team_assignees assignee join team_assignments sent on sent.id = assignment_id
      where assignee.id = new.assignee_id and assignee.member_id = new.member_id;
  end if;
  if not found then raise check_violation using message = 'the comment is about something of another member'; end if;
  new.written_at := least(new.written_at, clock_timestamp());
  new.author_id := nullif(current_setting('anwurf.acting_user', true), '')::uuid;
  new.author_name := coalesce((select full_name from users where id = new.author_id), '');
  return new;
end $$;
create trigger b_comment before insert on team_comments for each row execute function check_team_comment();

-- A player answers coaches with whom he shares his trainings, about one of them or about what they assigned.
create function check_session_comment() returns trigger language plpgsql as $$
begin
  if new.from_team then return new; end if;
  if num_nonnulls(new.workout_id, new.assignment_id) <> 1 then
    raise check_violation using message = 'the comment is about nothing, or about two things';
  end if;
  if not exists (select from team_members where team_id = new.team_id and user_id = new.user_id and 'trainings' = any(shared_kinds)) then
    raise check_violation using message = 'the player does not share trainings';
  end if;
  if new.workout_id is not null then
    select day into new.day from shared_trainings
      where id = shared_id(new.team_id, 'completed ' || new.workout_id) and user_id = new.user_id;
  else
    select coalesce(day, german_day(sent_at)) into new.day from assignments
      where id = new.assignment_id and user_id = new.user_id and team_id = new.team_id;
  end if;
  if not found then raise check_violation using message = 'the team does not see what the comment is about'; end if;
  new.written_at := least(new.written_at, clock_timestamp());
  new.author_name := coalesce((select full_name from users where id = new.user_id), '');
  return new;
end $$;
create trigger b_comment before insert on session_comments for each row execute function check_session_comment();

-- The other side's copies. The two tables copy into each other: a statement without rows ends that.
create function send_team_comments() returns trigger language plpgsql as $$
begin
  if not exists (select from new_rows) then return null; end if;
  insert into session_comments (id, user_id, team_id, workout_id, assignment_id, day, body, written_at, author_name, from_team)
    select new_rows.id, member.user_id, new_rows.team_id, workout.id, assigned.id, new_rows.day, body, written_at, author_name, true
    from new_rows join team_members member on member.id = member_id
      left join completed_sessions workout on training_id is not null and workout.user_id = member.user_id
        and coalesce(local_day, german_day(completed_at)) = new_rows.day
        and shared_id(new_rows.team_id, 'completed ' || workout.id) = training_id
      left join assignments assigned on assigned.id = assignee_id
    where not from_player and num_nonnulls(workout.id, assigned.id) = 1
  on conflict (id) do nothing;
  return null;
end $$;
create trigger zzz_send after insert on team_comments referencing new table as new_rows
  for each statement execute function send_team_comments();

create function send_session_comments() returns trigger language plpgsql as $$
begin
  if not exists (select from new_rows) then return null; end if;
  insert into team_comments (id, team_id, member_id, training_id, assignee_id, day, body, written_at, author_id, author_name, from_player)
    select new_rows.id, new_rows.team_id, member.id,
      case when workout_id is not null then shared_id(new_rows.team_id, 'completed ' || workout_id) end, assignment_id,
      day, body, written_at, new_rows.user_id, author_name, true
    from new_rows join team_members member on member.team_id = new_rows.team_id and member.user_id = new_rows.user_id
    where not from_team
  on conflict (id) do nothing;
  return null;
end $$;
create trigger zzz_send after insert on session_comments referencing new table as new_rows
  for each statement execute function send_session_comments();

-- Most entries of a thread, and of a player in a team: years of answers to every training.
create function bound_comments() returns trigger language plpgsql as $$
begin
  if exists (select from team_comments where training_id in (select training_id from new_rows) group by training_id having count(*) > 40)
      or exists (select from team_comments where assignee_id in (select assignee_id from new_rows) group by assignee_id having count(*) > 40)
      or exists (select from team_comments where member_id in (select member_id from new_rows) group by member_id having count(*) > 4000) then
    raise check_violation using message = 'too many comments';
  end if;
  return null;
end $$;
create trigger zzz_bound after insert on team_comments referencing new table as new_rows
  for each statement execute function bound_comments();

-- Everybody takes back what he wrote himself. Depth 1: a push deletes the row itself; with a training, a membership or an account it goes
-- whoever wrote it.
create function refuse_others_comment() returns trigger language plpgsql as $$
declare
  acting constant uuid := nullif(current_setting('anwurf.acting_user', true), '')::uuid;
begin
  if acting is not null and pg_trigger_depth() = 1 then
    if tg_table_name = 'session_comments' then
      if old.from_team then raise check_violation using message = 'the comment is somebody else''s'; end if;
    elsif old.author_id <> acting then
      raise check_violation using message = 'the comment is somebody else''s';
    end if;
  end if;
  return old;
end $$;
create trigger b_own before delete on team_comments for each row execute function refuse_others_comment();
create trigger b_own before delete on session_comments for each row execute function refuse_others_comment();

-- Taken back on one side, an entry is gone on the other, and with the last one of a thread how far it was read.
create function take_team_comments_back() returns trigger language plpgsql as $$
begin
  if not exists (select from old_rows) then return null; end if;
  delete from session_comments mine using old_rows
    where mine.id = old_rows.id and mine.team_id = old_rows.team_id and mine.from_team <> old_rows.from_player
      and (mine.from_team or mine.user_id = old_rows.author_id);
  delete from comment_reads using old_rows where thread in (old_rows.training_id, old_rows.assignee_id)
    and not exists (select from team_comments left_over where left_over.training_id = thread or left_over.assignee_id = thread);
  return null;
end $$;
create trigger zzz_take_back after delete on team_comments referencing old table as old_rows
  for each statement execute function take_team_comments_back();

create function take_session_comments_back() returns trigger language plpgsql as $$
begin
  if not exists (select from old_rows) then return null; end if;
  delete from team_comments copy using old_rows
    where copy.id = old_rows.id and copy.team_id = old_rows.team_id and copy.from_player and copy.author_id = old_rows.user_id
      and not old_rows.from_team;
  delete from comment_reads own using old_rows where own.user_id = old_rows.user_id and thread in (old_rows.workout_id, old_rows.assignment_id)
    and not exists (select from session_comments left_over
      where left_over.user_id = own.user_id and (left_over.workout_id = thread or left_over.assignment_id = thread));
  return null;
end $$;
create trigger zzz_take_back after delete on session_comments referencing old table as old_rows
  for each statement execute function take_session_comments_back();

-- With the sharing of trainings every thread goes, also those about assignments.
create function forget_comments() returns trigger language plpgsql as $$
begin
  delete from team_comments where member_id = new.id;
  return null;
end $$;
create trigger zzz_forget_comments after update of shared_kinds on team_members for each row
  when ('trainings' = any(old.shared_kinds) and not 'trainings' = any(new.shared_kinds)) execute function forget_comments();

-- Entries of a coach go with his account; with his membership, only how far he read.
create function forget_author() returns trigger language plpgsql as $$
begin
  delete from team_comments where author_id = old.id;
  return null;
end $$;
create trigger zzz_forget_comments after delete on users for each row execute function forget_author();

create function forget_reading() returns trigger language plpgsql as $$
begin
  delete from comment_reads where user_id = old.user_id
    and thread in (select coalesce(training_id, assignee_id) from team_comments where team_id = old.team_id);
  return null;
end $$;
create trigger zzz_forget_reading after delete on memberships for each row when (old.role <> 'player') execute function forget_reading();

-- A device that knows less does not make something unread again.
create function keep_seen() returns trigger language plpgsql as $$
begin
  new.seen_version := greatest(new.seen_version, old.seen_version);
  return new;
end $$;
create trigger b_seen before update on comment_reads for each row execute function keep_seen();

-- Two devices may both begin a thread's row. Nobody follows more threads than this; the oldest are dropped.
create function bound_comment_reads() returns trigger language plpgsql as $$
begin
  delete from comment_reads where id in (
    select id from (
      select id, row_number() over (partition by user_id order by server_version desc) as place
      from comment_reads where user_id in (select user_id from new_rows)) as ranked
    where place > 10000);
  return null;
end $$;
create trigger zzz_bound after insert on comment_reads referencing new table as new_rows
  for each statement execute function bound_comment_reads();

-- Out of the log as well.
drop index shape_log_copies;
create index shape_log_copies on shape_log (key)
  where table_name in ('shared_trainings', 'shared_loads', 'shared_tests', 'shared_complaints', 'shared_readiness', 'team_members',
    'team_attendance', 'team_assignees', 'team_test_values', 'team_guests', 'team_comments', 'session_comments');
create trigger zzz_scrub after delete on team_comments referencing old table as old_rows
  for each statement execute function scrub_copies();

-- As `scrub_copies` (0077), of rows of a user.
create function scrub_own_copies() returns trigger language plpgsql as $$
begin
  execute format('
    with last as (
      select key, max(seq) as seq from shape_log join old_rows on key = id and owner = user_id where table_name = %1$L group by key),
    older as (delete from shape_log using last where shape_log.table_name = %1$L and shape_log.key = last.key and shape_log.seq < last.seq)
    update shape_log set value = json_build_object(''id'', shape_log.key) from last where shape_log.seq = last.seq', tg_table_name);
  return null;
end $$;
create trigger zzz_scrub after delete on session_comments referencing old table as old_rows
  for each statement execute function scrub_own_copies();

-- As in 0089, and comments.
create or replace function writes_for_teams(groups jsonb) returns boolean language sql immutable as $$
  select exists (select from jsonb_array_elements(groups) as mutation_group
    where mutation_group ->> 'team' is not null or mutation_group ->> 'table' in ('completed_sessions', 'scheduled_sessions',
      'handball_loads', 'fitness_tests', 'complaints', 'readiness_checks', 'assignments', 'session_comments', 'sharing_consents',
      'health_consents', 'profiles', 'users', 'trainingsplanreal'))
$$;

-- NAMES OF WHO MEASURED

create trigger b_coach before insert on team_test_values for each row execute function name_coach();

-- As in 0091, and whose values they are.
create or replace function offer_measured(wanted_day uuid, only_member uuid default null) returns void language sql as $$
  with newest as (
    select distinct on (member.id, value.test) member.id as membership, member.user_id, value.test, value.state, value.trials, value.coach_name
    from team_test_values value
      left join team_guests guest on guest.id = value.guest_id
      join team_members member on member.id = coalesce(value.member_id, guest.member_id)
    where value.test_day_id = wanted_day and 'tests' = any(member.shared_kinds) and (only_member is null or member.id = only_member)
    order by member.id, value.test, value.server_version desc),
  offered as (
    select membership, newest.user_id, test_day.id as test_day, test_day.day,
      jsonb_object_agg(test, jsonb_build_object('trials', trials, 'choices', coalesce(test_day.choices -> test, '{}'))) as results,
      left(coalesce(string_agg(distinct coach_name, ', ') filter (where coach_name <> ''), ''), 200) as coach_name
    from newest join team_test_days test_day on test_day.id = wanted_day and test_day.closed_at is not null
    where state = 'measured' and test = any(test_day.tests)
    group by membership, newest.user_id, test_day.id, test_day.day),
  gone as (
    delete from measured_tests offer using team_test_days test_day
      where offer.test_day_id = wanted_day and test_day.id = wanted_day and test_day.closed_at is not null
        and offer.membership_id in (select membership from newest) and offer.membership_id not in (select membership from offered))
  insert into measured_tests (id, user_id, membership_id, test_day_id, day, results, coach_name)
    select gen_random_uuid(), user_id, membership, test_day, day, results, coach_name from offered
  on conflict (membership_id, test_day_id) do update
    set results = excluded.results, day = excluded.day, coach_name = excluded.coach_name, offered_at = now(), revision = least(measured_tests.revision + 1, 10000)
    where (measured_tests.results, measured_tests.day) is distinct from (excluded.results, excluded.day)
$$;
