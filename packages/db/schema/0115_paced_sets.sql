-- Sets with time and distance, which are compared over the same distance. There are few: a run, a sled, a carry.
create index workout_tracking_paced on workout_tracking (exercise_name, distance_meters, duration_seconds)
  where distance_meters > 0 and duration_seconds > 0;
