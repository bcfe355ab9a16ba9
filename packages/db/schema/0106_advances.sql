-- Whether a workout reached more in one of its exercises than all before it, of any kind, or reached something first: all that records
-- are made of, and all that the bests of a time are looked for in. Kept with its sums, as finding it reads every workout of the
-- log.
alter table exercise_workouts add column advances boolean not null default false;
create index exercise_workouts_advances on exercise_workouts (exercise_name, began_at) where advances;

-- Marks anew what began at or after the time beside the name. The bests before it are the most of the workouts that advanced
-- until then, so a set of today looks at a handful of workouts. Name by name and row by row: a join of all would read the whole table for one.
create function mark_advances(names text[], times timestamptz[]) returns void language plpgsql as $$
declare
  changed record;
  before record;
  marked record;
begin
  for changed in select name, min(time) as since from unnest(names, times) given (name, time) group by name loop
    select max(weight) as weight, max(one_rep_max) as one_rep_max, max(reps) as reps, max(seconds) as seconds, max(metres) as metres,
        max(volume) as volume
      into before
      from exercise_workouts where exercise_name = changed.name and advances and began_at < changed.since;
    for marked in
      select * from (
        select workout_id, exercise_name, advances as was,
          weight > coalesce(greatest(before.weight, max(weight) over earlier), 0) is true
            or one_rep_max > coalesce(greatest(before.one_rep_max, max(one_rep_max) over earlier), 0) is true
            or reps > coalesce(greatest(before.reps, max(reps) over earlier), 0) is true
            or seconds > coalesce(greatest(before.seconds, max(seconds) over earlier), 0) is true
            or metres > coalesce(greatest(before.metres, max(metres) over earlier), 0) is true
            or volume > coalesce(greatest(before.volume, max(volume) over earlier), 0) as advances
        from exercise_workouts where exercise_name = changed.name and began_at >= changed.since
        window earlier as (order by began_at, workout_id rows between unbounded preceding and 1 preceding)) found
      where advances <> was
    loop
      update exercise_workouts set advances = marked.advances
      where workout_id = marked.workout_id and exercise_name = marked.exercise_name;
    end loop;
  end loop;
end $$;

-- The same of the workouts with these exercises that hold, or held, sets of those times.
create function mark_advances_of(workouts uuid[], names text[], times timestamptz[]) returns void language plpgsql as $$
begin
  perform mark_advances(array_agg(name), array_agg(least(time, began_at)))
  from unnest(workouts, names, times) as touched (workout, name, time)
  cross join lateral (
    select min(began_at) as began_at from exercise_workouts where workout_id = touched.workout and exercise_name = touched.name) kept;
end $$;

-- Follows sets that changed: a set that settles, or is sent again, comes back as it was.
create or replace function keep_exercise_workouts() returns trigger language plpgsql as $$
declare
  touched record;
begin
  if tg_op = 'TRUNCATE' then
    truncate exercise_workouts;
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

-- The log of an older store.
select mark_advances(array_agg(exercise_name), array_agg('-infinity'::timestamptz))
from (select distinct exercise_name from exercise_workouts) known;
