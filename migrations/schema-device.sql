-- What the migrations amount to on a device, with the triggers that the registry of synced tables makes.
-- Written by `npm run schema`, compared by tests/schema/schema.test.ts. Nothing runs it.

-- Tables

create table active_training_sessions (
  session_id uuid not null,
  user_id uuid not null,
  workout_id uuid not null,
  current_exercise_index smallint default 0 not null,
  current_exercise_type text default 'warmup'::text not null,
  training_logs jsonb default '[]'::jsonb not null,
  start_time timestamp with time zone not null,
  last_activity_at timestamp with time zone not null,
  server_version bigint default 0 not null,
  time_zone text,
  CHECK (((char_length(time_zone) >= 1) AND (char_length(time_zone) <= 64))),
  CHECK (((current_exercise_index >= 0) AND (current_exercise_index <= 9999))),
  CHECK ((current_exercise_type = ANY (ARRAY['warmup'::text, 'haupt'::text, 'cooldown'::text]))),
  PRIMARY KEY (session_id)
);

create table assignments (
  id uuid not null,
  user_id uuid not null,
  team_id uuid not null,
  title text not null,
  note text,
  day date,
  content jsonb not null,
  sent_at timestamp with time zone not null,
  coach_name text default ''::text not null,
  answer text,
  answered_at timestamp with time zone,
  comment text,
  server_version bigint default 0 not null,
  CHECK (((char_length(comment) >= 1) AND (char_length(comment) <= 1000))),
  CHECK (((char_length(note) >= 1) AND (char_length(note) <= 1000))),
  CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200))),
  CHECK ((answer = ANY (ARRAY['accepted'::text, 'declined'::text]))),
  CHECK ((char_length(coach_name) <= 200)),
  PRIMARY KEY (id)
);

create table athleten_uebungen (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  instruction_link text,
  equipment text[],
  goals text[],
  sets smallint default 3 not null,
  reps smallint default 12 not null,
  "position" text default 'Eigene Übungen'::text not null,
  exercise_type text default 'main'::text not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  figure text,
  metric text,
  duration_seconds smallint,
  distance_meters smallint,
  per_side boolean default false not null,
  pause_seconds smallint,
  tempo text,
  weight_step numeric(5,2),
  muscles text[],
  is_paced boolean default false not null,
  CHECK (((char_length(figure) >= 1) AND (char_length(figure) <= 120))),
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  CHECK (((char_length(tempo) >= 1) AND (char_length(tempo) <= 20))),
  CHECK (((distance_meters >= 1) AND (distance_meters <= 10000))),
  CHECK (((duration_seconds >= 1) AND (duration_seconds <= 3600))),
  CHECK (((pause_seconds >= 0) AND (pause_seconds <= 900))),
  CHECK (((reps >= 1) AND (reps <= 100))),
  CHECK (((sets >= 1) AND (sets <= 20))),
  CHECK (((weight_step >= 0.25) AND (weight_step <= (20)::numeric))),
  CHECK ((char_length("position") <= 200)),
  CHECK ((char_length(instruction_link) <= 2000)),
  CHECK ((exercise_type = ANY (ARRAY['warmup'::text, 'main'::text, 'cooldown'::text]))),
  CHECK ((metric = ANY (ARRAY['weight_reps'::text, 'reps'::text, 'seconds'::text, 'metres'::text]))),
  PRIMARY KEY (id)
);

create table base_rows (
  table_name text not null,
  key uuid not null,
  "row" jsonb,
  removed_version bigint,
  PRIMARY KEY (table_name, key)
);

create table comment_reads (
  id uuid not null,
  user_id uuid not null,
  thread uuid not null,
  seen_version bigint not null,
  server_version bigint default 0 not null,
  PRIMARY KEY (id)
);

create table complaints (
  id uuid not null,
  user_id uuid not null,
  region text not null,
  level smallint not null,
  reported_at timestamp with time zone not null,
  note text,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((level >= 0) AND (level <= 10))),
  CHECK ((char_length(note) <= 2000)),
  CHECK ((region = ANY (ARRAY['Schulter'::text, 'Ellbogen'::text, 'Handgelenk'::text, 'unterer Rücken'::text, 'Hüfte'::text, 'Adduktoren'::text, 'Oberschenkelrückseite'::text, 'Knie'::text, 'Sprunggelenk'::text]))),
  PRIMARY KEY (id)
);

create table completed_sessions (
  id uuid not null,
  user_id uuid not null,
  session_id uuid,
  workout_id uuid,
  plan_name text,
  session_order smallint,
  completed_at timestamp with time zone not null,
  duration_minutes integer not null,
  notes text,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  effort smallint,
  began_at timestamp with time zone,
  time_zone text,
  local_day date,
  CHECK (((char_length(time_zone) >= 1) AND (char_length(time_zone) <= 64))),
  CHECK (((duration_minutes >= 1) AND (duration_minutes <= 10000))),
  CHECK (((effort >= 1) AND (effort <= 10))),
  CHECK ((char_length(notes) <= 4000)),
  CHECK ((char_length(plan_name) <= 200)),
  PRIMARY KEY (id)
);

create table cooldown_uebungen (
  id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  exercise_order smallint not null,
  name text not null,
  sets smallint,
  reps smallint,
  unit text,
  duration_minutes numeric(7,2),
  duration_seconds integer,
  distance_meters numeric(9,2),
  tempo text,
  pause_seconds integer,
  video_link text,
  description text,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  week_targets jsonb,
  weight numeric(6,2),
  group_key smallint,
  round_rest smallint,
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  CHECK (((exercise_order >= 1) AND (exercise_order <= 999))),
  CHECK (((group_key >= 1) AND (group_key <= 99))),
  CHECK (((pause_seconds >= 0) AND (pause_seconds <= 7200))),
  CHECK (((reps >= 0) AND (reps <= 10000))),
  CHECK (((round_rest >= 0) AND (round_rest <= 900))),
  CHECK (((sets >= 1) AND (sets <= 100))),
  CHECK (((weight >= (0)::numeric) AND (weight <= (1000)::numeric))),
  CHECK ((char_length(description) <= 8000)),
  CHECK ((char_length(tempo) <= 40)),
  CHECK ((char_length(unit) <= 40)),
  CHECK ((char_length(video_link) <= 2000)),
  CHECK ((distance_meters >= (0)::numeric)),
  CHECK ((duration_minutes >= (0)::numeric)),
  CHECK ((duration_seconds >= 0)),
  PRIMARY KEY (id)
);

create table exercise_catalogue (
  id uuid not null,
  number integer not null,
  slug text not null,
  name text not null,
  phase text not null,
  equipment text[] default '{}'::text[] not null,
  positions text[] default '{}'::text[] not null,
  goals text[] default '{}'::text[] not null,
  instruction text default ''::text not null,
  video_link text,
  metric text not null,
  per_side boolean default false not null,
  defaults jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  CHECK (((char_length(slug) >= 1) AND (char_length(slug) <= 120))),
  CHECK ((char_length(instruction) <= 8000)),
  CHECK ((char_length(video_link) <= 2000)),
  CHECK ((metric = ANY (ARRAY['weight_reps'::text, 'reps'::text, 'seconds'::text, 'metres'::text]))),
  CHECK ((phase = ANY (ARRAY['warmup'::text, 'main'::text, 'cooldown'::text]))),
  PRIMARY KEY (id)
);

create table exercise_notes (
  id uuid not null,
  user_id uuid not null,
  exercise_name text not null,
  note text not null,
  written_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((char_length(exercise_name) >= 1) AND (char_length(exercise_name) <= 200))),
  CHECK ((char_length(note) <= 2000)),
  PRIMARY KEY (id)
);

create table exercise_workouts (
  workout_id uuid not null,
  exercise_name text not null,
  began_at timestamp with time zone not null,
  is_main boolean not null,
  set_count integer not null,
  volume double precision not null,
  weight double precision,
  one_rep_max double precision,
  reps double precision,
  seconds double precision,
  metres double precision,
  advances boolean default false not null,
  best_set uuid,
  PRIMARY KEY (workout_id, exercise_name)
);

create table favourite_exercises (
  id uuid not null,
  user_id uuid not null,
  exercise_name text not null,
  is_favourite boolean not null,
  marked_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((char_length(exercise_name) >= 1) AND (char_length(exercise_name) <= 200))),
  PRIMARY KEY (id)
);

