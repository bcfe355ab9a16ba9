-- The bests and sums of each workout in each of its exercises, kept from the set log: statistics over years of sets would otherwise
-- read every one of them for each figure. The device's own: it is never synced, and can be made anew from workout_tracking.
create table exercise_workouts (
  workout_id uuid not null,
  exercise_name text not null,
  -- Of its first set.
  began_at timestamptz not null,
  -- Whether it was done in the main part: what is done to warm up sets no records.
  is_main boolean not null,
  set_count integer not null,
  -- Kilograms moved, both sides.
  volume float8 not null,
  -- The most of each kind of record, as `reachedIn` of the domain tells it; null: not measured.
  weight float8,
  one_rep_max float8,
  reps float8,
  seconds float8,
  metres float8,
  primary key (workout_id, exercise_name)
) with (fillfactor = 70);
create index exercise_workouts_course on exercise_workouts (exercise_name, began_at);
create index exercise_workouts_began on exercise_workouts (began_at);

create function refresh_exercise_workouts(workouts uuid[], names text[]) returns void language plpgsql as $$
begin
  insert into exercise_workouts
  select touched.workout_id, touched.exercise_name, sums.*
  from unnest(workouts, names) touched (workout_id, exercise_name)
  cross join lateral (
    select min(t.created_at), bool_or(coalesce(t.phase, 'main') = 'main'), count(*)::integer,
      coalesce(sum(t.weight * (coalesce(t.reps, 0) + coalesce(t.right_amount, 0))), 0)::float8,
      max(t.weight)::float8,
      max(case when t.weight > 0 and t.reps between 1 and 12 then t.weight::float8 * (1 + t.reps / 30.0::float8) end),
      max(case when t.weight is null then t.reps end)::float8,
      max(t.duration_seconds)::float8,
      max(t.distance_meters)::float8
    from workout_tracking t
    where t.workout_id = touched.workout_id and t.exercise_name = touched.exercise_name
    having count(*) > 0) sums
  on conflict (workout_id, exercise_name) do update set
    began_at = excluded.began_at, is_main = excluded.is_main, set_count = excluded.set_count, volume = excluded.volume,
    weight = excluded.weight, one_rep_max = excluded.one_rep_max, reps = excluded.reps, seconds = excluded.seconds,
    metres = excluded.metres;
end $$;

create function keep_exercise_workouts() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate exercise_workouts;
    return null;
  end if;
  if tg_op <> 'DELETE' then
    perform refresh_exercise_workouts(array_agg(workout_id), array_agg(exercise_name))
    from (select distinct workout_id, exercise_name from new_sets) touched;
  end if;
  if tg_op <> 'INSERT' then
    perform refresh_exercise_workouts(array_agg(workout_id), array_agg(exercise_name))
    from (select distinct workout_id, exercise_name from old_sets) touched;
    delete from exercise_workouts gone using old_sets was
    where gone.workout_id = was.workout_id and gone.exercise_name = was.exercise_name
      and not exists (
        select from workout_tracking t where t.workout_id = was.workout_id and t.exercise_name = was.exercise_name);
  end if;
  return null;
end $$;

create trigger exercise_workouts_of_new_sets after insert on workout_tracking
  referencing new table as new_sets for each statement execute function keep_exercise_workouts();
create trigger exercise_workouts_of_edited_sets after update on workout_tracking
  referencing old table as old_sets new table as new_sets for each statement execute function keep_exercise_workouts();
create trigger exercise_workouts_of_deleted_sets after delete on workout_tracking
  referencing old table as old_sets for each statement execute function keep_exercise_workouts();
create trigger exercise_workouts_of_no_sets after truncate on workout_tracking
  for each statement execute function keep_exercise_workouts();

-- The log of an older store.
select refresh_exercise_workouts(array_agg(workout_id), array_agg(exercise_name))
from (select distinct workout_id, exercise_name from workout_tracking) touched;
