-- One repetition is the maximum itself, not an estimate of it.
create or replace function estimated_maximum(moved float8, reps integer) returns float8 language sql immutable as $$
  select case when moved > 0 and reps = 1 then moved when moved > 0 and reps between 2 and 12 then moved * (1 + reps / 30.0::float8) end
$$;

-- Sums of what was logged with one.
do $$
declare
  touched record;
begin
  select array_agg(workout_id) as workouts, array_agg(exercise_name) as names, array_agg(first_at) as times into touched
  from (
    select workout_id, exercise_name, min(created_at) as first_at from workout_tracking where reps = 1 group by workout_id, exercise_name) sets;
  if touched.workouts is not null then
    perform refresh_exercise_workouts(touched.workouts, touched.names);
    perform mark_advances_of(touched.workouts, touched.names, touched.times);
  end if;
end $$;
