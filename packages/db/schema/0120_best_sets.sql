-- The best set of each workout in an exercise, which screens show of every workout of it: the heaviest counted one; among equal ones the one
-- with the larger measured value. Found anew, it took the sets of years to be sorted.
alter table exercise_workouts add column best_set uuid;

create or replace function refresh_exercise_workouts(workouts uuid[], names text[]) returns void language plpgsql as $$
begin
  insert into exercise_workouts (workout_id, exercise_name, began_at, is_main, set_count, volume, weight, one_rep_max, reps, seconds, metres,
    best_set)
  select touched.workout_id, touched.exercise_name, sums.*
  from unnest(workouts, names) touched (workout_id, exercise_name)
  cross join lateral (
    select min(t.created_at), bool_or(coalesce(t.phase, 'main') = 'main'), count(*) filter (where is_counted_set(t.set_kind))::integer,
      coalesce(sum(compared_weight(t.weight, t.extra_weight, t.band) * (coalesce(t.reps, 0) + coalesce(t.right_amount, 0)))
        filter (where is_counted_set(t.set_kind)), 0)::float8,
      max(compared_weight(t.weight, t.extra_weight, t.band)) filter (where is_counted_set(t.set_kind)),
      max(estimated_maximum(moved_weight(t.weight, t.extra_weight, t.band, t.body_weight), t.reps))
        filter (where is_counted_set(t.set_kind)),
      max(unaided_reps(t.reps, t.weight, t.extra_weight, t.band)) filter (where is_counted_set(t.set_kind)),
      (max(t.duration_seconds) filter (where is_counted_set(t.set_kind) and t.distance_meters is null))::float8,
      (max(t.distance_meters) filter (where is_counted_set(t.set_kind)))::float8,
      (array_agg(t.id order by compared_weight(t.weight, t.extra_weight, t.band) desc nulls last,
        unaided_reps(t.reps, t.weight, t.extra_weight, t.band) desc nulls last, t.reps desc nulls last, t.duration_seconds desc nulls last,
        t.distance_meters desc nulls last, t.id) filter (where is_counted_set(t.set_kind)))[1]
    from workout_tracking t
    where t.workout_id = touched.workout_id and t.exercise_name = touched.exercise_name
    having count(*) > 0) sums
  on conflict (workout_id, exercise_name) do update set
    began_at = excluded.began_at, is_main = excluded.is_main, set_count = excluded.set_count, volume = excluded.volume,
    weight = excluded.weight, one_rep_max = excluded.one_rep_max, reps = excluded.reps, seconds = excluded.seconds,
    metres = excluded.metres, best_set = excluded.best_set;
end $$;

create or replace function fill_exercise_workouts() returns trigger language plpgsql as $$
begin
  insert into exercise_workouts (workout_id, exercise_name, began_at, is_main, set_count, volume, weight, one_rep_max, reps, seconds, metres,
    best_set, advances)
  select workout_id, exercise_name, began_at, is_main, set_count, volume, weight, one_rep_max, reps, seconds, metres, best_set,
    weight > coalesce(max(weight) over earlier, 0) is true
      or one_rep_max > coalesce(max(one_rep_max) over earlier, 0) is true
      or reps > coalesce(max(reps) over earlier, 0) is true
      or seconds > coalesce(max(seconds) over earlier, 0) is true
      or metres > coalesce(max(metres) over earlier, 0) is true
      or volume > coalesce(max(volume) over earlier, 0)
  from (
    select t.workout_id, t.exercise_name, min(t.created_at) as began_at, bool_or(coalesce(t.phase, 'main') = 'main') as is_main,
      count(*) filter (where is_counted_set(t.set_kind))::integer as set_count,
      coalesce(sum(compared_weight(t.weight, t.extra_weight, t.band) * (coalesce(t.reps, 0) + coalesce(t.right_amount, 0)))
        filter (where is_counted_set(t.set_kind)), 0)::float8 as volume,
      max(compared_weight(t.weight, t.extra_weight, t.band)) filter (where is_counted_set(t.set_kind)) as weight,
      max(estimated_maximum(moved_weight(t.weight, t.extra_weight, t.band, t.body_weight), t.reps))
        filter (where is_counted_set(t.set_kind)) as one_rep_max,
      max(unaided_reps(t.reps, t.weight, t.extra_weight, t.band)) filter (where is_counted_set(t.set_kind)) as reps,
      (max(t.duration_seconds) filter (where is_counted_set(t.set_kind) and t.distance_meters is null))::float8 as seconds,
      (max(t.distance_meters) filter (where is_counted_set(t.set_kind)))::float8 as metres,
      (array_agg(t.id order by compared_weight(t.weight, t.extra_weight, t.band) desc nulls last,
        unaided_reps(t.reps, t.weight, t.extra_weight, t.band) desc nulls last, t.reps desc nulls last, t.duration_seconds desc nulls last,
        t.distance_meters desc nulls last, t.id) filter (where is_counted_set(t.set_kind)))[1] as best_set
    from workout_tracking t
    group by t.workout_id, t.exercise_name) sums
  window earlier as (
    partition by exercise_name order by began_at, workout_id rows between unbounded preceding and 1 preceding);
  return null;