create table first_sync (
  done_at timestamp with time zone default now() not null
);

create table fitness_tests (
  id uuid not null,
  user_id uuid not null,
  test_category text not null,
  test_date date not null,
  test_time text not null,
  conditions jsonb default '{}'::jsonb not null,
  results jsonb not null,
  notes text,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK ((char_length(notes) <= 4000)),
  CHECK ((test_category = ANY (ARRAY['wurfkraft'::text, 'sprungkraft'::text, 'schnelligkeitsausdauer'::text, 'koerperstabilitaet'::text, 'rumpfkraft'::text, 'antritt'::text]))),
  CHECK ((test_time ~ '^[0-2][0-9]:[0-5][0-9]$'::text)),
  PRIMARY KEY (id)
);

create table fragebogen_antworten (
  id uuid not null,
  benutzer_id uuid not null,
  name text not null,
  alter smallint,
  geschlecht text not null,
  spielerposition text not null,
  hauptziel text,
  nebenziel text,
  trainingshaufigkeit text not null,
  trainingsdauer text not null,
  aktuelle_verletzungen text default ''::text not null,
  zusatzliche_notizen text default ''::text not null,
  verfugbare_ausrustung text[] default '{}'::text[] not null,
  hat_vorherige_verletzungen boolean default false not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  CHECK ((char_length(aktuelle_verletzungen) <= 4000)),
  CHECK ((char_length(geschlecht) <= 40)),
  CHECK ((char_length(hauptziel) <= 200)),
  CHECK ((char_length(nebenziel) <= 200)),
  CHECK ((char_length(spielerposition) <= 40)),
  CHECK ((char_length(trainingsdauer) <= 40)),
  CHECK ((char_length(trainingshaufigkeit) <= 40)),
  CHECK ((char_length(zusatzliche_notizen) <= 20000)),
  PRIMARY KEY (id)
);

create table goals (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  subject text,
  measure text,
  target numeric(9,2) not null,
  reps smallint,
  weeks smallint,
  set_on date not null,
  until_day date not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 200))),
  CHECK (((reps >= 1) AND (reps <= 100))),
  CHECK (((target >= 0.01) AND (target <= (100000)::numeric))),
  CHECK (((weeks >= 1) AND (weeks <= 52))),
  CHECK ((kind = ANY (ARRAY['test'::text, 'exercise'::text, 'habit'::text]))),
  CHECK ((measure = ANY (ARRAY['weight'::text, 'oneRepMax'::text, 'reps'::text, 'seconds'::text, 'metres'::text]))),
  PRIMARY KEY (id)
);

create table handball_loads (
  id uuid not null,
  user_id uuid not null,
  day date not null,
  kind text not null,
  minutes smallint not null,
  effort smallint not null,
  noted_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((effort >= 1) AND (effort <= 10))),
  CHECK (((minutes >= 5) AND (minutes <= 300))),
  CHECK ((kind = ANY (ARRAY['team'::text, 'match'::text]))),
  PRIMARY KEY (id)
);

create table haupt_uebungen (
  id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  exercise_order smallint not null,
  name text not null,
  sets smallint,
  reps smallint,
  unit text,
  duration_minutes numeric(7,2),
  duration_seconds integer,
  distance_meters numeric(9,2),
  tempo text,
  pause_seconds integer,
  video_link text,
  description text,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  week_targets jsonb,
  weight numeric(6,2),
  group_key smallint,
  round_rest smallint,
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  CHECK (((exercise_order >= 1) AND (exercise_order <= 999))),
  CHECK (((group_key >= 1) AND (group_key <= 99))),
  CHECK (((pause_seconds >= 0) AND (pause_seconds <= 7200))),
  CHECK (((reps >= 0) AND (reps <= 10000))),
  CHECK (((round_rest >= 0) AND (round_rest <= 900))),
  CHECK (((sets >= 1) AND (sets <= 100))),
  CHECK (((weight >= (0)::numeric) AND (weight <= (1000)::numeric))),
  CHECK ((char_length(description) <= 8000)),
  CHECK ((char_length(tempo) <= 40)),
  CHECK ((char_length(unit) <= 40)),
  CHECK ((char_length(video_link) <= 2000)),
  CHECK ((distance_meters >= (0)::numeric)),
  CHECK ((duration_minutes >= (0)::numeric)),
  CHECK ((duration_seconds >= 0)),
  PRIMARY KEY (id)
);

create table health_checks (
  id uuid not null,
  user_id uuid not null,
  week date not null,
  participation smallint not null,
  training_volume smallint not null,
  performance smallint not null,
  pain smallint not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((pain >= 0) AND (pain <= 25))),
  CHECK (((participation >= 0) AND (participation <= 25))),
  CHECK (((performance >= 0) AND (performance <= 25))),
  CHECK (((training_volume >= 0) AND (training_volume <= 25))),
  PRIMARY KEY (id)
);

create table health_consents (
  id uuid not null,
  user_id uuid not null,
  purpose text not null,
  granted boolean not null,
  text_version text not null,
  decided_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((char_length(text_version) >= 1) AND (char_length(text_version) <= 40))),
  CHECK ((purpose = ANY (ARRAY['coaching'::text, 'plan_service'::text, 'readiness'::text]))),
  PRIMARY KEY (id)
);

create table local_migrations (
  name text not null,
  run_at timestamp with time zone default now() not null,
  PRIMARY KEY (name)
);

create table measured_tests (
  id uuid not null,
  user_id uuid not null,
  membership_id uuid not null,
  test_day_id uuid not null,
  day date not null,
  results jsonb not null,
  revision smallint default 1 not null,
  offered_at timestamp with time zone default now() not null,
  answer text,
  answered_revision smallint,
  server_version bigint default 0 not null,
  coach_name text default ''::text not null,
  CHECK (((answered_revision >= 1) AND (answered_revision <= 10000))),
  CHECK (((revision >= 1) AND (revision <= 10000))),
  CHECK ((answer = ANY (ARRAY['taken'::text, 'left'::text]))),
  CHECK ((char_length(coach_name) <= 200)),
  PRIMARY KEY (id)
);

create table memberships (
  id uuid not null,
  user_id uuid not null,
  team_id uuid not null,
  role text not null,
  joined_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK ((role = ANY (ARRAY['coach'::text, 'physio'::text, 'player'::text]))),
  PRIMARY KEY (id)
);

create table origins (
  id uuid not null,
  seq bigint generated always as identity not null,
  PRIMARY KEY (id)
);

create table outbox (
  seq bigint generated always as identity not null,
  id uuid not null,
  table_name text not null,
  key uuid not null,
  op text not null,
  "values" jsonb not null,
  status text default 'pending'::text not null,
  txid text,
  server_version bigint,
  code text,
  message text,
  created_at timestamp with time zone default now() not null,
  rules jsonb,
  origin uuid,
  CHECK ((op = ANY (ARRAY['upsert'::text, 'update'::text, 'delete'::text]))),
  CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'refused'::text]))),
  PRIMARY KEY (seq),
  UNIQUE (id)
);

create table parental_consents (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  text_version text not null,
  happened_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((char_length(text_version) >= 1) AND (char_length(text_version) <= 40))),
  CHECK ((kind = ANY (ARRAY['asked'::text, 'granted'::text, 'refused'::text, 'withdrawn'::text]))),
  PRIMARY KEY (id)
);

create table parental_sharing (
  id uuid not null,
  user_id uuid not null,
  team_id uuid not null,
  membership_id uuid not null,
  decision text not null,
  kinds text[] default '{}'::text[] not null,
  text_version text not null,
  happened_at timestamp with time zone not null,
  server_version bigint default 0 not null,
  CHECK (((char_length(text_version) >= 1) AND (char_length(text_version) <= 40))),
  CHECK ((decision = ANY (ARRAY['asked'::text, 'granted'::text, 'refused'::text, 'withdrawn'::text]))),
  PRIMARY KEY (id)
);

create table plan_pauses (
  id uuid not null,
  user_id uuid not null,
  plan_id uuid not null,
  first_day date not null,
  last_day date,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  PRIMARY KEY (id)
);

create table profiles (
  id uuid not null,
  date_of_birth date,
  gender text,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  house_norm_since timestamp with time zone,
  CHECK ((date_of_birth >= '1900-01-01'::date)),
  CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'diverse'::text]))),
  PRIMARY KEY (id)
);

