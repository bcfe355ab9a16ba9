-- An upsert fires the triggers of both, inserts and updates, so that each set that is saved asks three of these functions in vain, and the
-- executor starts before it finds nothing: a look comes first. Of one set, which is the rule, nothing need be grouped.
create or replace function keep_new_sets() returns trigger language plpgsql as $$
declare
  touched record;
begin
  select count(*) as sets, (array_agg(workout_id))[1] as workout, min(exercise_name) as name, min(created_at) as first_at into touched
  from new_sets;
  if touched.sets = 1 then
    perform add_set_to_exercise_workouts(touched.workout, touched.name, touched.first_at);
  elsif touched.sets > 1 then
    perform keep_many_new_sets(array_agg(workout_id), array_agg(exercise_name), array_agg(first_at))
    from (select workout_id, exercise_name, min(created_at) as first_at from new_sets group by workout_id, exercise_name) sets;
  end if;
  return null;
end $$;

create function keep_many_new_sets(workouts uuid[], names text[], times timestamptz[]) returns void language plpgsql as $$
begin
  perform refresh_exercise_workouts(workouts, names);
  perform mark_advances_of(workouts, names, times);
end $$;

create or replace function keep_exercise_workouts() returns trigger language plpgsql as $$
declare
  touched record;
begin
  if tg_op = 'TRUNCATE' then
    truncate exercise_workouts;
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
            was.distance_meters, was.created_at)
          is distinct from (now.workout_id, now.exercise_name, now.phase, now.weight, now.reps, now.right_amount, now.duration_seconds,
            now.distance_meters, now.created_at)
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
  perform mark_advances_of(touched.workouts, touched.names, touched.times);
  return null;
end $$;

create or replace function count_trained_exercises() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate trained_exercises;
  elsif not exists (select from workouts) then
    return null;
  elsif tg_op = 'INSERT' then
    insert into trained_exercises select exercise_name, count(*) from workouts group by exercise_name
    on conflict (exercise_name) do update set workouts = trained_exercises.workouts + excluded.workouts;
  else
    update trained_exercises known set workouts = known.workouts - gone.count
    from (select exercise_name, count(*) from workouts group by exercise_name) gone where gone.exercise_name = known.exercise_name;
    delete from trained_exercises where workouts = 0;
  end if;
  return null;
end $$;

-- In this language the plan is kept; the other makes it anew for each statement.
create or replace function is_first_log() returns boolean language plpgsql stable as $$
begin
  return not exists (select from exercise_workouts);
end $$;
