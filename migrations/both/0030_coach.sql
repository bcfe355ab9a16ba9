-- side: both
-- What a coach must know beside the questionnaire, what hurts and how a week went, and plans that know their weeks.

-- One row a user, as user_dashboard_settings. Null and empty lists mean 'not said'.
create table training_profiles (
  user_id uuid primary key,
  training_age text check (training_age in ('neu', '1-2', '3+')),
  -- Of each own session of the week, in its order.
  session_venues text[] not null default '{}',
  team_days text[] not null default '{}',
  match_days text[] not null default '{}',
  match_dates text[] not null default '{}',
  session_days text[] not null default '{}',
  -- Kilograms.
  weight_step numeric(4, 2) check (weight_step between 0.25 and 20),
  heaviest_dumbbell numeric(5, 2) check (heaviest_dumbbell between 1 and 100),
  week_mode text not null default 'calendar' check (week_mode in ('calendar', 'sessions')),
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);

-- Reports of pain: the newest of a region counts, level 0 ends it. Never one row a region: devices that are offline may
-- both report.
create table complaints (
  id uuid primary key,
  user_id uuid not null,
  region text not null check (region in ('Schulter', 'Ellbogen', 'Handgelenk', 'unterer Rücken', 'Hüfte', 'Adduktoren',
    'Oberschenkelrückseite', 'Knie', 'Sprunggelenk')),
  level smallint not null check (level between 0 and 10),
  reported_at timestamptz not null,
  note text check (char_length(note) <= 2000),
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index complaints_owner on complaints (user_id, region, reported_at desc);

-- The weekly health question: an answer scores 0, 8, 17 or 25. Two devices may both write one for a week; the newest counts.
create table health_checks (
  id uuid primary key,
  user_id uuid not null,
  -- Monday of the week.
  week date not null,
  participation smallint not null check (participation between 0 and 25),
  training_volume smallint not null check (training_volume between 0 and 25),
  performance smallint not null check (performance between 0 and 25),
  pain smallint not null check (pain between 0 and 25),
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index health_checks_owner on health_checks (user_id, week desc);

alter table trainingsplanreal
  add column week_count smallint check (week_count between 1 and 52),
  -- Fewer than the plan has: they are trained in turn.
  add column sessions_per_week smallint check (sessions_per_week between 1 and 7),
  -- First day of the plan.
  add column started_on date;

alter table sessions
  add column weekday text check (weekday in ('mo', 'di', 'mi', 'do', 'fr', 'sa', 'so')),
  add column venue text check (venue in ('Halle', 'Studio', 'Zuhause')),
  add column load text check (load in ('heavy', 'medium', 'light'));

-- Repetitions in reserve at the end of the set, 4 meaning four or more.
alter table workout_tracking add column reserve smallint check (reserve between 0 and 4);

-- What to do in each week of the plan: [{sets, amount, reserve}], the amount in the row's unit.
alter table warmup_uebungen add column week_targets jsonb;
alter table haupt_uebungen add column week_targets jsonb;
alter table cooldown_uebungen add column week_targets jsonb;

-- A view keeps the columns that were there when it was made.
drop view plan_exercises;
create view plan_exercises as
  select *, 'warmup'::text as phase from warmup_uebungen
  union all
  select *, 'main'::text as phase from haupt_uebungen
  union all
  select *, 'cooldown'::text as phase from cooldown_uebungen;
