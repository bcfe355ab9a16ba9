-- side: both
-- What a player wants to reach until a day: in a test, in an exercise, or as a number of sessions a week.

-- Whether it is reached follows from his log and tests; nothing of that is stored. No free text: a goal says nothing about health.
create table goals (
  id uuid primary key,
  user_id uuid not null,
  kind text not null check (kind in ('test', 'exercise', 'habit')),
  -- Id of the test, or name of the exercise as the log has it; null: a habit.
  subject text check (char_length(subject) between 1 and 200),
  -- Of an exercise: which of its bests is meant.
  measure text check (measure in ('weight', 'oneRepMax', 'reps', 'seconds', 'metres')),
  -- In the unit of the test or measure; of a habit: sessions a week.
  target numeric(9, 2) not null check (target between 0.01 and 100000),
  -- Of a weight: repetitions in one set with it, at least.
  reps smallint check (reps between 1 and 100),
  -- Of a habit: weeks with so many sessions.
  weeks smallint check (weeks between 1 and 52),
  -- Local days: what was reached earlier or later does not count.
  set_on date not null,
  until_day date not null,
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index goals_owner on goals (user_id, until_day);
