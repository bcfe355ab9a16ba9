-- side: both
-- Sets of each side, and what a player notes to an exercise.

-- What the right side did, in the measure of the set; reps, duration_seconds or distance_meters then hold the left side.
-- Null: an exercise without sides, or the right side is still to do.
alter table workout_tracking add column right_amount numeric(9, 2) check (right_amount between 0 and 1000000);

-- A note outlives plans: it belongs to the exercise's name. An empty one was removed; the newest counts.
create table exercise_notes (
  id uuid primary key,
  user_id uuid not null,
  exercise_name text not null check (char_length(exercise_name) between 1 and 200),
  note text not null check (char_length(note) <= 2000),
  written_at timestamptz not null,
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index exercise_notes_owner on exercise_notes (user_id, exercise_name, written_at desc);
