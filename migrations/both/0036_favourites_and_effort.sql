-- side: both
-- Exercises that a player marks as favourites, and how hard a workout was.

-- A mark outlives plans: it belongs to the exercise's name. One that was taken back stays as a row that says so: of the
-- rows of two devices the newest counts.
create table favourite_exercises (
  id uuid primary key,
  user_id uuid not null,
  exercise_name text not null check (char_length(exercise_name) between 1 and 200),
  is_favourite boolean not null,
  marked_at timestamptz not null,
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index favourite_exercises_owner on favourite_exercises (user_id, exercise_name, marked_at desc);

-- 1 very light to 10 everything given; null: not asked or not answered.
alter table completed_sessions add column effort smallint check (effort between 1 and 10);