create table readiness_checks (
  id uuid not null,
  user_id uuid not null,
  day date not null,
  sleep smallint not null,
  fatigue smallint not null,
  soreness smallint not null,
  stress smallint not null,
  mood smallint not null,
  noted_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((fatigue >= 1) AND (fatigue <= 5))),
  CHECK (((mood >= 1) AND (mood <= 5))),
  CHECK (((sleep >= 1) AND (sleep <= 5))),
  CHECK (((soreness >= 1) AND (soreness <= 5))),
  CHECK (((stress >= 1) AND (stress <= 5))),
  PRIMARY KEY (id)
);

create table recovery_events (
  id uuid not null,
  user_id uuid not null,
  ladder text not null,
  kind text not null,
  day date not null,
  side text,
  pain smallint,
  details jsonb default '{}'::jsonb not null,
  happened_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((char_length(ladder) >= 1) AND (char_length(ladder) <= 40))),
  CHECK (((pain >= 0) AND (pain <= 10))),
  CHECK ((char_length((details)::text) <= 4000)),
  CHECK ((kind = ANY (ARRAY['start'::text, 'entry'::text, 'advance'::text, 'cleared'::text, 'end'::text]))),
  CHECK ((side = ANY (ARRAY['left'::text, 'right'::text]))),
  PRIMARY KEY (id)
);

create table refetched_keys (
  table_name text not null,
  key uuid not null,
  PRIMARY KEY (table_name, key)
);

create table scheduled_sessions (
  id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  plan_week smallint not null,
  planned_on date not null,
  turn smallint not null,
  scheduled_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  is_extra boolean default false not null,
  CHECK (((plan_week >= 1) AND (plan_week <= 520))),
  CHECK (((turn >= 0) AND (turn <= 99))),
  PRIMARY KEY (id)
);

create table seen_transactions (
  table_name text not null,
  txid bigint not null,
  PRIMARY KEY (table_name, txid)
);

create table session_comments (
  id uuid not null,
  user_id uuid not null,
  team_id uuid not null,
  workout_id uuid,
  assignment_id uuid,
  day date not null,
  body text not null,
  written_at timestamp with time zone not null,
  author_name text default ''::text not null,
  from_team boolean default false not null,
  server_version bigint default 0 not null,
  CHECK (((char_length(body) >= 1) AND (char_length(body) <= 500))),
  CHECK ((char_length(author_name) <= 200)),
  PRIMARY KEY (id)
);

create table sessions (
  id uuid not null,
  user_id uuid not null,
  plan_id uuid not null,
  session_order smallint not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  weekday text,
  venue text,
  load text,
  CHECK (((session_order >= 1) AND (session_order <= 366))),
  CHECK ((load = ANY (ARRAY['heavy'::text, 'medium'::text, 'light'::text]))),
  CHECK ((venue = ANY (ARRAY['Halle'::text, 'Studio'::text, 'Zuhause'::text]))),
  CHECK ((weekday = ANY (ARRAY['mo'::text, 'di'::text, 'mi'::text, 'do'::text, 'fr'::text, 'sa'::text, 'so'::text]))),
  PRIMARY KEY (id)
);

create table settled_mutations (
  id uuid not null,
  settled_at timestamp with time zone default now() not null,
  PRIMARY KEY (id)
);

create table shared_complaints (
  id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  region text not null,
  level smallint not null,
  reported_at timestamp with time zone not null,
  server_version bigint default 0 not null,
  CHECK (((level >= 0) AND (level <= 10))),
  CHECK ((region = ANY (ARRAY['Schulter'::text, 'Ellbogen'::text, 'Handgelenk'::text, 'unterer Rücken'::text, 'Hüfte'::text, 'Adduktoren'::text, 'Oberschenkelrückseite'::text, 'Knie'::text, 'Sprunggelenk'::text]))),
  PRIMARY KEY (id)
);

create table shared_loads (
  id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  day date not null,
  kind text not null,
  minutes integer not null,
  effort smallint not null,
  server_version bigint default 0 not null,
  CHECK (((effort >= 1) AND (effort <= 10))),
  CHECK (((minutes >= 1) AND (minutes <= 10000))),
  CHECK ((kind = ANY (ARRAY['own'::text, 'team'::text, 'match'::text]))),
  PRIMARY KEY (id)
);

create table shared_places (
  id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  day date not null,
  places jsonb not null,
  server_version bigint default 0 not null,
  PRIMARY KEY (id)
);

create table shared_readiness (
  id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  day date not null,
  points smallint not null,
  server_version bigint default 0 not null,
  CHECK (((points >= 5) AND (points <= 25))),
  PRIMARY KEY (id)
);

create table shared_recoveries (
  id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  ladder text not null,
  status text not null,
  stage smallint not null,
  since date not null,
  server_version bigint default 0 not null,
  CHECK (((char_length(ladder) >= 1) AND (char_length(ladder) <= 40))),
  CHECK (((stage >= 0) AND (stage <= 20))),
  CHECK ((status = ANY (ARRAY['active'::text, 'stopped'::text]))),
  PRIMARY KEY (id)
);

create table shared_tests (
  id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  day date not null,
  test_category text not null,
  conditions jsonb default '{}'::jsonb not null,
  results jsonb not null,
  server_version bigint default 0 not null,
  CHECK ((test_category = ANY (ARRAY['wurfkraft'::text, 'sprungkraft'::text, 'schnelligkeitsausdauer'::text, 'koerperstabilitaet'::text, 'rumpfkraft'::text, 'antritt'::text]))),
  PRIMARY KEY (id)
);

create table shared_trainings (
  id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  day date not null,
  state text not null,
  name text,
  minutes integer,
  server_version bigint default 0 not null,
  CHECK (((minutes >= 1) AND (minutes <= 10000))),
  CHECK ((char_length(name) <= 200)),
  CHECK ((state = ANY (ARRAY['planned'::text, 'done'::text]))),
  PRIMARY KEY (id)
);

create table sharing_consents (
  id uuid not null,
  user_id uuid not null,
  team_id uuid not null,
  kind text not null,
  granted boolean not null,
  text_version text not null,
  decided_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  under_16 boolean default false not null,
  CHECK (((char_length(text_version) >= 1) AND (char_length(text_version) <= 40))),
  CHECK ((kind = ANY (ARRAY['trainings'::text, 'loads'::text, 'tests'::text, 'complaints'::text, 'readiness'::text]))),
  PRIMARY KEY (id)
);

create table streams (
  table_name text not null,
  handle text,
  "offset" text default '-1'::text not null,
  fetching_anew boolean default false not null,
  snapshot jsonb,
  stopped text,
  last_up_to_date_at timestamp with time zone,
  last_txid bigint,
  fetched_columns text,
  newest_from date,
  PRIMARY KEY (table_name)
);

create table sync_heads (
  user_id uuid not null,
  heads jsonb default '{}'::jsonb not null,
  server_version bigint default 0 not null,
  PRIMARY KEY (user_id)
);

create table team_assignees (
  id uuid not null,
  team_id uuid not null,
  assignment_id uuid not null,
  member_id uuid not null,
  answer text,
  answered_at timestamp with time zone,
  comment text,
  done smallint default 0 not null,
  last_done_on date,
  last_effort smallint,
  server_version bigint default 0 not null,
  CHECK (((char_length(comment) >= 1) AND (char_length(comment) <= 1000))),
  CHECK (((done >= 0) AND (done <= 10000))),
  CHECK (((last_effort >= 1) AND (last_effort <= 10))),
  CHECK ((answer = ANY (ARRAY['accepted'::text, 'declined'::text]))),
  PRIMARY KEY (id)
);

create table team_assignments (
  id uuid not null,
  team_id uuid not null,
  title text not null,
  note text,
  day date,
  content jsonb not null,
  sent_at timestamp with time zone not null,
  coach_name text default ''::text not null,
  server_version bigint default 0 not null,
  CHECK (((char_length(note) >= 1) AND (char_length(note) <= 1000))),
  CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200))),
  CHECK ((char_length(coach_name) <= 200)),
  PRIMARY KEY (id)
);

