-- A set that was just done is the newest of its exercise: one statement finds its workout's sums and whether it advances. The nine
-- statements of keep_exercise_workouts, for any change, were two fifths of the time in which a set is saved.
create function add_set_to_exercise_workouts(workout uuid, name text, first_at timestamptz) returns void language plpgsql as $$
declare
  is_newest boolean;
begin
  insert into exercise_workouts as kept (workout_id, exercise_name, began_at, is_main, set_count, volume, weight, one_rep_max, reps, seconds,
    metres, advances)
  select workout, name, sums.*,
    sums.weight > coalesce(before.weight, 0) is true
      or sums.one_rep_max > coalesce(before.one_rep_max, 0) is true
      or sums.reps > coalesce(before.reps, 0) is true
      or sums.seconds > coalesce(before.seconds, 0) is true
      or sums.metres > coalesce(before.metres, 0) is true
      or sums.volume > coalesce(before.volume, 0)
  from (
    select min(t.created_at) as began_at, bool_or(coalesce(t.phase, 'main') = 'main') as is_main, count(*)::integer as set_count,
      coalesce(sum(t.weight * (coalesce(t.reps, 0) + coalesce(t.right_amount, 0))), 0)::float8 as volume,
      max(t.weight)::float8 as weight,
      max(case when t.weight > 0 and t.reps between 1 and 12 then t.weight::float8 * (1 + t.reps / 30.0::float8) end) as one_rep_max,
      max(case when t.weight is null then t.reps end)::float8 as reps,
      max(t.duration_seconds)::float8 as seconds,
      max(t.distance_meters)::float8 as metres
    from workout_tracking t where t.workout_id = workout and t.exercise_name = name) sums
  cross join lateral (
    select max(e.weight) as weight, max(e.one_rep_max) as one_rep_max, max(e.reps) as reps, max(e.seconds) as seconds,
      max(e.metres) as metres, max(e.volume) as volume
    from exercise_workouts e
    where e.exercise_name = name and e.advances and e.began_at <= sums.began_at and (e.began_at, e.workout_id) < (sums.began_at, workout)) before
  on conflict (workout_id, exercise_name) do update set
    began_at = excluded.began_at, is_main = excluded.is_main, set_count = excluded.set_count, volume = excluded.volume,
    weight = excluded.weight, one_rep_max = excluded.one_rep_max, reps = excluded.reps, seconds = excluded.seconds,
    metres = excluded.metres, advances = excluded.advances
  returning not exists (
    select from exercise_workouts later
    where later.exercise_name = name and later.began_at >= least(kept.began_at, first_at) and later.workout_id <> workout) into is_newest;
  -- What came after it may advance no more.
  if not is_newest then
    perform mark_advances_of(array[workout], array[name], array[first_at]);
  end if;
end $$;

create function keep_new_sets() returns trigger language plpgsql as $$
declare
  touched record;
begin
  select array_agg(workout_id) as workouts, array_agg(exercise_name) as names, array_agg(first_at) as times into touched
  from (select workout_id, exercise_name, min(created_at) as first_at from new_sets group by workout_id, exercise_name) sets;
  if touched.workouts is null then
    return null;
  end if;
  if cardinality(touched.workouts) = 1 then
    perform add_set_to_exercise_workouts(touched.workouts[1], touched.names[1], touched.times[1]);
  else
    perform refresh_exercise_workouts(touched.workouts, touched.names);
    perform mark_advances_of(touched.workouts, touched.names, touched.times);
  end if;
  return null;
end $$;

drop trigger exercise_workouts_of_new_sets on workout_tracking;
create trigger exercise_workouts_of_new_sets after insert on workout_tracking
  referencing new table as new_sets for each statement when (not is_first_log()) execute function keep_new_sets();
