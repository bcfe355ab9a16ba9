-- The sets and kilograms of each finished workout, which screens over years of training add up by week: a row a workout instead of one an
-- exercise. One under way has none, so that a set costs no more than before.
create table workout_sums (
  workout_id uuid primary key,
  set_count integer not null,
  volume double precision not null
);

-- Brings the sums of finished workouts to their sets of now, once those of their exercises are. The others of `workouts` have none.
create function sum_workouts(workouts uuid[]) returns void language plpgsql as $$
begin
  insert into workout_sums
  select e.workout_id, sum(e.set_count), sum(e.volume) from exercise_workouts e
  where e.workout_id = any(workouts) and exists (select from completed_sessions c where c.workout_id = e.workout_id)
  group by e.workout_id
  on conflict (workout_id) do update set set_count = excluded.set_count, volume = excluded.volume;
  delete from workout_sums kept
  where kept.workout_id = any(workouts)
    and not (exists (select from exercise_workouts e where e.workout_id = kept.workout_id)
      and exists (select from completed_sessions c where c.workout_id = kept.workout_id));
end $$;

create function sum_changed_workouts() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate workout_sums;
  elsif not exists (select from changed) then
    return null;
  elsif tg_op = 'UPDATE' then
    perform sum_workouts(array_agg(workout_id)) from (select workout_id from changed union select workout_id from before) workouts
    where workout_id is not null;
  else
    perform sum_workouts(array_agg(workout_id)) from changed where workout_id is not null;
  end if;
  return null;
end $$;

create trigger workout_sums_of_finished after insert on completed_sessions
  referencing new table as changed for each statement execute function sum_changed_workouts();
create trigger workout_sums_of_changed after update on completed_sessions
  referencing old table as before new table as changed for each statement execute function sum_changed_workouts();
create trigger workout_sums_of_removed after delete on completed_sessions
  referencing old table as changed for each statement execute function sum_changed_workouts();
create trigger workout_sums_of_none after truncate on completed_sessions
  for each statement execute function sum_changed_workouts();

create or replace function keep_new_sets() returns trigger language plpgsql as $$
declare
  touched record;
begin
  select count(*) as sets, (array_agg(workout_id))[1] as workout, min(exercise_name) as name, min(created_at) as first_at into touched
  from new_sets;
  if touched.sets = 1 then
    perform add_set_to_exercise_workouts(touched.workout, touched.name, touched.first_at);
    -- Added to a finished one afterwards.
    if exists (select from completed_sessions where workout_id = touched.workout) then
      perform sum_workouts(array[touched.workout]);
    end if;
  elsif touched.sets > 1 then
    perform keep_many_new_sets(array_agg(workout_id), array_agg(exercise_name), array_agg(first_at))
    from (select workout_id, exercise_name, min(created_at) as first_at from new_sets group by workout_id, exercise_name) sets;
  end if;
  return null;
end $$;

create or replace function keep_many_new_sets(workouts uuid[], names text[], times timestamptz[]) returns void language plpgsql as $$
begin
  perform refresh_exercise_workouts(workouts, names);
  perform sum_workouts(workouts);
  perform mark_advances_of(workouts, names, times);
end $$;

create or replace function keep_exercise_workouts() returns trigger language plpgsql as $$
declare
  touched record;
begin
  if tg_op = 'TRUNCATE' then
    truncate exercise_workouts, workout_sums;
    return null;
  elsif not exists (select from old_sets) then
    return null;
  elsif tg_op = 'DELETE' then
    select array_agg(workout_id) as workouts, array_agg(exercise_name) as names, array_agg(first_at) as times into touched
    from (select workout_id, exercise_name, min(created_at) as first_at from old_sets group by workout_id, exercise_name) sets;
  else
    select array_agg(workout_id) as workouts, array_agg(exercise_name) as names, array_agg(first_at) as times into touched
    from (
      select side.workout_id, side.exercise_name, min(side.created_at) as first_at
      from old_sets was full join new_sets now using (id)
      cross join lateral (values
        (was.workout_id, was.exercise_name, was.created_at), (now.workout_id, now.exercise_name, now.created_at)
      ) as side (workout_id, exercise_name, created_at)
      where side.workout_id is not null
        and (was.workout_id, was.exercise_name, was.phase, was.weight, was.reps, was.right_amount, was.duration_seconds,
            was.distance_meters, was.extra_weight, was.band, was.body_weight, was.set_kind, was.created_at)
          is distinct from (now.workout_id, now.exercise_name, now.phase, now.weight, now.reps, now.right_amount, now.duration_seconds,
            now.distance_meters, now.extra_weight, now.band, now.body_weight, now.set_kind, now.created_at)
      group by side.workout_id, side.exercise_name) sets;
  end if;
  if touched.workouts is null then
    return null;
  end if;
  perform refresh_exercise_workouts(touched.workouts, touched.names);
  delete from exercise_workouts gone using unnest(touched.workouts, touched.names) as left_over (workout_id, exercise_name)
  where gone.workout_id = left_over.workout_id and gone.exercise_name = left_over.exercise_name
    and not exists (
      select from workout_tracking t where t.workout_id = left_over.workout_id and t.exercise_name = left_over.exercise_name);
  perform sum_workouts(touched.workouts);
  perform mark_advances_of(touched.workouts, touched.names, touched.times);
  return null;
end $$;

create function fill_workout_sums() returns trigger language plpgsql as $$
begin
  insert into workout_sums
  select workout_id, sum(set_count), sum(volume) from exercise_workouts
  where workout_id in (select workout_id from completed_sessions) group by workout_id;
  return null;
end $$;

-- By its name it comes after the one that fills `exercise_workouts`.
create trigger workout_sums_of_first_log after insert on workout_tracking
  for each statement when (is_first_log()) execute function fill_workout_sums();

-- The log of an older store.
insert into workout_sums
select workout_id, sum(set_count), sum(volume) from exercise_workouts
where workout_id in (select workout_id from completed_sessions) group by workout_id;
