-- A log that comes as a whole: one pass finds which workouts advanced while the sums are made, instead of marking them exercise by
-- exercise and row by row afterwards. The rule is mark_advances' own, with nothing before the log.
create or replace function fill_exercise_workouts() returns trigger language plpgsql as $$
begin
  insert into exercise_workouts (workout_id, exercise_name, began_at, is_main, set_count, volume, weight, one_rep_max, reps, seconds, metres,
    advances)
  select workout_id, exercise_name, began_at, is_main, set_count, volume, weight, one_rep_max, reps, seconds, metres,
    weight > coalesce(max(weight) over earlier, 0) is true
      or one_rep_max > coalesce(max(one_rep_max) over earlier, 0) is true
      or reps > coalesce(max(reps) over earlier, 0) is true
      or seconds > coalesce(max(seconds) over earlier, 0) is true
      or metres > coalesce(max(metres) over earlier, 0) is true
      or volume > coalesce(max(volume) over earlier, 0)
  from (
    select t.workout_id, t.exercise_name, min(t.created_at) as began_at, bool_or(coalesce(t.phase, 'main') = 'main') as is_main,
      count(*)::integer as set_count,
      coalesce(sum(t.weight * (coalesce(t.reps, 0) + coalesce(t.right_amount, 0))), 0)::float8 as volume,
      max(t.weight)::float8 as weight,
      max(case when t.weight > 0 and t.reps between 1 and 12 then t.weight::float8 * (1 + t.reps / 30.0::float8) end) as one_rep_max,
      max(case when t.weight is null then t.reps end)::float8 as reps,
      max(t.duration_seconds)::float8 as seconds,
      max(t.distance_meters)::float8 as metres
    from workout_tracking t
    group by t.workout_id, t.exercise_name) sums
  window earlier as (
    partition by exercise_name order by began_at, workout_id rows between unbounded preceding and 1 preceding);
  return null;
end $$;