create table team_attendance (
  id uuid not null,
  team_id uuid not null,
  event_id uuid not null,
  member_id uuid not null,
  state text not null,
  reason text,
  noted_at timestamp with time zone not null,
  server_version bigint default 0 not null,
  CHECK ((reason = ANY (ARRAY['school'::text, 'work'::text, 'family'::text, 'selection'::text, 'other'::text]))),
  CHECK ((state = ANY (ARRAY['came'::text, 'excused'::text, 'missing'::text]))),
  PRIMARY KEY (id)
);

create table team_comments (
  id uuid not null,
  team_id uuid not null,
  member_id uuid not null,
  training_id uuid,
  assignee_id uuid,
  day date not null,
  body text not null,
  written_at timestamp with time zone not null,
  author_id uuid,
  author_name text default ''::text not null,
  from_player boolean default false not null,
  server_version bigint default 0 not null,
  CHECK (((char_length(body) >= 1) AND (char_length(body) <= 500))),
  CHECK ((char_length(author_name) <= 200)),
  PRIMARY KEY (id)
);

create table team_events (
  id uuid not null,
  team_id uuid not null,
  kind text not null,
  day date not null,
  start_time text,
  minutes smallint,
  title text,
  place text,
  is_cancelled boolean default false not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((char_length(place) >= 1) AND (char_length(place) <= 120))),
  CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120))),
  CHECK (((minutes >= 1) AND (minutes <= 600))),
  CHECK ((kind = ANY (ARRAY['training'::text, 'match'::text, 'free'::text]))),
  CHECK ((start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  PRIMARY KEY (id)
);

create table team_guests (
  id uuid not null,
  team_id uuid not null,
  name text not null,
  gender text,
  birth_year smallint,
  member_id uuid,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((birth_year >= 1930) AND (birth_year <= 2100))),
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'diverse'::text]))),
  PRIMARY KEY (id)
);

create table team_members (
  id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  role text not null,
  display_name text default ''::text not null,
  joined_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  shared_kinds text[] default '{}'::text[] not null,
  week_sessions smallint,
  CHECK (((week_sessions >= 1) AND (week_sessions <= 7))),
  CHECK ((char_length(display_name) <= 200)),
  CHECK ((role = ANY (ARRAY['coach'::text, 'physio'::text, 'player'::text]))),
  PRIMARY KEY (id)
);

create table team_test_days (
  id uuid not null,
  team_id uuid not null,
  day date not null,
  tests text[] not null,
  choices jsonb default '{}'::jsonb not null,
  group_gender text,
  group_age smallint,
  closed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((group_age >= 5) AND (group_age <= 99))),
  CHECK ((group_gender = ANY (ARRAY['male'::text, 'female'::text, 'diverse'::text]))),
  PRIMARY KEY (id)
);

create table team_test_values (
  id uuid not null,
  team_id uuid not null,
  test_day_id uuid not null,
  member_id uuid,
  guest_id uuid,
  test text not null,
  state text not null,
  trials jsonb default '[]'::jsonb not null,
  reason text,
  noted_at timestamp with time zone not null,
  server_version bigint default 0 not null,
  coach_name text default ''::text not null,
  CHECK (((char_length(test) >= 1) AND (char_length(test) <= 60))),
  CHECK ((char_length(coach_name) <= 200)),
  CHECK ((reason = ANY (ARRAY['absent'::text, 'time'::text, 'device'::text, 'space'::text, 'other'::text]))),
  CHECK ((state = ANY (ARRAY['measured'::text, 'missing'::text, 'open'::text]))),
  PRIMARY KEY (id)
);

create table teams (
  id uuid not null,
  name text not null,
  club text,
  age_group text,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((char_length(age_group) >= 1) AND (char_length(age_group) <= 20))),
  CHECK (((char_length(club) >= 1) AND (char_length(club) <= 80))),
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  PRIMARY KEY (id)
);

create table test_batteries (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  tests text[] not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  PRIMARY KEY (id)
);

create table trained_exercises (
  exercise_name text not null,
  workouts integer not null,
  PRIMARY KEY (exercise_name)
);

create table training_profiles (
  user_id uuid not null,
  training_age text,
  session_venues text[] default '{}'::text[] not null,
  team_days text[] default '{}'::text[] not null,
  match_days text[] default '{}'::text[] not null,
  match_dates text[] default '{}'::text[] not null,
  session_days text[] default '{}'::text[] not null,
  weight_step numeric(4,2),
  heaviest_dumbbell numeric(5,2),
  week_mode text default 'calendar'::text not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  body_weight numeric(5,2),
  bar_weight numeric(5,2),
  plates text[] default '{}'::text[] not null,
  match_free_dates text[] default '{}'::text[] not null,
  CHECK (((bar_weight >= (1)::numeric) AND (bar_weight <= (50)::numeric))),
  CHECK (((body_weight >= (20)::numeric) AND (body_weight <= (300)::numeric))),
  CHECK (((heaviest_dumbbell >= (1)::numeric) AND (heaviest_dumbbell <= (100)::numeric))),
  CHECK (((weight_step >= 0.25) AND (weight_step <= (20)::numeric))),
  CHECK ((training_age = ANY (ARRAY['neu'::text, '1-2'::text, '3+'::text]))),
  CHECK ((week_mode = ANY (ARRAY['calendar'::text, 'sessions'::text]))),
  PRIMARY KEY (user_id)
);

create table training_reports (
  id uuid not null,
  user_id uuid not null,
  session_id uuid,
  workout_id uuid,
  training_data jsonb not null,
  is_shared boolean default false not null,
  shared_at timestamp with time zone,
  report_url_id text,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK ((report_url_id ~ '^[A-Za-z0-9_-]{22,64}$'::text)),
  PRIMARY KEY (id)
);

create table trainingsplan_generierung (
  id uuid not null,
  benutzer_id uuid not null,
  fragebogen_id uuid not null,
  status text default 'in_bearbeitung'::text not null,
  webhook_gesendet boolean default false not null,
  plan_id uuid,
  error_code text,
  created_at timestamp with time zone default now() not null,
  finished_at timestamp with time zone,
  server_version bigint default 0 not null,
  cancelled_at timestamp with time zone,
  assignment_id uuid,
  CHECK ((char_length(error_code) <= 80)),
  CHECK ((status = ANY (ARRAY['in_bearbeitung'::text, 'abgeschlossen'::text, 'fehlgeschlagen'::text, 'abgebrochen'::text]))),
  PRIMARY KEY (id)
);

create table trainingsplanreal (
  id uuid not null,
  user_id uuid not null,
  name text,
  description text,
  duration_recommendation text,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  week_count smallint,
  sessions_per_week smallint,
  started_on date,
  chosen_at timestamp with time zone,
  archived_at timestamp with time zone,
  CHECK (((sessions_per_week >= 1) AND (sessions_per_week <= 7))),
  CHECK (((week_count >= 1) AND (week_count <= 52))),
  CHECK ((char_length(description) <= 8000)),
  CHECK ((char_length(duration_recommendation) <= 200)),
  CHECK ((char_length(name) <= 200)),
  PRIMARY KEY (id)
);

create table user_dashboard_settings (
  user_id uuid not null,
  selected_player_name text,
  selected_player_team text,
  selected_player_season text,
  server_version bigint default 0 not null,
  CHECK ((char_length(selected_player_name) <= 200)),
  CHECK ((char_length(selected_player_season) <= 40)),
  CHECK ((char_length(selected_player_team) <= 200)),
  PRIMARY KEY (user_id)
);

create table users (
  id uuid not null,
  email text not null,
  full_name text,
  age smallint,
  gender text,
  access_expires_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK ((char_length(email) <= 320)),
  CHECK ((char_length(full_name) <= 200)),
  CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'diverse'::text]))),
  PRIMARY KEY (id)
);

