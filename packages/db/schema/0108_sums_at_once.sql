-- A log that comes as a whole, with the first sync, is summed up in one go instead of workout by workout: the sums of
-- refresh_exercise_workouts. Not one view for both, as Postgres would then make all of them anew for each set.
create function fill_exercise_workouts() returns trigger language plpgsql as $$
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
  return null;
end $$;

create function is_first_log() returns boolean language sql stable as $$ select not exists (select from exercise_workouts) $$;

drop trigger exercise_workouts_of_new_sets on workout_tracking;
create trigger exercise_workouts_of_new_sets after insert on workout_tracking
  referencing new table as new_sets for each statement when (not is_first_log()) execute function keep_exercise_workouts();
create trigger exercise_workouts_of_first_log after insert on workout_tracking
  for each statement when (is_first_log()) execute function fill_exercise_workouts();
