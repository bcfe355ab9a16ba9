-- A workout ends once (S51, packages/db/decisions/0039): its ending has the workout's own id. Earlier releases made a new id for
-- each ending, so two presses or two devices stored a workout twice. Such rows become one, now and whenever one arrives late.
create index completed_sessions_workout on completed_sessions (user_id, workout_id);

-- Keeps the ending under the workout's own id, else the first one made, with the rating of any. Sets are in a table of their own.
create function merge_endings(owners uuid[], workouts uuid[]) returns void language sql as $$
  with doubles as (
    delete from completed_sessions other using unnest(owners, workouts) as ended(owner, workout), completed_sessions kept
      where other.user_id = owner and other.workout_id = workout and kept.user_id = owner and kept.workout_id = workout
        and (kept.id <> workout, kept.id) < (other.id <> workout, other.id)
      returning other.id, other.user_id, other.workout_id, other.effort),
  rated as (
    select user_id, workout_id, max(effort) as effort, array_agg(id) as ids from doubles group by user_id, workout_id)
  update completed_sessions kept set effort = rated.effort from rated
    where kept.user_id = rated.user_id and kept.workout_id = rated.workout_id and kept.id <> all (rated.ids)
      and rated.effort > coalesce(kept.effort, 0)
$$;

create function end_workouts_once() returns trigger language plpgsql as $$
begin
  perform merge_endings(array_agg(user_id), array_agg(workout_id)) from new_rows where workout_id is not null;
  return null;
end $$;
-- The name puts it behind the triggers that log the insert: the log has the removal of a row after its insert.
create trigger zzz_end_once after insert on completed_sessions referencing new table as new_rows
  for each statement execute function end_workouts_once();

select merge_endings(array_agg(user_id), array_agg(workout_id)) from completed_sessions where workout_id is not null;