create table warmup_uebungen (
  id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  exercise_order smallint not null,
  name text not null,
  sets smallint,
  reps smallint,
  unit text,
  duration_minutes numeric(7,2),
  duration_seconds integer,
  distance_meters numeric(9,2),
  tempo text,
  pause_seconds integer,
  video_link text,
  description text,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  week_targets jsonb,
  weight numeric(6,2),
  group_key smallint,
  round_rest smallint,
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  CHECK (((exercise_order >= 1) AND (exercise_order <= 999))),
  CHECK (((group_key >= 1) AND (group_key <= 99))),
  CHECK (((pause_seconds >= 0) AND (pause_seconds <= 7200))),
  CHECK (((reps >= 0) AND (reps <= 10000))),
  CHECK (((round_rest >= 0) AND (round_rest <= 900))),
  CHECK (((sets >= 1) AND (sets <= 100))),
  CHECK (((weight >= (0)::numeric) AND (weight <= (1000)::numeric))),
  CHECK ((char_length(description) <= 8000)),
  CHECK ((char_length(tempo) <= 40)),
  CHECK ((char_length(unit) <= 40)),
  CHECK ((char_length(video_link) <= 2000)),
  CHECK ((distance_meters >= (0)::numeric)),
  CHECK ((duration_minutes >= (0)::numeric)),
  CHECK ((duration_seconds >= 0)),
  PRIMARY KEY (id)
);

create table workout_sums (
  workout_id uuid not null,
  set_count integer not null,
  volume double precision not null,
  PRIMARY KEY (workout_id)
);

create table workout_tracking (
  id uuid not null,
  user_id uuid not null,
  workout_id uuid not null,
  session_id uuid,
  exercise_id uuid,
  exercise_name text not null,
  phase text,
  set_number smallint default 1 not null,
  weight numeric(7,2),
  reps integer,
  duration_seconds numeric(9,2),
  distance_meters numeric(9,2),
  sets smallint default 1 not null,
  completed boolean default true not null,
  unit text default 'kg'::text not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  reserve smallint,
  right_amount numeric(9,2),
  extra_weight numeric(6,2),
  band text,
  body_weight numeric(5,2),
  set_kind text,
  CHECK (((body_weight >= (20)::numeric) AND (body_weight <= (300)::numeric))),
  CHECK (((char_length(band) >= 1) AND (char_length(band) <= 40))),
  CHECK (((char_length(exercise_name) >= 1) AND (char_length(exercise_name) <= 200))),
  CHECK (((distance_meters >= (0)::numeric) AND (distance_meters <= (1000000)::numeric))),
  CHECK (((duration_seconds >= (0)::numeric) AND (duration_seconds <= (86400)::numeric))),
  CHECK (((extra_weight >= ('-200'::integer)::numeric) AND (extra_weight <= (200)::numeric))),
  CHECK (((reps >= 0) AND (reps <= 10000))),
  CHECK (((reserve >= 0) AND (reserve <= 4))),
  CHECK (((right_amount >= (0)::numeric) AND (right_amount <= (1000000)::numeric))),
  CHECK (((set_number >= 1) AND (set_number <= 100))),
  CHECK (((sets >= 1) AND (sets <= 100))),
  CHECK (((weight >= (0)::numeric) AND (weight <= (1000)::numeric))),
  CHECK ((char_length(unit) <= 40)),
  CHECK ((phase = ANY (ARRAY['warmup'::text, 'main'::text, 'cooldown'::text]))),
  CHECK ((set_kind = ANY (ARRAY['warmup'::text, 'drop'::text, 'failure'::text]))),
  PRIMARY KEY (id)
);

-- Views

create view cooldown_exercises as
 SELECT id,
    name,
    video_link,
    created_at,
    equipment AS equipment_needed,
    equipment,
    positions AS player_positions,
    positions[1] AS "position",
    goals[1] AS ziel,
    'verletzungen_vorbeugen'::text = ANY (goals) AS injury_prevention_focus
   FROM exercise_catalogue
  WHERE phase = 'cooldown'::text;

create view exercise_logs as
 SELECT id,
    user_id,
    exercise_id,
    weight,
    reps,
    sets AS sets_completed,
    sets AS sets_total,
    created_at
   FROM workout_tracking;

create view exercises as
 SELECT id,
    name,
    video_link,
    created_at,
    equipment AS equipment_needed,
    equipment,
    positions AS player_positions,
    positions[1] AS "position",
    goals[1] AS ziel,
    'verletzungen_vorbeugen'::text = ANY (goals) AS injury_prevention_focus
   FROM exercise_catalogue
  WHERE phase = 'main'::text;

create view plan_exercises as
 SELECT warmup_uebungen.id,
    warmup_uebungen.user_id,
    warmup_uebungen.session_id,
    warmup_uebungen.exercise_order,
    warmup_uebungen.name,
    warmup_uebungen.sets,
    warmup_uebungen.reps,
    warmup_uebungen.unit,
    warmup_uebungen.duration_minutes,
    warmup_uebungen.duration_seconds,
    warmup_uebungen.distance_meters,
    warmup_uebungen.tempo,
    warmup_uebungen.pause_seconds,
    warmup_uebungen.video_link,
    warmup_uebungen.description,
    warmup_uebungen.created_at,
    warmup_uebungen.server_version,
    warmup_uebungen.week_targets,
    warmup_uebungen.weight,
    warmup_uebungen.group_key,
    warmup_uebungen.round_rest,
    'warmup'::text AS phase
   FROM warmup_uebungen
UNION ALL
 SELECT haupt_uebungen.id,
    haupt_uebungen.user_id,
    haupt_uebungen.session_id,
    haupt_uebungen.exercise_order,
    haupt_uebungen.name,
    haupt_uebungen.sets,
    haupt_uebungen.reps,
    haupt_uebungen.unit,
    haupt_uebungen.duration_minutes,
    haupt_uebungen.duration_seconds,
    haupt_uebungen.distance_meters,
    haupt_uebungen.tempo,
    haupt_uebungen.pause_seconds,
    haupt_uebungen.video_link,
    haupt_uebungen.description,
    haupt_uebungen.created_at,
    haupt_uebungen.server_version,
    haupt_uebungen.week_targets,
    haupt_uebungen.weight,
    haupt_uebungen.group_key,
    haupt_uebungen.round_rest,
    'main'::text AS phase
   FROM haupt_uebungen
UNION ALL
 SELECT cooldown_uebungen.id,
    cooldown_uebungen.user_id,
    cooldown_uebungen.session_id,
    cooldown_uebungen.exercise_order,
    cooldown_uebungen.name,
    cooldown_uebungen.sets,
    cooldown_uebungen.reps,
    cooldown_uebungen.unit,
    cooldown_uebungen.duration_minutes,
    cooldown_uebungen.duration_seconds,
    cooldown_uebungen.distance_meters,
    cooldown_uebungen.tempo,
    cooldown_uebungen.pause_seconds,
    cooldown_uebungen.video_link,
    cooldown_uebungen.description,
    cooldown_uebungen.created_at,
    cooldown_uebungen.server_version,
    cooldown_uebungen.week_targets,
    cooldown_uebungen.weight,
    cooldown_uebungen.group_key,
    cooldown_uebungen.round_rest,
    'cooldown'::text AS phase
   FROM cooldown_uebungen;

create view uebungen as
 SELECT number AS id,
    name AS uebungsname,
    goals[1] AS ziel,
    positions[1] AS "position",
    array_to_string(equipment, ', '::text) AS equipment,
    COALESCE(video_link, instruction) AS instruktion
   FROM exercise_catalogue;

create view warmup_exercises as
 SELECT id,
    name,
    video_link,
    created_at,
    equipment AS equipment_needed,
    equipment,
    positions AS player_positions,
    positions[1] AS "position",
    goals[1] AS ziel,
    'verletzungen_vorbeugen'::text = ANY (goals) AS injury_prevention_focus
   FROM exercise_catalogue
  WHERE phase = 'warmup'::text;

-- Indexes

CREATE INDEX active_training_sessions_owner ON public.active_training_sessions USING btree (user_id);

CREATE INDEX assignments_owner ON public.assignments USING btree (user_id, sent_at);

CREATE INDEX athleten_uebungen_owner ON public.athleten_uebungen USING btree (user_id, created_at DESC);

CREATE INDEX comment_reads_owner ON public.comment_reads USING btree (user_id, thread);

CREATE INDEX complaints_owner ON public.complaints USING btree (user_id, region, reported_at DESC);

CREATE INDEX completed_sessions_of_workout ON public.completed_sessions USING btree (workout_id);

CREATE INDEX completed_sessions_owner ON public.completed_sessions USING btree (user_id, completed_at DESC);

CREATE INDEX cooldown_uebungen_session_id_exercise_order_idx ON public.cooldown_uebungen USING btree (session_id, exercise_order);

CREATE INDEX cooldown_uebungen_user_id_idx ON public.cooldown_uebungen USING btree (user_id);