end $$;

create or replace function add_set_to_exercise_workouts(workout uuid, name text, first_at timestamptz) returns void language plpgsql as $$
declare
  is_newest boolean;
begin
  insert into exercise_workouts as kept (workout_id, exercise_name, began_at, is_main, set_count, volume, weight, one_rep_max, reps, seconds,
    metres, best_set, advances)
  select workout, name, sums.*,
    sums.weight > coalesce(before.weight, 0) is true
      or sums.one_rep_max > coalesce(before.one_rep_max, 0) is true
      or sums.reps > coalesce(before.reps, 0) is true
      or sums.seconds > coalesce(before.seconds, 0) is true
      or sums.metres > coalesce(before.metres, 0) is true
      or sums.volume > coalesce(before.volume, 0)
  from (
    select min(t.created_at) as began_at, bool_or(coalesce(t.phase, 'main') = 'main') as is_main, count(*) filter (where is_counted_set(t.set_kind))::integer as set_count,
      coalesce(sum(compared_weight(t.weight, t.extra_weight, t.band) * (coalesce(t.reps, 0) + coalesce(t.right_amount, 0)))
        filter (where is_counted_set(t.set_kind)), 0)::float8 as volume,
      max(compared_weight(t.weight, t.extra_weight, t.band)) filter (where is_counted_set(t.set_kind)) as weight,
      max(estimated_maximum(moved_weight(t.weight, t.extra_weight, t.band, t.body_weight), t.reps))
        filter (where is_counted_set(t.set_kind)) as one_rep_max,
      max(unaided_reps(t.reps, t.weight, t.extra_weight, t.band)) filter (where is_counted_set(t.set_kind)) as reps,
      (max(t.duration_seconds) filter (where is_counted_set(t.set_kind) and t.distance_meters is null))::float8 as seconds,
      (max(t.distance_meters) filter (where is_counted_set(t.set_kind)))::float8 as metres,
      (array_agg(t.id order by compared_weight(t.weight, t.extra_weight, t.band) desc nulls last,
        unaided_reps(t.reps, t.weight, t.extra_weight, t.band) desc nulls last, t.reps desc nulls last, t.duration_seconds desc nulls last,
        t.distance_meters desc nulls last, t.id) filter (where is_counted_set(t.set_kind)))[1] as best_set
    from workout_tracking t where t.workout_id = workout and t.exercise_name = name) sums
  cross join lateral (
    select max(e.weight) as weight, max(e.one_rep_max) as one_rep_max, max(e.reps) as reps, max(e.seconds) as seconds,
      max(e.metres) as metres, max(e.volume) as volume
    from exercise_workouts e
    where e.exercise_name = name and e.advances and e.began_at <= sums.began_at and (e.began_at, e.workout_id) < (sums.began_at, workout)) before
  on conflict (workout_id, exercise_name) do update set
    began_at = excluded.began_at, is_main = excluded.is_main, set_count = excluded.set_count, volume = excluded.volume,
    weight = excluded.weight, one_rep_max = excluded.one_rep_max, reps = excluded.reps, seconds = excluded.seconds,
    metres = excluded.metres, best_set = excluded.best_set, advances = excluded.advances
  returning not exists (
    select from exercise_workouts later
    where later.exercise_name = name and later.began_at >= least(kept.began_at, first_at) and later.workout_id <> workout) into is_newest;
  -- What came after it may advance no more.
  if not is_newest then
    perform mark_advances_of(array[workout], array[name], array[first_at]);
  end if;
end $$;

-- The log of an older store.
update exercise_workouts kept set best_set = best.id
from (
  select distinct on (t.workout_id, t.exercise_name) t.workout_id, t.exercise_name, t.id from workout_tracking t
  where is_counted_set(t.set_kind)
  order by t.workout_id, t.exercise_name, compared_weight(t.weight, t.extra_weight, t.band) desc nulls last,
    unaided_reps(t.reps, t.weight, t.extra_weight, t.band) desc nulls last, t.reps desc nulls last, t.duration_seconds desc nulls last,
    t.distance_meters desc nulls last, t.id) best
where best.workout_id = kept.workout_id and best.exercise_name = kept.exercise_name;
