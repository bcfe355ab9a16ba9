-- A log that comes as a whole, with the first sync, is summed up in one go instead of workout by workout: the sums of
-- refresh_exercise_workouts. Not one view for both, as Postgres would then make all of them anew for each set.
create function fill_exercise_workouts() returns void language plpgsql as $$
begin
  insert into exercise_workouts
  select t.workout_id, t.exercise_name, min(t.created_at), bool_or(coalesce(t.phase, 'main') = 'main'), count(*)::integer,
    coalesce(sum(t.weight * (coalesce(t.reps, 0) + coalesce(t.right_amount, 0))), 0)::float8,
    max(t.weight)::float8,
    max(case when t.weight > 0 and t.reps between 1 and 12 then t.weight::float8 * (1 + t.reps / 30.0::float8) end),
    max(case when t.weight is null then t.reps end)::float8,
    max(t.duration_seconds)::float8,
    max(t.distance_meters)::float8
  from workout_tracking t
  group by t.workout_id, t.exercise_name;
  perform mark_advances(array_agg(exercise_name), array_agg('-infinity'::timestamptz))
  from (select distinct exercise_name from exercise_workouts) known;
end $$;

-- Follows sets that changed: a set that settles, or is sent again, comes back as it was.
create or replace function keep_exercise_workouts() returns trigger language plpgsql as $$
declare
  touched record;
begin
  if tg_op = 'TRUNCATE' then
    truncate exercise_workouts;
    return null;
  elsif tg_op = 'INSERT' and not exists (select from exercise_workouts) then
    perform fill_exercise_workouts();
    return null;
  elsif tg_op = 'INSERT' then
    select array_agg(workout_id) as workouts, array_agg(exercise_name) as names, array_agg(first_at) as times into touched
    from (select workout_id, exercise_name, min(created_at) as first_at from new_sets group by workout_id, exercise_name) sets;
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
  if tg_op <> 'INSERT' then
    delete from exercise_workouts gone using unnest(touched.workouts, touched.names) as left_over (workout_id, exercise_name)
    where gone.workout_id = left_over.workout_id and gone.exercise_name = left_over.exercise_name
      and not exists (
        select from workout_tracking t where t.workout_id = left_over.workout_id and t.exercise_name = left_over.exercise_name);
  end if;
  perform mark_advances_of(touched.workouts, touched.names, touched.times);
  return null;
end $$;