CREATE INDEX exercise_catalogue_phase ON public.exercise_catalogue USING btree (phase, name);

CREATE INDEX exercise_notes_owner ON public.exercise_notes USING btree (user_id, exercise_name, written_at DESC);

CREATE INDEX exercise_workouts_advances ON public.exercise_workouts USING btree (exercise_name, began_at) WHERE advances;

CREATE INDEX exercise_workouts_began ON public.exercise_workouts USING btree (began_at);

CREATE INDEX exercise_workouts_course ON public.exercise_workouts USING btree (exercise_name, began_at);

CREATE INDEX favourite_exercises_owner ON public.favourite_exercises USING btree (user_id, exercise_name, marked_at DESC);

CREATE INDEX fitness_tests_newest ON public.fitness_tests USING btree (test_category, test_date DESC, test_time DESC, created_at DESC, id DESC);

CREATE INDEX fitness_tests_owner ON public.fitness_tests USING btree (user_id, test_category, test_date DESC, test_time DESC);

CREATE INDEX fragebogen_antworten_owner ON public.fragebogen_antworten USING btree (benutzer_id, created_at DESC);

CREATE INDEX goals_owner ON public.goals USING btree (user_id, until_day);

CREATE INDEX handball_loads_owner ON public.handball_loads USING btree (user_id, day, kind);

CREATE INDEX haupt_uebungen_session_id_exercise_order_idx ON public.haupt_uebungen USING btree (session_id, exercise_order);

CREATE INDEX haupt_uebungen_user_id_idx ON public.haupt_uebungen USING btree (user_id);

CREATE INDEX health_checks_owner ON public.health_checks USING btree (user_id, week DESC);

CREATE INDEX health_consents_owner ON public.health_consents USING btree (user_id, purpose, decided_at);

CREATE INDEX measured_tests_owner ON public.measured_tests USING btree (user_id);

CREATE INDEX memberships_owner ON public.memberships USING btree (user_id);

CREATE INDEX outbox_row ON public.outbox USING btree (table_name, key, seq);

CREATE INDEX outbox_status ON public.outbox USING btree (status, seq);

CREATE INDEX parental_consents_owner ON public.parental_consents USING btree (user_id, happened_at);

CREATE INDEX parental_sharing_owner ON public.parental_sharing USING btree (user_id, membership_id, happened_at);

CREATE INDEX plan_pauses_owner ON public.plan_pauses USING btree (user_id, plan_id, first_day);

CREATE INDEX readiness_checks_owner ON public.readiness_checks USING btree (user_id, day);

CREATE INDEX recovery_events_owner ON public.recovery_events USING btree (user_id, happened_at);

CREATE INDEX scheduled_sessions_owner ON public.scheduled_sessions USING btree (user_id, session_id, plan_week);

CREATE INDEX session_comments_owner ON public.session_comments USING btree (user_id, team_id);

CREATE INDEX sessions_owner ON public.sessions USING btree (user_id);

CREATE INDEX sessions_plan ON public.sessions USING btree (plan_id, session_order);

CREATE INDEX shared_complaints_owner ON public.shared_complaints USING btree (team_id, user_id);

CREATE INDEX shared_loads_owner ON public.shared_loads USING btree (team_id, user_id, day);

CREATE INDEX shared_places_owner ON public.shared_places USING btree (team_id, user_id);

CREATE INDEX shared_readiness_owner ON public.shared_readiness USING btree (team_id, user_id, day);

CREATE INDEX shared_recoveries_owner ON public.shared_recoveries USING btree (team_id, user_id);

CREATE INDEX shared_tests_owner ON public.shared_tests USING btree (team_id, user_id, day);

CREATE INDEX shared_trainings_owner ON public.shared_trainings USING btree (team_id, user_id, day);

CREATE INDEX sharing_consents_owner ON public.sharing_consents USING btree (user_id, team_id, kind, decided_at);

CREATE INDEX team_assignees_owner ON public.team_assignees USING btree (team_id, assignment_id, member_id);

CREATE INDEX team_assignments_owner ON public.team_assignments USING btree (team_id, sent_at);

CREATE INDEX team_attendance_owner ON public.team_attendance USING btree (team_id, event_id, member_id);

CREATE INDEX team_comments_owner ON public.team_comments USING btree (team_id, member_id);

CREATE INDEX team_events_owner ON public.team_events USING btree (team_id, day);

CREATE INDEX team_guests_owner ON public.team_guests USING btree (team_id);

CREATE INDEX team_members_owner ON public.team_members USING btree (team_id);

CREATE INDEX team_test_days_owner ON public.team_test_days USING btree (team_id, day);

CREATE INDEX team_test_values_owner ON public.team_test_values USING btree (team_id, test_day_id);

CREATE INDEX test_batteries_owner ON public.test_batteries USING btree (user_id, created_at);

CREATE INDEX training_reports_owner ON public.training_reports USING btree (user_id, created_at DESC);

CREATE INDEX trainingsplan_generierung_owner ON public.trainingsplan_generierung USING btree (benutzer_id, created_at DESC);

CREATE INDEX trainingsplanreal_owner ON public.trainingsplanreal USING btree (user_id, created_at DESC);

CREATE INDEX warmup_uebungen_owner ON public.warmup_uebungen USING btree (user_id);

CREATE INDEX warmup_uebungen_session ON public.warmup_uebungen USING btree (session_id, exercise_order);

CREATE INDEX workout_tracking_exercise ON public.workout_tracking USING btree (user_id, exercise_name, created_at DESC);

CREATE INDEX workout_tracking_paced ON public.workout_tracking USING btree (exercise_name, distance_meters, duration_seconds) WHERE ((distance_meters > (0)::numeric) AND (duration_seconds > (0)::numeric));

CREATE INDEX workout_tracking_recent ON public.workout_tracking USING btree (user_id, created_at DESC);

CREATE INDEX workout_tracking_workout ON public.workout_tracking USING btree (workout_id, created_at);

-- Functions

