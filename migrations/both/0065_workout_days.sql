-- side: both
-- The day of a workout: the player's own day on which it began, stored with its row, so that midnight, a late 'Abschließen' and a journey
-- change nothing.

alter table completed_sessions add column began_at timestamptz;
-- IANA name of the zone in which it began, such as 'Europe/Berlin'.
alter table completed_sessions add column time_zone text check (char_length(time_zone) between 1 and 64);
alter table completed_sessions add column local_day date;
create index completed_sessions_of_workout on completed_sessions (workout_id);

alter table active_training_sessions add column time_zone text check (char_length(time_zone) between 1 and 64);

-- The day in Germany, by the rule of Directive 2000/84/EC: summer time from the last Sunday of March to that of October, 01:00 UTC. Written
-- out, as the device's Postgres has no table of zones.
create function german_day(instant timestamptz) returns date language sql immutable as $$
  select ((instant at time zone 'UTC') + case
    when instant at time zone 'UTC' >= summer.begins and instant at time zone 'UTC' < summer.ends then interval '2 hours' else interval '1 hour'
  end)::date
  from (
    select march - extract(dow from march)::int + time '01:00' as begins, october - extract(dow from october)::int + time '01:00' as ends
    from (
      select make_date(extract(year from instant at time zone 'UTC')::int, 3, 31) as march,
        make_date(extract(year from instant at time zone 'UTC')::int, 10, 31) as october) months) summer
$$;

-- Rows of earlier releases, of an old outbox and of other tools do not say when they began: with their first set, in Germany.
create function fill_workout_day() returns trigger language plpgsql as $$
begin
  new.began_at := coalesce(new.began_at, least(new.completed_at, (
    select min(t.created_at) from workout_tracking t where t.workout_id = new.workout_id and t.user_id = new.user_id)));
  new.time_zone := 'Europe/Berlin';
  new.local_day := german_day(new.began_at);
  return new;
end $$;

-- The name puts it before a_server_version, which drops an update that changes nothing.
create trigger a_fill_workout_day before insert or update on completed_sessions
  for each row when (new.local_day is null) execute function fill_workout_day();

update completed_sessions set local_day = null;
