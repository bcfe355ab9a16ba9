-- side: both
-- Tables that live centrally and on every device of their owner. Written once, run on both sides.
-- No foreign keys here: a device receives each table as its own stream, so a child may arrive before
-- its parent. The central database adds the references in 0002.
-- `server_version` is set by the central database at every change (0003); a device never writes it.
-- Every accepted change therefore alters the row, also one that repeats known values, and so always
-- shows up in the stream.

create table users (
  id uuid primary key,
  email text not null check (char_length(email) <= 320),
  full_name text check (char_length(full_name) <= 200),
  age smallint,
  gender text check (gender in ('male', 'female', 'diverse')),
  access_expires_at timestamptz,
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);

create table profiles (
  id uuid primary key,
  date_of_birth date check (date_of_birth >= date '1900-01-01'),
  gender text check (gender in ('male', 'female', 'diverse')),
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);

create table user_dashboard_settings (
  user_id uuid primary key,
  selected_player_name text check (char_length(selected_player_name) <= 200),
  selected_player_team text check (char_length(selected_player_team) <= 200),
  selected_player_season text check (char_length(selected_player_season) <= 40),
  server_version bigint not null default 0
);

create table fragebogen_antworten (
  id uuid primary key,
  benutzer_id uuid not null,
  name text not null check (char_length(name) between 1 and 200),
  alter smallint,
  geschlecht text not null check (char_length(geschlecht) <= 40),
  spielerposition text not null check (char_length(spielerposition) <= 40),
  hauptziel text check (char_length(hauptziel) <= 200),
  nebenziel text check (char_length(nebenziel) <= 200),
  trainingshaufigkeit text not null check (char_length(trainingshaufigkeit) <= 40),
  trainingsdauer text not null check (char_length(trainingsdauer) <= 40),
  aktuelle_verletzungen text not null default '' check (char_length(aktuelle_verletzungen) <= 4000),
  zusatzliche_notizen text not null default '' check (char_length(zusatzliche_notizen) <= 20000),
  verfugbare_ausrustung text[] not null default '{}',
  hat_vorherige_verletzungen boolean not null default false,
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index fragebogen_antworten_owner on fragebogen_antworten (benutzer_id, created_at desc);

create table trainingsplan_generierung (
  id uuid primary key,
  benutzer_id uuid not null,
  fragebogen_id uuid not null,
  status text not null default 'in_bearbeitung'
    check (status in ('in_bearbeitung', 'abgeschlossen', 'fehlgeschlagen', 'abgebrochen')),
  webhook_gesendet boolean not null default false,
  plan_id uuid,
  error_code text check (char_length(error_code) <= 80),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  server_version bigint not null default 0
);
create index trainingsplan_generierung_owner on trainingsplan_generierung (benutzer_id, created_at desc);

create table trainingsplanreal (
  id uuid primary key,
  user_id uuid not null,
  name text check (char_length(name) <= 200),
  description text check (char_length(description) <= 8000),
  duration_recommendation text check (char_length(duration_recommendation) <= 200),
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index trainingsplanreal_owner on trainingsplanreal (user_id, created_at desc);

create table sessions (
  id uuid primary key,
  user_id uuid not null,
  plan_id uuid not null,
  session_order smallint not null check (session_order between 1 and 366),
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index sessions_plan on sessions (plan_id, session_order);
create index sessions_owner on sessions (user_id);

create table warmup_uebungen (
  id uuid primary key,
  user_id uuid not null,
  session_id uuid not null,
  exercise_order smallint not null check (exercise_order between 1 and 999),
  name text not null check (char_length(name) between 1 and 200),
  sets smallint check (sets between 1 and 100),
  reps smallint check (reps between 0 and 10000),
  unit text check (char_length(unit) <= 40),
  duration_minutes numeric(7, 2) check (duration_minutes >= 0),
  duration_seconds integer check (duration_seconds >= 0),
  distance_meters numeric(9, 2) check (distance_meters >= 0),
  tempo text check (char_length(tempo) <= 40),
  pause_seconds integer check (pause_seconds between 0 and 7200),
  video_link text check (char_length(video_link) <= 2000),
  description text check (char_length(description) <= 8000),
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index warmup_uebungen_session on warmup_uebungen (session_id, exercise_order);
create index warmup_uebungen_owner on warmup_uebungen (user_id);

create table haupt_uebungen (like warmup_uebungen including all);
create table cooldown_uebungen (like warmup_uebungen including all);

-- The three phase tables of a plan, read as one.
create view plan_exercises as
  select *, 'warmup'::text as phase from warmup_uebungen
  union all
  select *, 'main'::text as phase from haupt_uebungen
  union all
  select *, 'cooldown'::text as phase from cooldown_uebungen;

create table athleten_uebungen (
  id uuid primary key,
  user_id uuid not null,
  name text not null check (char_length(name) between 1 and 200),
  instruction_link text check (char_length(instruction_link) <= 2000),
  equipment text[],
  goals text[],
  sets smallint not null default 3 check (sets between 1 and 20),
  reps smallint not null default 12 check (reps between 1 and 100),
  position text not null default 'Eigene Übungen' check (char_length(position) <= 200),
  exercise_type text not null default 'main' check (exercise_type in ('warmup', 'main', 'cooldown')),
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index athleten_uebungen_owner on athleten_uebungen (user_id, created_at desc);

-- One row a set. The log outlives plans: it carries names, and refers to sessions without a reference.
create table workout_tracking (
  id uuid primary key,
  user_id uuid not null,
  workout_id uuid not null,
  session_id uuid,
  exercise_id uuid,
  exercise_name text not null check (char_length(exercise_name) between 1 and 200),
  phase text check (phase in ('warmup', 'main', 'cooldown')),
  set_number smallint not null default 1 check (set_number between 1 and 100),
  weight numeric(7, 2) check (weight between 0 and 1000),
  reps integer check (reps between 0 and 10000),
  duration_seconds numeric(9, 2) check (duration_seconds between 0 and 86400),
  distance_meters numeric(9, 2) check (distance_meters between 0 and 1000000),
  sets smallint not null default 1 check (sets between 1 and 100),
  completed boolean not null default true,
  unit text not null default 'kg' check (char_length(unit) <= 40),
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index workout_tracking_recent on workout_tracking (user_id, created_at desc);
create index workout_tracking_exercise on workout_tracking (user_id, exercise_name, created_at desc);
create index workout_tracking_workout on workout_tracking (workout_id, created_at);

-- The progress of a running workout: one per session (a session has one owner), newest wins.
create table active_training_sessions (
  session_id uuid primary key,
  user_id uuid not null,
  workout_id uuid not null,
  current_exercise_index smallint not null default 0 check (current_exercise_index between 0 and 9999),
  current_exercise_type text not null default 'warmup' check (current_exercise_type in ('warmup', 'haupt', 'cooldown')),
  training_logs jsonb not null default '[]',
  start_time timestamptz not null,
  last_activity_at timestamptz not null,
  server_version bigint not null default 0
);
create index active_training_sessions_owner on active_training_sessions (user_id);

create table completed_sessions (
  id uuid primary key,
  user_id uuid not null,
  session_id uuid,
  workout_id uuid,
  plan_name text check (char_length(plan_name) <= 200),
  session_order smallint,
  completed_at timestamptz not null,
  duration_minutes integer not null check (duration_minutes between 1 and 10000),
  notes text check (char_length(notes) <= 4000),
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index completed_sessions_owner on completed_sessions (user_id, completed_at desc);

create table training_reports (
  id uuid primary key,
  user_id uuid not null,
  session_id uuid,
  workout_id uuid,
  training_data jsonb not null,
  is_shared boolean not null default false,
  shared_at timestamptz,
  report_url_id text check (report_url_id ~ '^[A-Za-z0-9_-]{22,64}$'),
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index training_reports_owner on training_reports (user_id, created_at desc);

create table fitness_tests (
  id uuid primary key,
  user_id uuid not null,
  test_category text not null check (test_category in
    ('wurfkraft', 'sprungkraft', 'schnelligkeitsausdauer', 'koerperstabilitaet', 'rumpfkraft', 'antritt')),
  test_date date not null,
  test_time text not null check (test_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  conditions jsonb not null default '{}',
  results jsonb not null,
  notes text check (char_length(notes) <= 4000),
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index fitness_tests_owner on fitness_tests (user_id, test_category, test_date desc, test_time desc);

-- The exercise catalogue: one base table for everybody. The documents' four names are views on it.
create table exercise_catalogue (
  id uuid primary key,
  number integer not null,
  slug text not null check (char_length(slug) between 1 and 120),
  name text not null check (char_length(name) between 1 and 200),
  phase text not null check (phase in ('warmup', 'main', 'cooldown')),
  equipment text[] not null default '{}',
  positions text[] not null default '{}',
  goals text[] not null default '{}',
  instruction text not null default '' check (char_length(instruction) <= 8000),
  video_link text check (char_length(video_link) <= 2000),
  metric text not null check (metric in ('weight_reps', 'reps', 'seconds', 'metres')),
  per_side boolean not null default false,
  defaults jsonb not null default '{}',
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index exercise_catalogue_phase on exercise_catalogue (phase, name);

create view uebungen as
  select number as id, name as uebungsname, goals[1] as ziel, positions[1] as position,
    array_to_string(equipment, ', ') as equipment, coalesce(video_link, instruction) as instruktion
  from exercise_catalogue;
create view warmup_exercises as
  select id, name, video_link, created_at, equipment as equipment_needed, equipment, positions as player_positions,
    positions[1] as position, goals[1] as ziel, 'verletzungen_vorbeugen' = any(goals) as injury_prevention_focus
  from exercise_catalogue where phase = 'warmup';
create view exercises as
  select id, name, video_link, created_at, equipment as equipment_needed, equipment, positions as player_positions,
    positions[1] as position, goals[1] as ziel, 'verletzungen_vorbeugen' = any(goals) as injury_prevention_focus
  from exercise_catalogue where phase = 'main';
create view cooldown_exercises as
  select id, name, video_link, created_at, equipment as equipment_needed, equipment, positions as player_positions,
    positions[1] as position, goals[1] as ziel, 'verletzungen_vorbeugen' = any(goals) as injury_prevention_focus
  from exercise_catalogue where phase = 'cooldown';
create view exercise_logs as
  select id, user_id, exercise_id, weight, reps, sets as sets_completed, sets as sets_total, created_at
  from workout_tracking;

-- The doorbell: per user, the last transaction that changed each of his synced tables. A device keeps one
-- live request open, on this table, and asks for the others only when their entry moved (a browser has six
-- connections per host over HTTP/1.1, far fewer than there are tables).
create table sync_heads (
  user_id uuid primary key,
  heads jsonb not null default '{}',
  server_version bigint not null default 0
);