CREATE OR REPLACE FUNCTION public.add_set_to_exercise_workouts(workout uuid, name text, first_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  is_newest boolean;
begin
  insert into exercise_workouts as kept (workout_id, exercise_name, began_at, is_main, set_count, volume, weight, one_rep_max, reps, seconds,
    metres, best_set, advances)
  select workout, name, sums.*,
    sums.weight > coalesce(before.weight, 0) is true
      or sums.one_rep_max > coalesce(before.one_rep_max, 0) is true
      or sums.reps > coalesce(before.reps, 0) is true
      or sums.seconds > coalesce(before.seconds, 0) is true
      or sums.metres > coalesce(before.metres, 0) is true
      or sums.volume > coalesce(before.volume, 0)
  from (
    select min(t.created_at) as began_at, bool_or(coalesce(t.phase, 'main') = 'main') as is_main, count(*) filter (where is_counted_set(t.set_kind))::integer as set_count,
      coalesce(sum(compared_weight(t.weight, t.extra_weight, t.band) * (coalesce(t.reps, 0) + coalesce(t.right_amount, 0)))
        filter (where is_counted_set(t.set_kind)), 0)::float8 as volume,
      max(compared_weight(t.weight, t.extra_weight, t.band)) filter (where is_counted_set(t.set_kind)) as weight,
      max(estimated_maximum(moved_weight(t.weight, t.extra_weight, t.band, t.body_weight), t.reps))
        filter (where is_counted_set(t.set_kind)) as one_rep_max,
      max(unaided_reps(t.reps, t.weight, t.extra_weight, t.band)) filter (where is_counted_set(t.set_kind)) as reps,
      (max(t.duration_seconds) filter (where is_counted_set(t.set_kind) and t.distance_meters is null))::float8 as seconds,
      (max(t.distance_meters) filter (where is_counted_set(t.set_kind)))::float8 as metres,
      (array_agg(t.id order by compared_weight(t.weight, t.extra_weight, t.band) desc nulls last,
        unaided_reps(t.reps, t.weight, t.extra_weight, t.band) desc nulls last, t.reps desc nulls last, t.duration_seconds desc nulls last,
        t.distance_meters desc nulls last, t.id) filter (where is_counted_set(t.set_kind)))[1] as best_set
    from workout_tracking t where t.workout_id = workout and t.exercise_name = name) sums
  cross join lateral (
    select max(e.weight) as weight, max(e.one_rep_max) as one_rep_max, max(e.reps) as reps, max(e.seconds) as seconds,
      max(e.metres) as metres, max(e.volume) as volume
    from exercise_workouts e
    where e.exercise_name = name and e.advances and e.began_at <= sums.began_at and (e.began_at, e.workout_id) < (sums.began_at, workout)) before
  on conflict (workout_id, exercise_name) do update set
    began_at = excluded.began_at, is_main = excluded.is_main, set_count = excluded.set_count, volume = excluded.volume,
    weight = excluded.weight, one_rep_max = excluded.one_rep_max, reps = excluded.reps, seconds = excluded.seconds,
    metres = excluded.metres, best_set = excluded.best_set, advances = excluded.advances
  returning not exists (
    select from exercise_workouts later
    where later.exercise_name = name and later.began_at >= least(kept.began_at, first_at) and later.workout_id <> workout) into is_newest;
  -- What came after it may advance no more.
  if not is_newest then
    perform mark_advances_of(array[workout], array[name], array[first_at]);
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION public.announce_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        begin
          perform pg_notify('changed_tables', tg_table_name);
          return null;
        end $function$
;

CREATE OR REPLACE FUNCTION public.compared_weight(weight numeric, extra numeric, band text)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(weight, case when band is null and extra > 0 then extra end)::float8
$function$
;

CREATE OR REPLACE FUNCTION public.count_trained_exercises()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'TRUNCATE' then
    truncate trained_exercises;
  elsif not exists (select from workouts) then
    return null;
  elsif tg_op = 'INSERT' then
    insert into trained_exercises select exercise_name, count(*) from workouts group by exercise_name
    on conflict (exercise_name) do update set workouts = trained_exercises.workouts + excluded.workouts;
  else
    update trained_exercises known set workouts = known.workouts - gone.count
    from (select exercise_name, count(*) from workouts group by exercise_name) gone where gone.exercise_name = known.exercise_name;
    delete from trained_exercises where workouts = 0;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.estimated_maximum(moved double precision, reps integer)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when moved > 0 and reps = 1 then moved when moved > 0 and reps between 2 and 12 then moved * (1 + reps / 30.0::float8) end
$function$
;

CREATE OR REPLACE FUNCTION public.fill_exercise_workouts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into exercise_workouts (workout_id, exercise_name, began_at, is_main, set_count, volume, weight, one_rep_max, reps, seconds, metres,
    best_set, advances)
  select workout_id, exercise_name, began_at, is_main, set_count, volume, weight, one_rep_max, reps, seconds, metres, best_set,
    weight > coalesce(max(weight) over earlier, 0) is true
      or one_rep_max > coalesce(max(one_rep_max) over earlier, 0) is true
      or reps > coalesce(max(reps) over earlier, 0) is true
      or seconds > coalesce(max(seconds) over earlier, 0) is true
      or metres > coalesce(max(metres) over earlier, 0) is true
      or volume > coalesce(max(volume) over earlier, 0)
  from (
    select t.workout_id, t.exercise_name, min(t.created_at) as began_at, bool_or(coalesce(t.phase, 'main') = 'main') as is_main,
      count(*) filter (where is_counted_set(t.set_kind))::integer as set_count,
      coalesce(sum(compared_weight(t.weight, t.extra_weight, t.band) * (coalesce(t.reps, 0) + coalesce(t.right_amount, 0)))
        filter (where is_counted_set(t.set_kind)), 0)::float8 as volume,
      max(compared_weight(t.weight, t.extra_weight, t.band)) filter (where is_counted_set(t.set_kind)) as weight,
      max(estimated_maximum(moved_weight(t.weight, t.extra_weight, t.band, t.body_weight), t.reps))
        filter (where is_counted_set(t.set_kind)) as one_rep_max,
      max(unaided_reps(t.reps, t.weight, t.extra_weight, t.band)) filter (where is_counted_set(t.set_kind)) as reps,
      (max(t.duration_seconds) filter (where is_counted_set(t.set_kind) and t.distance_meters is null))::float8 as seconds,
      (max(t.distance_meters) filter (where is_counted_set(t.set_kind)))::float8 as metres,
      (array_agg(t.id order by compared_weight(t.weight, t.extra_weight, t.band) desc nulls last,
        unaided_reps(t.reps, t.weight, t.extra_weight, t.band) desc nulls last, t.reps desc nulls last, t.duration_seconds desc nulls last,
        t.distance_meters desc nulls last, t.id) filter (where is_counted_set(t.set_kind)))[1] as best_set
    from workout_tracking t
    group by t.workout_id, t.exercise_name) sums
  window earlier as (
    partition by exercise_name order by began_at, workout_id rows between unbounded preceding and 1 preceding);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.fill_workout_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.began_at := coalesce(new.began_at, least(new.completed_at, (
    select min(t.created_at) from workout_tracking t where t.workout_id = new.workout_id and t.user_id = new.user_id)));
  new.time_zone := 'Europe/Berlin';
  new.local_day := german_day(new.began_at);
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.fill_workout_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into workout_sums
  select workout_id, sum(set_count), sum(volume) from exercise_workouts
  where workout_id in (select workout_id from completed_sessions) group by workout_id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.german_day(instant timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select ((instant at time zone 'UTC') + case
    when instant at time zone 'UTC' >= summer.begins and instant at time zone 'UTC' < summer.ends then interval '2 hours' else interval '1 hour'
  end)::date
  from (
    select march - extract(dow from march)::int + time '01:00' as begins, october - extract(dow from october)::int + time '01:00' as ends
    from (
      select make_date(extract(year from instant at time zone 'UTC')::int, 3, 31) as march,
        make_date(extract(year from instant at time zone 'UTC')::int, 10, 31) as october) months) summer
$function$
;

CREATE OR REPLACE FUNCTION public.is_counted_set(kind text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$ select kind is distinct from 'warmup' $function$
;

CREATE OR REPLACE FUNCTION public.is_first_log()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return not exists (select from exercise_workouts);
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_exercise_workouts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  touched record;
begin
  if tg_op = 'TRUNCATE' then
    truncate exercise_workouts, workout_sums;
    return null;
  elsif not exists (select from old_sets) then
    return null;
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
            was.distance_meters, was.extra_weight, was.band, was.body_weight, was.set_kind, was.created_at)
          is distinct from (now.workout_id, now.exercise_name, now.phase, now.weight, now.reps, now.right_amount, now.duration_seconds,
            now.distance_meters, now.extra_weight, now.band, now.body_weight, now.set_kind, now.created_at)
      group by side.workout_id, side.exercise_name) sets;
  end if;
  if touched.workouts is null then
    return null;
  end if;
  perform refresh_exercise_workouts(touched.workouts, touched.names);
  delete from exercise_workouts gone using unnest(touched.workouts, touched.names) as left_over (workout_id, exercise_name)
  where gone.workout_id = left_over.workout_id and gone.exercise_name = left_over.exercise_name
    and not exists (
      select from workout_tracking t where t.workout_id = left_over.workout_id and t.exercise_name = left_over.exercise_name);
  perform sum_workouts(touched.workouts);
  perform mark_advances_of(touched.workouts, touched.names, touched.times);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_many_new_sets(workouts uuid[], names text[], times timestamp with time zone[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_exercise_workouts(workouts, names);
  perform sum_workouts(workouts);
  perform mark_advances_of(workouts, names, times);
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_new_sets()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  touched record;
begin
  select count(*) as sets, (array_agg(workout_id))[1] as workout, min(exercise_name) as name, min(created_at) as first_at into touched
  from new_sets;
  if touched.sets = 1 then
    perform add_set_to_exercise_workouts(touched.workout, touched.name, touched.first_at);
    -- Added to a finished one afterwards.
    if exists (select from completed_sessions where workout_id = touched.workout) then
      perform sum_workouts(array[touched.workout]);
    end if;
  elsif touched.sets > 1 then
    perform keep_many_new_sets(array_agg(workout_id), array_agg(exercise_name), array_agg(first_at))
    from (select workout_id, exercise_name, min(created_at) as first_at from new_sets group by workout_id, exercise_name) sets;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.mark_advances(names text[], times timestamp with time zone[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.mark_advances_of(workouts uuid[], names text[], times timestamp with time zone[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform mark_advances(array_agg(name), array_agg(least(time, began_at)))
  from unnest(workouts, names, times) as touched (workout, name, time)
  cross join lateral (
    select min(began_at) as began_at from exercise_workouts where workout_id = touched.workout and exercise_name = touched.name) kept;
end $function$
;

CREATE OR REPLACE FUNCTION public.moved_weight(weight numeric, extra numeric, band text, body numeric)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(weight, case when band is null then body + coalesce(extra, 0) end)::float8
$function$
;

CREATE OR REPLACE FUNCTION public.refresh_exercise_workouts(workouts uuid[], names text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into exercise_workouts (workout_id, exercise_name, began_at, is_main, set_count, volume, weight, one_rep_max, reps, seconds, metres,
    best_set)
  select touched.workout_id, touched.exercise_name, sums.*
  from unnest(workouts, names) touched (workout_id, exercise_name)
  cross join lateral (
    select min(t.created_at), bool_or(coalesce(t.phase, 'main') = 'main'), count(*) filter (where is_counted_set(t.set_kind))::integer,
      coalesce(sum(compared_weight(t.weight, t.extra_weight, t.band) * (coalesce(t.reps, 0) + coalesce(t.right_amount, 0)))
        filter (where is_counted_set(t.set_kind)), 0)::float8,
      max(compared_weight(t.weight, t.extra_weight, t.band)) filter (where is_counted_set(t.set_kind)),
      max(estimated_maximum(moved_weight(t.weight, t.extra_weight, t.band, t.body_weight), t.reps))
        filter (where is_counted_set(t.set_kind)),
      max(unaided_reps(t.reps, t.weight, t.extra_weight, t.band)) filter (where is_counted_set(t.set_kind)),
      (max(t.duration_seconds) filter (where is_counted_set(t.set_kind) and t.distance_meters is null))::float8,
      (max(t.distance_meters) filter (where is_counted_set(t.set_kind)))::float8,
      (array_agg(t.id order by compared_weight(t.weight, t.extra_weight, t.band) desc nulls last,
        unaided_reps(t.reps, t.weight, t.extra_weight, t.band) desc nulls last, t.reps desc nulls last, t.duration_seconds desc nulls last,
        t.distance_meters desc nulls last, t.id) filter (where is_counted_set(t.set_kind)))[1]
    from workout_tracking t
    where t.workout_id = touched.workout_id and t.exercise_name = touched.exercise_name
    having count(*) > 0) sums
  on conflict (workout_id, exercise_name) do update set
    began_at = excluded.began_at, is_main = excluded.is_main, set_count = excluded.set_count, volume = excluded.volume,
    weight = excluded.weight, one_rep_max = excluded.one_rep_max, reps = excluded.reps, seconds = excluded.seconds,
    metres = excluded.metres, best_set = excluded.best_set;
end $function$
;

CREATE OR REPLACE FUNCTION public.sum_changed_workouts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'TRUNCATE' then
    truncate workout_sums;
  elsif not exists (select from changed) then
    return null;
  elsif tg_op = 'UPDATE' then
    perform sum_workouts(array_agg(workout_id)) from (select workout_id from changed union select workout_id from before) workouts
    where workout_id is not null;
  else
    perform sum_workouts(array_agg(workout_id)) from changed where workout_id is not null;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.sum_workouts(workouts uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into workout_sums
  select e.workout_id, sum(e.set_count), sum(e.volume) from exercise_workouts e
  where e.workout_id = any(workouts) and exists (select from completed_sessions c where c.workout_id = e.workout_id)
  group by e.workout_id
  on conflict (workout_id) do update set set_count = excluded.set_count, volume = excluded.volume;
  delete from workout_sums kept
  where kept.workout_id = any(workouts)
    and not (exists (select from exercise_workouts e where e.workout_id = kept.workout_id)
      and exists (select from completed_sessions c where c.workout_id = kept.workout_id));
end $function$
;

CREATE OR REPLACE FUNCTION public.unaided_reps(reps integer, weight numeric, extra numeric, band text)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when weight is null and band is null and coalesce(extra, 0) >= 0 then reps end::float8
$function$
;

-- Triggers

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON active_training_sessions FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON assignments FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON athleten_uebungen FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON base_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON comment_reads FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON complaints FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER a_fill_workout_day BEFORE INSERT OR UPDATE ON completed_sessions FOR EACH ROW WHEN (new.local_day IS NULL) EXECUTE FUNCTION fill_workout_day();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON completed_sessions FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER workout_sums_of_changed AFTER UPDATE ON completed_sessions REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sum_changed_workouts();

CREATE TRIGGER workout_sums_of_finished AFTER INSERT ON completed_sessions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sum_changed_workouts();

CREATE TRIGGER workout_sums_of_none AFTER TRUNCATE ON completed_sessions FOR EACH STATEMENT EXECUTE FUNCTION sum_changed_workouts();

CREATE TRIGGER workout_sums_of_removed AFTER DELETE ON completed_sessions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sum_changed_workouts();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON cooldown_uebungen FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON exercise_catalogue FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON exercise_notes FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON exercise_workouts FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER trained_exercises_of_deleted_workouts AFTER DELETE ON exercise_workouts REFERENCING OLD TABLE AS workouts FOR EACH STATEMENT EXECUTE FUNCTION count_trained_exercises();

CREATE TRIGGER trained_exercises_of_new_workouts AFTER INSERT ON exercise_workouts REFERENCING NEW TABLE AS workouts FOR EACH STATEMENT EXECUTE FUNCTION count_trained_exercises();

CREATE TRIGGER trained_exercises_of_no_workouts AFTER TRUNCATE ON exercise_workouts FOR EACH STATEMENT EXECUTE FUNCTION count_trained_exercises();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON favourite_exercises FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON first_sync FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON fitness_tests FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON fragebogen_antworten FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON goals FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON handball_loads FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON haupt_uebungen FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON health_checks FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON health_consents FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON local_migrations FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON measured_tests FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON memberships FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON origins FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON outbox FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON parental_consents FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON parental_sharing FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON plan_pauses FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON profiles FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON readiness_checks FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON recovery_events FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON refetched_keys FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON scheduled_sessions FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON seen_transactions FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON session_comments FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON sessions FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON settled_mutations FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON shared_complaints FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON shared_loads FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON shared_places FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON shared_readiness FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON shared_recoveries FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON shared_tests FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON shared_trainings FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON sharing_consents FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON streams FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON sync_heads FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON team_assignees FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON team_assignments FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON team_attendance FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON team_comments FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON team_events FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON team_guests FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON team_members FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON team_test_days FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON team_test_values FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON teams FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON test_batteries FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON trained_exercises FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON training_profiles FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON training_reports FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON trainingsplan_generierung FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON trainingsplanreal FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON user_dashboard_settings FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON users FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON warmup_uebungen FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON workout_sums FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER announces_changes AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON workout_tracking FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

CREATE TRIGGER exercise_workouts_of_deleted_sets AFTER DELETE ON workout_tracking REFERENCING OLD TABLE AS old_sets FOR EACH STATEMENT EXECUTE FUNCTION keep_exercise_workouts();

CREATE TRIGGER exercise_workouts_of_edited_sets AFTER UPDATE ON workout_tracking REFERENCING OLD TABLE AS old_sets NEW TABLE AS new_sets FOR EACH STATEMENT EXECUTE FUNCTION keep_exercise_workouts();

CREATE TRIGGER exercise_workouts_of_first_log AFTER INSERT ON workout_tracking FOR EACH STATEMENT WHEN (is_first_log()) EXECUTE FUNCTION fill_exercise_workouts();

CREATE TRIGGER exercise_workouts_of_new_sets AFTER INSERT ON workout_tracking REFERENCING NEW TABLE AS new_sets FOR EACH STATEMENT WHEN (NOT is_first_log()) EXECUTE FUNCTION keep_new_sets();

CREATE TRIGGER exercise_workouts_of_no_sets AFTER TRUNCATE ON workout_tracking FOR EACH STATEMENT EXECUTE FUNCTION keep_exercise_workouts();

CREATE TRIGGER workout_sums_of_first_log AFTER INSERT ON workout_tracking FOR EACH STATEMENT WHEN (is_first_log()) EXECUTE FUNCTION fill_workout_sums();
