-- What the migrations amount to on the server, with the triggers that the registry of synced tables makes.
-- Written by `npm run schema`, compared by tests/schema/schema.test.ts. Nothing runs it.

-- Extensions

create extension pg_trgm;

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
  CHECK ((char_length((training_logs)::text) <= 200000)) NOT VALID,
  CHECK ((current_exercise_type = ANY (ARRAY['warmup'::text, 'haupt'::text, 'cooldown'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (session_id)
);
alter table active_training_sessions replica identity full;

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
  CHECK ((char_length((content)::text) <= 100000)),
  CHECK ((char_length(coach_name) <= 200)),
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table assignments replica identity full;

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
  CHECK ((instruction_link ~* '^https?://[^ ]'::text)) NOT VALID,
  CHECK ((metric = ANY (ARRAY['weight_reps'::text, 'reps'::text, 'seconds'::text, 'metres'::text]))),
  CHECK (is_text_list(equipment, 40)) NOT VALID,
  CHECK (is_text_list(goals, 40)) NOT VALID,
  CHECK (is_text_list(muscles, 40)) NOT VALID,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table athleten_uebungen replica identity full;

create table blocked_accounts (
  user_id uuid not null,
  blocked_at timestamp with time zone default now() not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table calendar_feeds (
  user_id uuid not null,
  id uuid default gen_random_uuid() not null,
  token_hash bytea not null,
  created_at timestamp with time zone default now() not null,
  content_hash bytea,
  revision integer default 0 not null,
  changed_at timestamp with time zone default now() not null,
  CHECK ((octet_length(content_hash) = 32)),
  CHECK ((octet_length(token_hash) = 32)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id),
  UNIQUE (id),
  UNIQUE (token_hash)
);

create table checkouts (
  id uuid not null,
  token_hash bytea not null,
  user_id uuid,
  email text,
  provider text not null,
  provider_reference text,
  amount_cents integer not null,
  currency text not null,
  discount_code text,
  access_months smallint,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  CHECK ((access_months > 0)),
  CHECK ((amount_cents >= 0)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (token_hash)
);

create table comment_reads (
  id uuid not null,
  user_id uuid not null,
  thread uuid not null,
  seen_version bigint not null,
  server_version bigint default 0 not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table comment_reads replica identity full;

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
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table complaints replica identity full;

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
  CHECK (((session_order >= 1) AND (session_order <= 366))) NOT VALID,
  CHECK ((char_length(notes) <= 4000)),
  CHECK ((char_length(plan_name) <= 200)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table completed_sessions replica identity full;

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
  CHECK ((char_length((week_targets)::text) <= 4000)) NOT VALID,
  CHECK ((char_length(description) <= 8000)),
  CHECK ((char_length(tempo) <= 40)),
  CHECK ((char_length(unit) <= 40)),
  CHECK ((char_length(video_link) <= 2000)),
  CHECK ((distance_meters <= (1000000)::numeric)) NOT VALID,
  CHECK ((distance_meters >= (0)::numeric)),
  CHECK ((duration_minutes <= (10000)::numeric)) NOT VALID,
  CHECK ((duration_minutes >= (0)::numeric)),
  CHECK ((duration_seconds <= 86400)) NOT VALID,
  CHECK ((duration_seconds >= 0)),
  CHECK ((video_link ~* '^https?://[^ ]'::text)) NOT VALID,
  FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table cooldown_uebungen replica identity full;

create table database_identity (
  only_row boolean default true not null,
  identity text not null,
  CHECK (only_row),
  PRIMARY KEY (only_row)
);

create table deleted_sessions (
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (token_hash)
);

create table email_changes (
  user_id uuid not null,
  new_email text not null,
  old_code_hash text not null,
  new_code_hash text,
  tries smallint default 0 not null,
  expires_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table event_counts (
  day date not null,
  name text not null,
  path text not null,
  count integer default 1 not null,
  PRIMARY KEY (day, name, path)
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
  CHECK (((number >= 1) AND (number <= 1000000))) NOT VALID,
  CHECK ((char_length((defaults)::text) <= 20000)) NOT VALID,
  CHECK ((char_length(instruction) <= 8000)),
  CHECK ((char_length(video_link) <= 2000)),
  CHECK ((metric = ANY (ARRAY['weight_reps'::text, 'reps'::text, 'seconds'::text, 'metres'::text]))),
  CHECK ((phase = ANY (ARRAY['warmup'::text, 'main'::text, 'cooldown'::text]))),
  CHECK ((video_link ~* '^https?://[^ ]'::text)) NOT VALID,
  CHECK (is_text_list(equipment, 40)) NOT VALID,
  CHECK (is_text_list(goals, 40)) NOT VALID,
  CHECK (is_text_list(positions, 40)) NOT VALID,
  PRIMARY KEY (id)
);
alter table exercise_catalogue replica identity full;

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
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table exercise_notes replica identity full;

create table favourite_exercises (
  id uuid not null,
  user_id uuid not null,
  exercise_name text not null,
  is_favourite boolean not null,
  marked_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((char_length(exercise_name) >= 1) AND (char_length(exercise_name) <= 200))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table favourite_exercises replica identity full;

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
  CHECK ((char_length((conditions)::text) <= 20000)) NOT VALID,
  CHECK ((char_length((results)::text) <= 100000)) NOT VALID,
  CHECK ((char_length(notes) <= 4000)),
  CHECK ((test_category = ANY (ARRAY['wurfkraft'::text, 'sprungkraft'::text, 'schnelligkeitsausdauer'::text, 'koerperstabilitaet'::text, 'rumpfkraft'::text, 'antritt'::text]))),
  CHECK ((test_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)) NOT VALID,
  CHECK ((test_time ~ '^[0-2][0-9]:[0-5][0-9]$'::text)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table fitness_tests replica identity full;

create table former_assets (
  path text not null,
  body bytea not null,
  replaced_at timestamp with time zone,
  PRIMARY KEY (path)
);

create table former_refresh_tokens (
  token_hash bytea not null,
  family_id uuid not null,
  expires_at timestamp with time zone not null,
  FOREIGN KEY (family_id) REFERENCES login_sessions(id) ON DELETE CASCADE,
  PRIMARY KEY (token_hash)
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
  CHECK (((alter >= 0) AND (alter <= 150))) NOT VALID,
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  CHECK ((char_length(aktuelle_verletzungen) <= 4000)),
  CHECK ((char_length(geschlecht) <= 40)),
  CHECK ((char_length(hauptziel) <= 200)),
  CHECK ((char_length(nebenziel) <= 200)),
  CHECK ((char_length(spielerposition) <= 40)),
  CHECK ((char_length(trainingsdauer) <= 40)),
  CHECK ((char_length(trainingshaufigkeit) <= 40)),
  CHECK ((char_length(zusatzliche_notizen) <= 20000)),
  CHECK (is_text_list(verfugbare_ausrustung, 40)) NOT VALID,
  FOREIGN KEY (benutzer_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table fragebogen_antworten replica identity full;

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
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table goals replica identity full;

create table handball_assessments (
  id uuid not null,
  email text,
  answers jsonb not null,
  results jsonb not null,
  created_at timestamp with time zone default now() not null,
  consent_text_version text,
  CHECK (((jsonb_typeof(answers) = 'array'::text) AND (jsonb_array_length(answers) = 32))) NOT VALID,
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
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table handball_loads replica identity full;

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
  CHECK ((char_length((week_targets)::text) <= 4000)) NOT VALID,
  CHECK ((char_length(description) <= 8000)),
  CHECK ((char_length(tempo) <= 40)),
  CHECK ((char_length(unit) <= 40)),
  CHECK ((char_length(video_link) <= 2000)),
  CHECK ((distance_meters <= (1000000)::numeric)) NOT VALID,
  CHECK ((distance_meters >= (0)::numeric)),
  CHECK ((duration_minutes <= (10000)::numeric)) NOT VALID,
  CHECK ((duration_minutes >= (0)::numeric)),
  CHECK ((duration_seconds <= 86400)) NOT VALID,
  CHECK ((duration_seconds >= 0)),
  CHECK ((video_link ~* '^https?://[^ ]'::text)) NOT VALID,
  FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table haupt_uebungen replica identity full;

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
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table health_checks replica identity full;

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
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table health_consents replica identity full;

create table journal_keys (
  user_id uuid not null,
  public_key bytea not null,
  sealed_private_key bytea not null,
  created_at timestamp with time zone default now() not null,
  CHECK ((octet_length(public_key) = 65)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table known_devices (
  user_id uuid not null,
  device_hash bytea not null,
  used_at timestamp with time zone default now() not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, device_hash)
);

create table leads (
  email text not null,
  consent_text_version text not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (email)
);

create table login_sessions (
  id uuid not null,
  user_id uuid not null,
  device text not null,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone default now() not null,
  ends_at timestamp with time zone not null,
  token_key bytea default sha256((((gen_random_uuid())::text || (gen_random_uuid())::text))::bytea) not null,
  CHECK ((char_length(device) <= 60)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table mail_outbox (
  id uuid not null,
  recipient text not null,
  template text not null,
  template_values jsonb,
  status text default 'waiting'::text not null,
  attempts smallint default 0 not null,
  due_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  last_error text,
  created_at timestamp with time zone default now() not null,
  finished_at timestamp with time zone,
  request text,
  CHECK (((status = 'waiting'::text) = (template_values IS NOT NULL))),
  CHECK ((char_length(last_error) <= 500)),
  CHECK ((char_length(request) <= 80)),
  CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text]))),
  PRIMARY KEY (id)
);

create table mailbox (
  id uuid not null,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (id)
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
  CHECK ((char_length((results)::text) <= 20000)),
  CHECK ((char_length(coach_name) <= 200)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table measured_tests replica identity full;

create table memberships (
  id uuid not null,
  user_id uuid not null,
  team_id uuid not null,
  role text not null,
  joined_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK ((role = ANY (ARRAY['coach'::text, 'physio'::text, 'player'::text]))),
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table memberships replica identity full;

create table named_coaches (
  row_id uuid not null,
  user_id uuid not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (row_id)
);

create table newsletter_requests (
  token_hash bytea not null,
  email text not null,
  text_version text not null,
  requested_at timestamp with time zone default now() not null,
  PRIMARY KEY (token_hash)
);

create table newsletter_subscriptions (
  email text not null,
  text_version text not null,
  requested_at timestamp with time zone not null,
  confirmed_at timestamp with time zone not null,
  leave_token text default translate(encode(sha256(convert_to(((gen_random_uuid())::text || (gen_random_uuid())::text), 'UTF8'::name)), 'base64'::text), '+/='::text, '-_'::text) not null,
  PRIMARY KEY (email),
  UNIQUE (leave_token)
);

create table operator_actions (
  id uuid not null,
  at timestamp with time zone default now() not null,
  operator text not null,
  reason text not null,
  command text not null,
  subject text not null,
  details jsonb default '{}'::jsonb not null,
  outcome text default 'begun'::text not null,
  CHECK (((char_length(operator) >= 1) AND (char_length(operator) <= 80))),
  CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500))),
  CHECK ((char_length(command) <= 60)),
  CHECK ((char_length(subject) <= 200)),
  CHECK ((outcome = ANY (ARRAY['begun'::text, 'done'::text, 'nothing'::text, 'failed'::text]))),
  PRIMARY KEY (id)
);

create table operator_summaries (
  day date not null,
  PRIMARY KEY (day)
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
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table parental_consents replica identity full;

create table parental_links (
  token_hash bytea not null,
  user_id uuid not null,
  parent_email text not null,
  purpose text not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone,
  used_at timestamp with time zone,
  CHECK ((purpose = ANY (ARRAY['decision'::text, 'withdrawal'::text]))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (token_hash)
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
  CHECK (is_text_list(kinds, 20)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table parental_sharing replica identity full;

create table passkey_challenges (
  challenge_hash bytea not null,
  user_id uuid,
  expires_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (challenge_hash)
);

create table passkeys (
  id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] default '{}'::text[] not null,
  name text not null,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone,
  suspended_at timestamp with time zone,
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (credential_id)
);

create table password_resets (
  token_hash bytea not null,
  user_id uuid not null,
  expires_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (token_hash)
);

create table payment_events (
  provider text not null,
  event_id text not null,
  payment_reference text not null,
  kind text not null,
  received_at timestamp with time zone default now() not null,
  paid_instead text,
  occurred_at timestamp with time zone default now() not null,
  CHECK ((kind = ANY (ARRAY['pending'::text, 'failed'::text, 'complete'::text, 'refunded'::text, 'refund_failed'::text, 'disputed'::text, 'dispute_lost'::text, 'dispute_won'::text]))),
  PRIMARY KEY (provider, event_id)
);

create table payments (
  id uuid not null,
  user_id uuid,
  email text,
  status text not null,
  provider text default 'test'::text not null,
  provider_reference text,
  amount_cents integer,
  currency text default 'EUR'::text not null,
  created_at timestamp with time zone default now() not null,
  checkout_id uuid,
  access_months smallint,
  linked_at timestamp with time zone,
  address_corrected_at timestamp with time zone,
  CHECK ((access_months > 0)),
  CHECK ((amount_cents >= 0)),
  CHECK ((status = ANY (ARRAY['pending'::text, 'complete'::text, 'refunded'::text, 'failed'::text, 'charged_back'::text, 'unmatched'::text, 'revoked'::text]))),
  FOREIGN KEY (checkout_id) REFERENCES checkouts(id) ON DELETE SET NULL,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (checkout_id)
);

create table personal_records (
  id uuid not null,
  user_id uuid not null,
  exercise_name text not null,
  value numeric(10,2) not null,
  unit text not null,
  updated_at timestamp with time zone default now() not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table plan_jobs (
  generation_id uuid not null,
  attempts smallint default 0 not null,
  next_attempt_at timestamp with time zone default now() not null,
  lease uuid,
  locked_until timestamp with time zone,
  handed_over_at timestamp with time zone,
  made_by text,
  note text,
  accepted_at timestamp with time zone default clock_timestamp() not null,
  asked smallint default 0 not null,
  request text default NULLIF(current_setting('anwurf.request'::text, true), ''::text),
  CHECK ((char_length(note) <= 2000)),
  CHECK ((char_length(request) <= 80)),
  CHECK ((made_by = ANY (ARRAY['built_in'::text, 'automation'::text, 'model'::text]))),
  FOREIGN KEY (generation_id) REFERENCES trainingsplan_generierung(id) ON DELETE CASCADE,
  PRIMARY KEY (generation_id)
);

create table plan_pauses (
  id uuid not null,
  user_id uuid not null,
  plan_id uuid not null,
  first_day date not null,
  last_day date,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  FOREIGN KEY (plan_id) REFERENCES trainingsplanreal(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table plan_pauses replica identity full;

create table player_name_words (
  word text not null,
  PRIMARY KEY (word)
);

create table player_stats_de (
  id uuid not null,
  name text not null,
  mannschaft text default ''::text not null,
  saison text not null,
  gespielte_spiele integer,
  tore_gesamt integer,
  siebenmeter_tore integer,
  siebenmeter_versuche integer,
  siebenmeter_quote numeric(5,2),
  tore_pro_spiel numeric(6,2),
  tore_pro_spiel_ohne_siebenmeter numeric(6,2),
  trikotnummer integer,
  gelbe_karten integer,
  disqualifikationen integer,
  zwei_minuten_strafen integer,
  hidden boolean default false not null,
  last_updated timestamp with time zone default now() not null,
  is_demo boolean default false not null,
  search_name text generated always as (((('
'::text || fold_text(name)) || '
'::text) || fold_umlauts(name))) stored,
  search_team text generated always as (((fold_text(mannschaft) || '
'::text) || fold_umlauts(mannschaft))) stored,
  wuerfe integer,
  paraden integer,
  gegentore integer,
  spielminuten numeric(8,2),
  is_other_person boolean default false not null,
  PRIMARY KEY (id),
  UNIQUE (name, mannschaft, saison)
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
  FOREIGN KEY (id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table profiles replica identity full;

create table push_outbox (
  id uuid default gen_random_uuid() not null,
  session_id uuid not null,
  kind text not null,
  event text not null,
  status text default 'waiting'::text not null,
  attempts integer default 0 not null,
  due_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  finished_at timestamp with time zone,
  CHECK (((char_length(event) >= 1) AND (char_length(event) <= 100))),
  CHECK ((kind = ANY (ARRAY['session'::text, 'test'::text, 'coach'::text, 'trial'::text]))),
  CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'nothing'::text]))),
  FOREIGN KEY (session_id) REFERENCES push_subscriptions(session_id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (session_id, event)
);

create table push_subscriptions (
  session_id uuid not null,
  user_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  kinds text[] not null,
  session_time text not null,
  quiet_from text not null,
  quiet_until text not null,
  time_zone text not null,
  created_at timestamp with time zone default now() not null,
  CHECK (((char_length(endpoint) >= 1) AND (char_length(endpoint) <= 1000))),
  CHECK (((char_length(time_zone) >= 1) AND (char_length(time_zone) <= 64))),
  CHECK (((kinds <@ ARRAY['session'::text, 'test'::text, 'coach'::text]) AND (cardinality(kinds) <= 3))),
  CHECK ((char_length(auth) = 22)),
  CHECK ((char_length(p256dh) = 87)),
  CHECK ((quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CHECK ((quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  CHECK ((session_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  FOREIGN KEY (session_id) REFERENCES login_sessions(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (session_id),
  UNIQUE (endpoint)
);

create table rate_limits (
  key text not null,
  points integer default 0 not null,
  expire bigint,
  PRIMARY KEY (key)
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
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table readiness_checks replica identity full;

create table recovery_codes (
  code_hash bytea not null,
  user_id uuid not null,
  used_at timestamp with time zone,
  FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE,
  PRIMARY KEY (code_hash)
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
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table recovery_events replica identity full;

create table recovery_stages (
  user_id uuid not null,
  ladder text not null,
  status text not null,
  stage smallint not null,
  since date not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, ladder)
);

create table reference_sources (
  key text not null,
  citation text not null,
  PRIMARY KEY (key)
);

create table reference_values (
  test text not null,
  gender text not null,
  age smallint not null,
  value jsonb not null,
  imported_at timestamp with time zone default now() not null,
  CHECK (((age >= 5) AND (age <= 100))),
  CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text]))),
  PRIMARY KEY (test, gender, age)
);

create table refresh_tokens (
  id uuid not null,
  family_id uuid not null,
  user_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  replaced_at timestamp with time zone,
  FOREIGN KEY (family_id) REFERENCES login_sessions(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id),
  UNIQUE (token_hash)
);

create table registration_agreements (
  user_id uuid not null,
  text_version text not null,
  agreed_at timestamp with time zone default now() not null,
  CHECK (((char_length(text_version) >= 1) AND (char_length(text_version) <= 40))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table registration_codes (
  email text not null,
  code_hash text not null,
  tries smallint default 0 not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (email)
);

create table registration_links (
  token_hash bytea not null,
  email text not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (token_hash)
);

create table report_pictures (
  report_id uuid not null,
  user_id uuid not null,
  content_hash bytea not null,
  picture bytea not null,
  drawn_at timestamp with time zone default now() not null,
  FOREIGN KEY (report_id) REFERENCES training_reports(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (report_id)
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
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table scheduled_sessions replica identity full;

create table schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null,
  PRIMARY KEY (name)
);

create table second_factors (
  user_id uuid not null,
  sealed_secret bytea not null,
  created_at timestamp with time zone default now() not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table server_secrets (
  name text not null,
  value bytea not null,
  created_at timestamp with time zone default now() not null,
  PRIMARY KEY (name)
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
  FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (workout_id) REFERENCES completed_sessions(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table session_comments replica identity full;

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
  FOREIGN KEY (plan_id) REFERENCES trainingsplanreal(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table sessions replica identity full;

create table shape_epochs (
  table_name text not null,
  epoch bigint not null,
  PRIMARY KEY (table_name)
);

create table shape_log (
  seq bigint generated always as identity not null,
  txid bigint not null,
  table_name text not null,
  owner uuid not null,
  key uuid not null,
  op text not null,
  value json not null,
  old_value json,
  at timestamp with time zone default now() not null,
  CHECK ((op = ANY (ARRAY['insert'::text, 'update'::text, 'delete'::text]))),
  PRIMARY KEY (seq)
);

create table shape_log_pruned (
  owner uuid not null,
  table_name text not null,
  seq bigint not null,
  PRIMARY KEY (owner, table_name)
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
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table shared_complaints replica identity full;

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
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table shared_loads replica identity full;

create table shared_places (
  id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  day date not null,
  places jsonb not null,
  server_version bigint default 0 not null,
  CHECK ((char_length((places)::text) <= 4000)),
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table shared_places replica identity full;

create table shared_readiness (
  id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  day date not null,
  points smallint not null,
  server_version bigint default 0 not null,
  CHECK (((points >= 5) AND (points <= 25))),
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table shared_readiness replica identity full;

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
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table shared_recoveries replica identity full;

create table shared_tests (
  id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  day date not null,
  test_category text not null,
  conditions jsonb default '{}'::jsonb not null,
  results jsonb not null,
  server_version bigint default 0 not null,
  CHECK ((char_length((conditions)::text) <= 20000)),
  CHECK ((char_length((results)::text) <= 100000)),
  CHECK ((test_category = ANY (ARRAY['wurfkraft'::text, 'sprungkraft'::text, 'schnelligkeitsausdauer'::text, 'koerperstabilitaet'::text, 'rumpfkraft'::text, 'antritt'::text]))),
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table shared_tests replica identity full;

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
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table shared_trainings replica identity full;

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
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table sharing_consents replica identity full;

create table sharing_links (
  token_hash bytea not null,
  user_id uuid not null,
  membership_id uuid not null,
  parent_email text not null,
  purpose text not null,
  kinds text[] not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone,
  used_at timestamp with time zone,
  CHECK ((purpose = ANY (ARRAY['decision'::text, 'withdrawal'::text]))),
  FOREIGN KEY (membership_id) REFERENCES memberships(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (token_hash)
);

create table spent_plans (
  user_id uuid not null,
  accepted_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table stored_logs (
  user_id uuid not null,
  byte_count bigint default 0 not null,
  mutation_count bigint default 0 not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);

create table stored_rows (
  user_id uuid not null,
  table_name text not null,
  row_count bigint not null,
  byte_count bigint not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, table_name)
);

create table support_messages (
  id uuid not null,
  user_id uuid not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamp with time zone default now() not null,
  answered_at timestamp with time zone,
  CHECK (((char_length(message) >= 10) AND (char_length(message) <= 10000))),
  CHECK (((char_length(subject) >= 3) AND (char_length(subject) <= 200))),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);

create table sync_finished_origins (
  user_id uuid not null,
  origin uuid not null,
  finished_at timestamp with time zone default now() not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, origin)
);

create table sync_heads (
  user_id uuid not null,
  heads jsonb default '{}'::jsonb not null,
  server_version bigint default 0 not null,
  CHECK ((char_length((heads)::text) <= 20000)) NOT VALID,
  PRIMARY KEY (user_id)
);
alter table sync_heads replica identity full;

create table sync_mutations (
  id uuid not null,
  user_id uuid not null,
  table_name text not null,
  key uuid not null,
  txid text,
  server_version text,
  created_at timestamp with time zone default now() not null,
  origin uuid default (NULLIF(current_setting('anwurf.origin'::text, true), ''::text))::uuid,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
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
  FOREIGN KEY (assignment_id) REFERENCES team_assignments(id) ON DELETE CASCADE,
  FOREIGN KEY (member_id) REFERENCES team_members(id) ON DELETE CASCADE,
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table team_assignees replica identity full;

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
  CHECK ((char_length((content)::text) <= 100000)),
  CHECK ((char_length(coach_name) <= 200)),
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table team_assignments replica identity full;

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
  FOREIGN KEY (event_id) REFERENCES team_events(id) ON DELETE CASCADE,
  FOREIGN KEY (member_id) REFERENCES team_members(id) ON DELETE CASCADE,
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table team_attendance replica identity full;

create table team_codes (
  code text not null,
  team_id uuid not null,
  role text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  CHECK ((code ~ '^[A-HJ-NP-Z2-9]{8}$'::text)),
  CHECK ((role = ANY (ARRAY['coach'::text, 'physio'::text, 'player'::text]))),
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  PRIMARY KEY (code),
  UNIQUE (team_id, role)
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
  FOREIGN KEY (assignee_id) REFERENCES team_assignees(id) ON DELETE CASCADE,
  FOREIGN KEY (member_id) REFERENCES team_members(id) ON DELETE CASCADE,
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  FOREIGN KEY (training_id) REFERENCES shared_trainings(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table team_comments replica identity full;

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
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table team_events replica identity full;

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
  FOREIGN KEY (member_id) REFERENCES team_members(id) ON DELETE CASCADE,
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table team_guests replica identity full;

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
  CHECK (is_text_list(shared_kinds, 20)),
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table team_members replica identity full;

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
  CHECK ((char_length((choices)::text) <= 4000)),
  CHECK ((group_gender = ANY (ARRAY['male'::text, 'female'::text, 'diverse'::text]))),
  CHECK (is_text_list(tests, 12)),
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table team_test_days replica identity full;

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
  CHECK ((char_length((trials)::text) <= 400)),
  CHECK ((char_length(coach_name) <= 200)),
  CHECK ((reason = ANY (ARRAY['absent'::text, 'time'::text, 'device'::text, 'space'::text, 'other'::text]))),
  CHECK ((state = ANY (ARRAY['measured'::text, 'missing'::text, 'open'::text]))),
  FOREIGN KEY (guest_id) REFERENCES team_guests(id) ON DELETE CASCADE,
  FOREIGN KEY (member_id) REFERENCES team_members(id) ON DELETE CASCADE,
  FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE,
  FOREIGN KEY (test_day_id) REFERENCES team_test_days(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table team_test_values replica identity full;

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
alter table teams replica identity full;

create table test_batteries (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  tests text[] not null,
  created_at timestamp with time zone default now() not null,
  server_version bigint default 0 not null,
  CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  CHECK (is_text_list(tests, 12)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table test_batteries replica identity full;

create table test_places (
  test_id uuid not null,
  user_id uuid not null,
  day date not null,
  places jsonb not null,
  CHECK ((char_length((places)::text) <= 4000)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (test_id)
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
  CHECK (is_text_list(match_dates, 60)),
  CHECK (is_text_list(match_days, 7)),
  CHECK (is_text_list(match_free_dates, 60)) NOT VALID,
  CHECK (is_text_list(plates, 10)) NOT VALID,
  CHECK (is_text_list(session_days, 7)),
  CHECK (is_text_list(session_venues, 7)),
  CHECK (is_text_list(team_days, 7)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);
alter table training_profiles replica identity full;

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
  CHECK ((char_length((training_data)::text) <= 500000)) NOT VALID,
  CHECK ((report_url_id ~ '^[A-Za-z0-9_-]{22,64}$'::text)),
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table training_reports replica identity full;

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
  FOREIGN KEY (benutzer_id) REFERENCES users(id) ON DELETE CASCADE,
  FOREIGN KEY (fragebogen_id) REFERENCES fragebogen_antworten(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table trainingsplan_generierung replica identity full;

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
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table trainingsplanreal replica identity full;

create table user_credentials (
  user_id uuid not null,
  password_hash text not null,
  changed_at timestamp with time zone default now() not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
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
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (user_id)
);
alter table user_dashboard_settings replica identity full;

create table user_marketing_profiles (
  user_id uuid not null,
  full_name text,
  "position" text,
  gender text,
  user_goals text[] default '{}'::text[] not null,
  technical_goals text[] default '{}'::text[] not null,
  individual_training_frequency text,
  team_training_frequency text,
  training_duration text,
  season_phase text,
  available_equipment text[] default '{}'::text[] not null,
  onboarding_completed_at timestamp with time zone,
  last_plan_created_at timestamp with time zone,
  total_plans_created integer default 0 not null,
  consent_text_version text not null,
  consented_at timestamp with time zone not null,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
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
  CHECK (((age >= 0) AND (age <= 150))) NOT VALID,
  CHECK ((char_length(email) <= 320)),
  CHECK ((char_length(full_name) <= 200)),
  CHECK ((email = lower(email))),
  CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'diverse'::text]))),
  PRIMARY KEY (id)
);
alter table users replica identity full;

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
  CHECK ((char_length((week_targets)::text) <= 4000)) NOT VALID,
  CHECK ((char_length(description) <= 8000)),
  CHECK ((char_length(tempo) <= 40)),
  CHECK ((char_length(unit) <= 40)),
  CHECK ((char_length(video_link) <= 2000)),
  CHECK ((distance_meters <= (1000000)::numeric)) NOT VALID,
  CHECK ((distance_meters >= (0)::numeric)),
  CHECK ((duration_minutes <= (10000)::numeric)) NOT VALID,
  CHECK ((duration_minutes >= (0)::numeric)),
  CHECK ((duration_seconds <= 86400)) NOT VALID,
  CHECK ((duration_seconds >= 0)),
  CHECK ((video_link ~* '^https?://[^ ]'::text)) NOT VALID,
  FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table warmup_uebungen replica identity full;

create table withdrawals (
  id uuid not null,
  name text not null,
  email text not null,
  contract text,
  text_version text not null,
  received_at timestamp with time zone default now() not null,
  token_hash bytea,
  proven_at timestamp with time zone,
  payment_id uuid,
  refunded_at timestamp with time zone,
  CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  CHECK ((length(contract) <= 500)),
  CHECK ((length(email) <= 320)),
  CHECK ((length(text_version) <= 40)),
  FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE SET NULL,
  PRIMARY KEY (id),
  UNIQUE (token_hash)
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
  FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  PRIMARY KEY (id)
);
alter table workout_tracking replica identity full;

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

CREATE INDEX checkouts_expiry ON public.checkouts USING btree (expires_at);

CREATE INDEX checkouts_user ON public.checkouts USING btree (user_id);

CREATE INDEX comment_reads_owner ON public.comment_reads USING btree (user_id, thread);

CREATE INDEX comment_reads_thread ON public.comment_reads USING btree (thread);

CREATE INDEX complaints_owner ON public.complaints USING btree (user_id, region, reported_at DESC);

CREATE INDEX completed_sessions_of_workout ON public.completed_sessions USING btree (workout_id);

CREATE INDEX completed_sessions_owner ON public.completed_sessions USING btree (user_id, completed_at DESC);

CREATE INDEX completed_sessions_workout ON public.completed_sessions USING btree (user_id, workout_id);

CREATE INDEX cooldown_uebungen_session_id_exercise_order_idx ON public.cooldown_uebungen USING btree (session_id, exercise_order);

CREATE INDEX cooldown_uebungen_user_id_idx ON public.cooldown_uebungen USING btree (user_id);

CREATE UNIQUE INDEX exercise_catalogue_number ON public.exercise_catalogue USING btree (number);

CREATE INDEX exercise_catalogue_phase ON public.exercise_catalogue USING btree (phase, name);

CREATE UNIQUE INDEX exercise_catalogue_slug ON public.exercise_catalogue USING btree (slug);

CREATE INDEX exercise_notes_owner ON public.exercise_notes USING btree (user_id, exercise_name, written_at DESC);

CREATE INDEX favourite_exercises_owner ON public.favourite_exercises USING btree (user_id, exercise_name, marked_at DESC);

CREATE INDEX fitness_tests_owner ON public.fitness_tests USING btree (user_id, test_category, test_date DESC, test_time DESC);

CREATE INDEX former_refresh_tokens_family ON public.former_refresh_tokens USING btree (family_id);

CREATE INDEX fragebogen_antworten_owner ON public.fragebogen_antworten USING btree (benutzer_id, created_at DESC);

CREATE INDEX goals_owner ON public.goals USING btree (user_id, until_day);

CREATE INDEX handball_assessments_email ON public.handball_assessments USING btree (email);

CREATE INDEX handball_loads_owner ON public.handball_loads USING btree (user_id, day, kind);

CREATE INDEX haupt_uebungen_session_id_exercise_order_idx ON public.haupt_uebungen USING btree (session_id, exercise_order);

CREATE INDEX haupt_uebungen_user_id_idx ON public.haupt_uebungen USING btree (user_id);

CREATE INDEX health_checks_owner ON public.health_checks USING btree (user_id, week DESC);

CREATE INDEX health_consents_owner ON public.health_consents USING btree (user_id, purpose, decided_at);

CREATE INDEX login_sessions_user ON public.login_sessions USING btree (user_id);

CREATE INDEX mail_outbox_due ON public.mail_outbox USING btree (due_at) WHERE (status = 'waiting'::text);

CREATE INDEX mail_outbox_finished ON public.mail_outbox USING btree (finished_at) WHERE (status <> 'waiting'::text);

CREATE INDEX measured_tests_day ON public.measured_tests USING btree (test_day_id);

CREATE UNIQUE INDEX measured_tests_once ON public.measured_tests USING btree (membership_id, test_day_id);

CREATE INDEX measured_tests_owner ON public.measured_tests USING btree (user_id);

CREATE UNIQUE INDEX memberships_once ON public.memberships USING btree (team_id, user_id);

CREATE INDEX memberships_owner ON public.memberships USING btree (user_id);

CREATE INDEX named_coaches_user ON public.named_coaches USING btree (user_id);

CREATE INDEX newsletter_requests_email ON public.newsletter_requests USING btree (email);

CREATE INDEX operator_actions_at ON public.operator_actions USING btree (at);

CREATE INDEX parental_consents_owner ON public.parental_consents USING btree (user_id, happened_at);

CREATE INDEX parental_links_expiry ON public.parental_links USING btree (expires_at) WHERE (used_at IS NULL);

CREATE INDEX parental_links_user ON public.parental_links USING btree (user_id);

CREATE INDEX parental_sharing_owner ON public.parental_sharing USING btree (user_id, membership_id, happened_at);

CREATE INDEX passkey_challenges_end ON public.passkey_challenges USING btree (expires_at);

CREATE INDEX passkey_challenges_user ON public.passkey_challenges USING btree (user_id);

CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id);

CREATE INDEX password_resets_user ON public.password_resets USING btree (user_id);

CREATE INDEX payment_events_payment ON public.payment_events USING btree (provider, payment_reference);

CREATE INDEX payments_email ON public.payments USING btree (lower(email));

CREATE UNIQUE INDEX payments_reference ON public.payments USING btree (provider, provider_reference);

CREATE INDEX payments_user ON public.payments USING btree (user_id);

CREATE INDEX personal_records_user ON public.personal_records USING btree (user_id, updated_at DESC);

CREATE INDEX plan_pauses_owner ON public.plan_pauses USING btree (user_id, plan_id, first_day);

CREATE INDEX player_name_words_alike ON public.player_name_words USING gin (word gin_trgm_ops);

CREATE INDEX player_stats_de_begins ON public.player_stats_de USING btree (search_name COLLATE "C");

CREATE INDEX player_stats_de_begins_umlauts ON public.player_stats_de USING btree (split_part(search_name, '
'::text, 3) COLLATE "C");

CREATE INDEX player_stats_de_search ON public.player_stats_de USING gin (search_name gin_trgm_ops, search_team gin_trgm_ops);

CREATE INDEX player_stats_de_words ON public.player_stats_de USING gin (name_words(search_name));

CREATE INDEX push_outbox_created ON public.push_outbox USING btree (created_at);

CREATE INDEX push_outbox_due ON public.push_outbox USING btree (due_at) WHERE (status = 'waiting'::text);

CREATE INDEX push_subscriptions_user ON public.push_subscriptions USING btree (user_id);

CREATE INDEX rate_limits_expire ON public.rate_limits USING btree (expire);

CREATE INDEX readiness_checks_owner ON public.readiness_checks USING btree (user_id, day);

CREATE INDEX recovery_codes_user ON public.recovery_codes USING btree (user_id);

CREATE INDEX recovery_events_owner ON public.recovery_events USING btree (user_id, happened_at);

CREATE INDEX refresh_tokens_family ON public.refresh_tokens USING btree (family_id);

CREATE INDEX refresh_tokens_user ON public.refresh_tokens USING btree (user_id);

CREATE INDEX registration_links_email ON public.registration_links USING btree (email);

CREATE INDEX report_pictures_owner ON public.report_pictures USING btree (user_id, drawn_at);

CREATE INDEX scheduled_sessions_owner ON public.scheduled_sessions USING btree (user_id, session_id, plan_week);

CREATE INDEX session_comments_assignment ON public.session_comments USING btree (assignment_id);

CREATE INDEX session_comments_owner ON public.session_comments USING btree (user_id, team_id);

CREATE INDEX session_comments_workout ON public.session_comments USING btree (workout_id);

CREATE INDEX sessions_owner ON public.sessions USING btree (user_id);

CREATE INDEX sessions_plan ON public.sessions USING btree (plan_id, session_order);

CREATE INDEX shape_log_at ON public.shape_log USING btree (at);

CREATE INDEX shape_log_copies ON public.shape_log USING btree (key) WHERE (table_name = ANY (ARRAY['shared_trainings'::text, 'shared_loads'::text, 'shared_tests'::text, 'shared_complaints'::text, 'shared_readiness'::text, 'shared_places'::text, 'shared_recoveries'::text, 'team_members'::text, 'team_attendance'::text, 'team_assignees'::text, 'team_test_values'::text, 'team_guests'::text, 'team_comments'::text, 'session_comments'::text]));

CREATE INDEX shape_log_owner ON public.shape_log USING btree (owner, table_name, seq);

CREATE INDEX shared_complaints_owner ON public.shared_complaints USING btree (team_id, user_id);

CREATE INDEX shared_loads_owner ON public.shared_loads USING btree (team_id, user_id, day);

CREATE INDEX shared_places_owner ON public.shared_places USING btree (team_id, user_id);

CREATE INDEX shared_readiness_owner ON public.shared_readiness USING btree (team_id, user_id, day);

CREATE INDEX shared_recoveries_owner ON public.shared_recoveries USING btree (team_id, user_id);

CREATE INDEX shared_tests_owner ON public.shared_tests USING btree (team_id, user_id, day);

CREATE INDEX shared_trainings_owner ON public.shared_trainings USING btree (team_id, user_id, day);

CREATE INDEX sharing_consents_arrival ON public.sharing_consents USING btree (user_id, team_id, kind, server_version);

CREATE INDEX sharing_consents_owner ON public.sharing_consents USING btree (user_id, team_id, kind, decided_at);

CREATE INDEX sharing_consents_under_16 ON public.sharing_consents USING btree (user_id) WHERE (granted AND under_16);

CREATE INDEX sharing_links_expiry ON public.sharing_links USING btree (expires_at) WHERE (used_at IS NULL);

CREATE INDEX sharing_links_membership ON public.sharing_links USING btree (membership_id);

CREATE INDEX sharing_links_user ON public.sharing_links USING btree (user_id);

CREATE INDEX spent_plans_user ON public.spent_plans USING btree (user_id, accepted_at);

CREATE INDEX support_messages_user ON public.support_messages USING btree (user_id);

CREATE INDEX sync_mutations_origin ON public.sync_mutations USING btree (user_id, origin);

CREATE INDEX team_assignees_assignment ON public.team_assignees USING btree (assignment_id);

CREATE INDEX team_assignees_member ON public.team_assignees USING btree (member_id);

CREATE INDEX team_assignees_owner ON public.team_assignees USING btree (team_id, assignment_id, member_id);

CREATE INDEX team_assignments_owner ON public.team_assignments USING btree (team_id, sent_at);

CREATE INDEX team_attendance_event ON public.team_attendance USING btree (event_id);

CREATE INDEX team_attendance_member ON public.team_attendance USING btree (member_id);

CREATE INDEX team_attendance_owner ON public.team_attendance USING btree (team_id, event_id, member_id);

CREATE INDEX team_comments_assignee ON public.team_comments USING btree (assignee_id);

CREATE INDEX team_comments_author ON public.team_comments USING btree (author_id);

CREATE INDEX team_comments_member ON public.team_comments USING btree (member_id);

CREATE INDEX team_comments_owner ON public.team_comments USING btree (team_id, member_id);

CREATE INDEX team_comments_training ON public.team_comments USING btree (training_id);

CREATE INDEX team_events_owner ON public.team_events USING btree (team_id, day);

CREATE INDEX team_guests_member ON public.team_guests USING btree (member_id);

CREATE INDEX team_guests_owner ON public.team_guests USING btree (team_id);

CREATE INDEX team_members_owner ON public.team_members USING btree (team_id);

CREATE INDEX team_members_user ON public.team_members USING btree (user_id);

CREATE INDEX team_test_days_owner ON public.team_test_days USING btree (team_id, day);

CREATE INDEX team_test_values_day ON public.team_test_values USING btree (test_day_id);

CREATE INDEX team_test_values_guest ON public.team_test_values USING btree (guest_id);

CREATE INDEX team_test_values_member ON public.team_test_values USING btree (member_id);

CREATE INDEX team_test_values_owner ON public.team_test_values USING btree (team_id, test_day_id);

CREATE INDEX test_batteries_owner ON public.test_batteries USING btree (user_id, created_at);

CREATE INDEX test_places_user ON public.test_places USING btree (user_id);

CREATE INDEX training_reports_owner ON public.training_reports USING btree (user_id, created_at DESC);

CREATE UNIQUE INDEX training_reports_url ON public.training_reports USING btree (report_url_id);

CREATE INDEX training_reports_workout ON public.training_reports USING btree (user_id, workout_id);

CREATE INDEX trainingsplan_generierung_open ON public.trainingsplan_generierung USING btree (created_at) WHERE (status = 'in_bearbeitung'::text);

CREATE INDEX trainingsplan_generierung_owner ON public.trainingsplan_generierung USING btree (benutzer_id, created_at DESC);

CREATE INDEX trainingsplanreal_owner ON public.trainingsplanreal USING btree (user_id, created_at DESC);

CREATE UNIQUE INDEX users_email ON public.users USING btree (email);

CREATE INDEX warmup_uebungen_owner ON public.warmup_uebungen USING btree (user_id);

CREATE INDEX warmup_uebungen_session ON public.warmup_uebungen USING btree (session_id, exercise_order);

CREATE INDEX withdrawals_email ON public.withdrawals USING btree (email);

CREATE INDEX withdrawals_without_refund ON public.withdrawals USING btree (proven_at) WHERE ((payment_id IS NOT NULL) AND (refunded_at IS NULL));

CREATE INDEX workout_tracking_exercise ON public.workout_tracking USING btree (user_id, exercise_name, created_at DESC);

CREATE INDEX workout_tracking_recent ON public.workout_tracking USING btree (user_id, created_at DESC);

CREATE INDEX workout_tracking_workout ON public.workout_tracking USING btree (workout_id, created_at);

-- Functions

CREATE OR REPLACE FUNCTION public.add_plan_job()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into plan_jobs (generation_id) values (new.id);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.agreed_since(player uuid, team uuid, wanted text, version text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select text_version >= version collate "C" from sharing_consents
      where user_id = player and team_id = team and kind = wanted order by server_version desc limit 1), false)
    and (not is_under_16(player) or coalesce((select text_version >= version collate "C" from parental_sharing asked
      join memberships member on member.id = membership_id
      where member.user_id = player and member.team_id = team and decision <> 'asked'
      order by happened_at desc, asked.server_version desc, asked.id desc limit 1), false))
$function$
;

CREATE OR REPLACE FUNCTION public.answer_assignments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update team_assignees set answer = new_rows.answer, answered_at = new_rows.answered_at,
      comment = case when is_under_16(new_rows.user_id) then null else new_rows.comment end
    from new_rows where team_assignees.id = new_rows.id;
  perform show_assigned(user_id) from (select distinct user_id from new_rows where answer = 'accepted') as players;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.apply_groups(acting_user uuid, groups jsonb)
 RETURNS push_answer[]
 LANGUAGE plpgsql
AS $function$
declare
  mutation_group jsonb;
  answers push_answer[] := '{}';
  answer push_answer;
  is_one_group boolean;
  parts jsonb;
  part jsonb;
  middle integer;
  failed_table text;
  state text;
begin
  for mutation_group in select value from jsonb_array_elements(groups) with ordinality order by ordinality loop
    if jsonb_array_length(mutation_group -> 'mutations') > 1 then
      answers := answers || apply_rows(acting_user, mutation_group);
    else
      answers := answers || apply_mutation(acting_user, mutation_group, mutation_group -> 'mutations' -> 0);
    end if;
  end loop;
  return answers;
exception when integrity_constraint_violation or data_exception or program_limit_exceeded or no_data_found then
  mutation_group := groups -> 0;
  is_one_group := jsonb_array_length(groups) = 1;
  parts := case when is_one_group then mutation_group -> 'mutations' else groups end;
  middle := jsonb_array_length(parts) / 2;
  if middle = 0 then
    get stacked diagnostics state = returned_sqlstate, failed_table = table_name, answer.detail = constraint_name,
      answer.column_hint = column_name;
    answer.place := parts -> 0 ->> 'place';
    -- Only another user's push can have taken this id meanwhile: pushes of one user wait for each other.
    answer.outcome := case when failed_table = 'sync_mutations' and state = '23505' then 'forbidden' else state end;
    return array[answer];
  end if;
  answers := '{}';
  foreach part in array array[
    jsonb_path_query_array(parts, '$[0 to $n]', jsonb_build_object('n', middle - 1)),
    jsonb_path_query_array(parts, '$[$n to last]', jsonb_build_object('n', middle))]
  loop
    if is_one_group then part := jsonb_build_array(mutation_group || jsonb_build_object('mutations', part)); end if;
    answers := answers || apply_groups(acting_user, part);
  end loop;
  return answers;
end $function$
;

CREATE OR REPLACE FUNCTION public.apply_mutation(acting_user uuid, mutation_group jsonb, mutation jsonb)
 RETURNS push_answer
 LANGUAGE plpgsql
AS $function$
declare
  answer push_answer;
  known sync_mutations;
  row_owner uuid;
  owner constant uuid := coalesce((mutation_group ->> 'team')::uuid, acting_user);
  parent record;
  parent_found boolean;
  insert_columns text;
  update_columns text;
begin
  answer.place := mutation ->> 'place';
  answer.outcome := 'applied';
  select * into known from sync_mutations where id = (mutation ->> 'id')::uuid;
  if found then return known_answer(acting_user, answer.place, known); end if;

  if not may_write(acting_user, mutation_group) then answer.outcome := 'forbidden'; return answer; end if;

  execute format('select %I from %I where %I = $1',
    mutation_group ->> 'owner_column', mutation_group ->> 'table', mutation_group ->> 'key_column')
    into row_owner using (mutation ->> 'key')::uuid;

  if row_owner <> owner then
    answer.outcome := 'forbidden'; return answer;
  elsif row_owner is null and mutation_group ->> 'op' = 'update' then
    answer.outcome := 'row_gone'; return answer;
  end if;

  for parent in select key as child_column, value ->> 0 as parent_table, value ->> 1 as parent_key,
      value ->> 2 as parent_owner from jsonb_each(mutation_group -> 'parents') loop
    continue when mutation -> 'values' ->> parent.child_column is null;
    execute format('select exists (select from %I where %I = $1 and %I = $2)',
      parent.parent_table, parent.parent_key, parent.parent_owner)
      into parent_found using (mutation -> 'values' ->> parent.child_column)::uuid, owner;
    if not parent_found then
      answer.outcome := 'parent_missing'; answer.column_hint := parent.child_column; return answer;
    end if;
  end loop;

  if mutation_group ->> 'op' = 'delete' then
    if row_owner is not null then
      execute format('delete from %I where %I = $1', mutation_group ->> 'table', mutation_group ->> 'key_column')
        using (mutation ->> 'key')::uuid;
      answer.txid := pg_current_xact_id()::text;
    end if;
  elsif row_owner is not null then
    select string_agg(quote_ident(name), ', ') into update_columns
      from jsonb_array_elements_text(mutation_group -> 'update_columns') as name;
    if update_columns is not null then
      execute format('update %1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$I, $1)) where %3$I = $2
        returning server_version::text', mutation_group ->> 'table', update_columns, mutation_group ->> 'key_column')
        into answer.server_version using mutation -> 'values', (mutation ->> 'key')::uuid;
    end if;
    if answer.server_version is null then
      execute format('select server_version::text from %I where %I = $1', mutation_group ->> 'table', mutation_group ->> 'key_column')
        into answer.server_version using (mutation ->> 'key')::uuid;
    end if;
    answer.txid := pg_current_xact_id()::text;
  else
    select string_agg(quote_ident(key), ', ') into insert_columns from jsonb_object_keys(
      mutation -> 'values' || jsonb_build_object(mutation_group ->> 'owner_column', null)) as key;
    execute format('insert into %1$I (%2$s) select %2$s from jsonb_populate_record(null::%1$I, $1)
      returning server_version::text', mutation_group ->> 'table', insert_columns)
      into answer.server_version
      using mutation -> 'values' || jsonb_build_object(mutation_group ->> 'owner_column', owner);
    answer.txid := pg_current_xact_id()::text;
  end if;

  insert into sync_mutations (id, user_id, table_name, key, txid, server_version)
    values ((mutation ->> 'id')::uuid, acting_user, mutation_group ->> 'table', (mutation ->> 'key')::uuid,
      answer.txid, answer.server_version);
  return answer;
end $function$
;

CREATE OR REPLACE FUNCTION public.apply_mutations(acting_user uuid, groups jsonb)
 RETURNS SETOF push_answer
 LANGUAGE plpgsql
AS $function$
begin
  perform lock_owners(array[acting_user]);
  return query select * from unnest(apply_groups(acting_user, groups)) order by place;
end $function$
;

CREATE OR REPLACE FUNCTION public.apply_push(acting_user uuid, pushed_origin uuid, groups jsonb)
 RETURNS SETOF push_answer
 LANGUAGE plpgsql
AS $function$
begin
  if writes_for_teams(groups) then
    perform lock_teams_of(acting_user, exists (select from jsonb_array_elements(groups) as one where one ->> 'team' is not null));
  else
    perform lock_owners(array[acting_user]);
  end if;
  if exists (select from sync_finished_origins where user_id = acting_user and origin = pushed_origin) then
    return query select (member ->> 'place')::integer, 'applied', null::text, null::text, null::text, '0'
      from jsonb_array_elements(groups) as mutation_group, jsonb_array_elements(mutation_group -> 'mutations') as member
      order by 1;
    return;
  end if;
  perform set_config('anwurf.origin', coalesce(pushed_origin::text, ''), true);
  perform set_config('anwurf.acting_user', acting_user::text, true);
  return query select * from apply_mutations(acting_user, groups);
end $function$
;

CREATE OR REPLACE FUNCTION public.apply_rows(acting_user uuid, mutation_group jsonb)
 RETURNS push_answer[]
 LANGUAGE plpgsql
AS $function$
declare
  is_update constant boolean := mutation_group ->> 'op' = 'update';
  owner constant uuid := coalesce((mutation_group ->> 'team')::uuid, acting_user);
  members jsonb;
  parent record;
  is_orphaned boolean;
  insert_columns text;
  assignments text;
  statement text;
  known_answers push_answer[];
  answers push_answer[];
begin
  select jsonb_agg(member order by place) filter (where known.id is null),
      array_agg(known_answer(acting_user, place, known)) filter (where known.id is not null)
    into members, known_answers
    from jsonb_array_elements(mutation_group -> 'mutations') as member
      left join sync_mutations known on known.id = (member ->> 'id')::uuid,
      lateral (select (member ->> 'place')::integer as place) as position;
  if members is null then return known_answers; end if;
  -- Answered one by one then.
  if not may_write(acting_user, mutation_group) then raise no_data_found; end if;

  for parent in select key as child_column, value ->> 0 as parent_table, value ->> 1 as parent_key,
      value ->> 2 as parent_owner from jsonb_each(mutation_group -> 'parents') loop
    execute format('select exists (
        select from jsonb_array_elements($1) as member, lateral (select (member -> ''values'' ->> %L)::uuid as key) reference
        where reference.key is not null and not exists (select from %I parent where parent.%I = reference.key and parent.%I = $2))',
      parent.child_column, parent.parent_table, parent.parent_key, parent.parent_owner)
      into is_orphaned using members, owner;
    if is_orphaned then raise no_data_found; end if;
  end loop;

  -- Nothing to set changes nothing: the trigger a_server_version drops it.
  select coalesce(string_agg(format('%1$I = %2$s.%1$I', name, case when is_update then 'source' else 'excluded' end), ', '),
      'server_version = 0') into assignments
    from jsonb_array_elements_text(mutation_group -> 'update_columns') as name;
  if is_update then
    statement := format('update %1$I target set %3$s from source where target.%4$I = source.%4$I and target.%2$I = $1
      returning target.%4$I as key, target.server_version::text as version',
      mutation_group ->> 'table', mutation_group ->> 'owner_column', assignments, mutation_group ->> 'key_column');
  else
    select string_agg(quote_ident(name), ', ') into insert_columns
      from jsonb_object_keys(members -> 0 -> 'values') as name where name <> mutation_group ->> 'owner_column';
    statement := format('insert into %1$I as target (%2$I, %5$s) select $1, %5$s from source
      on conflict (%4$I) do update set %3$s where target.%2$I = $1
      returning %4$I as key, server_version::text as version',
      mutation_group ->> 'table', mutation_group ->> 'owner_column', assignments,
      mutation_group ->> 'key_column', insert_columns);
  end if;
  -- `kept`: rows that the statement left as they are. Nobody else writes them meanwhile, as their owner is locked.
  execute format('
    with source as (
      select * from jsonb_populate_recordset(null::%1$I, (
        select jsonb_agg(member -> ''values'' || jsonb_build_object(%2$L, member -> ''key'')) from jsonb_array_elements($2) member))),
    written as (%3$s),
    kept as (
      select %2$I as key, server_version::text as version from %1$I
        where %2$I in (select %2$I from source) and %4$I = $1 and %2$I not in (select key from written)),
    noted as (
      insert into sync_mutations (id, user_id, table_name, key, txid, server_version)
      select id, $3, %1$L, key, pg_current_xact_id()::text, version
        from jsonb_to_recordset($2) as member(id uuid, key uuid)
          join (select * from written union all select * from kept) as present using (key)
      returning id, txid, server_version)
    select array_agg(row(place, ''applied'', null, null, txid, server_version)::push_answer)
      from jsonb_to_recordset($2) as member(id uuid, place integer) join noted using (id)',
    mutation_group ->> 'table', mutation_group ->> 'key_column', statement, mutation_group ->> 'owner_column')
    into answers using owner, members, acting_user;
  if cardinality(answers) is distinct from jsonb_array_length(members) then raise no_data_found; end if;
  return answers || known_answers;
end $function$
;

CREATE OR REPLACE FUNCTION public.bound_assignees()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from team_assignees where assignment_id in (select assignment_id from new_rows)
        group by assignment_id having count(*) > 100)
      or exists (select from team_assignees where member_id in (select member_id from new_rows) and answer is null
        group by member_id having count(*) > 30) then
    raise check_violation using message = 'too many assignments';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.bound_assignments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from team_assignments where team_id in (select team_id from new_rows) group by team_id having count(*) > 500) then
    raise check_violation using message = 'the team has too many assignments';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.bound_attendance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from team_attendance where event_id in (select event_id from new_rows) group by event_id having count(*) > 500) then
    raise check_violation using message = 'the entry has too many marks';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.bound_comment_reads()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from comment_reads where id in (
    select id from (
      select id, row_number() over (partition by user_id order by server_version desc) as place
      from comment_reads where user_id in (select user_id from new_rows)) as ranked
    where place > 10000);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.bound_comments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from team_comments where training_id in (select training_id from new_rows) group by training_id having count(*) > 40)
      or exists (select from team_comments where assignee_id in (select assignee_id from new_rows) group by assignee_id having count(*) > 40)
      or exists (select from team_comments where member_id in (select member_id from new_rows) group by member_id having count(*) > 4000) then
    raise check_violation using message = 'too many comments';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.bound_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from team_events where team_id in (select team_id from new_rows) group by team_id having count(*) > 5000) then
    raise check_violation using message = 'the calendar is full';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.bound_guests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from team_guests where team_id in (select team_id from new_rows) group by team_id having count(*) > 60) then
    raise check_violation using message = 'the team has too many guests';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.bound_test_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from team_test_days where team_id in (select team_id from new_rows) group by team_id having count(*) > 200) then
    raise check_violation using message = 'the team has too many test days';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.bound_test_values()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from team_test_values where test_day_id in (select test_day_id from new_rows)
      group by test_day_id having count(*) > 4000) then
    raise check_violation using message = 'the test day has too many values';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.check_session_comment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.from_team then return new; end if;
  if num_nonnulls(new.workout_id, new.assignment_id) <> 1 then
    raise check_violation using message = 'the comment is about nothing, or about two things';
  end if;
  if not exists (select from team_members where team_id = new.team_id and user_id = new.user_id and 'trainings' = any(shared_kinds)) then
    raise check_violation using message = 'the player does not share trainings';
  end if;
  if new.workout_id is not null then
    select day into new.day from shared_trainings
      where id = shared_id(new.team_id, 'completed ' || new.workout_id) and user_id = new.user_id;
  else
    select coalesce(day, german_day(sent_at)) into new.day from assignments
      where id = new.assignment_id and user_id = new.user_id and team_id = new.team_id;
  end if;
  if not found then raise check_violation using message = 'the team does not see what the comment is about'; end if;
  new.written_at := least(new.written_at, clock_timestamp());
  new.author_name := coalesce((select full_name from users where id = new.user_id), '');
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.check_team_comment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  member team_members;
begin
  if new.from_player then return new; end if;
  if num_nonnulls(new.training_id, new.assignee_id) <> 1 then
    raise check_violation using message = 'the comment is about nothing, or about two things';
  end if;
  select * into member from team_members where id = new.member_id;
  if 'trainings' = any(member.shared_kinds) is not true then
    raise check_violation using message = 'the member does not share trainings';
  end if;
  if new.training_id is not null then
    select day into new.day from shared_trainings where id = new.training_id and user_id = member.user_id and state = 'done';
  else
    select coalesce(sent.day, german_day(sent_at)) into new.day
      from team_assignees assignee join team_assignments sent on sent.id = assignment_id
      where assignee.id = new.assignee_id and assignee.member_id = new.member_id;
  end if;
  if not found then raise check_violation using message = 'the comment is about something of another member'; end if;
  new.written_at := least(new.written_at, clock_timestamp());
  new.author_id := nullif(current_setting('anwurf.acting_user', true), '')::uuid;
  new.author_name := coalesce((select full_name from users where id = new.author_id), '');
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.close_cancelled_generation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.cancelled_at is not null and new.status = 'in_bearbeitung' then
    new.status := 'abgebrochen';
    new.finished_at := now();
  end if;
  return new;
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

CREATE OR REPLACE FUNCTION public.complaints_to_share(player uuid)
 RETURNS SETOF shared_complaints
 LANGUAGE sql
 STABLE
AS $function$
  select shared_id(team, id::text), team, user_id, region, level, reported_at, 0::bigint
    from complaints, sharing_teams(player, 'complaints') as team where user_id = player
$function$
;

CREATE OR REPLACE FUNCTION public.count_logged_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into stored_logs (user_id, byte_count)
    select owner, sum(octet_length(value::text) + coalesce(octet_length(old_value::text), 0))
      from entries where table_name <> 'sync_heads' and exists (select from users where id = owner) group by owner
    on conflict (user_id) do update set byte_count = stored_logs.byte_count + excluded.byte_count;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.count_mutations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into stored_logs (user_id, mutation_count) select user_id, count(*) from entries group by user_id
    on conflict (user_id) do update set mutation_count = stored_logs.mutation_count + excluded.mutation_count;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.count_stored_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Rows of everybody and those of an account that is being deleted have no user.
  insert into stored_rows (user_id, table_name, row_count, byte_count)
    select owner, table_name, sum(case op when 'insert' then 1 when 'delete' then -1 else 0 end),
        sum(case op when 'delete' then -octet_length(value::text)
          else octet_length(value::text) - coalesce(octet_length(old_value::text), 0) end)
      from entries where table_name <> 'sync_heads' and exists (select from users where id = owner)
      group by owner, table_name
    on conflict (user_id, table_name) do update
      set row_count = stored_rows.row_count + excluded.row_count, byte_count = stored_rows.byte_count + excluded.byte_count;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.current_plan_of(player uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  select id from trainingsplanreal where user_id = player and archived_at is null
  order by chosen_at is null, chosen_at desc, case when chosen_at is null then created_at end, created_at desc, id desc limit 1
$function$
;

CREATE OR REPLACE FUNCTION public.date_health_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.decided_at := least(new.decided_at, clock_timestamp());
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.derive_from_answers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  notes constant jsonb := case when new.zusatzliche_notizen is json object then new.zusatzliche_notizen::jsonb else '{}' end;
  gender_code constant text := case lower(new.geschlecht)
    when 'männlich' then 'male' when 'weiblich' then 'female' when 'divers' then 'diverse' end;
begin
  update user_marketing_profiles set
      full_name = new.name, position = new.spielerposition, gender = new.geschlecht,
      user_goals = json_texts(notes -> 'userGoals'), technical_goals = json_texts(notes -> 'allTechnicalGoals'),
      individual_training_frequency = new.trainingshaufigkeit, team_training_frequency = notes ->> 'teamTrainingFrequency' || 'x',
      training_duration = new.trainingsdauer, season_phase = notes ->> 'seasonPhase', available_equipment = new.verfugbare_ausrustung,
      onboarding_completed_at = coalesce(onboarding_completed_at, new.created_at), last_plan_created_at = now(),
      total_plans_created = total_plans_created + 1
    where user_id = new.benutzer_id;

  update users set full_name = coalesce(full_name, new.name), gender = coalesce(gender, gender_code)
    where id = new.benutzer_id and (full_name is null or gender is null and gender_code is not null);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.derive_profile_from_answers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  gender_code constant text := case lower(new.geschlecht)
    when 'männlich' then 'male' when 'weiblich' then 'female' when 'divers' then 'diverse' end;
begin
  insert into profiles as known (id, gender) values (new.benutzer_id, gender_code)
    on conflict (id) do update set gender = excluded.gender where known.gender is null;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.end_by_parent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into health_consents (id, user_id, purpose, granted, text_version, decided_at)
    select gen_random_uuid(), user_id, 'coaching', false, text_version, clock_timestamp() from new_rows
    where kind in ('refused', 'withdrawn');
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.end_health_consents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform remove_health_data(user_id) from (
    select distinct user_id from new_rows where purpose = 'coaching' and not granted) as ended
    where not has_health_consent(user_id, 'coaching');
  perform remove_readiness(user_id) from (
    select distinct user_id from new_rows where purpose = 'readiness' and not granted) as ended
    where not has_health_consent(user_id, 'readiness');
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.end_membership()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from team_members where id = old.id;
  delete from shared_trainings where team_id = old.team_id and user_id = old.user_id;
  delete from shared_loads where team_id = old.team_id and user_id = old.user_id;
  delete from shared_tests where team_id = old.team_id and user_id = old.user_id;
  delete from shared_complaints where team_id = old.team_id and user_id = old.user_id;
  update sync_heads set heads = heads - array(select name from jsonb_object_keys(heads) as name where name like '%@' || old.team_id)
    where user_id = old.user_id;
  if old.role = 'coach' then
    delete from team_codes where team_id = old.team_id;
    if not exists (select from memberships where team_id = old.team_id and role = 'coach') then
      delete from teams where id = old.team_id;
    end if;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.end_offers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from measured_tests where test_day_id = old.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.end_offers_to_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from measured_tests where membership_id = old.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.end_shared_readiness()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from shared_readiness where team_id = old.team_id and user_id = old.user_id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.end_sharing(player uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into sharing_consents (id, user_id, team_id, kind, granted, text_version, decided_at)
    select gen_random_uuid(), player, team_id, kind, false, text_version, clock_timestamp()
    from (select distinct on (team_id, kind) * from sharing_consents where user_id = player
      order by team_id, kind, server_version desc) as last
    where granted and (under_16 <> is_under_16(player) or is_under_16(player) and not coalesce((
      select last.kind = any(parental_kinds(member.id)) from memberships member
        where member.user_id = player and member.team_id = last.team_id and role = 'player'), false))
$function$
;

CREATE OR REPLACE FUNCTION public.end_sharing_at_16()
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  player uuid;
  ended integer := 0;
begin
  for player in
    select distinct user_id from (
      select distinct on (user_id, team_id, kind) user_id, granted, under_16 from sharing_consents
        order by user_id, team_id, kind, server_version desc) as last
      where granted and under_16 and not is_under_16(user_id) order by user_id
  loop
    perform lock_teams_of(player, false);
    perform end_sharing(player);
    ended := ended + 1;
  end loop;
  return ended;
end $function$
;

CREATE OR REPLACE FUNCTION public.end_worked_out()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from shared_places where team_id = old.team_id and user_id = old.user_id;
  delete from shared_recoveries where team_id = old.team_id and user_id = old.user_id;
  delete from test_places where user_id = old.user_id and not exists (select from sharing_teams(old.user_id, 'tests'));
  delete from recovery_stages where user_id = old.user_id and not exists (select from sharing_teams(old.user_id, 'complaints'));
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.end_workouts_once()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform merge_endings(array_agg(user_id), array_agg(workout_id)) from new_rows where workout_id is not null;
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

CREATE OR REPLACE FUNCTION public.finish_origins(acting_user uuid, finished uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform lock_owners(array[acting_user]);
  insert into sync_finished_origins (user_id, origin)
    select distinct acting_user, origin from sync_mutations where user_id = acting_user and origin = any(finished)
    on conflict do nothing;
  delete from sync_mutations where user_id = acting_user and origin = any(finished);
end $function$
;

CREATE OR REPLACE FUNCTION public.first_assigned_id(id uuid)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
AS $function$ select (left(id::text, 28) || '00000000')::uuid $function$
;

CREATE OR REPLACE FUNCTION public.fold_text(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select lower(regexp_replace(
    normalize(
      regexp_replace(regexp_replace(translate(value, 'øØłŁđĐ', 'oOlLdD'), '[ßẞ]', 'ss', 'g'), '[æÆ]', 'ae', 'g'),
      nfd),
    '[\u0300-\u036f]', '', 'g'))
$function$
;

CREATE OR REPLACE FUNCTION public.fold_umlauts(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select fold_text(regexp_replace(regexp_replace(regexp_replace(
    normalize(value, nfc), '[äÄ]', 'ae', 'g'), '[öÖ]', 'oe', 'g'), '[üÜ]', 'ue', 'g'))
$function$
;

CREATE OR REPLACE FUNCTION public.forget_after_truncate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'fitness_tests' then delete from test_places; else delete from recovery_stages; end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.forget_author()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from team_comments where author_id = old.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.forget_coach_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  owners uuid[];
  days uuid[];
  tables constant text[] := array['team_assignments', 'assignments', 'team_test_values', 'measured_tests'];
  no_name constant jsonb := '{"coach_name": ""}';
begin
  owners := array(
    select team_id from named_coaches join team_assignments on id = row_id where user_id = old.id
    union select team_id from named_coaches join team_test_values on id = row_id where user_id = old.id
    union select team_id from memberships where user_id = old.id and role <> 'player');
  if owners = '{}' then return old; end if;
  owners := array(select unnest(owners) union select user_id from memberships where team_id = any(owners));
  perform lock_owners(owners);

  update assignments set coach_name = '' from team_assignees assignee join named_coaches named on named.row_id = assignment_id
    where assignments.id = assignee.id and named.user_id = old.id and coach_name <> '';
  update team_assignments sent set coach_name = '' from named_coaches named
    where named.row_id = sent.id and named.user_id = old.id and coach_name <> '';
  perform set_config('anwurf.keeps_version', 'on', true);
  with forgotten as (
    update team_test_values value set coach_name = '' from named_coaches named
      where named.row_id = value.id and named.user_id = old.id and coach_name <> '' returning test_day_id)
  select array_agg(distinct test_day_id) into days from forgotten;
  perform set_config('anwurf.keeps_version', '', true);
  -- An offer names all who measured: those who are left. Also one whose values the player had taken out of the team.
  update measured_tests offer set coach_name = left(coalesce((
      select string_agg(distinct newest.coach_name, ', ') from (
        select distinct on (value.test) value.coach_name, value.state
        from team_test_values value left join team_guests guest on guest.id = value.guest_id
        where value.test_day_id = offer.test_day_id and coalesce(value.member_id, guest.member_id) = offer.membership_id
        order by value.test, value.server_version desc) as newest
      where newest.coach_name <> '' and newest.state = 'measured'), ''), 200)
    where offer.test_day_id = any(days) or coalesce(old.full_name, '') <> '' and position(old.full_name in offer.coach_name) > 0
      and offer.test_day_id in (select id from team_test_days where team_id = any(owners));
  update shape_log set value = (value::jsonb || no_name)::json, old_value = (old_value::jsonb || no_name)::json
    where owner = any(owners) and table_name = any(tables) and coalesce(old.full_name, '') <> ''
      and position(old.full_name in coalesce(value ->> 'coach_name', '') || coalesce(old_value ->> 'coach_name', '')) > 0;
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION public.forget_comments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from team_comments where member_id = new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.forget_named_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from named_coaches using old_rows where row_id = old_rows.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.forget_places()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from test_places using old_rows where test_id = old_rows.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.forget_reading()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from comment_reads where user_id = old.user_id
    and thread in (select coalesce(training_id, assignee_id) from team_comments where team_id = old.team_id);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.forget_stages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from recovery_stages stages using (select distinct user_id, ladder from old_rows) as changed
    where stages.user_id = changed.user_id and stages.ladder = changed.ladder
      and not exists (select from recovery_events left_over where left_over.user_id = stages.user_id and left_over.ladder = stages.ladder);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.forget_team()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from shape_log where owner = old.id;
  delete from shape_log_pruned where owner = old.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.forget_values()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from team_test_values where member_id = new.id;
  delete from team_guests where member_id = new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.forget_worked_out()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from test_places where user_id = old.user_id and not exists (select from sharing_teams(old.user_id, 'tests'));
  delete from recovery_stages where user_id = old.user_id and not exists (select from sharing_teams(old.user_id, 'complaints'));
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

CREATE OR REPLACE FUNCTION public.has_health_consent(player uuid, wanted text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select granted from health_consents where user_id = player and purpose = wanted
      order by decided_at desc, server_version desc, id desc limit 1), false)
    and (wanted in ('coaching', 'readiness') or coalesce((select granted from health_consents where user_id = player and purpose = 'coaching'
      order by decided_at desc, server_version desc, id desc limit 1), false))
    and (not is_under_16(player) or wanted = 'coaching' and has_parental_consent(player))
$function$
;

CREATE OR REPLACE FUNCTION public.has_parental_consent(player uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select kind = 'granted' from parental_consents where user_id = player and kind <> 'asked'
    order by happened_at desc, server_version desc, id desc limit 1), false)
$function$
;

CREATE OR REPLACE FUNCTION public.is_counted_set(kind text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$ select kind is distinct from 'warmup' $function$
;

CREATE OR REPLACE FUNCTION public.is_text_list(list text[], max_items integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select cardinality(list) <= max_items and not exists (select from unnest(list) as item where char_length(item) > 200)
$function$
;

CREATE OR REPLACE FUNCTION public.is_under_16(player uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from profiles where id = player
    and date_of_birth > (now() at time zone 'Europe/Berlin')::date - interval '16 years')
$function$
;

CREATE OR REPLACE FUNCTION public.join_running_generation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Requests of one player wait for each other, also those that come past the push.
  perform lock_owners(array[new.benutzer_id]);
  if exists (select from trainingsplan_generierung
      where benutzer_id = new.benutzer_id and status = 'in_bearbeitung' and id <> new.id
        and assignment_id is not distinct from new.assignment_id) then
    new.status := 'abgebrochen';
    new.error_code := 'already_running';
    new.finished_at := clock_timestamp();
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.json_texts(list jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when jsonb_typeof(list) = 'array' then array(select jsonb_array_elements_text(list)) else '{}' end
$function$
;

CREATE OR REPLACE FUNCTION public.keep_player_name_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into player_name_words
  select distinct word from written, regexp_split_to_table(search_name, '[\s-]+') word where word <> ''
  on conflict do nothing;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_seen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.seen_version := greatest(new.seen_version, old.seen_version);
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.keep_spent_plans()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from spent_plans where user_id = old.benutzer_id and accepted_at < clock_timestamp() - interval '24 hours';
  insert into spent_plans (user_id, accepted_at)
    select old.benutzer_id, accepted_at from plan_jobs
    where generation_id = old.id and accepted_at > clock_timestamp() - interval '24 hours'
      and (old.status <> 'fehlgeschlagen' or asked > 0)
      -- Not while the account goes.
      and exists (select from users where id = old.benutzer_id);
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION public.known_answer(acting_user uuid, place integer, known sync_mutations)
 RETURNS push_answer
 LANGUAGE sql
AS $function$
  select case when known.user_id = acting_user
    then row(place, 'applied', null, null, known.txid, known.server_version)::push_answer
    else row(place, 'forbidden', null, null, null, null)::push_answer end
$function$
;

CREATE OR REPLACE FUNCTION public.last_assigned_id(id uuid)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
AS $function$ select (left(id::text, 28) || 'ffffffff')::uuid $function$
;

CREATE OR REPLACE FUNCTION public.limit_plans()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  possible_at timestamptz;
begin
  -- Sent again: it counts already.
  if exists (select from plan_jobs where generation_id = new.id) then return new; end if;
  -- One that failed before anybody was asked has cost nothing.
  select accepted_at + interval '24 hours' into possible_at from (
      select accepted_at from plan_jobs join trainingsplan_generierung on id = generation_id
        where benutzer_id = new.benutzer_id and (status <> 'fehlgeschlagen' or asked > 0)
      union all select accepted_at from spent_plans where user_id = new.benutzer_id) as spent
    where accepted_at > clock_timestamp() - interval '24 hours'
    order by accepted_at desc offset most_plans_a_day() - 1 limit 1;
  if found then
    -- The push reads the time from here (server/sync/push.ts).
    raise exception 'too many plans within a day' using errcode = '23P24', column = 'created_at',
      constraint = to_char(possible_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.loads_to_share(player uuid)
 RETURNS SETOF shared_loads
 LANGUAGE sql
 STABLE
AS $function$
  select shared_id(team, 'completed ' || id), team, user_id, coalesce(local_day, german_day(completed_at)), 'own',
    duration_minutes, effort, 0::bigint from completed_sessions, sharing_teams(player, 'loads') as team
    where user_id = player and effort is not null
  union all
  select shared_id(team, format('handball %s %s %s', user_id, day, kind)), team, user_id, day, kind, minutes, effort, 0
    from (select distinct on (day, kind) * from handball_loads where user_id = player order by day, kind, noted_at desc, id) as newest,
      sharing_teams(player, 'loads') as team
$function$
;

CREATE OR REPLACE FUNCTION public.lock_members_of(team uuid, somebody uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform lock_settled('select array(
    select unnest(array[$1, $2]) union select user_id from memberships where team_id = $1)', team, somebody, true);
end $function$
;

CREATE OR REPLACE FUNCTION public.lock_owners(owners uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  bucket integer;
begin
  for bucket in select distinct hashtext(owner::text) & 1023 from unnest(owners) as owner order by 1 loop
    perform pg_advisory_xact_lock(7407, bucket);
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION public.lock_settled(read_owners text, subject uuid, other uuid, with_players boolean)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  owners uuid[];
  now_owners uuid[];
begin
  loop
    begin
      execute read_owners into owners using subject, other, with_players;
      perform lock_owners(owners);
      execute read_owners into now_owners using subject, other, with_players;
      if now_owners <@ owners then return; end if;
      raise exception using errcode = '23T01', message = 'somebody has joined meanwhile';
    exception when sqlstate '23T01' then null;
    end;
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION public.lock_teams_of(acting_user uuid, with_players boolean)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform lock_settled('select array(
    select $1 union select team_id from memberships where user_id = $1
    union select fellow.user_id from memberships own join memberships fellow using (team_id)
      where own.user_id = $1 and ($3 or fellow.role <> ''player''))', acting_user, null, with_players);
end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_active_training_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'active_training_sessions', o.user_id, o.session_id, 'delete', json_build_object('session_id', o.session_id::text, 'user_id', o.user_id::text, 'workout_id', o.workout_id::text, 'current_exercise_index', o.current_exercise_index::text, 'current_exercise_type', o.current_exercise_type::text, 'training_logs', o.training_logs::text, 'start_time', o.start_time::text, 'last_activity_at', o.last_activity_at::text, 'server_version', o.server_version::text, 'time_zone', o.time_zone::text), null from old_rows o;
      perform notify_shapes('active_training_sessions', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_assignments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'assignments', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'team_id', o.team_id::text, 'title', o.title::text, 'note', o.note::text, 'day', o.day::text, 'content', o.content::text, 'sent_at', o.sent_at::text, 'coach_name', o.coach_name::text, 'answer', o.answer::text, 'answered_at', o.answered_at::text, 'comment', o.comment::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('assignments', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_athleten_uebungen()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'athleten_uebungen', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'name', o.name::text, 'instruction_link', o.instruction_link::text, 'equipment', o.equipment::text, 'goals', o.goals::text, 'sets', o.sets::text, 'reps', o.reps::text, 'position', o."position"::text, 'exercise_type', o.exercise_type::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'figure', o.figure::text, 'metric', o.metric::text, 'duration_seconds', o.duration_seconds::text, 'distance_meters', o.distance_meters::text, 'per_side', left(o.per_side::text, 1), 'pause_seconds', o.pause_seconds::text, 'tempo', o.tempo::text, 'weight_step', o.weight_step::text, 'muscles', o.muscles::text, 'is_paced', left(o.is_paced::text, 1)), null from old_rows o;
      perform notify_shapes('athleten_uebungen', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_comment_reads()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'comment_reads', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'thread', o.thread::text, 'seen_version', o.seen_version::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('comment_reads', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_complaints()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'complaints', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'region', o.region::text, 'level', o.level::text, 'reported_at', o.reported_at::text, 'note', o.note::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('complaints', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_completed_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'completed_sessions', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'session_id', o.session_id::text, 'workout_id', o.workout_id::text, 'plan_name', o.plan_name::text, 'session_order', o.session_order::text, 'completed_at', o.completed_at::text, 'duration_minutes', o.duration_minutes::text, 'notes', o.notes::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'effort', o.effort::text, 'began_at', o.began_at::text, 'time_zone', o.time_zone::text, 'local_day', o.local_day::text), null from old_rows o;
      perform notify_shapes('completed_sessions', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_cooldown_uebungen()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'cooldown_uebungen', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'session_id', o.session_id::text, 'exercise_order', o.exercise_order::text, 'name', o.name::text, 'sets', o.sets::text, 'reps', o.reps::text, 'unit', o.unit::text, 'duration_minutes', o.duration_minutes::text, 'duration_seconds', o.duration_seconds::text, 'distance_meters', o.distance_meters::text, 'tempo', o.tempo::text, 'pause_seconds', o.pause_seconds::text, 'video_link', o.video_link::text, 'description', o.description::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'week_targets', o.week_targets::text, 'weight', o.weight::text, 'group_key', o.group_key::text, 'round_rest', o.round_rest::text), null from old_rows o;
      perform notify_shapes('cooldown_uebungen', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_exercise_catalogue()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select '00000000-0000-0000-0000-000000000000'::uuid as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'exercise_catalogue', '00000000-0000-0000-0000-000000000000'::uuid, o.id, 'delete', json_build_object('id', o.id::text, 'number', o.number::text, 'slug', o.slug::text, 'name', o.name::text, 'phase', o.phase::text, 'equipment', o.equipment::text, 'positions', o.positions::text, 'goals', o.goals::text, 'instruction', o.instruction::text, 'video_link', o.video_link::text, 'metric', o.metric::text, 'per_side', left(o.per_side::text, 1), 'defaults', o.defaults::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('exercise_catalogue', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_exercise_notes()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'exercise_notes', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'exercise_name', o.exercise_name::text, 'note', o.note::text, 'written_at', o.written_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('exercise_notes', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_favourite_exercises()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'favourite_exercises', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'exercise_name', o.exercise_name::text, 'is_favourite', left(o.is_favourite::text, 1), 'marked_at', o.marked_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('favourite_exercises', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_fitness_tests()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'fitness_tests', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'test_category', o.test_category::text, 'test_date', o.test_date::text, 'test_time', o.test_time::text, 'conditions', o.conditions::text, 'results', o.results::text, 'notes', o.notes::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('fitness_tests', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_fragebogen_antworten()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.benutzer_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'fragebogen_antworten', o.benutzer_id, o.id, 'delete', json_build_object('id', o.id::text, 'benutzer_id', o.benutzer_id::text, 'name', o.name::text, 'alter', o.alter::text, 'geschlecht', o.geschlecht::text, 'spielerposition', o.spielerposition::text, 'hauptziel', o.hauptziel::text, 'nebenziel', o.nebenziel::text, 'trainingshaufigkeit', o.trainingshaufigkeit::text, 'trainingsdauer', o.trainingsdauer::text, 'aktuelle_verletzungen', o.aktuelle_verletzungen::text, 'zusatzliche_notizen', o.zusatzliche_notizen::text, 'verfugbare_ausrustung', o.verfugbare_ausrustung::text, 'hat_vorherige_verletzungen', left(o.hat_vorherige_verletzungen::text, 1), 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('fragebogen_antworten', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_goals()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'goals', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'kind', o.kind::text, 'subject', o.subject::text, 'measure', o.measure::text, 'target', o.target::text, 'reps', o.reps::text, 'weeks', o.weeks::text, 'set_on', o.set_on::text, 'until_day', o.until_day::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('goals', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_handball_loads()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'handball_loads', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'kind', o.kind::text, 'minutes', o.minutes::text, 'effort', o.effort::text, 'noted_at', o.noted_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('handball_loads', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_haupt_uebungen()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'haupt_uebungen', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'session_id', o.session_id::text, 'exercise_order', o.exercise_order::text, 'name', o.name::text, 'sets', o.sets::text, 'reps', o.reps::text, 'unit', o.unit::text, 'duration_minutes', o.duration_minutes::text, 'duration_seconds', o.duration_seconds::text, 'distance_meters', o.distance_meters::text, 'tempo', o.tempo::text, 'pause_seconds', o.pause_seconds::text, 'video_link', o.video_link::text, 'description', o.description::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'week_targets', o.week_targets::text, 'weight', o.weight::text, 'group_key', o.group_key::text, 'round_rest', o.round_rest::text), null from old_rows o;
      perform notify_shapes('haupt_uebungen', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_health_checks()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'health_checks', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'week', o.week::text, 'participation', o.participation::text, 'training_volume', o.training_volume::text, 'performance', o.performance::text, 'pain', o.pain::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('health_checks', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_health_consents()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'health_consents', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'purpose', o.purpose::text, 'granted', left(o.granted::text, 1), 'text_version', o.text_version::text, 'decided_at', o.decided_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('health_consents', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_measured_tests()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'measured_tests', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'membership_id', o.membership_id::text, 'test_day_id', o.test_day_id::text, 'day', o.day::text, 'results', o.results::text, 'revision', o.revision::text, 'offered_at', o.offered_at::text, 'answer', o.answer::text, 'answered_revision', o.answered_revision::text, 'server_version', o.server_version::text, 'coach_name', o.coach_name::text), null from old_rows o;
      perform notify_shapes('measured_tests', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_memberships()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'memberships', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'team_id', o.team_id::text, 'role', o.role::text, 'joined_at', o.joined_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('memberships', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_parental_consents()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'parental_consents', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'kind', o.kind::text, 'text_version', o.text_version::text, 'happened_at', o.happened_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('parental_consents', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_parental_sharing()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'parental_sharing', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'team_id', o.team_id::text, 'membership_id', o.membership_id::text, 'decision', o.decision::text, 'kinds', o.kinds::text, 'text_version', o.text_version::text, 'happened_at', o.happened_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('parental_sharing', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_plan_pauses()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'plan_pauses', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'plan_id', o.plan_id::text, 'first_day', o.first_day::text, 'last_day', o.last_day::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('plan_pauses', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_profiles()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'profiles', o.id, o.id, 'delete', json_build_object('id', o.id::text, 'date_of_birth', o.date_of_birth::text, 'gender', o.gender::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'house_norm_since', o.house_norm_since::text), null from old_rows o;
      perform notify_shapes('profiles', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_readiness_checks()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'readiness_checks', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'sleep', o.sleep::text, 'fatigue', o.fatigue::text, 'soreness', o.soreness::text, 'stress', o.stress::text, 'mood', o.mood::text, 'noted_at', o.noted_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('readiness_checks', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_recovery_events()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'recovery_events', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'ladder', o.ladder::text, 'kind', o.kind::text, 'day', o.day::text, 'side', o.side::text, 'pain', o.pain::text, 'details', o.details::text, 'happened_at', o.happened_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('recovery_events', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_scheduled_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'scheduled_sessions', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'session_id', o.session_id::text, 'plan_week', o.plan_week::text, 'planned_on', o.planned_on::text, 'turn', o.turn::text, 'scheduled_at', o.scheduled_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'is_extra', left(o.is_extra::text, 1)), null from old_rows o;
      perform notify_shapes('scheduled_sessions', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_session_comments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'session_comments', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'team_id', o.team_id::text, 'workout_id', o.workout_id::text, 'assignment_id', o.assignment_id::text, 'day', o.day::text, 'body', o.body::text, 'written_at', o.written_at::text, 'author_name', o.author_name::text, 'from_team', left(o.from_team::text, 1), 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('session_comments', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'sessions', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'plan_id', o.plan_id::text, 'session_order', o.session_order::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'weekday', o.weekday::text, 'venue', o.venue::text, 'load', o.load::text), null from old_rows o;
      perform notify_shapes('sessions', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_shared_complaints()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_complaints', o.team_id, o.id, 'delete', json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'region', o.region::text, 'level', o.level::text, 'reported_at', o.reported_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('shared_complaints', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_shared_loads()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_loads', o.team_id, o.id, 'delete', json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'kind', o.kind::text, 'minutes', o.minutes::text, 'effort', o.effort::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('shared_loads', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_shared_places()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_places', o.team_id, o.id, 'delete', json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'places', o.places::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('shared_places', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_shared_readiness()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_readiness', o.team_id, o.id, 'delete', json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'points', o.points::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('shared_readiness', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_shared_recoveries()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_recoveries', o.team_id, o.id, 'delete', json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'ladder', o.ladder::text, 'status', o.status::text, 'stage', o.stage::text, 'since', o.since::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('shared_recoveries', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_shared_tests()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_tests', o.team_id, o.id, 'delete', json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'test_category', o.test_category::text, 'conditions', o.conditions::text, 'results', o.results::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('shared_tests', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_shared_trainings()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_trainings', o.team_id, o.id, 'delete', json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'state', o.state::text, 'name', o.name::text, 'minutes', o.minutes::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('shared_trainings', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_sharing_consents()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'sharing_consents', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'team_id', o.team_id::text, 'kind', o.kind::text, 'granted', left(o.granted::text, 1), 'text_version', o.text_version::text, 'decided_at', o.decided_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'under_16', left(o.under_16::text, 1)), null from old_rows o;
      perform notify_shapes('sharing_consents', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_sync_heads()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'sync_heads', o.user_id, o.user_id, 'delete', json_build_object('user_id', o.user_id::text, 'heads', o.heads::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('sync_heads', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_team_assignees()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_assignees', o.team_id, o.id, 'delete', json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'assignment_id', o.assignment_id::text, 'member_id', o.member_id::text, 'answer', o.answer::text, 'answered_at', o.answered_at::text, 'comment', o.comment::text, 'done', o.done::text, 'last_done_on', o.last_done_on::text, 'last_effort', o.last_effort::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('team_assignees', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_team_assignments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_assignments', o.team_id, o.id, 'delete', json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'title', o.title::text, 'note', o.note::text, 'day', o.day::text, 'content', o.content::text, 'sent_at', o.sent_at::text, 'coach_name', o.coach_name::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('team_assignments', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_team_attendance()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_attendance', o.team_id, o.id, 'delete', json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'event_id', o.event_id::text, 'member_id', o.member_id::text, 'state', o.state::text, 'reason', o.reason::text, 'noted_at', o.noted_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('team_attendance', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_team_comments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_comments', o.team_id, o.id, 'delete', json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'member_id', o.member_id::text, 'training_id', o.training_id::text, 'assignee_id', o.assignee_id::text, 'day', o.day::text, 'body', o.body::text, 'written_at', o.written_at::text, 'author_id', o.author_id::text, 'author_name', o.author_name::text, 'from_player', left(o.from_player::text, 1), 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('team_comments', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_team_events()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_events', o.team_id, o.id, 'delete', json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'kind', o.kind::text, 'day', o.day::text, 'start_time', o.start_time::text, 'minutes', o.minutes::text, 'title', o.title::text, 'place', o.place::text, 'is_cancelled', left(o.is_cancelled::text, 1), 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('team_events', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_team_guests()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_guests', o.team_id, o.id, 'delete', json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'name', o.name::text, 'gender', o.gender::text, 'birth_year', o.birth_year::text, 'member_id', o.member_id::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('team_guests', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_team_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_members', o.team_id, o.id, 'delete', json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'role', o.role::text, 'display_name', o.display_name::text, 'joined_at', o.joined_at::text, 'server_version', o.server_version::text, 'shared_kinds', o.shared_kinds::text, 'week_sessions', o.week_sessions::text), null from old_rows o;
      perform notify_shapes('team_members', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_team_test_days()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_test_days', o.team_id, o.id, 'delete', json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'day', o.day::text, 'tests', o.tests::text, 'choices', o.choices::text, 'group_gender', o.group_gender::text, 'group_age', o.group_age::text, 'closed_at', o.closed_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('team_test_days', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_team_test_values()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_test_values', o.team_id, o.id, 'delete', json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'test_day_id', o.test_day_id::text, 'member_id', o.member_id::text, 'guest_id', o.guest_id::text, 'test', o.test::text, 'state', o.state::text, 'trials', o.trials::text, 'reason', o.reason::text, 'noted_at', o.noted_at::text, 'server_version', o.server_version::text, 'coach_name', o.coach_name::text), null from old_rows o;
      perform notify_shapes('team_test_values', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_teams()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'teams', o.id, o.id, 'delete', json_build_object('id', o.id::text, 'name', o.name::text, 'club', o.club::text, 'age_group', o.age_group::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('teams', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_test_batteries()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'test_batteries', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'name', o.name::text, 'tests', o.tests::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('test_batteries', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_training_profiles()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'training_profiles', o.user_id, o.user_id, 'delete', json_build_object('user_id', o.user_id::text, 'training_age', o.training_age::text, 'session_venues', o.session_venues::text, 'team_days', o.team_days::text, 'match_days', o.match_days::text, 'match_dates', o.match_dates::text, 'session_days', o.session_days::text, 'weight_step', o.weight_step::text, 'heaviest_dumbbell', o.heaviest_dumbbell::text, 'week_mode', o.week_mode::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'body_weight', o.body_weight::text, 'bar_weight', o.bar_weight::text, 'plates', o.plates::text, 'match_free_dates', o.match_free_dates::text), null from old_rows o;
      perform notify_shapes('training_profiles', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_training_reports()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'training_reports', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'session_id', o.session_id::text, 'workout_id', o.workout_id::text, 'training_data', o.training_data::text, 'is_shared', left(o.is_shared::text, 1), 'shared_at', o.shared_at::text, 'report_url_id', o.report_url_id::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('training_reports', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_trainingsplan_generierung()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.benutzer_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'trainingsplan_generierung', o.benutzer_id, o.id, 'delete', json_build_object('id', o.id::text, 'benutzer_id', o.benutzer_id::text, 'fragebogen_id', o.fragebogen_id::text, 'status', o.status::text, 'webhook_gesendet', left(o.webhook_gesendet::text, 1), 'plan_id', o.plan_id::text, 'error_code', o.error_code::text, 'created_at', o.created_at::text, 'finished_at', o.finished_at::text, 'server_version', o.server_version::text, 'cancelled_at', o.cancelled_at::text, 'assignment_id', o.assignment_id::text), null from old_rows o;
      perform notify_shapes('trainingsplan_generierung', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_trainingsplanreal()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'trainingsplanreal', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'name', o.name::text, 'description', o.description::text, 'duration_recommendation', o.duration_recommendation::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'week_count', o.week_count::text, 'sessions_per_week', o.sessions_per_week::text, 'started_on', o.started_on::text, 'chosen_at', o.chosen_at::text, 'archived_at', o.archived_at::text), null from old_rows o;
      perform notify_shapes('trainingsplanreal', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_user_dashboard_settings()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'user_dashboard_settings', o.user_id, o.user_id, 'delete', json_build_object('user_id', o.user_id::text, 'selected_player_name', o.selected_player_name::text, 'selected_player_team', o.selected_player_team::text, 'selected_player_season', o.selected_player_season::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('user_dashboard_settings', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_users()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'users', o.id, o.id, 'delete', json_build_object('id', o.id::text, 'email', o.email::text, 'full_name', o.full_name::text, 'age', o.age::text, 'gender', o.gender::text, 'access_expires_at', o.access_expires_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text), null from old_rows o;
      perform notify_shapes('users', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_warmup_uebungen()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'warmup_uebungen', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'session_id', o.session_id::text, 'exercise_order', o.exercise_order::text, 'name', o.name::text, 'sets', o.sets::text, 'reps', o.reps::text, 'unit', o.unit::text, 'duration_minutes', o.duration_minutes::text, 'duration_seconds', o.duration_seconds::text, 'distance_meters', o.distance_meters::text, 'tempo', o.tempo::text, 'pause_seconds', o.pause_seconds::text, 'video_link', o.video_link::text, 'description', o.description::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'week_targets', o.week_targets::text, 'weight', o.weight::text, 'group_key', o.group_key::text, 'round_rest', o.round_rest::text), null from old_rows o;
      perform notify_shapes('warmup_uebungen', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_delete_workout_tracking()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'workout_tracking', o.user_id, o.id, 'delete', json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'workout_id', o.workout_id::text, 'session_id', o.session_id::text, 'exercise_id', o.exercise_id::text, 'exercise_name', o.exercise_name::text, 'phase', o.phase::text, 'set_number', o.set_number::text, 'weight', o.weight::text, 'reps', o.reps::text, 'duration_seconds', o.duration_seconds::text, 'distance_meters', o.distance_meters::text, 'sets', o.sets::text, 'completed', left(o.completed::text, 1), 'unit', o.unit::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'reserve', o.reserve::text, 'right_amount', o.right_amount::text, 'extra_weight', o.extra_weight::text, 'band', o.band::text, 'body_weight', o.body_weight::text, 'set_kind', o.set_kind::text), null from old_rows o;
      perform notify_shapes('workout_tracking', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_active_training_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'active_training_sessions', n.user_id, n.session_id, 'insert', json_build_object('session_id', n.session_id::text, 'user_id', n.user_id::text, 'workout_id', n.workout_id::text, 'current_exercise_index', n.current_exercise_index::text, 'current_exercise_type', n.current_exercise_type::text, 'training_logs', n.training_logs::text, 'start_time', n.start_time::text, 'last_activity_at', n.last_activity_at::text, 'server_version', n.server_version::text, 'time_zone', n.time_zone::text), null from new_rows n;
      perform notify_shapes('active_training_sessions', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_assignments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'assignments', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'team_id', n.team_id::text, 'title', n.title::text, 'note', n.note::text, 'day', n.day::text, 'content', n.content::text, 'sent_at', n.sent_at::text, 'coach_name', n.coach_name::text, 'answer', n.answer::text, 'answered_at', n.answered_at::text, 'comment', n.comment::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('assignments', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_athleten_uebungen()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'athleten_uebungen', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'name', n.name::text, 'instruction_link', n.instruction_link::text, 'equipment', n.equipment::text, 'goals', n.goals::text, 'sets', n.sets::text, 'reps', n.reps::text, 'position', n."position"::text, 'exercise_type', n.exercise_type::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'figure', n.figure::text, 'metric', n.metric::text, 'duration_seconds', n.duration_seconds::text, 'distance_meters', n.distance_meters::text, 'per_side', left(n.per_side::text, 1), 'pause_seconds', n.pause_seconds::text, 'tempo', n.tempo::text, 'weight_step', n.weight_step::text, 'muscles', n.muscles::text, 'is_paced', left(n.is_paced::text, 1)), null from new_rows n;
      perform notify_shapes('athleten_uebungen', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_comment_reads()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'comment_reads', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'thread', n.thread::text, 'seen_version', n.seen_version::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('comment_reads', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_complaints()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'complaints', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'region', n.region::text, 'level', n.level::text, 'reported_at', n.reported_at::text, 'note', n.note::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('complaints', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_completed_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'completed_sessions', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'session_id', n.session_id::text, 'workout_id', n.workout_id::text, 'plan_name', n.plan_name::text, 'session_order', n.session_order::text, 'completed_at', n.completed_at::text, 'duration_minutes', n.duration_minutes::text, 'notes', n.notes::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'effort', n.effort::text, 'began_at', n.began_at::text, 'time_zone', n.time_zone::text, 'local_day', n.local_day::text), null from new_rows n;
      perform notify_shapes('completed_sessions', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_cooldown_uebungen()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'cooldown_uebungen', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'session_id', n.session_id::text, 'exercise_order', n.exercise_order::text, 'name', n.name::text, 'sets', n.sets::text, 'reps', n.reps::text, 'unit', n.unit::text, 'duration_minutes', n.duration_minutes::text, 'duration_seconds', n.duration_seconds::text, 'distance_meters', n.distance_meters::text, 'tempo', n.tempo::text, 'pause_seconds', n.pause_seconds::text, 'video_link', n.video_link::text, 'description', n.description::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'week_targets', n.week_targets::text, 'weight', n.weight::text, 'group_key', n.group_key::text, 'round_rest', n.round_rest::text), null from new_rows n;
      perform notify_shapes('cooldown_uebungen', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_exercise_catalogue()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select '00000000-0000-0000-0000-000000000000'::uuid as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'exercise_catalogue', '00000000-0000-0000-0000-000000000000'::uuid, n.id, 'insert', json_build_object('id', n.id::text, 'number', n.number::text, 'slug', n.slug::text, 'name', n.name::text, 'phase', n.phase::text, 'equipment', n.equipment::text, 'positions', n.positions::text, 'goals', n.goals::text, 'instruction', n.instruction::text, 'video_link', n.video_link::text, 'metric', n.metric::text, 'per_side', left(n.per_side::text, 1), 'defaults', n.defaults::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('exercise_catalogue', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_exercise_notes()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'exercise_notes', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'exercise_name', n.exercise_name::text, 'note', n.note::text, 'written_at', n.written_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('exercise_notes', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_favourite_exercises()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'favourite_exercises', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'exercise_name', n.exercise_name::text, 'is_favourite', left(n.is_favourite::text, 1), 'marked_at', n.marked_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('favourite_exercises', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_fitness_tests()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'fitness_tests', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'test_category', n.test_category::text, 'test_date', n.test_date::text, 'test_time', n.test_time::text, 'conditions', n.conditions::text, 'results', n.results::text, 'notes', n.notes::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('fitness_tests', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_fragebogen_antworten()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.benutzer_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'fragebogen_antworten', n.benutzer_id, n.id, 'insert', json_build_object('id', n.id::text, 'benutzer_id', n.benutzer_id::text, 'name', n.name::text, 'alter', n.alter::text, 'geschlecht', n.geschlecht::text, 'spielerposition', n.spielerposition::text, 'hauptziel', n.hauptziel::text, 'nebenziel', n.nebenziel::text, 'trainingshaufigkeit', n.trainingshaufigkeit::text, 'trainingsdauer', n.trainingsdauer::text, 'aktuelle_verletzungen', n.aktuelle_verletzungen::text, 'zusatzliche_notizen', n.zusatzliche_notizen::text, 'verfugbare_ausrustung', n.verfugbare_ausrustung::text, 'hat_vorherige_verletzungen', left(n.hat_vorherige_verletzungen::text, 1), 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('fragebogen_antworten', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_goals()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'goals', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'kind', n.kind::text, 'subject', n.subject::text, 'measure', n.measure::text, 'target', n.target::text, 'reps', n.reps::text, 'weeks', n.weeks::text, 'set_on', n.set_on::text, 'until_day', n.until_day::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('goals', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_handball_loads()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'handball_loads', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'day', n.day::text, 'kind', n.kind::text, 'minutes', n.minutes::text, 'effort', n.effort::text, 'noted_at', n.noted_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('handball_loads', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_haupt_uebungen()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'haupt_uebungen', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'session_id', n.session_id::text, 'exercise_order', n.exercise_order::text, 'name', n.name::text, 'sets', n.sets::text, 'reps', n.reps::text, 'unit', n.unit::text, 'duration_minutes', n.duration_minutes::text, 'duration_seconds', n.duration_seconds::text, 'distance_meters', n.distance_meters::text, 'tempo', n.tempo::text, 'pause_seconds', n.pause_seconds::text, 'video_link', n.video_link::text, 'description', n.description::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'week_targets', n.week_targets::text, 'weight', n.weight::text, 'group_key', n.group_key::text, 'round_rest', n.round_rest::text), null from new_rows n;
      perform notify_shapes('haupt_uebungen', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_health_checks()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'health_checks', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'week', n.week::text, 'participation', n.participation::text, 'training_volume', n.training_volume::text, 'performance', n.performance::text, 'pain', n.pain::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('health_checks', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_health_consents()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'health_consents', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'purpose', n.purpose::text, 'granted', left(n.granted::text, 1), 'text_version', n.text_version::text, 'decided_at', n.decided_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('health_consents', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_measured_tests()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'measured_tests', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'membership_id', n.membership_id::text, 'test_day_id', n.test_day_id::text, 'day', n.day::text, 'results', n.results::text, 'revision', n.revision::text, 'offered_at', n.offered_at::text, 'answer', n.answer::text, 'answered_revision', n.answered_revision::text, 'server_version', n.server_version::text, 'coach_name', n.coach_name::text), null from new_rows n;
      perform notify_shapes('measured_tests', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_memberships()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'memberships', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'team_id', n.team_id::text, 'role', n.role::text, 'joined_at', n.joined_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('memberships', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_parental_consents()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'parental_consents', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'kind', n.kind::text, 'text_version', n.text_version::text, 'happened_at', n.happened_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('parental_consents', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_parental_sharing()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'parental_sharing', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'team_id', n.team_id::text, 'membership_id', n.membership_id::text, 'decision', n.decision::text, 'kinds', n.kinds::text, 'text_version', n.text_version::text, 'happened_at', n.happened_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('parental_sharing', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_plan_pauses()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'plan_pauses', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'plan_id', n.plan_id::text, 'first_day', n.first_day::text, 'last_day', n.last_day::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('plan_pauses', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_profiles()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'profiles', n.id, n.id, 'insert', json_build_object('id', n.id::text, 'date_of_birth', n.date_of_birth::text, 'gender', n.gender::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'house_norm_since', n.house_norm_since::text), null from new_rows n;
      perform notify_shapes('profiles', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_readiness_checks()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'readiness_checks', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'day', n.day::text, 'sleep', n.sleep::text, 'fatigue', n.fatigue::text, 'soreness', n.soreness::text, 'stress', n.stress::text, 'mood', n.mood::text, 'noted_at', n.noted_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('readiness_checks', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_recovery_events()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'recovery_events', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'ladder', n.ladder::text, 'kind', n.kind::text, 'day', n.day::text, 'side', n.side::text, 'pain', n.pain::text, 'details', n.details::text, 'happened_at', n.happened_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('recovery_events', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_scheduled_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'scheduled_sessions', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'session_id', n.session_id::text, 'plan_week', n.plan_week::text, 'planned_on', n.planned_on::text, 'turn', n.turn::text, 'scheduled_at', n.scheduled_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'is_extra', left(n.is_extra::text, 1)), null from new_rows n;
      perform notify_shapes('scheduled_sessions', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_session_comments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'session_comments', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'team_id', n.team_id::text, 'workout_id', n.workout_id::text, 'assignment_id', n.assignment_id::text, 'day', n.day::text, 'body', n.body::text, 'written_at', n.written_at::text, 'author_name', n.author_name::text, 'from_team', left(n.from_team::text, 1), 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('session_comments', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'sessions', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'plan_id', n.plan_id::text, 'session_order', n.session_order::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'weekday', n.weekday::text, 'venue', n.venue::text, 'load', n.load::text), null from new_rows n;
      perform notify_shapes('sessions', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_shared_complaints()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.team_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_complaints', n.team_id, n.id, 'insert', json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'user_id', n.user_id::text, 'region', n.region::text, 'level', n.level::text, 'reported_at', n.reported_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('shared_complaints', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_shared_loads()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.team_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_loads', n.team_id, n.id, 'insert', json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'user_id', n.user_id::text, 'day', n.day::text, 'kind', n.kind::text, 'minutes', n.minutes::text, 'effort', n.effort::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('shared_loads', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_shared_places()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.team_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_places', n.team_id, n.id, 'insert', json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'user_id', n.user_id::text, 'day', n.day::text, 'places', n.places::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('shared_places', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_shared_readiness()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.team_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_readiness', n.team_id, n.id, 'insert', json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'user_id', n.user_id::text, 'day', n.day::text, 'points', n.points::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('shared_readiness', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_shared_recoveries()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.team_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_recoveries', n.team_id, n.id, 'insert', json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'user_id', n.user_id::text, 'ladder', n.ladder::text, 'status', n.status::text, 'stage', n.stage::text, 'since', n.since::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('shared_recoveries', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_shared_tests()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.team_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_tests', n.team_id, n.id, 'insert', json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'user_id', n.user_id::text, 'day', n.day::text, 'test_category', n.test_category::text, 'conditions', n.conditions::text, 'results', n.results::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('shared_tests', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_shared_trainings()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.team_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_trainings', n.team_id, n.id, 'insert', json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'user_id', n.user_id::text, 'day', n.day::text, 'state', n.state::text, 'name', n.name::text, 'minutes', n.minutes::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('shared_trainings', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_sharing_consents()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'sharing_consents', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'team_id', n.team_id::text, 'kind', n.kind::text, 'granted', left(n.granted::text, 1), 'text_version', n.text_version::text, 'decided_at', n.decided_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'under_16', left(n.under_16::text, 1)), null from new_rows n;
      perform notify_shapes('sharing_consents', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_sync_heads()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'sync_heads', n.user_id, n.user_id, 'insert', json_build_object('user_id', n.user_id::text, 'heads', n.heads::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('sync_heads', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_team_assignees()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.team_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_assignees', n.team_id, n.id, 'insert', json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'assignment_id', n.assignment_id::text, 'member_id', n.member_id::text, 'answer', n.answer::text, 'answered_at', n.answered_at::text, 'comment', n.comment::text, 'done', n.done::text, 'last_done_on', n.last_done_on::text, 'last_effort', n.last_effort::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('team_assignees', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_team_assignments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.team_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_assignments', n.team_id, n.id, 'insert', json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'title', n.title::text, 'note', n.note::text, 'day', n.day::text, 'content', n.content::text, 'sent_at', n.sent_at::text, 'coach_name', n.coach_name::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('team_assignments', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_team_attendance()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.team_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_attendance', n.team_id, n.id, 'insert', json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'event_id', n.event_id::text, 'member_id', n.member_id::text, 'state', n.state::text, 'reason', n.reason::text, 'noted_at', n.noted_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('team_attendance', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_team_comments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.team_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_comments', n.team_id, n.id, 'insert', json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'member_id', n.member_id::text, 'training_id', n.training_id::text, 'assignee_id', n.assignee_id::text, 'day', n.day::text, 'body', n.body::text, 'written_at', n.written_at::text, 'author_id', n.author_id::text, 'author_name', n.author_name::text, 'from_player', left(n.from_player::text, 1), 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('team_comments', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_team_events()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.team_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_events', n.team_id, n.id, 'insert', json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'kind', n.kind::text, 'day', n.day::text, 'start_time', n.start_time::text, 'minutes', n.minutes::text, 'title', n.title::text, 'place', n.place::text, 'is_cancelled', left(n.is_cancelled::text, 1), 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('team_events', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_team_guests()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.team_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_guests', n.team_id, n.id, 'insert', json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'name', n.name::text, 'gender', n.gender::text, 'birth_year', n.birth_year::text, 'member_id', n.member_id::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('team_guests', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_team_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.team_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_members', n.team_id, n.id, 'insert', json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'user_id', n.user_id::text, 'role', n.role::text, 'display_name', n.display_name::text, 'joined_at', n.joined_at::text, 'server_version', n.server_version::text, 'shared_kinds', n.shared_kinds::text, 'week_sessions', n.week_sessions::text), null from new_rows n;
      perform notify_shapes('team_members', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_team_test_days()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.team_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_test_days', n.team_id, n.id, 'insert', json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'day', n.day::text, 'tests', n.tests::text, 'choices', n.choices::text, 'group_gender', n.group_gender::text, 'group_age', n.group_age::text, 'closed_at', n.closed_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('team_test_days', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_team_test_values()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.team_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_test_values', n.team_id, n.id, 'insert', json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'test_day_id', n.test_day_id::text, 'member_id', n.member_id::text, 'guest_id', n.guest_id::text, 'test', n.test::text, 'state', n.state::text, 'trials', n.trials::text, 'reason', n.reason::text, 'noted_at', n.noted_at::text, 'server_version', n.server_version::text, 'coach_name', n.coach_name::text), null from new_rows n;
      perform notify_shapes('team_test_values', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_teams()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'teams', n.id, n.id, 'insert', json_build_object('id', n.id::text, 'name', n.name::text, 'club', n.club::text, 'age_group', n.age_group::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('teams', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_test_batteries()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'test_batteries', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'name', n.name::text, 'tests', n.tests::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('test_batteries', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_training_profiles()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'training_profiles', n.user_id, n.user_id, 'insert', json_build_object('user_id', n.user_id::text, 'training_age', n.training_age::text, 'session_venues', n.session_venues::text, 'team_days', n.team_days::text, 'match_days', n.match_days::text, 'match_dates', n.match_dates::text, 'session_days', n.session_days::text, 'weight_step', n.weight_step::text, 'heaviest_dumbbell', n.heaviest_dumbbell::text, 'week_mode', n.week_mode::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'body_weight', n.body_weight::text, 'bar_weight', n.bar_weight::text, 'plates', n.plates::text, 'match_free_dates', n.match_free_dates::text), null from new_rows n;
      perform notify_shapes('training_profiles', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_training_reports()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'training_reports', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'session_id', n.session_id::text, 'workout_id', n.workout_id::text, 'training_data', n.training_data::text, 'is_shared', left(n.is_shared::text, 1), 'shared_at', n.shared_at::text, 'report_url_id', n.report_url_id::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('training_reports', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_trainingsplan_generierung()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.benutzer_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'trainingsplan_generierung', n.benutzer_id, n.id, 'insert', json_build_object('id', n.id::text, 'benutzer_id', n.benutzer_id::text, 'fragebogen_id', n.fragebogen_id::text, 'status', n.status::text, 'webhook_gesendet', left(n.webhook_gesendet::text, 1), 'plan_id', n.plan_id::text, 'error_code', n.error_code::text, 'created_at', n.created_at::text, 'finished_at', n.finished_at::text, 'server_version', n.server_version::text, 'cancelled_at', n.cancelled_at::text, 'assignment_id', n.assignment_id::text), null from new_rows n;
      perform notify_shapes('trainingsplan_generierung', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_trainingsplanreal()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'trainingsplanreal', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'name', n.name::text, 'description', n.description::text, 'duration_recommendation', n.duration_recommendation::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'week_count', n.week_count::text, 'sessions_per_week', n.sessions_per_week::text, 'started_on', n.started_on::text, 'chosen_at', n.chosen_at::text, 'archived_at', n.archived_at::text), null from new_rows n;
      perform notify_shapes('trainingsplanreal', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_user_dashboard_settings()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'user_dashboard_settings', n.user_id, n.user_id, 'insert', json_build_object('user_id', n.user_id::text, 'selected_player_name', n.selected_player_name::text, 'selected_player_team', n.selected_player_team::text, 'selected_player_season', n.selected_player_season::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('user_dashboard_settings', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_users()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'users', n.id, n.id, 'insert', json_build_object('id', n.id::text, 'email', n.email::text, 'full_name', n.full_name::text, 'age', n.age::text, 'gender', n.gender::text, 'access_expires_at', n.access_expires_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text), null from new_rows n;
      perform notify_shapes('users', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_warmup_uebungen()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'warmup_uebungen', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'session_id', n.session_id::text, 'exercise_order', n.exercise_order::text, 'name', n.name::text, 'sets', n.sets::text, 'reps', n.reps::text, 'unit', n.unit::text, 'duration_minutes', n.duration_minutes::text, 'duration_seconds', n.duration_seconds::text, 'distance_meters', n.distance_meters::text, 'tempo', n.tempo::text, 'pause_seconds', n.pause_seconds::text, 'video_link', n.video_link::text, 'description', n.description::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'week_targets', n.week_targets::text, 'weight', n.weight::text, 'group_key', n.group_key::text, 'round_rest', n.round_rest::text), null from new_rows n;
      perform notify_shapes('warmup_uebungen', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_insert_workout_tracking()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select n.user_id as owner from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'workout_tracking', n.user_id, n.id, 'insert', json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'workout_id', n.workout_id::text, 'session_id', n.session_id::text, 'exercise_id', n.exercise_id::text, 'exercise_name', n.exercise_name::text, 'phase', n.phase::text, 'set_number', n.set_number::text, 'weight', n.weight::text, 'reps', n.reps::text, 'duration_seconds', n.duration_seconds::text, 'distance_meters', n.distance_meters::text, 'sets', n.sets::text, 'completed', left(n.completed::text, 1), 'unit', n.unit::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'reserve', n.reserve::text, 'right_amount', n.right_amount::text, 'extra_weight', n.extra_weight::text, 'band', n.band::text, 'body_weight', n.body_weight::text, 'set_kind', n.set_kind::text), null from new_rows n;
      perform notify_shapes('workout_tracking', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_active_training_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'active_training_sessions', coalesce(n.user_id, o.user_id), coalesce(n.session_id, o.session_id),
        case when o.session_id is null then 'insert' when n.session_id is null then 'delete' else 'update' end,
        case when n.session_id is null then json_build_object('session_id', o.session_id::text, 'user_id', o.user_id::text, 'workout_id', o.workout_id::text, 'current_exercise_index', o.current_exercise_index::text, 'current_exercise_type', o.current_exercise_type::text, 'training_logs', o.training_logs::text, 'start_time', o.start_time::text, 'last_activity_at', o.last_activity_at::text, 'server_version', o.server_version::text, 'time_zone', o.time_zone::text) else json_build_object('session_id', n.session_id::text, 'user_id', n.user_id::text, 'workout_id', n.workout_id::text, 'current_exercise_index', n.current_exercise_index::text, 'current_exercise_type', n.current_exercise_type::text, 'training_logs', n.training_logs::text, 'start_time', n.start_time::text, 'last_activity_at', n.last_activity_at::text, 'server_version', n.server_version::text, 'time_zone', n.time_zone::text) end,
        case when n.session_id is not null and o.session_id is not null then json_build_object('session_id', o.session_id::text, 'user_id', o.user_id::text, 'workout_id', o.workout_id::text, 'current_exercise_index', o.current_exercise_index::text, 'current_exercise_type', o.current_exercise_type::text, 'training_logs', o.training_logs::text, 'start_time', o.start_time::text, 'last_activity_at', o.last_activity_at::text, 'server_version', o.server_version::text, 'time_zone', o.time_zone::text) end
      from old_rows o full join new_rows n on n.session_id = o.session_id and n.user_id = o.user_id
      order by n.session_id is not null;
      perform notify_shapes('active_training_sessions', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_assignments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'assignments', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'team_id', o.team_id::text, 'title', o.title::text, 'note', o.note::text, 'day', o.day::text, 'content', o.content::text, 'sent_at', o.sent_at::text, 'coach_name', o.coach_name::text, 'answer', o.answer::text, 'answered_at', o.answered_at::text, 'comment', o.comment::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'team_id', n.team_id::text, 'title', n.title::text, 'note', n.note::text, 'day', n.day::text, 'content', n.content::text, 'sent_at', n.sent_at::text, 'coach_name', n.coach_name::text, 'answer', n.answer::text, 'answered_at', n.answered_at::text, 'comment', n.comment::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'team_id', o.team_id::text, 'title', o.title::text, 'note', o.note::text, 'day', o.day::text, 'content', o.content::text, 'sent_at', o.sent_at::text, 'coach_name', o.coach_name::text, 'answer', o.answer::text, 'answered_at', o.answered_at::text, 'comment', o.comment::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('assignments', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_athleten_uebungen()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'athleten_uebungen', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'name', o.name::text, 'instruction_link', o.instruction_link::text, 'equipment', o.equipment::text, 'goals', o.goals::text, 'sets', o.sets::text, 'reps', o.reps::text, 'position', o."position"::text, 'exercise_type', o.exercise_type::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'figure', o.figure::text, 'metric', o.metric::text, 'duration_seconds', o.duration_seconds::text, 'distance_meters', o.distance_meters::text, 'per_side', left(o.per_side::text, 1), 'pause_seconds', o.pause_seconds::text, 'tempo', o.tempo::text, 'weight_step', o.weight_step::text, 'muscles', o.muscles::text, 'is_paced', left(o.is_paced::text, 1)) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'name', n.name::text, 'instruction_link', n.instruction_link::text, 'equipment', n.equipment::text, 'goals', n.goals::text, 'sets', n.sets::text, 'reps', n.reps::text, 'position', n."position"::text, 'exercise_type', n.exercise_type::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'figure', n.figure::text, 'metric', n.metric::text, 'duration_seconds', n.duration_seconds::text, 'distance_meters', n.distance_meters::text, 'per_side', left(n.per_side::text, 1), 'pause_seconds', n.pause_seconds::text, 'tempo', n.tempo::text, 'weight_step', n.weight_step::text, 'muscles', n.muscles::text, 'is_paced', left(n.is_paced::text, 1)) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'name', o.name::text, 'instruction_link', o.instruction_link::text, 'equipment', o.equipment::text, 'goals', o.goals::text, 'sets', o.sets::text, 'reps', o.reps::text, 'position', o."position"::text, 'exercise_type', o.exercise_type::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'figure', o.figure::text, 'metric', o.metric::text, 'duration_seconds', o.duration_seconds::text, 'distance_meters', o.distance_meters::text, 'per_side', left(o.per_side::text, 1), 'pause_seconds', o.pause_seconds::text, 'tempo', o.tempo::text, 'weight_step', o.weight_step::text, 'muscles', o.muscles::text, 'is_paced', left(o.is_paced::text, 1)) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('athleten_uebungen', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_comment_reads()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'comment_reads', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'thread', o.thread::text, 'seen_version', o.seen_version::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'thread', n.thread::text, 'seen_version', n.seen_version::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'thread', o.thread::text, 'seen_version', o.seen_version::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('comment_reads', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_complaints()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'complaints', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'region', o.region::text, 'level', o.level::text, 'reported_at', o.reported_at::text, 'note', o.note::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'region', n.region::text, 'level', n.level::text, 'reported_at', n.reported_at::text, 'note', n.note::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'region', o.region::text, 'level', o.level::text, 'reported_at', o.reported_at::text, 'note', o.note::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('complaints', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_completed_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'completed_sessions', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'session_id', o.session_id::text, 'workout_id', o.workout_id::text, 'plan_name', o.plan_name::text, 'session_order', o.session_order::text, 'completed_at', o.completed_at::text, 'duration_minutes', o.duration_minutes::text, 'notes', o.notes::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'effort', o.effort::text, 'began_at', o.began_at::text, 'time_zone', o.time_zone::text, 'local_day', o.local_day::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'session_id', n.session_id::text, 'workout_id', n.workout_id::text, 'plan_name', n.plan_name::text, 'session_order', n.session_order::text, 'completed_at', n.completed_at::text, 'duration_minutes', n.duration_minutes::text, 'notes', n.notes::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'effort', n.effort::text, 'began_at', n.began_at::text, 'time_zone', n.time_zone::text, 'local_day', n.local_day::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'session_id', o.session_id::text, 'workout_id', o.workout_id::text, 'plan_name', o.plan_name::text, 'session_order', o.session_order::text, 'completed_at', o.completed_at::text, 'duration_minutes', o.duration_minutes::text, 'notes', o.notes::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'effort', o.effort::text, 'began_at', o.began_at::text, 'time_zone', o.time_zone::text, 'local_day', o.local_day::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('completed_sessions', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_cooldown_uebungen()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'cooldown_uebungen', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'session_id', o.session_id::text, 'exercise_order', o.exercise_order::text, 'name', o.name::text, 'sets', o.sets::text, 'reps', o.reps::text, 'unit', o.unit::text, 'duration_minutes', o.duration_minutes::text, 'duration_seconds', o.duration_seconds::text, 'distance_meters', o.distance_meters::text, 'tempo', o.tempo::text, 'pause_seconds', o.pause_seconds::text, 'video_link', o.video_link::text, 'description', o.description::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'week_targets', o.week_targets::text, 'weight', o.weight::text, 'group_key', o.group_key::text, 'round_rest', o.round_rest::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'session_id', n.session_id::text, 'exercise_order', n.exercise_order::text, 'name', n.name::text, 'sets', n.sets::text, 'reps', n.reps::text, 'unit', n.unit::text, 'duration_minutes', n.duration_minutes::text, 'duration_seconds', n.duration_seconds::text, 'distance_meters', n.distance_meters::text, 'tempo', n.tempo::text, 'pause_seconds', n.pause_seconds::text, 'video_link', n.video_link::text, 'description', n.description::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'week_targets', n.week_targets::text, 'weight', n.weight::text, 'group_key', n.group_key::text, 'round_rest', n.round_rest::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'session_id', o.session_id::text, 'exercise_order', o.exercise_order::text, 'name', o.name::text, 'sets', o.sets::text, 'reps', o.reps::text, 'unit', o.unit::text, 'duration_minutes', o.duration_minutes::text, 'duration_seconds', o.duration_seconds::text, 'distance_meters', o.distance_meters::text, 'tempo', o.tempo::text, 'pause_seconds', o.pause_seconds::text, 'video_link', o.video_link::text, 'description', o.description::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'week_targets', o.week_targets::text, 'weight', o.weight::text, 'group_key', o.group_key::text, 'round_rest', o.round_rest::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('cooldown_uebungen', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_exercise_catalogue()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select '00000000-0000-0000-0000-000000000000'::uuid as owner from old_rows o union all select '00000000-0000-0000-0000-000000000000'::uuid from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'exercise_catalogue', coalesce('00000000-0000-0000-0000-000000000000'::uuid, '00000000-0000-0000-0000-000000000000'::uuid), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'number', o.number::text, 'slug', o.slug::text, 'name', o.name::text, 'phase', o.phase::text, 'equipment', o.equipment::text, 'positions', o.positions::text, 'goals', o.goals::text, 'instruction', o.instruction::text, 'video_link', o.video_link::text, 'metric', o.metric::text, 'per_side', left(o.per_side::text, 1), 'defaults', o.defaults::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'number', n.number::text, 'slug', n.slug::text, 'name', n.name::text, 'phase', n.phase::text, 'equipment', n.equipment::text, 'positions', n.positions::text, 'goals', n.goals::text, 'instruction', n.instruction::text, 'video_link', n.video_link::text, 'metric', n.metric::text, 'per_side', left(n.per_side::text, 1), 'defaults', n.defaults::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'number', o.number::text, 'slug', o.slug::text, 'name', o.name::text, 'phase', o.phase::text, 'equipment', o.equipment::text, 'positions', o.positions::text, 'goals', o.goals::text, 'instruction', o.instruction::text, 'video_link', o.video_link::text, 'metric', o.metric::text, 'per_side', left(o.per_side::text, 1), 'defaults', o.defaults::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and '00000000-0000-0000-0000-000000000000'::uuid = '00000000-0000-0000-0000-000000000000'::uuid
      order by n.id is not null;
      perform notify_shapes('exercise_catalogue', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_exercise_notes()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'exercise_notes', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'exercise_name', o.exercise_name::text, 'note', o.note::text, 'written_at', o.written_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'exercise_name', n.exercise_name::text, 'note', n.note::text, 'written_at', n.written_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'exercise_name', o.exercise_name::text, 'note', o.note::text, 'written_at', o.written_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('exercise_notes', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_favourite_exercises()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'favourite_exercises', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'exercise_name', o.exercise_name::text, 'is_favourite', left(o.is_favourite::text, 1), 'marked_at', o.marked_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'exercise_name', n.exercise_name::text, 'is_favourite', left(n.is_favourite::text, 1), 'marked_at', n.marked_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'exercise_name', o.exercise_name::text, 'is_favourite', left(o.is_favourite::text, 1), 'marked_at', o.marked_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('favourite_exercises', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_fitness_tests()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'fitness_tests', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'test_category', o.test_category::text, 'test_date', o.test_date::text, 'test_time', o.test_time::text, 'conditions', o.conditions::text, 'results', o.results::text, 'notes', o.notes::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'test_category', n.test_category::text, 'test_date', n.test_date::text, 'test_time', n.test_time::text, 'conditions', n.conditions::text, 'results', n.results::text, 'notes', n.notes::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'test_category', o.test_category::text, 'test_date', o.test_date::text, 'test_time', o.test_time::text, 'conditions', o.conditions::text, 'results', o.results::text, 'notes', o.notes::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('fitness_tests', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_fragebogen_antworten()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.benutzer_id as owner from old_rows o union all select n.benutzer_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'fragebogen_antworten', coalesce(n.benutzer_id, o.benutzer_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'benutzer_id', o.benutzer_id::text, 'name', o.name::text, 'alter', o.alter::text, 'geschlecht', o.geschlecht::text, 'spielerposition', o.spielerposition::text, 'hauptziel', o.hauptziel::text, 'nebenziel', o.nebenziel::text, 'trainingshaufigkeit', o.trainingshaufigkeit::text, 'trainingsdauer', o.trainingsdauer::text, 'aktuelle_verletzungen', o.aktuelle_verletzungen::text, 'zusatzliche_notizen', o.zusatzliche_notizen::text, 'verfugbare_ausrustung', o.verfugbare_ausrustung::text, 'hat_vorherige_verletzungen', left(o.hat_vorherige_verletzungen::text, 1), 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'benutzer_id', n.benutzer_id::text, 'name', n.name::text, 'alter', n.alter::text, 'geschlecht', n.geschlecht::text, 'spielerposition', n.spielerposition::text, 'hauptziel', n.hauptziel::text, 'nebenziel', n.nebenziel::text, 'trainingshaufigkeit', n.trainingshaufigkeit::text, 'trainingsdauer', n.trainingsdauer::text, 'aktuelle_verletzungen', n.aktuelle_verletzungen::text, 'zusatzliche_notizen', n.zusatzliche_notizen::text, 'verfugbare_ausrustung', n.verfugbare_ausrustung::text, 'hat_vorherige_verletzungen', left(n.hat_vorherige_verletzungen::text, 1), 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'benutzer_id', o.benutzer_id::text, 'name', o.name::text, 'alter', o.alter::text, 'geschlecht', o.geschlecht::text, 'spielerposition', o.spielerposition::text, 'hauptziel', o.hauptziel::text, 'nebenziel', o.nebenziel::text, 'trainingshaufigkeit', o.trainingshaufigkeit::text, 'trainingsdauer', o.trainingsdauer::text, 'aktuelle_verletzungen', o.aktuelle_verletzungen::text, 'zusatzliche_notizen', o.zusatzliche_notizen::text, 'verfugbare_ausrustung', o.verfugbare_ausrustung::text, 'hat_vorherige_verletzungen', left(o.hat_vorherige_verletzungen::text, 1), 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.benutzer_id = o.benutzer_id
      order by n.id is not null;
      perform notify_shapes('fragebogen_antworten', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_goals()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'goals', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'kind', o.kind::text, 'subject', o.subject::text, 'measure', o.measure::text, 'target', o.target::text, 'reps', o.reps::text, 'weeks', o.weeks::text, 'set_on', o.set_on::text, 'until_day', o.until_day::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'kind', n.kind::text, 'subject', n.subject::text, 'measure', n.measure::text, 'target', n.target::text, 'reps', n.reps::text, 'weeks', n.weeks::text, 'set_on', n.set_on::text, 'until_day', n.until_day::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'kind', o.kind::text, 'subject', o.subject::text, 'measure', o.measure::text, 'target', o.target::text, 'reps', o.reps::text, 'weeks', o.weeks::text, 'set_on', o.set_on::text, 'until_day', o.until_day::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('goals', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_handball_loads()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'handball_loads', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'kind', o.kind::text, 'minutes', o.minutes::text, 'effort', o.effort::text, 'noted_at', o.noted_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'day', n.day::text, 'kind', n.kind::text, 'minutes', n.minutes::text, 'effort', n.effort::text, 'noted_at', n.noted_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'kind', o.kind::text, 'minutes', o.minutes::text, 'effort', o.effort::text, 'noted_at', o.noted_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('handball_loads', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_haupt_uebungen()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'haupt_uebungen', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'session_id', o.session_id::text, 'exercise_order', o.exercise_order::text, 'name', o.name::text, 'sets', o.sets::text, 'reps', o.reps::text, 'unit', o.unit::text, 'duration_minutes', o.duration_minutes::text, 'duration_seconds', o.duration_seconds::text, 'distance_meters', o.distance_meters::text, 'tempo', o.tempo::text, 'pause_seconds', o.pause_seconds::text, 'video_link', o.video_link::text, 'description', o.description::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'week_targets', o.week_targets::text, 'weight', o.weight::text, 'group_key', o.group_key::text, 'round_rest', o.round_rest::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'session_id', n.session_id::text, 'exercise_order', n.exercise_order::text, 'name', n.name::text, 'sets', n.sets::text, 'reps', n.reps::text, 'unit', n.unit::text, 'duration_minutes', n.duration_minutes::text, 'duration_seconds', n.duration_seconds::text, 'distance_meters', n.distance_meters::text, 'tempo', n.tempo::text, 'pause_seconds', n.pause_seconds::text, 'video_link', n.video_link::text, 'description', n.description::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'week_targets', n.week_targets::text, 'weight', n.weight::text, 'group_key', n.group_key::text, 'round_rest', n.round_rest::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'session_id', o.session_id::text, 'exercise_order', o.exercise_order::text, 'name', o.name::text, 'sets', o.sets::text, 'reps', o.reps::text, 'unit', o.unit::text, 'duration_minutes', o.duration_minutes::text, 'duration_seconds', o.duration_seconds::text, 'distance_meters', o.distance_meters::text, 'tempo', o.tempo::text, 'pause_seconds', o.pause_seconds::text, 'video_link', o.video_link::text, 'description', o.description::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'week_targets', o.week_targets::text, 'weight', o.weight::text, 'group_key', o.group_key::text, 'round_rest', o.round_rest::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('haupt_uebungen', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_health_checks()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'health_checks', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'week', o.week::text, 'participation', o.participation::text, 'training_volume', o.training_volume::text, 'performance', o.performance::text, 'pain', o.pain::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'week', n.week::text, 'participation', n.participation::text, 'training_volume', n.training_volume::text, 'performance', n.performance::text, 'pain', n.pain::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'week', o.week::text, 'participation', o.participation::text, 'training_volume', o.training_volume::text, 'performance', o.performance::text, 'pain', o.pain::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('health_checks', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_health_consents()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'health_consents', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'purpose', o.purpose::text, 'granted', left(o.granted::text, 1), 'text_version', o.text_version::text, 'decided_at', o.decided_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'purpose', n.purpose::text, 'granted', left(n.granted::text, 1), 'text_version', n.text_version::text, 'decided_at', n.decided_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'purpose', o.purpose::text, 'granted', left(o.granted::text, 1), 'text_version', o.text_version::text, 'decided_at', o.decided_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('health_consents', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_measured_tests()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'measured_tests', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'membership_id', o.membership_id::text, 'test_day_id', o.test_day_id::text, 'day', o.day::text, 'results', o.results::text, 'revision', o.revision::text, 'offered_at', o.offered_at::text, 'answer', o.answer::text, 'answered_revision', o.answered_revision::text, 'server_version', o.server_version::text, 'coach_name', o.coach_name::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'membership_id', n.membership_id::text, 'test_day_id', n.test_day_id::text, 'day', n.day::text, 'results', n.results::text, 'revision', n.revision::text, 'offered_at', n.offered_at::text, 'answer', n.answer::text, 'answered_revision', n.answered_revision::text, 'server_version', n.server_version::text, 'coach_name', n.coach_name::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'membership_id', o.membership_id::text, 'test_day_id', o.test_day_id::text, 'day', o.day::text, 'results', o.results::text, 'revision', o.revision::text, 'offered_at', o.offered_at::text, 'answer', o.answer::text, 'answered_revision', o.answered_revision::text, 'server_version', o.server_version::text, 'coach_name', o.coach_name::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('measured_tests', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_memberships()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'memberships', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'team_id', o.team_id::text, 'role', o.role::text, 'joined_at', o.joined_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'team_id', n.team_id::text, 'role', n.role::text, 'joined_at', n.joined_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'team_id', o.team_id::text, 'role', o.role::text, 'joined_at', o.joined_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('memberships', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_parental_consents()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'parental_consents', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'kind', o.kind::text, 'text_version', o.text_version::text, 'happened_at', o.happened_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'kind', n.kind::text, 'text_version', n.text_version::text, 'happened_at', n.happened_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'kind', o.kind::text, 'text_version', o.text_version::text, 'happened_at', o.happened_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('parental_consents', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_parental_sharing()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'parental_sharing', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'team_id', o.team_id::text, 'membership_id', o.membership_id::text, 'decision', o.decision::text, 'kinds', o.kinds::text, 'text_version', o.text_version::text, 'happened_at', o.happened_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'team_id', n.team_id::text, 'membership_id', n.membership_id::text, 'decision', n.decision::text, 'kinds', n.kinds::text, 'text_version', n.text_version::text, 'happened_at', n.happened_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'team_id', o.team_id::text, 'membership_id', o.membership_id::text, 'decision', o.decision::text, 'kinds', o.kinds::text, 'text_version', o.text_version::text, 'happened_at', o.happened_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('parental_sharing', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_plan_pauses()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'plan_pauses', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'plan_id', o.plan_id::text, 'first_day', o.first_day::text, 'last_day', o.last_day::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'plan_id', n.plan_id::text, 'first_day', n.first_day::text, 'last_day', n.last_day::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'plan_id', o.plan_id::text, 'first_day', o.first_day::text, 'last_day', o.last_day::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('plan_pauses', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_profiles()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.id as owner from old_rows o union all select n.id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'profiles', coalesce(n.id, o.id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'date_of_birth', o.date_of_birth::text, 'gender', o.gender::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'house_norm_since', o.house_norm_since::text) else json_build_object('id', n.id::text, 'date_of_birth', n.date_of_birth::text, 'gender', n.gender::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'house_norm_since', n.house_norm_since::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'date_of_birth', o.date_of_birth::text, 'gender', o.gender::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'house_norm_since', o.house_norm_since::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.id = o.id
      order by n.id is not null;
      perform notify_shapes('profiles', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_readiness_checks()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'readiness_checks', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'sleep', o.sleep::text, 'fatigue', o.fatigue::text, 'soreness', o.soreness::text, 'stress', o.stress::text, 'mood', o.mood::text, 'noted_at', o.noted_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'day', n.day::text, 'sleep', n.sleep::text, 'fatigue', n.fatigue::text, 'soreness', n.soreness::text, 'stress', n.stress::text, 'mood', n.mood::text, 'noted_at', n.noted_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'sleep', o.sleep::text, 'fatigue', o.fatigue::text, 'soreness', o.soreness::text, 'stress', o.stress::text, 'mood', o.mood::text, 'noted_at', o.noted_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('readiness_checks', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_recovery_events()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'recovery_events', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'ladder', o.ladder::text, 'kind', o.kind::text, 'day', o.day::text, 'side', o.side::text, 'pain', o.pain::text, 'details', o.details::text, 'happened_at', o.happened_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'ladder', n.ladder::text, 'kind', n.kind::text, 'day', n.day::text, 'side', n.side::text, 'pain', n.pain::text, 'details', n.details::text, 'happened_at', n.happened_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'ladder', o.ladder::text, 'kind', o.kind::text, 'day', o.day::text, 'side', o.side::text, 'pain', o.pain::text, 'details', o.details::text, 'happened_at', o.happened_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('recovery_events', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_scheduled_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'scheduled_sessions', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'session_id', o.session_id::text, 'plan_week', o.plan_week::text, 'planned_on', o.planned_on::text, 'turn', o.turn::text, 'scheduled_at', o.scheduled_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'is_extra', left(o.is_extra::text, 1)) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'session_id', n.session_id::text, 'plan_week', n.plan_week::text, 'planned_on', n.planned_on::text, 'turn', n.turn::text, 'scheduled_at', n.scheduled_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'is_extra', left(n.is_extra::text, 1)) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'session_id', o.session_id::text, 'plan_week', o.plan_week::text, 'planned_on', o.planned_on::text, 'turn', o.turn::text, 'scheduled_at', o.scheduled_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'is_extra', left(o.is_extra::text, 1)) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('scheduled_sessions', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_session_comments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'session_comments', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'team_id', o.team_id::text, 'workout_id', o.workout_id::text, 'assignment_id', o.assignment_id::text, 'day', o.day::text, 'body', o.body::text, 'written_at', o.written_at::text, 'author_name', o.author_name::text, 'from_team', left(o.from_team::text, 1), 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'team_id', n.team_id::text, 'workout_id', n.workout_id::text, 'assignment_id', n.assignment_id::text, 'day', n.day::text, 'body', n.body::text, 'written_at', n.written_at::text, 'author_name', n.author_name::text, 'from_team', left(n.from_team::text, 1), 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'team_id', o.team_id::text, 'workout_id', o.workout_id::text, 'assignment_id', o.assignment_id::text, 'day', o.day::text, 'body', o.body::text, 'written_at', o.written_at::text, 'author_name', o.author_name::text, 'from_team', left(o.from_team::text, 1), 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('session_comments', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'sessions', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'plan_id', o.plan_id::text, 'session_order', o.session_order::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'weekday', o.weekday::text, 'venue', o.venue::text, 'load', o.load::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'plan_id', n.plan_id::text, 'session_order', n.session_order::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'weekday', n.weekday::text, 'venue', n.venue::text, 'load', n.load::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'plan_id', o.plan_id::text, 'session_order', o.session_order::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'weekday', o.weekday::text, 'venue', o.venue::text, 'load', o.load::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('sessions', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_shared_complaints()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o union all select n.team_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_complaints', coalesce(n.team_id, o.team_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'region', o.region::text, 'level', o.level::text, 'reported_at', o.reported_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'user_id', n.user_id::text, 'region', n.region::text, 'level', n.level::text, 'reported_at', n.reported_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'region', o.region::text, 'level', o.level::text, 'reported_at', o.reported_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.team_id = o.team_id
      order by n.id is not null;
      perform notify_shapes('shared_complaints', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_shared_loads()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o union all select n.team_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_loads', coalesce(n.team_id, o.team_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'kind', o.kind::text, 'minutes', o.minutes::text, 'effort', o.effort::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'user_id', n.user_id::text, 'day', n.day::text, 'kind', n.kind::text, 'minutes', n.minutes::text, 'effort', n.effort::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'kind', o.kind::text, 'minutes', o.minutes::text, 'effort', o.effort::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.team_id = o.team_id
      order by n.id is not null;
      perform notify_shapes('shared_loads', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_shared_places()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o union all select n.team_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_places', coalesce(n.team_id, o.team_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'places', o.places::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'user_id', n.user_id::text, 'day', n.day::text, 'places', n.places::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'places', o.places::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.team_id = o.team_id
      order by n.id is not null;
      perform notify_shapes('shared_places', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_shared_readiness()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o union all select n.team_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_readiness', coalesce(n.team_id, o.team_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'points', o.points::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'user_id', n.user_id::text, 'day', n.day::text, 'points', n.points::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'points', o.points::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.team_id = o.team_id
      order by n.id is not null;
      perform notify_shapes('shared_readiness', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_shared_recoveries()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o union all select n.team_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_recoveries', coalesce(n.team_id, o.team_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'ladder', o.ladder::text, 'status', o.status::text, 'stage', o.stage::text, 'since', o.since::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'user_id', n.user_id::text, 'ladder', n.ladder::text, 'status', n.status::text, 'stage', n.stage::text, 'since', n.since::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'ladder', o.ladder::text, 'status', o.status::text, 'stage', o.stage::text, 'since', o.since::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.team_id = o.team_id
      order by n.id is not null;
      perform notify_shapes('shared_recoveries', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_shared_tests()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o union all select n.team_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_tests', coalesce(n.team_id, o.team_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'test_category', o.test_category::text, 'conditions', o.conditions::text, 'results', o.results::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'user_id', n.user_id::text, 'day', n.day::text, 'test_category', n.test_category::text, 'conditions', n.conditions::text, 'results', n.results::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'test_category', o.test_category::text, 'conditions', o.conditions::text, 'results', o.results::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.team_id = o.team_id
      order by n.id is not null;
      perform notify_shapes('shared_tests', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_shared_trainings()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o union all select n.team_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'shared_trainings', coalesce(n.team_id, o.team_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'state', o.state::text, 'name', o.name::text, 'minutes', o.minutes::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'user_id', n.user_id::text, 'day', n.day::text, 'state', n.state::text, 'name', n.name::text, 'minutes', n.minutes::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'day', o.day::text, 'state', o.state::text, 'name', o.name::text, 'minutes', o.minutes::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.team_id = o.team_id
      order by n.id is not null;
      perform notify_shapes('shared_trainings', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_sharing_consents()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'sharing_consents', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'team_id', o.team_id::text, 'kind', o.kind::text, 'granted', left(o.granted::text, 1), 'text_version', o.text_version::text, 'decided_at', o.decided_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'under_16', left(o.under_16::text, 1)) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'team_id', n.team_id::text, 'kind', n.kind::text, 'granted', left(n.granted::text, 1), 'text_version', n.text_version::text, 'decided_at', n.decided_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'under_16', left(n.under_16::text, 1)) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'team_id', o.team_id::text, 'kind', o.kind::text, 'granted', left(o.granted::text, 1), 'text_version', o.text_version::text, 'decided_at', o.decided_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'under_16', left(o.under_16::text, 1)) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('sharing_consents', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_sync_heads()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'sync_heads', coalesce(n.user_id, o.user_id), coalesce(n.user_id, o.user_id),
        case when o.user_id is null then 'insert' when n.user_id is null then 'delete' else 'update' end,
        case when n.user_id is null then json_build_object('user_id', o.user_id::text, 'heads', o.heads::text, 'server_version', o.server_version::text) else json_build_object('user_id', n.user_id::text, 'heads', n.heads::text, 'server_version', n.server_version::text) end,
        case when n.user_id is not null and o.user_id is not null then json_build_object('user_id', o.user_id::text, 'heads', o.heads::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.user_id = o.user_id and n.user_id = o.user_id
      order by n.user_id is not null;
      perform notify_shapes('sync_heads', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_team_assignees()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o union all select n.team_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_assignees', coalesce(n.team_id, o.team_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'assignment_id', o.assignment_id::text, 'member_id', o.member_id::text, 'answer', o.answer::text, 'answered_at', o.answered_at::text, 'comment', o.comment::text, 'done', o.done::text, 'last_done_on', o.last_done_on::text, 'last_effort', o.last_effort::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'assignment_id', n.assignment_id::text, 'member_id', n.member_id::text, 'answer', n.answer::text, 'answered_at', n.answered_at::text, 'comment', n.comment::text, 'done', n.done::text, 'last_done_on', n.last_done_on::text, 'last_effort', n.last_effort::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'assignment_id', o.assignment_id::text, 'member_id', o.member_id::text, 'answer', o.answer::text, 'answered_at', o.answered_at::text, 'comment', o.comment::text, 'done', o.done::text, 'last_done_on', o.last_done_on::text, 'last_effort', o.last_effort::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.team_id = o.team_id
      order by n.id is not null;
      perform notify_shapes('team_assignees', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_team_assignments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o union all select n.team_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_assignments', coalesce(n.team_id, o.team_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'title', o.title::text, 'note', o.note::text, 'day', o.day::text, 'content', o.content::text, 'sent_at', o.sent_at::text, 'coach_name', o.coach_name::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'title', n.title::text, 'note', n.note::text, 'day', n.day::text, 'content', n.content::text, 'sent_at', n.sent_at::text, 'coach_name', n.coach_name::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'title', o.title::text, 'note', o.note::text, 'day', o.day::text, 'content', o.content::text, 'sent_at', o.sent_at::text, 'coach_name', o.coach_name::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.team_id = o.team_id
      order by n.id is not null;
      perform notify_shapes('team_assignments', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_team_attendance()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o union all select n.team_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_attendance', coalesce(n.team_id, o.team_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'event_id', o.event_id::text, 'member_id', o.member_id::text, 'state', o.state::text, 'reason', o.reason::text, 'noted_at', o.noted_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'event_id', n.event_id::text, 'member_id', n.member_id::text, 'state', n.state::text, 'reason', n.reason::text, 'noted_at', n.noted_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'event_id', o.event_id::text, 'member_id', o.member_id::text, 'state', o.state::text, 'reason', o.reason::text, 'noted_at', o.noted_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.team_id = o.team_id
      order by n.id is not null;
      perform notify_shapes('team_attendance', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_team_comments()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o union all select n.team_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_comments', coalesce(n.team_id, o.team_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'member_id', o.member_id::text, 'training_id', o.training_id::text, 'assignee_id', o.assignee_id::text, 'day', o.day::text, 'body', o.body::text, 'written_at', o.written_at::text, 'author_id', o.author_id::text, 'author_name', o.author_name::text, 'from_player', left(o.from_player::text, 1), 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'member_id', n.member_id::text, 'training_id', n.training_id::text, 'assignee_id', n.assignee_id::text, 'day', n.day::text, 'body', n.body::text, 'written_at', n.written_at::text, 'author_id', n.author_id::text, 'author_name', n.author_name::text, 'from_player', left(n.from_player::text, 1), 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'member_id', o.member_id::text, 'training_id', o.training_id::text, 'assignee_id', o.assignee_id::text, 'day', o.day::text, 'body', o.body::text, 'written_at', o.written_at::text, 'author_id', o.author_id::text, 'author_name', o.author_name::text, 'from_player', left(o.from_player::text, 1), 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.team_id = o.team_id
      order by n.id is not null;
      perform notify_shapes('team_comments', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_team_events()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o union all select n.team_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_events', coalesce(n.team_id, o.team_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'kind', o.kind::text, 'day', o.day::text, 'start_time', o.start_time::text, 'minutes', o.minutes::text, 'title', o.title::text, 'place', o.place::text, 'is_cancelled', left(o.is_cancelled::text, 1), 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'kind', n.kind::text, 'day', n.day::text, 'start_time', n.start_time::text, 'minutes', n.minutes::text, 'title', n.title::text, 'place', n.place::text, 'is_cancelled', left(n.is_cancelled::text, 1), 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'kind', o.kind::text, 'day', o.day::text, 'start_time', o.start_time::text, 'minutes', o.minutes::text, 'title', o.title::text, 'place', o.place::text, 'is_cancelled', left(o.is_cancelled::text, 1), 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.team_id = o.team_id
      order by n.id is not null;
      perform notify_shapes('team_events', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_team_guests()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o union all select n.team_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_guests', coalesce(n.team_id, o.team_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'name', o.name::text, 'gender', o.gender::text, 'birth_year', o.birth_year::text, 'member_id', o.member_id::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'name', n.name::text, 'gender', n.gender::text, 'birth_year', n.birth_year::text, 'member_id', n.member_id::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'name', o.name::text, 'gender', o.gender::text, 'birth_year', o.birth_year::text, 'member_id', o.member_id::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.team_id = o.team_id
      order by n.id is not null;
      perform notify_shapes('team_guests', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_team_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o union all select n.team_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_members', coalesce(n.team_id, o.team_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'role', o.role::text, 'display_name', o.display_name::text, 'joined_at', o.joined_at::text, 'server_version', o.server_version::text, 'shared_kinds', o.shared_kinds::text, 'week_sessions', o.week_sessions::text) else json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'user_id', n.user_id::text, 'role', n.role::text, 'display_name', n.display_name::text, 'joined_at', n.joined_at::text, 'server_version', n.server_version::text, 'shared_kinds', n.shared_kinds::text, 'week_sessions', n.week_sessions::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'user_id', o.user_id::text, 'role', o.role::text, 'display_name', o.display_name::text, 'joined_at', o.joined_at::text, 'server_version', o.server_version::text, 'shared_kinds', o.shared_kinds::text, 'week_sessions', o.week_sessions::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.team_id = o.team_id
      order by n.id is not null;
      perform notify_shapes('team_members', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_team_test_days()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o union all select n.team_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_test_days', coalesce(n.team_id, o.team_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'day', o.day::text, 'tests', o.tests::text, 'choices', o.choices::text, 'group_gender', o.group_gender::text, 'group_age', o.group_age::text, 'closed_at', o.closed_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'day', n.day::text, 'tests', n.tests::text, 'choices', n.choices::text, 'group_gender', n.group_gender::text, 'group_age', n.group_age::text, 'closed_at', n.closed_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'day', o.day::text, 'tests', o.tests::text, 'choices', o.choices::text, 'group_gender', o.group_gender::text, 'group_age', o.group_age::text, 'closed_at', o.closed_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.team_id = o.team_id
      order by n.id is not null;
      perform notify_shapes('team_test_days', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_team_test_values()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.team_id as owner from old_rows o union all select n.team_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'team_test_values', coalesce(n.team_id, o.team_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'test_day_id', o.test_day_id::text, 'member_id', o.member_id::text, 'guest_id', o.guest_id::text, 'test', o.test::text, 'state', o.state::text, 'trials', o.trials::text, 'reason', o.reason::text, 'noted_at', o.noted_at::text, 'server_version', o.server_version::text, 'coach_name', o.coach_name::text) else json_build_object('id', n.id::text, 'team_id', n.team_id::text, 'test_day_id', n.test_day_id::text, 'member_id', n.member_id::text, 'guest_id', n.guest_id::text, 'test', n.test::text, 'state', n.state::text, 'trials', n.trials::text, 'reason', n.reason::text, 'noted_at', n.noted_at::text, 'server_version', n.server_version::text, 'coach_name', n.coach_name::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'team_id', o.team_id::text, 'test_day_id', o.test_day_id::text, 'member_id', o.member_id::text, 'guest_id', o.guest_id::text, 'test', o.test::text, 'state', o.state::text, 'trials', o.trials::text, 'reason', o.reason::text, 'noted_at', o.noted_at::text, 'server_version', o.server_version::text, 'coach_name', o.coach_name::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.team_id = o.team_id
      order by n.id is not null;
      perform notify_shapes('team_test_values', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_teams()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.id as owner from old_rows o union all select n.id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'teams', coalesce(n.id, o.id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'name', o.name::text, 'club', o.club::text, 'age_group', o.age_group::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'name', n.name::text, 'club', n.club::text, 'age_group', n.age_group::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'name', o.name::text, 'club', o.club::text, 'age_group', o.age_group::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.id = o.id
      order by n.id is not null;
      perform notify_shapes('teams', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_test_batteries()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'test_batteries', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'name', o.name::text, 'tests', o.tests::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'name', n.name::text, 'tests', n.tests::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'name', o.name::text, 'tests', o.tests::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('test_batteries', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_training_profiles()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'training_profiles', coalesce(n.user_id, o.user_id), coalesce(n.user_id, o.user_id),
        case when o.user_id is null then 'insert' when n.user_id is null then 'delete' else 'update' end,
        case when n.user_id is null then json_build_object('user_id', o.user_id::text, 'training_age', o.training_age::text, 'session_venues', o.session_venues::text, 'team_days', o.team_days::text, 'match_days', o.match_days::text, 'match_dates', o.match_dates::text, 'session_days', o.session_days::text, 'weight_step', o.weight_step::text, 'heaviest_dumbbell', o.heaviest_dumbbell::text, 'week_mode', o.week_mode::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'body_weight', o.body_weight::text, 'bar_weight', o.bar_weight::text, 'plates', o.plates::text, 'match_free_dates', o.match_free_dates::text) else json_build_object('user_id', n.user_id::text, 'training_age', n.training_age::text, 'session_venues', n.session_venues::text, 'team_days', n.team_days::text, 'match_days', n.match_days::text, 'match_dates', n.match_dates::text, 'session_days', n.session_days::text, 'weight_step', n.weight_step::text, 'heaviest_dumbbell', n.heaviest_dumbbell::text, 'week_mode', n.week_mode::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'body_weight', n.body_weight::text, 'bar_weight', n.bar_weight::text, 'plates', n.plates::text, 'match_free_dates', n.match_free_dates::text) end,
        case when n.user_id is not null and o.user_id is not null then json_build_object('user_id', o.user_id::text, 'training_age', o.training_age::text, 'session_venues', o.session_venues::text, 'team_days', o.team_days::text, 'match_days', o.match_days::text, 'match_dates', o.match_dates::text, 'session_days', o.session_days::text, 'weight_step', o.weight_step::text, 'heaviest_dumbbell', o.heaviest_dumbbell::text, 'week_mode', o.week_mode::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'body_weight', o.body_weight::text, 'bar_weight', o.bar_weight::text, 'plates', o.plates::text, 'match_free_dates', o.match_free_dates::text) end
      from old_rows o full join new_rows n on n.user_id = o.user_id and n.user_id = o.user_id
      order by n.user_id is not null;
      perform notify_shapes('training_profiles', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_training_reports()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'training_reports', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'session_id', o.session_id::text, 'workout_id', o.workout_id::text, 'training_data', o.training_data::text, 'is_shared', left(o.is_shared::text, 1), 'shared_at', o.shared_at::text, 'report_url_id', o.report_url_id::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'session_id', n.session_id::text, 'workout_id', n.workout_id::text, 'training_data', n.training_data::text, 'is_shared', left(n.is_shared::text, 1), 'shared_at', n.shared_at::text, 'report_url_id', n.report_url_id::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'session_id', o.session_id::text, 'workout_id', o.workout_id::text, 'training_data', o.training_data::text, 'is_shared', left(o.is_shared::text, 1), 'shared_at', o.shared_at::text, 'report_url_id', o.report_url_id::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('training_reports', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_trainingsplan_generierung()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.benutzer_id as owner from old_rows o union all select n.benutzer_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'trainingsplan_generierung', coalesce(n.benutzer_id, o.benutzer_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'benutzer_id', o.benutzer_id::text, 'fragebogen_id', o.fragebogen_id::text, 'status', o.status::text, 'webhook_gesendet', left(o.webhook_gesendet::text, 1), 'plan_id', o.plan_id::text, 'error_code', o.error_code::text, 'created_at', o.created_at::text, 'finished_at', o.finished_at::text, 'server_version', o.server_version::text, 'cancelled_at', o.cancelled_at::text, 'assignment_id', o.assignment_id::text) else json_build_object('id', n.id::text, 'benutzer_id', n.benutzer_id::text, 'fragebogen_id', n.fragebogen_id::text, 'status', n.status::text, 'webhook_gesendet', left(n.webhook_gesendet::text, 1), 'plan_id', n.plan_id::text, 'error_code', n.error_code::text, 'created_at', n.created_at::text, 'finished_at', n.finished_at::text, 'server_version', n.server_version::text, 'cancelled_at', n.cancelled_at::text, 'assignment_id', n.assignment_id::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'benutzer_id', o.benutzer_id::text, 'fragebogen_id', o.fragebogen_id::text, 'status', o.status::text, 'webhook_gesendet', left(o.webhook_gesendet::text, 1), 'plan_id', o.plan_id::text, 'error_code', o.error_code::text, 'created_at', o.created_at::text, 'finished_at', o.finished_at::text, 'server_version', o.server_version::text, 'cancelled_at', o.cancelled_at::text, 'assignment_id', o.assignment_id::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.benutzer_id = o.benutzer_id
      order by n.id is not null;
      perform notify_shapes('trainingsplan_generierung', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_trainingsplanreal()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'trainingsplanreal', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'name', o.name::text, 'description', o.description::text, 'duration_recommendation', o.duration_recommendation::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'week_count', o.week_count::text, 'sessions_per_week', o.sessions_per_week::text, 'started_on', o.started_on::text, 'chosen_at', o.chosen_at::text, 'archived_at', o.archived_at::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'name', n.name::text, 'description', n.description::text, 'duration_recommendation', n.duration_recommendation::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'week_count', n.week_count::text, 'sessions_per_week', n.sessions_per_week::text, 'started_on', n.started_on::text, 'chosen_at', n.chosen_at::text, 'archived_at', n.archived_at::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'name', o.name::text, 'description', o.description::text, 'duration_recommendation', o.duration_recommendation::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'week_count', o.week_count::text, 'sessions_per_week', o.sessions_per_week::text, 'started_on', o.started_on::text, 'chosen_at', o.chosen_at::text, 'archived_at', o.archived_at::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('trainingsplanreal', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_user_dashboard_settings()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'user_dashboard_settings', coalesce(n.user_id, o.user_id), coalesce(n.user_id, o.user_id),
        case when o.user_id is null then 'insert' when n.user_id is null then 'delete' else 'update' end,
        case when n.user_id is null then json_build_object('user_id', o.user_id::text, 'selected_player_name', o.selected_player_name::text, 'selected_player_team', o.selected_player_team::text, 'selected_player_season', o.selected_player_season::text, 'server_version', o.server_version::text) else json_build_object('user_id', n.user_id::text, 'selected_player_name', n.selected_player_name::text, 'selected_player_team', n.selected_player_team::text, 'selected_player_season', n.selected_player_season::text, 'server_version', n.server_version::text) end,
        case when n.user_id is not null and o.user_id is not null then json_build_object('user_id', o.user_id::text, 'selected_player_name', o.selected_player_name::text, 'selected_player_team', o.selected_player_team::text, 'selected_player_season', o.selected_player_season::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.user_id = o.user_id and n.user_id = o.user_id
      order by n.user_id is not null;
      perform notify_shapes('user_dashboard_settings', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_users()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.id as owner from old_rows o union all select n.id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'users', coalesce(n.id, o.id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'email', o.email::text, 'full_name', o.full_name::text, 'age', o.age::text, 'gender', o.gender::text, 'access_expires_at', o.access_expires_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) else json_build_object('id', n.id::text, 'email', n.email::text, 'full_name', n.full_name::text, 'age', n.age::text, 'gender', n.gender::text, 'access_expires_at', n.access_expires_at::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'email', o.email::text, 'full_name', o.full_name::text, 'age', o.age::text, 'gender', o.gender::text, 'access_expires_at', o.access_expires_at::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.id = o.id
      order by n.id is not null;
      perform notify_shapes('users', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_warmup_uebungen()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'warmup_uebungen', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'session_id', o.session_id::text, 'exercise_order', o.exercise_order::text, 'name', o.name::text, 'sets', o.sets::text, 'reps', o.reps::text, 'unit', o.unit::text, 'duration_minutes', o.duration_minutes::text, 'duration_seconds', o.duration_seconds::text, 'distance_meters', o.distance_meters::text, 'tempo', o.tempo::text, 'pause_seconds', o.pause_seconds::text, 'video_link', o.video_link::text, 'description', o.description::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'week_targets', o.week_targets::text, 'weight', o.weight::text, 'group_key', o.group_key::text, 'round_rest', o.round_rest::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'session_id', n.session_id::text, 'exercise_order', n.exercise_order::text, 'name', n.name::text, 'sets', n.sets::text, 'reps', n.reps::text, 'unit', n.unit::text, 'duration_minutes', n.duration_minutes::text, 'duration_seconds', n.duration_seconds::text, 'distance_meters', n.distance_meters::text, 'tempo', n.tempo::text, 'pause_seconds', n.pause_seconds::text, 'video_link', n.video_link::text, 'description', n.description::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'week_targets', n.week_targets::text, 'weight', n.weight::text, 'group_key', n.group_key::text, 'round_rest', n.round_rest::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'session_id', o.session_id::text, 'exercise_order', o.exercise_order::text, 'name', o.name::text, 'sets', o.sets::text, 'reps', o.reps::text, 'unit', o.unit::text, 'duration_minutes', o.duration_minutes::text, 'duration_seconds', o.duration_seconds::text, 'distance_meters', o.distance_meters::text, 'tempo', o.tempo::text, 'pause_seconds', o.pause_seconds::text, 'video_link', o.video_link::text, 'description', o.description::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'week_targets', o.week_targets::text, 'weight', o.weight::text, 'group_key', o.group_key::text, 'round_rest', o.round_rest::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('warmup_uebungen', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.log_update_workout_tracking()
 RETURNS trigger
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (select o.user_id as owner from old_rows o union all select n.user_id from new_rows n) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) select pg_current_xact_id()::text::bigint, 'workout_tracking', coalesce(n.user_id, o.user_id), coalesce(n.id, o.id),
        case when o.id is null then 'insert' when n.id is null then 'delete' else 'update' end,
        case when n.id is null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'workout_id', o.workout_id::text, 'session_id', o.session_id::text, 'exercise_id', o.exercise_id::text, 'exercise_name', o.exercise_name::text, 'phase', o.phase::text, 'set_number', o.set_number::text, 'weight', o.weight::text, 'reps', o.reps::text, 'duration_seconds', o.duration_seconds::text, 'distance_meters', o.distance_meters::text, 'sets', o.sets::text, 'completed', left(o.completed::text, 1), 'unit', o.unit::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'reserve', o.reserve::text, 'right_amount', o.right_amount::text, 'extra_weight', o.extra_weight::text, 'band', o.band::text, 'body_weight', o.body_weight::text, 'set_kind', o.set_kind::text) else json_build_object('id', n.id::text, 'user_id', n.user_id::text, 'workout_id', n.workout_id::text, 'session_id', n.session_id::text, 'exercise_id', n.exercise_id::text, 'exercise_name', n.exercise_name::text, 'phase', n.phase::text, 'set_number', n.set_number::text, 'weight', n.weight::text, 'reps', n.reps::text, 'duration_seconds', n.duration_seconds::text, 'distance_meters', n.distance_meters::text, 'sets', n.sets::text, 'completed', left(n.completed::text, 1), 'unit', n.unit::text, 'created_at', n.created_at::text, 'server_version', n.server_version::text, 'reserve', n.reserve::text, 'right_amount', n.right_amount::text, 'extra_weight', n.extra_weight::text, 'band', n.band::text, 'body_weight', n.body_weight::text, 'set_kind', n.set_kind::text) end,
        case when n.id is not null and o.id is not null then json_build_object('id', o.id::text, 'user_id', o.user_id::text, 'workout_id', o.workout_id::text, 'session_id', o.session_id::text, 'exercise_id', o.exercise_id::text, 'exercise_name', o.exercise_name::text, 'phase', o.phase::text, 'set_number', o.set_number::text, 'weight', o.weight::text, 'reps', o.reps::text, 'duration_seconds', o.duration_seconds::text, 'distance_meters', o.distance_meters::text, 'sets', o.sets::text, 'completed', left(o.completed::text, 1), 'unit', o.unit::text, 'created_at', o.created_at::text, 'server_version', o.server_version::text, 'reserve', o.reserve::text, 'right_amount', o.right_amount::text, 'extra_weight', o.extra_weight::text, 'band', o.band::text, 'body_weight', o.body_weight::text, 'set_kind', o.set_kind::text) end
      from old_rows o full join new_rows n on n.id = o.id and n.user_id = o.user_id
      order by n.id is not null;
      perform notify_shapes('workout_tracking', owners);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.may_write(acting_user uuid, mutation_group jsonb)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select mutation_group ->> 'team' is null or exists (
    select from memberships where team_id = (mutation_group ->> 'team')::uuid and user_id = acting_user
      and mutation_group -> 'writers' ? role)
$function$
;

CREATE OR REPLACE FUNCTION public.merge_endings(owners uuid[], workouts uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.most_plans_a_day()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$select 5$function$
;

CREATE OR REPLACE FUNCTION public.name_coach()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  coach constant users := (select users from users where id = nullif(current_setting('anwurf.acting_user', true), '')::uuid);
begin
  new.coach_name := coalesce(coach.full_name, '');
  if coach.id is not null then insert into named_coaches values (new.id, coach.id) on conflict do nothing; end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.name_words(search_name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select regexp_split_to_array(btrim(search_name, e'\n'), '[\s-]+')
$function$
;

CREATE OR REPLACE FUNCTION public.note_active_training_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_active_training_sessions', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('active_training_sessions', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_active_training_sessions', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_age()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.under_16 := is_under_16(new.user_id);
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_assignments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_assignments', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('assignments', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_assignments', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_athleten_uebungen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_athleten_uebungen', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('athleten_uebungen', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_athleten_uebungen', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_comment_reads()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_comment_reads', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('comment_reads', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_comment_reads', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_complaints()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_complaints', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('complaints', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_complaints', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_completed_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_completed_sessions', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('completed_sessions', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_completed_sessions', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_cooldown_uebungen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_cooldown_uebungen', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('cooldown_uebungen', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_cooldown_uebungen', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_exercise_notes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_exercise_notes', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('exercise_notes', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_exercise_notes', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_favourite_exercises()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_favourite_exercises', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('favourite_exercises', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_favourite_exercises', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_fitness_tests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_fitness_tests', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('fitness_tests', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_fitness_tests', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_fragebogen_antworten()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct benutzer_id order by benutzer_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_fragebogen_antworten', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('fragebogen_antworten', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_fragebogen_antworten', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_goals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_goals', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('goals', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_goals', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_handball_loads()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_handball_loads', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('handball_loads', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_handball_loads', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_haupt_uebungen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_haupt_uebungen', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('haupt_uebungen', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_haupt_uebungen', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_health_checks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_health_checks', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('health_checks', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_health_checks', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_health_consents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_health_consents', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('health_consents', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_health_consents', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_measured_tests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_measured_tests', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('measured_tests', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_measured_tests', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_memberships()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_memberships', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('memberships', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_memberships', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_parental_consents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_parental_consents', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('parental_consents', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_parental_consents', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_parental_sharing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_parental_sharing', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('parental_sharing', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_parental_sharing', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_plan_pauses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_plan_pauses', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('plan_pauses', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_plan_pauses', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_profiles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct id order by id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_profiles', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('profiles', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_profiles', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_readiness_checks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_readiness_checks', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('readiness_checks', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_readiness_checks', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_recovery_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_recovery_events', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('recovery_events', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_recovery_events', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_scheduled_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_scheduled_sessions', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('scheduled_sessions', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_scheduled_sessions', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_session_comments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_session_comments', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('session_comments', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_session_comments', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_sessions', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('sessions', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_sessions', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_shared_complaints()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct team_id) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting('anwurf.noted_shared_complaints', true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg('shared_complaints' || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any('{coach,physio}'::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_shared_complaints', coalesce(only_team, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_shared_loads()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct team_id) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting('anwurf.noted_shared_loads', true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg('shared_loads' || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any('{coach,physio}'::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_shared_loads', coalesce(only_team, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_shared_places()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct team_id) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting('anwurf.noted_shared_places', true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg('shared_places' || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any('{coach,physio}'::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_shared_places', coalesce(only_team, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_shared_readiness()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct team_id) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting('anwurf.noted_shared_readiness', true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg('shared_readiness' || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any('{coach,physio}'::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_shared_readiness', coalesce(only_team, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_shared_recoveries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct team_id) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting('anwurf.noted_shared_recoveries', true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg('shared_recoveries' || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any('{coach,physio}'::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_shared_recoveries', coalesce(only_team, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_shared_tests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct team_id) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting('anwurf.noted_shared_tests', true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg('shared_tests' || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any('{coach,physio}'::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_shared_tests', coalesce(only_team, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_shared_trainings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct team_id) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting('anwurf.noted_shared_trainings', true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg('shared_trainings' || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any('{coach,physio}'::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_shared_trainings', coalesce(only_team, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_sharing_consents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_sharing_consents', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('sharing_consents', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_sharing_consents', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_team_assignees()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct team_id) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting('anwurf.noted_team_assignees', true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg('team_assignees' || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any('{coach,physio}'::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_team_assignees', coalesce(only_team, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_team_assignments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct team_id) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting('anwurf.noted_team_assignments', true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg('team_assignments' || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any('{coach,physio}'::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_team_assignments', coalesce(only_team, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_team_attendance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct team_id) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting('anwurf.noted_team_attendance', true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg('team_attendance' || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any('{coach,physio}'::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_team_attendance', coalesce(only_team, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_team_comments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct team_id) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting('anwurf.noted_team_comments', true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg('team_comments' || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any('{coach,physio}'::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_team_comments', coalesce(only_team, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_team_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct team_id) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting('anwurf.noted_team_events', true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg('team_events' || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any('{coach,physio,player}'::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_team_events', coalesce(only_team, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_team_guests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct team_id) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting('anwurf.noted_team_guests', true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg('team_guests' || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any('{coach,physio}'::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_team_guests', coalesce(only_team, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_team_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct team_id) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting('anwurf.noted_team_members', true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg('team_members' || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any('{coach,physio}'::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_team_members', coalesce(only_team, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_team_test_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct team_id) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting('anwurf.noted_team_test_days', true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg('team_test_days' || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any('{coach,physio}'::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_team_test_days', coalesce(only_team, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_team_test_values()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct team_id) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting('anwurf.noted_team_test_values', true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg('team_test_values' || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any('{coach,physio}'::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_team_test_values', coalesce(only_team, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_team_truncate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update sync_heads set heads = sync_heads.heads || named.heads from (
    select user_id, jsonb_object_agg(tg_table_name || '@' || team_id, pg_current_xact_id()::text) as heads from memberships group by user_id) as named
    where sync_heads.user_id = named.user_id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_teams()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct id) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting('anwurf.noted_teams', true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg('teams' || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any('{coach,physio,player}'::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_teams', coalesce(only_team, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_test_batteries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_test_batteries', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('test_batteries', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_test_batteries', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_training_profiles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_training_profiles', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('training_profiles', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_training_profiles', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_training_reports()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_training_reports', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('training_reports', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_training_reports', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_trainingsplan_generierung()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct benutzer_id order by benutzer_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_trainingsplan_generierung', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('trainingsplan_generierung', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_trainingsplan_generierung', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_trainingsplanreal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_trainingsplanreal', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('trainingsplanreal', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_trainingsplanreal', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_truncate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update sync_heads set heads = heads || jsonb_build_object(tg_table_name, pg_current_xact_id()::text);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_user_dashboard_settings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_user_dashboard_settings', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('user_dashboard_settings', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_user_dashboard_settings', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_users()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct id order by id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_users', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('users', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_users', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_warmup_uebungen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_warmup_uebungen', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('warmup_uebungen', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_warmup_uebungen', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_workout_tracking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct user_id order by user_id) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting('anwurf.noted_workout_tracking', true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object('workout_tracking', txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config('anwurf.noted_workout_tracking', coalesce(only_owner, ''), true);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.notify_devices(player uuid, wanted text, event_name text, worth interval)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into push_outbox (session_id, kind, event, expires_at)
    select session_id, wanted, event_name, now() + worth from push_subscriptions where user_id = player and wanted = any(kinds)
    on conflict do nothing;
  if found then perform pg_notify('push_outbox', ''); end if;
end $function$
;

CREATE OR REPLACE FUNCTION public.notify_of_coach()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'assignments' then
    if new.answer is null and new.sent_at > now() - interval '1 day' then
      perform notify_devices(new.user_id, 'coach', 'assignment ' || new.id, interval '1 day');
    end if;
  elsif new.from_team and new.written_at > now() - interval '1 day' then
    perform notify_devices(new.user_id, 'coach', 'comment ' || new.id, interval '1 day');
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.notify_plan_generation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('plan_generation', '');
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.notify_shapes(changed text, owners uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if cardinality(owners) > 100 then
    perform pg_notify('shape_log', changed || ' *');
  else
    perform pg_notify('shape_log', changed || ' ' || owner) from unnest(owners) as owner;
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION public.offer_closed_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform offer_measured(id) from new_rows where closed_at is not null;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.offer_corrected_values()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform offer_measured(test_day_id, member) from (
    select distinct value.test_day_id, coalesce(value.member_id, guest.member_id) as member
    from new_rows value join team_test_days test_day on test_day.id = value.test_day_id and closed_at is not null
      left join team_guests guest on guest.id = value.guest_id) as corrected
    where member is not null;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.offer_linked_guest()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform offer_measured(test_day_id, new.member_id) from (select distinct test_day_id from team_test_values where guest_id = new.id) as days;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.offer_measured(wanted_day uuid, only_member uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  with newest as (
    select distinct on (member.id, value.test) member.id as membership, member.user_id, value.test, value.state, value.trials, value.coach_name
    from team_test_values value
      left join team_guests guest on guest.id = value.guest_id
      join team_members member on member.id = coalesce(value.member_id, guest.member_id)
    where value.test_day_id = wanted_day and 'tests' = any(member.shared_kinds) and (only_member is null or member.id = only_member)
    order by member.id, value.test, value.server_version desc),
  offered as (
    select membership, newest.user_id, test_day.id as test_day, test_day.day,
      jsonb_object_agg(test, jsonb_build_object('trials', trials, 'choices', coalesce(test_day.choices -> test, '{}'))) as results,
      left(coalesce(string_agg(distinct coach_name, ', ') filter (where coach_name <> ''), ''), 200) as coach_name
    from newest join team_test_days test_day on test_day.id = wanted_day and test_day.closed_at is not null
    where state = 'measured' and test = any(test_day.tests)
    group by membership, newest.user_id, test_day.id, test_day.day),
  gone as (
    delete from measured_tests offer using team_test_days test_day
      where offer.test_day_id = wanted_day and test_day.id = wanted_day and test_day.closed_at is not null
        and offer.membership_id in (select membership from newest) and offer.membership_id not in (select membership from offered))
  insert into measured_tests (id, user_id, membership_id, test_day_id, day, results, coach_name)
    select gen_random_uuid(), user_id, membership, test_day, day, results, coach_name from offered
  on conflict (membership_id, test_day_id) do update
    set results = excluded.results, day = excluded.day, coach_name = excluded.coach_name, offered_at = now(), revision = least(measured_tests.revision + 1, 10000)
    where (measured_tests.results, measured_tests.day) is distinct from (excluded.results, excluded.day)
$function$
;

CREATE OR REPLACE FUNCTION public.parental_kinds(membership uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select case when decision = 'granted' then kinds end from parental_sharing
    where membership_id = membership and decision <> 'asked' order by happened_at desc, server_version desc, id desc limit 1), '{}')
$function$
;

CREATE OR REPLACE FUNCTION public.places_to_share(player uuid)
 RETURNS SETOF shared_places
 LANGUAGE sql
 STABLE
AS $function$
  select shared_id(team, test_id::text), team, user_id, day, places, 0::bigint from test_places, sharing_teams(player, 'tests') as team
    where user_id = player and agreed_since(player, team, 'tests', '2026-11-30')
$function$
;

CREATE OR REPLACE FUNCTION public.readiness_to_share(player uuid)
 RETURNS SETOF shared_readiness
 LANGUAGE sql
 STABLE
AS $function$
  select shared_id(team, format('readiness %s %s', user_id, day)), team, user_id, day, sleep + fatigue + soreness + stress + mood, 0::bigint
    from (select distinct on (day) * from readiness_checks where user_id = player
      order by day, least(noted_at, clock_timestamp()) desc, server_version desc, id desc) as newest,
    sharing_teams(player, 'readiness') as team
$function$
;

CREATE OR REPLACE FUNCTION public.recount_stored_rows(counted text, owner_column text)
 RETURNS void
 LANGUAGE plpgsql
 SET "TimeZone" TO 'UTC'
 SET "DateStyle" TO 'ISO, YMD'
AS $function$
begin
  delete from stored_rows where table_name = counted;
  execute format('insert into stored_rows select %1$I, %2$L, count(*), sum(octet_length((%3$s)::text)) from %2$I t group by %1$I',
    owner_column, counted, shape_row_expression(counted, 't'));
end $function$
;

CREATE OR REPLACE FUNCTION public.recoveries_to_share(player uuid)
 RETURNS SETOF shared_recoveries
 LANGUAGE sql
 STABLE
AS $function$
  select shared_id(team, format('recovery %s %s', user_id, ladder)), team, user_id, ladder, status, stage, since, 0::bigint
    from recovery_stages, sharing_teams(player, 'complaints') as team
    where user_id = player and agreed_since(player, team, 'complaints', '2026-11-30')
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_assigned_ids()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  is_taken boolean;
begin
  if not exists (select from assignments) then return null; end if;
  execute format('
    select exists (select from new_rows join assignments assigned
      on assigned.id between first_assigned_id(new_rows.id) and last_assigned_id(new_rows.id) and assigned.user_id <> new_rows.%I)', tg_argv[0])
    into is_taken;
  if is_taken then raise exception 'the id is of somebody else''s assignment' using errcode = '23000'; end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_others_comment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  acting constant uuid := nullif(current_setting('anwurf.acting_user', true), '')::uuid;
begin
  if acting is not null and pg_trigger_depth() = 1 then
    if tg_table_name = 'session_comments' then
      if old.from_team then raise check_violation using message = 'the comment is somebody else''s'; end if;
    elsif old.author_id <> acting then
      raise check_violation using message = 'the comment is somebody else''s';
    end if;
  end if;
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_progress_of_foreign_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from sessions where id = new.session_id and user_id <> new.user_id) then
    raise integrity_constraint_violation using message = 'the session belongs to somebody else', column = 'session_id';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_second_link()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.member_id is null then return new; end if;
  if tg_op = 'UPDATE' and old.member_id is not null and old.member_id <> new.member_id then
    raise check_violation using message = 'the guest is linked to another member';
  end if;
  if not exists (select from team_members where id = new.member_id and 'tests' = any(shared_kinds)) then
    raise check_violation using message = 'the member does not share tests';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_taken_ids()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from new_rows join team_members member on member.id = member_id,
      lateral (select first_assigned_id(new_rows.id) as low, last_assigned_id(new_rows.id) as high) as ids
    where exists (select from trainingsplanreal where id between low and high and user_id <> member.user_id)
      or exists (select from sessions where id between low and high and user_id <> member.user_id)
      or exists (select from warmup_uebungen where id between low and high and user_id <> member.user_id)
      or exists (select from haupt_uebungen where id between low and high and user_id <> member.user_id)
      or exists (select from cooldown_uebungen where id between low and high and user_id <> member.user_id)
      or exists (select from scheduled_sessions where id between low and high and user_id <> member.user_id)
      or exists (select from trainingsplan_generierung where id between low and high and benutzer_id <> member.user_id)) then
    raise check_violation using message = 'the ids of the assignment are taken';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_unshared_value()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if num_nonnulls(new.member_id, new.guest_id) <> 1 then
    raise check_violation using message = 'the value is about nobody, or about two';
  end if;
  if new.member_id is not null and not exists (select from team_members where id = new.member_id and 'tests' = any(shared_kinds)) then
    raise check_violation using message = 'the member does not share tests';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.remove_health_data(player uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  answers constant jsonb := '{"aktuelle_verletzungen": "", "hat_vorherige_verletzungen": "f"}';
begin
  perform lock_owners(array[player]);
  delete from complaints where user_id = player;
  delete from health_checks where user_id = player;
  delete from recovery_events where user_id = player;
  update fragebogen_antworten set aktuelle_verletzungen = '', hat_vorherige_verletzungen = false
    where benutzer_id = player and (aktuelle_verletzungen <> '' or hat_vorherige_verletzungen);
  delete from shape_log where owner = player and op <> 'delete'
    and table_name in ('complaints', 'health_checks', 'recovery_events');
  update shape_log set value = json_build_object('id', key) where owner = player and op = 'delete'
    and table_name in ('complaints', 'health_checks', 'recovery_events');
  update shape_log set value = (value::jsonb || answers)::json, old_value = (old_value::jsonb || answers)::json
    where owner = player and table_name = 'fragebogen_antworten';
end $function$
;

CREATE OR REPLACE FUNCTION public.remove_readiness(player uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform lock_owners(array[player]);
  delete from readiness_checks where user_id = player;
  delete from shape_log where owner = player and op <> 'delete' and table_name = 'readiness_checks';
  update shape_log set value = json_build_object('id', key) where owner = player and op = 'delete' and table_name = 'readiness_checks';
end $function$
;

CREATE OR REPLACE FUNCTION public.rename_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update team_members set display_name = coalesce(new.full_name, '') where user_id = new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.require_health_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not has_health_consent((to_jsonb(new) ->> tg_argv[0])::uuid, coalesce(tg_argv[1], 'coaching')) then
    raise exception 'health data without consent' using errcode = '23H01';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.require_parental_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_under_16(new.user_id) and not (new.purpose = 'coaching' and has_parental_consent(new.user_id)) then
    raise exception 'consent to health data without a parent''s' using errcode = '23H01';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.ring_mail_outbox()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('mail_outbox', '');
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.scrub_copies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  execute format('
    with last as (
      select key, max(seq) as seq from shape_log join old_rows on key = id and owner = team_id where table_name = %1$L group by key),
    older as (delete from shape_log using last where shape_log.table_name = %1$L and shape_log.key = last.key and shape_log.seq < last.seq)
    update shape_log set value = json_build_object(''id'', shape_log.key) from last where shape_log.seq = last.seq', tg_table_name);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.scrub_own_copies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  execute format('
    with last as (
      select key, max(seq) as seq from shape_log join old_rows on key = id and owner = user_id where table_name = %1$L group by key),
    older as (delete from shape_log using last where shape_log.table_name = %1$L and shape_log.key = last.key and shape_log.seq < last.seq)
    update shape_log set value = json_build_object(''id'', shape_log.key) from last where shape_log.seq = last.seq', tg_table_name);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.send_assignments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into assignments (id, user_id, team_id, title, note, day, content, sent_at, coach_name)
    select new_rows.id, member.user_id, sent.team_id, sent.title, sent.note, sent.day, sent.content, sent.sent_at, sent.coach_name
    from new_rows join team_assignments sent on sent.id = assignment_id join team_members member on member.id = member_id
    where member.role = 'player'
  on conflict (id) do nothing;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.send_session_comments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from new_rows) then return null; end if;
  insert into team_comments (id, team_id, member_id, training_id, assignee_id, day, body, written_at, author_id, author_name, from_player)
    select new_rows.id, new_rows.team_id, member.id,
      case when workout_id is not null then shared_id(new_rows.team_id, 'completed ' || workout_id) end, assignment_id,
      day, body, written_at, new_rows.user_id, author_name, true
    from new_rows join team_members member on member.team_id = new_rows.team_id and member.user_id = new_rows.user_id
    where not from_team
  on conflict (id) do nothing;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.send_team_comments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from new_rows) then return null; end if;
  insert into session_comments (id, user_id, team_id, workout_id, assignment_id, day, body, written_at, author_name, from_team)
    select new_rows.id, member.user_id, new_rows.team_id, workout.id, assigned.id, new_rows.day, body, written_at, author_name, true
    from new_rows join team_members member on member.id = member_id
      left join completed_sessions workout on training_id is not null and workout.user_id = member.user_id
        and coalesce(local_day, german_day(completed_at)) = new_rows.day
        and shared_id(new_rows.team_id, 'completed ' || workout.id) = training_id
      left join assignments assigned on assigned.id = assignee_id
    where not from_player and num_nonnulls(workout.id, assigned.id) = 1
  on conflict (id) do nothing;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.set_server_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    new.server_version := old.server_version;
    if new *= old then return null; end if;
    if current_setting('anwurf.keeps_version', true) = 'on' then return new; end if;
  end if;
  new.server_version := nextval('server_version_seq');
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.shape_row_expression(watched text, alias text)
 RETURNS text
 LANGUAGE sql
AS $function$
  select 'json_build_object(' || string_agg(
    format(case when atttypid = 'boolean'::regtype then '%L, left(%s.%I::text, 1)' else '%L, %s.%I::text' end,
      attname, alias, attname), ', ' order by attnum) || ')'
  from pg_attribute where attrelid = watched::regclass and attnum > 0 and not attisdropped
$function$
;

CREATE OR REPLACE FUNCTION public.share_after_truncate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform share_kind(user_id, kind) from (select distinct user_id from memberships where role = 'player') as players,
    unnest(string_to_array(tg_argv[0], ' ')) as kind;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.share_as_decided()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from sharing_consents join (select distinct user_id, team_id, kind from new_rows where granted) as decided
      using (user_id, team_id, kind) where granted group by user_id, team_id, kind having count(*) > 50) then
    raise check_violation using message = 'more decisions than anybody makes';
  end if;
  perform end_sharing(user_id) from (select distinct user_id from new_rows where granted) as decided;
  perform share_kind(user_id, kind, null, team_id) from (select distinct user_id, kind, team_id from new_rows) as decided;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.share_as_parents_decided()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform end_sharing(user_id) from (select distinct user_id from new_rows where decision <> 'asked') as decided;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.share_at_age()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform end_sharing(new.id);
  if exists (select from assignments where user_id = new.id) then perform show_assigned(new.id); end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.share_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed record;
  rows constant text := case tg_op when 'INSERT' then 'table new_rows' when 'DELETE' then 'table old_rows'
    else 'table new_rows union all table old_rows' end;
begin
  for changed in execute format('
    select user_id as player, array_agg(distinct %s) as days from (%s) as changed
      where exists (select from memberships where memberships.user_id = changed.user_id) group by user_id', tg_argv[1], rows)
  loop
    perform share_kind(changed.player, kind, changed.days) from unnest(string_to_array(tg_argv[0], ' ')) as kind;
  end loop;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.share_everything(player uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  select share_kind(player, kind) from unnest(array['trainings', 'loads', 'tests', 'complaints', 'readiness']) as kind
$function$
;

CREATE OR REPLACE FUNCTION public.share_kind(player uuid, kind text, days date[] DEFAULT NULL::date[], team uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  copies constant text := 'shared_' || kind;
  day_of constant text := case kind when 'complaints' then 'german_day(reported_at)' when 'recoveries' then 'since' else 'day' end;
  part constant text := format('($2 is null or %s = any($2)) and ($3 is null or team_id = $3)', day_of);
  assignments constant text := (select string_agg(format('%1$I = excluded.%1$I', attname), ', ') from pg_attribute
    where attrelid = copies::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'team_id', 'user_id', 'server_version'));
begin
  execute format('
    with wanted as materialized (select * from %1$I($1) where %3$s),
    gone as (delete from %2$I where user_id = $1 and %3$s and id not in (select id from wanted))
    insert into %2$I select * from wanted on conflict (id) do update set %4$s', kind || '_to_share', copies, part, assignments)
    using player, days, team;
  if days is not null or kind in ('places', 'recoveries') then return; end if;
  if kind = 'tests' then perform share_kind(player, 'places', null, team); end if;
  if kind = 'complaints' then perform share_kind(player, 'recoveries', null, team); end if;
  perform show_sharing(player, team);
end $function$
;

CREATE OR REPLACE FUNCTION public.share_stages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    perform share_kind(user_id, 'recoveries') from (select distinct user_id from old_rows) as players;
  else
    perform share_kind(user_id, 'recoveries') from (select distinct user_id from new_rows) as players;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.shared_id(team uuid, source text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select overlay(overlay(md5(team::text || source) placing '8' from 13) placing '8' from 17)::uuid
$function$
;

CREATE OR REPLACE FUNCTION public.shares(player uuid, team uuid, wanted text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from memberships member where user_id = player and team_id = team and role = 'player'
      and (not is_under_16(player) or wanted = any(parental_kinds(member.id)))
      and (select granted and under_16 = is_under_16(player)
          and server_version > member.server_version and decided_at >= date_trunc('milliseconds', member.joined_at)
        from sharing_consents where user_id = player and team_id = team and kind = wanted
        order by server_version desc limit 1)
      and (select granted and under_16 = is_under_16(player)
          and server_version > member.server_version and decided_at >= date_trunc('milliseconds', member.joined_at)
        from sharing_consents where user_id = player and team_id = team and kind = wanted
        order by decided_at desc, server_version desc limit 1))
$function$
;

CREATE OR REPLACE FUNCTION public.sharing_teams(player uuid, wanted text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
AS $function$
  select team_id from memberships where user_id = player and role = 'player' and shares(player, team_id, wanted)
$function$
;

CREATE OR REPLACE FUNCTION public.show_assigned(player uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  with accepted as (
    select id, not is_under_16(player) or shares(player, team_id, 'trainings') as is_seen
    from assignments where user_id = player and answer = 'accepted'),
  trained as (
    select assigned.id, count(finished.id)::smallint as done, max(finished.local_day) as last_day,
      (array_agg(finished.effort order by finished.completed_at desc) filter (where finished.id is not null))[1] as effort
    from accepted assigned left join sessions on sessions.plan_id = assigned.id and sessions.user_id = player and is_seen
      left join completed_sessions finished on finished.session_id = sessions.id and finished.user_id = player
    group by assigned.id)
  update team_assignees set done = trained.done, last_done_on = last_day, last_effort = effort from trained
    where team_assignees.id = trained.id and (team_assignees.done, last_done_on, last_effort) is distinct from (trained.done, last_day, effort)
$function$
;

CREATE OR REPLACE FUNCTION public.show_assigned_after_training()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    perform show_assigned(user_id) from (select distinct user_id from old_rows join assignments using (user_id)) as players;
  else
    perform show_assigned(user_id) from (select distinct user_id from new_rows join assignments using (user_id)) as players;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.show_assigned_as_shared()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  nothing constant jsonb := '{"done": "0", "last_done_on": null, "last_effort": null}';
begin
  if not is_under_16(new.user_id) then return null; end if;
  perform show_assigned(new.user_id);
  if not 'trainings' = any(new.shared_kinds) then
    update shape_log set value = (value::jsonb || nothing)::json, old_value = (old_value::jsonb || nothing)::json
      where owner = new.team_id and table_name = 'team_assignees' and op <> 'delete'
        and key in (select id from team_assignees where member_id = new.id);
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.show_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into team_members (id, team_id, user_id, role, display_name, joined_at)
    select new.id, new.team_id, new.user_id, new.role, coalesce(full_name, ''), new.joined_at from users where id = new.user_id
  on conflict (id) do update set role = excluded.role;
  if tg_op = 'UPDATE' then perform share_everything(new.user_id); end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.show_plan()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    perform show_sharing(user_id) from (select distinct user_id from old_rows join memberships using (user_id)) as players;
  else
    perform show_sharing(user_id) from (select distinct user_id from new_rows join memberships using (user_id)) as players;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.show_sharing(player uuid, only_team uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  with shared as (
    select id, array(select kind from unnest(array['complaints', 'loads', 'readiness', 'tests', 'trainings']) as kind
      where member.role = 'player' and shares(player, member.team_id, kind)) as kinds
    from team_members member where user_id = player and (only_team is null or team_id = only_team)),
  wanted as (select id, kinds, case when 'trainings' = any(kinds) then week_sessions_of(player) end as sessions from shared)
  update team_members set shared_kinds = kinds, week_sessions = sessions from wanted
    where team_members.id = wanted.id and (shared_kinds, week_sessions) is distinct from (kinds, sessions)
$function$
;

CREATE OR REPLACE FUNCTION public.stamp_closed_generation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.finished_at := clock_timestamp();
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.take_assignments_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from assignments using old_rows where assignments.id = old_rows.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.take_session_comments_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from old_rows) then return null; end if;
  delete from team_comments copy using old_rows
    where copy.id = old_rows.id and copy.team_id = old_rows.team_id and copy.from_player and copy.author_id = old_rows.user_id
      and not old_rows.from_team;
  delete from comment_reads own using old_rows where own.user_id = old_rows.user_id and thread in (old_rows.workout_id, old_rows.assignment_id)
    and not exists (select from session_comments left_over
      where left_over.user_id = own.user_id and (left_over.workout_id = thread or left_over.assignment_id = thread));
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.take_team_comments_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from old_rows) then return null; end if;
  delete from session_comments mine using old_rows
    where mine.id = old_rows.id and mine.team_id = old_rows.team_id and mine.from_team <> old_rows.from_player
      and (mine.from_team or mine.user_id = old_rows.author_id);
  delete from comment_reads using old_rows where thread in (old_rows.training_id, old_rows.assignee_id)
    and not exists (select from team_comments left_over where left_over.training_id = thread or left_over.assignee_id = thread);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.tell_session_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('session_end', old.id::text);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.tests_to_share(player uuid)
 RETURNS SETOF shared_tests
 LANGUAGE sql
 STABLE
AS $function$
  select shared_id(team, id::text), team, user_id, test_date, test_category, conditions, results, 0::bigint
    from fitness_tests, sharing_teams(player, 'tests') as team where user_id = player
$function$
;

CREATE OR REPLACE FUNCTION public.trainings_to_share(player uuid)
 RETURNS SETOF shared_trainings
 LANGUAGE sql
 STABLE
AS $function$
  select shared_id(team, 'completed ' || id), team, user_id, coalesce(local_day, german_day(completed_at)), 'done', plan_name,
    duration_minutes, 0::bigint from completed_sessions, sharing_teams(player, 'trainings') as team where user_id = player
  union all
  select shared_id(team, 'scheduled ' || id), team, user_id, planned_on, 'planned', null, null, 0
    from scheduled_sessions, sharing_teams(player, 'trainings') as team where user_id = player
$function$
;

CREATE OR REPLACE FUNCTION public.uncount_logged_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- In the order of the owners, so that two of these never wait for each other.
  perform from stored_logs where user_id in (select owner from entries) order by user_id for update;
  update stored_logs set byte_count = byte_count - gone.bytes
    from (select owner, sum(octet_length(value::text) + coalesce(octet_length(old_value::text), 0)) as bytes
      from entries where table_name <> 'sync_heads' group by owner) as gone
    where user_id = gone.owner and exists (select from users where id = gone.owner);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.uncount_mutations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from stored_logs where user_id in (select user_id from entries) order by user_id for update;
  update stored_logs set mutation_count = mutation_count - gone.count
    from (select user_id, count(*) as count from entries group by user_id) as gone
    where stored_logs.user_id = gone.user_id and exists (select from users where id = gone.user_id);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.void_shape()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into shape_epochs values (tg_table_name, 1)
    on conflict (table_name) do update set epoch = shape_epochs.epoch + 1;
  delete from stored_rows where table_name = tg_table_name;
  perform pg_notify('shape_log', tg_table_name || ' *');
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.watch_shape(watched text, owner_column text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  everyone constant text := quote_literal('00000000-0000-0000-0000-000000000000') || '::uuid';
  key_column constant text := (
    select attname from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indrelid = watched::regclass and indisprimary);
  old_owner constant text := case when owner_column is null then everyone else 'o.' || quote_ident(owner_column) end;
  new_owner constant text := case when owner_column is null then everyone else 'n.' || quote_ident(owner_column) end;
  old_row constant text := shape_row_expression(watched, 'o');
  new_row constant text := shape_row_expression(watched, 'n');
  -- Text output depends on these two settings of a session; the log must not.
  frame constant text := $f$
    create or replace function %I() returns trigger language plpgsql
      set timezone to 'UTC' set datestyle to 'ISO, YMD' as $body$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (%s) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) %s;
      perform notify_shapes(%L, owners);
      return null;
    end $body$ $f$;
  txid constant text := format('pg_current_xact_id()::text::bigint, %L', watched);
begin
  execute format(frame, 'log_insert_' || watched, format('select %s as owner from new_rows n', new_owner),
    format('select %s, %s, n.%I, ''insert'', %s, null from new_rows n', txid, new_owner, key_column, new_row),
    watched);
  execute format(frame, 'log_delete_' || watched, format('select %s as owner from old_rows o', old_owner),
    format('select %s, %s, o.%I, ''delete'', %s, null from old_rows o', txid, old_owner, key_column, old_row),
    watched);
  -- A row that changes its owner or key leaves one stream and enters another: delete, then insert.
  execute format(frame, 'log_update_' || watched,
    format('select %s as owner from old_rows o union all select %s from new_rows n', old_owner, new_owner),
    format('select %1$s, coalesce(%2$s, %3$s), coalesce(n.%4$I, o.%4$I),
        case when o.%4$I is null then ''insert'' when n.%4$I is null then ''delete'' else ''update'' end,
        case when n.%4$I is null then %5$s else %6$s end,
        case when n.%4$I is not null and o.%4$I is not null then %5$s end
      from old_rows o full join new_rows n on n.%4$I = o.%4$I and %2$s = %3$s
      order by n.%4$I is not null', txid, new_owner, old_owner, key_column, old_row, new_row),
    watched);

  execute format('create or replace trigger a_server_version before insert or update on %I
    for each row execute function set_server_version()', watched);
  execute format('create or replace trigger log_insert after insert on %I referencing new table as new_rows
    for each statement execute function %I()', watched, 'log_insert_' || watched);
  execute format('create or replace trigger log_update after update on %I
    referencing old table as old_rows new table as new_rows
    for each statement execute function %I()', watched, 'log_update_' || watched);
  execute format('create or replace trigger log_delete after delete on %I referencing old table as old_rows
    for each statement execute function %I()', watched, 'log_delete_' || watched);
  execute format('create or replace trigger log_truncate after truncate on %I
    for each statement execute function void_shape()', watched);
end $function$
;

CREATE OR REPLACE FUNCTION public.watch_sync_head(watched text, owner_column text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format($f$
    create or replace function %1$I() returns trigger language plpgsql as $body$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct %2$I order by %2$I) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting(%4$L, true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object(%3$L, txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config(%4$L, coalesce(only_owner, ''), true);
      return null;
    end $body$ $f$, 'note_' || watched, owner_column, watched, 'anwurf.noted_' || watched);
  execute format('create or replace trigger zz_note_insert after insert on %I referencing new table as changed_rows
    for each statement execute function %I()', watched, 'note_' || watched);
  execute format('create or replace trigger zz_note_update after update on %I referencing new table as changed_rows
    for each statement execute function %I()', watched, 'note_' || watched);
  execute format('create or replace trigger zz_note_delete after delete on %I referencing old table as changed_rows
    for each statement execute function %I()', watched, 'note_' || watched);
  execute format('create or replace trigger zz_note_truncate after truncate on %I
    for each statement execute function note_truncate()', watched);
end $function$
;

CREATE OR REPLACE FUNCTION public.watch_team_head(watched text, team_column text, readers text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format($f$
    create or replace function %1$I() returns trigger language plpgsql as $body$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct %2$I) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting(%4$L, true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg(%3$L || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any(%5$L::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config(%4$L, coalesce(only_team, ''), true);
      return null;
    end $body$ $f$, 'note_' || watched, team_column, watched, 'anwurf.noted_' || watched, readers);
  execute format('create or replace trigger zz_note_insert after insert on %I referencing new table as changed_rows
    for each statement execute function %I()', watched, 'note_' || watched);
  execute format('create or replace trigger zz_note_update after update on %I referencing new table as changed_rows
    for each statement execute function %I()', watched, 'note_' || watched);
  execute format('create or replace trigger zz_note_delete after delete on %I referencing old table as changed_rows
    for each statement execute function %I()', watched, 'note_' || watched);
  execute format('create or replace trigger zz_note_truncate after truncate on %I
    for each statement execute function note_team_truncate()', watched);
end $function$
;

CREATE OR REPLACE FUNCTION public.week_sessions_of(player uuid)
 RETURNS smallint
 LANGUAGE sql
 STABLE
AS $function$
  select sessions_per_week from trainingsplanreal where id = current_plan_of(player)
$function$
;

CREATE OR REPLACE FUNCTION public.writes_for_teams(groups jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select exists (select from jsonb_array_elements(groups) as mutation_group
    where mutation_group ->> 'team' is not null or mutation_group ->> 'table' in ('completed_sessions', 'scheduled_sessions',
      'handball_loads', 'fitness_tests', 'complaints', 'recovery_events', 'readiness_checks', 'assignments', 'session_comments',
      'sharing_consents', 'health_consents', 'profiles', 'users', 'trainingsplanreal'))
$function$
;

-- Triggers

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON active_training_sessions FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON active_training_sessions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_active_training_sessions();

CREATE TRIGGER log_insert AFTER INSERT ON active_training_sessions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_active_training_sessions();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON active_training_sessions FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON active_training_sessions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_active_training_sessions();

CREATE TRIGGER refuse_progress_of_foreign_session BEFORE INSERT ON active_training_sessions FOR EACH ROW EXECUTE FUNCTION refuse_progress_of_foreign_session();

CREATE TRIGGER zz_note_delete AFTER DELETE ON active_training_sessions REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_active_training_sessions();

CREATE TRIGGER zz_note_insert AFTER INSERT ON active_training_sessions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_active_training_sessions();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON active_training_sessions FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON active_training_sessions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_active_training_sessions();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON assignments FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON assignments REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_assignments();

CREATE TRIGGER log_insert AFTER INSERT ON assignments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_assignments();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON assignments FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON assignments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_assignments();

CREATE TRIGGER zz_note_delete AFTER DELETE ON assignments REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_assignments();

CREATE TRIGGER zz_note_insert AFTER INSERT ON assignments REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_assignments();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON assignments FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON assignments REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_assignments();

CREATE TRIGGER zzz_answer AFTER UPDATE ON assignments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION answer_assignments();

CREATE TRIGGER zzzz_notify AFTER INSERT ON assignments FOR EACH ROW EXECUTE FUNCTION notify_of_coach();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON athleten_uebungen FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON athleten_uebungen REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_athleten_uebungen();

CREATE TRIGGER log_insert AFTER INSERT ON athleten_uebungen REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_athleten_uebungen();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON athleten_uebungen FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON athleten_uebungen REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_athleten_uebungen();

CREATE TRIGGER zz_note_delete AFTER DELETE ON athleten_uebungen REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_athleten_uebungen();

CREATE TRIGGER zz_note_insert AFTER INSERT ON athleten_uebungen REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_athleten_uebungen();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON athleten_uebungen FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON athleten_uebungen REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_athleten_uebungen();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON comment_reads FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER b_seen BEFORE UPDATE ON comment_reads FOR EACH ROW EXECUTE FUNCTION keep_seen();

CREATE TRIGGER log_delete AFTER DELETE ON comment_reads REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_comment_reads();

CREATE TRIGGER log_insert AFTER INSERT ON comment_reads REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_comment_reads();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON comment_reads FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON comment_reads REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_comment_reads();

CREATE TRIGGER zz_note_delete AFTER DELETE ON comment_reads REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_comment_reads();

CREATE TRIGGER zz_note_insert AFTER INSERT ON comment_reads REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_comment_reads();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON comment_reads FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON comment_reads REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_comment_reads();

CREATE TRIGGER zzz_bound AFTER INSERT ON comment_reads REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION bound_comment_reads();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON complaints FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER b_consent BEFORE INSERT OR UPDATE ON complaints FOR EACH ROW EXECUTE FUNCTION require_health_consent('user_id');

CREATE TRIGGER log_delete AFTER DELETE ON complaints REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_complaints();

CREATE TRIGGER log_insert AFTER INSERT ON complaints REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_complaints();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON complaints FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON complaints REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_complaints();

CREATE TRIGGER zz_note_delete AFTER DELETE ON complaints REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_complaints();

CREATE TRIGGER zz_note_insert AFTER INSERT ON complaints REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_complaints();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON complaints FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON complaints REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_complaints();

CREATE TRIGGER zzz_share_delete AFTER DELETE ON complaints REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('complaints', 'german_day(reported_at)');

CREATE TRIGGER zzz_share_insert AFTER INSERT ON complaints REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('complaints', 'german_day(reported_at)');

CREATE TRIGGER zzz_share_truncate AFTER TRUNCATE ON complaints FOR EACH STATEMENT EXECUTE FUNCTION share_after_truncate('complaints');

CREATE TRIGGER zzz_share_update AFTER UPDATE ON complaints REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('complaints', 'german_day(reported_at)');

CREATE TRIGGER a_fill_workout_day BEFORE INSERT OR UPDATE ON completed_sessions FOR EACH ROW WHEN (new.local_day IS NULL) EXECUTE FUNCTION fill_workout_day();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON completed_sessions FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON completed_sessions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_completed_sessions();

CREATE TRIGGER log_insert AFTER INSERT ON completed_sessions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_completed_sessions();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON completed_sessions FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON completed_sessions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_completed_sessions();

CREATE TRIGGER zz_note_delete AFTER DELETE ON completed_sessions REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_completed_sessions();

CREATE TRIGGER zz_note_insert AFTER INSERT ON completed_sessions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_completed_sessions();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON completed_sessions FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON completed_sessions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_completed_sessions();

CREATE TRIGGER zzz_assigned_delete AFTER DELETE ON completed_sessions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION show_assigned_after_training();

CREATE TRIGGER zzz_assigned_insert AFTER INSERT ON completed_sessions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION show_assigned_after_training();

CREATE TRIGGER zzz_assigned_update AFTER UPDATE ON completed_sessions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION show_assigned_after_training();

CREATE TRIGGER zzz_end_once AFTER INSERT ON completed_sessions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION end_workouts_once();

CREATE TRIGGER zzz_share_delete AFTER DELETE ON completed_sessions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('trainings loads', 'coalesce(local_day, german_day(completed_at))');

CREATE TRIGGER zzz_share_insert AFTER INSERT ON completed_sessions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('trainings loads', 'coalesce(local_day, german_day(completed_at))');

CREATE TRIGGER zzz_share_truncate AFTER TRUNCATE ON completed_sessions FOR EACH STATEMENT EXECUTE FUNCTION share_after_truncate('trainings loads');

CREATE TRIGGER zzz_share_update AFTER UPDATE ON completed_sessions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('trainings loads', 'coalesce(local_day, german_day(completed_at))');

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON cooldown_uebungen FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON cooldown_uebungen REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_cooldown_uebungen();

CREATE TRIGGER log_insert AFTER INSERT ON cooldown_uebungen REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_cooldown_uebungen();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON cooldown_uebungen FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON cooldown_uebungen REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_cooldown_uebungen();

CREATE TRIGGER zz_note_delete AFTER DELETE ON cooldown_uebungen REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_cooldown_uebungen();

CREATE TRIGGER zz_note_insert AFTER INSERT ON cooldown_uebungen REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_cooldown_uebungen();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON cooldown_uebungen FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON cooldown_uebungen REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_cooldown_uebungen();

CREATE TRIGGER zzz_assigned_ids AFTER INSERT ON cooldown_uebungen REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_assigned_ids('user_id');

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON exercise_catalogue FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON exercise_catalogue REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_exercise_catalogue();

CREATE TRIGGER log_insert AFTER INSERT ON exercise_catalogue REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_exercise_catalogue();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON exercise_catalogue FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON exercise_catalogue REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_exercise_catalogue();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON exercise_notes FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON exercise_notes REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_exercise_notes();

CREATE TRIGGER log_insert AFTER INSERT ON exercise_notes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_exercise_notes();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON exercise_notes FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON exercise_notes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_exercise_notes();

CREATE TRIGGER zz_note_delete AFTER DELETE ON exercise_notes REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_exercise_notes();

CREATE TRIGGER zz_note_insert AFTER INSERT ON exercise_notes REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_exercise_notes();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON exercise_notes FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON exercise_notes REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_exercise_notes();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON favourite_exercises FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON favourite_exercises REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_favourite_exercises();

CREATE TRIGGER log_insert AFTER INSERT ON favourite_exercises REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_favourite_exercises();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON favourite_exercises FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON favourite_exercises REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_favourite_exercises();

CREATE TRIGGER zz_note_delete AFTER DELETE ON favourite_exercises REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_favourite_exercises();

CREATE TRIGGER zz_note_insert AFTER INSERT ON favourite_exercises REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_favourite_exercises();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON favourite_exercises FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON favourite_exercises REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_favourite_exercises();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON fitness_tests FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON fitness_tests REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_fitness_tests();

CREATE TRIGGER log_insert AFTER INSERT ON fitness_tests REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_fitness_tests();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON fitness_tests FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON fitness_tests REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_fitness_tests();

CREATE TRIGGER zz_note_delete AFTER DELETE ON fitness_tests REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_fitness_tests();

CREATE TRIGGER zz_note_insert AFTER INSERT ON fitness_tests REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_fitness_tests();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON fitness_tests FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON fitness_tests REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_fitness_tests();

CREATE TRIGGER zzz_forget AFTER TRUNCATE ON fitness_tests FOR EACH STATEMENT EXECUTE FUNCTION forget_after_truncate();

CREATE TRIGGER zzz_forget_places AFTER DELETE ON fitness_tests REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_places();

CREATE TRIGGER zzz_share_delete AFTER DELETE ON fitness_tests REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('tests', 'test_date');

CREATE TRIGGER zzz_share_insert AFTER INSERT ON fitness_tests REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('tests', 'test_date');

CREATE TRIGGER zzz_share_truncate AFTER TRUNCATE ON fitness_tests FOR EACH STATEMENT EXECUTE FUNCTION share_after_truncate('tests');

CREATE TRIGGER zzz_share_update AFTER UPDATE ON fitness_tests REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('tests', 'test_date');

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON fragebogen_antworten FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER b_consent BEFORE INSERT OR UPDATE OF aktuelle_verletzungen, hat_vorherige_verletzungen ON fragebogen_antworten FOR EACH ROW WHEN (new.aktuelle_verletzungen <> ''::text OR new.hat_vorherige_verletzungen) EXECUTE FUNCTION require_health_consent('benutzer_id');

CREATE TRIGGER derive_from_answers AFTER INSERT ON fragebogen_antworten FOR EACH ROW EXECUTE FUNCTION derive_from_answers();

CREATE TRIGGER derive_profile_from_answers AFTER INSERT ON fragebogen_antworten FOR EACH ROW WHEN (lower(new.geschlecht) = ANY (ARRAY['männlich'::text, 'weiblich'::text, 'divers'::text])) EXECUTE FUNCTION derive_profile_from_answers();

CREATE TRIGGER log_delete AFTER DELETE ON fragebogen_antworten REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_fragebogen_antworten();

CREATE TRIGGER log_insert AFTER INSERT ON fragebogen_antworten REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_fragebogen_antworten();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON fragebogen_antworten FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON fragebogen_antworten REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_fragebogen_antworten();

CREATE TRIGGER zz_note_delete AFTER DELETE ON fragebogen_antworten REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_fragebogen_antworten();

CREATE TRIGGER zz_note_insert AFTER INSERT ON fragebogen_antworten REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_fragebogen_antworten();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON fragebogen_antworten FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON fragebogen_antworten REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_fragebogen_antworten();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON goals FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON goals REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_goals();

CREATE TRIGGER log_insert AFTER INSERT ON goals REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_goals();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON goals FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON goals REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_goals();

CREATE TRIGGER zz_note_delete AFTER DELETE ON goals REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_goals();

CREATE TRIGGER zz_note_insert AFTER INSERT ON goals REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_goals();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON goals FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON goals REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_goals();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON handball_loads FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON handball_loads REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_handball_loads();

CREATE TRIGGER log_insert AFTER INSERT ON handball_loads REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_handball_loads();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON handball_loads FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON handball_loads REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_handball_loads();

CREATE TRIGGER zz_note_delete AFTER DELETE ON handball_loads REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_handball_loads();

CREATE TRIGGER zz_note_insert AFTER INSERT ON handball_loads REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_handball_loads();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON handball_loads FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON handball_loads REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_handball_loads();

CREATE TRIGGER zzz_share_delete AFTER DELETE ON handball_loads REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('loads', 'day');

CREATE TRIGGER zzz_share_insert AFTER INSERT ON handball_loads REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('loads', 'day');

CREATE TRIGGER zzz_share_truncate AFTER TRUNCATE ON handball_loads FOR EACH STATEMENT EXECUTE FUNCTION share_after_truncate('loads');

CREATE TRIGGER zzz_share_update AFTER UPDATE ON handball_loads REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('loads', 'day');

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON haupt_uebungen FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON haupt_uebungen REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_haupt_uebungen();

CREATE TRIGGER log_insert AFTER INSERT ON haupt_uebungen REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_haupt_uebungen();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON haupt_uebungen FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON haupt_uebungen REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_haupt_uebungen();

CREATE TRIGGER zz_note_delete AFTER DELETE ON haupt_uebungen REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_haupt_uebungen();

CREATE TRIGGER zz_note_insert AFTER INSERT ON haupt_uebungen REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_haupt_uebungen();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON haupt_uebungen FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON haupt_uebungen REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_haupt_uebungen();

CREATE TRIGGER zzz_assigned_ids AFTER INSERT ON haupt_uebungen REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_assigned_ids('user_id');

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON health_checks FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER b_consent BEFORE INSERT OR UPDATE ON health_checks FOR EACH ROW EXECUTE FUNCTION require_health_consent('user_id');

CREATE TRIGGER log_delete AFTER DELETE ON health_checks REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_health_checks();

CREATE TRIGGER log_insert AFTER INSERT ON health_checks REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_health_checks();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON health_checks FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON health_checks REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_health_checks();

CREATE TRIGGER zz_note_delete AFTER DELETE ON health_checks REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_health_checks();

CREATE TRIGGER zz_note_insert AFTER INSERT ON health_checks REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_health_checks();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON health_checks FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON health_checks REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_health_checks();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON health_consents FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER b_date BEFORE INSERT ON health_consents FOR EACH ROW EXECUTE FUNCTION date_health_consent();

CREATE TRIGGER c_parent BEFORE INSERT ON health_consents FOR EACH ROW WHEN (new.granted) EXECUTE FUNCTION require_parental_consent();

CREATE TRIGGER log_delete AFTER DELETE ON health_consents REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_health_consents();

CREATE TRIGGER log_insert AFTER INSERT ON health_consents REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_health_consents();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON health_consents FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON health_consents REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_health_consents();

CREATE TRIGGER zz_note_delete AFTER DELETE ON health_consents REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_health_consents();

CREATE TRIGGER zz_note_insert AFTER INSERT ON health_consents REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_health_consents();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON health_consents FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON health_consents REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_health_consents();

CREATE TRIGGER zzz_end AFTER INSERT ON health_consents REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION end_health_consents();

CREATE TRIGGER tell_end AFTER DELETE ON login_sessions FOR EACH ROW EXECUTE FUNCTION tell_session_end();

CREATE TRIGGER mail_outbox_ring AFTER INSERT ON mail_outbox FOR EACH STATEMENT EXECUTE FUNCTION ring_mail_outbox();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON measured_tests FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON measured_tests REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_measured_tests();

CREATE TRIGGER log_insert AFTER INSERT ON measured_tests REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_measured_tests();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON measured_tests FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON measured_tests REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_measured_tests();

CREATE TRIGGER zz_note_delete AFTER DELETE ON measured_tests REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_measured_tests();

CREATE TRIGGER zz_note_insert AFTER INSERT ON measured_tests REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_measured_tests();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON measured_tests FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON measured_tests REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_measured_tests();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON memberships FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON memberships REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_memberships();

CREATE TRIGGER log_insert AFTER INSERT ON memberships REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_memberships();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON memberships FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON memberships REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_memberships();

CREATE TRIGGER zz_note_delete AFTER DELETE ON memberships REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_memberships();

CREATE TRIGGER zz_note_insert AFTER INSERT ON memberships REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_memberships();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON memberships FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON memberships REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_memberships();

CREATE TRIGGER zzz_end AFTER DELETE ON memberships FOR EACH ROW EXECUTE FUNCTION end_membership();

CREATE TRIGGER zzz_end_offers AFTER DELETE ON memberships FOR EACH ROW EXECUTE FUNCTION end_offers_to_member();

CREATE TRIGGER zzz_end_readiness AFTER DELETE ON memberships FOR EACH ROW EXECUTE FUNCTION end_shared_readiness();

CREATE TRIGGER zzz_end_worked_out AFTER DELETE ON memberships FOR EACH ROW EXECUTE FUNCTION end_worked_out();

CREATE TRIGGER zzz_forget_reading AFTER DELETE ON memberships FOR EACH ROW WHEN (old.role <> 'player'::text) EXECUTE FUNCTION forget_reading();

CREATE TRIGGER zzz_show AFTER INSERT OR UPDATE ON memberships FOR EACH ROW EXECUTE FUNCTION show_member();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON parental_consents FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON parental_consents REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_parental_consents();

CREATE TRIGGER log_insert AFTER INSERT ON parental_consents REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_parental_consents();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON parental_consents FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON parental_consents REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_parental_consents();

CREATE TRIGGER zz_note_delete AFTER DELETE ON parental_consents REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_parental_consents();

CREATE TRIGGER zz_note_insert AFTER INSERT ON parental_consents REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_parental_consents();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON parental_consents FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON parental_consents REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_parental_consents();

CREATE TRIGGER zzz_end AFTER INSERT ON parental_consents REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION end_by_parent();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON parental_sharing FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON parental_sharing REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_parental_sharing();

CREATE TRIGGER log_insert AFTER INSERT ON parental_sharing REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_parental_sharing();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON parental_sharing FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON parental_sharing REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_parental_sharing();

CREATE TRIGGER zz_note_delete AFTER DELETE ON parental_sharing REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_parental_sharing();

CREATE TRIGGER zz_note_insert AFTER INSERT ON parental_sharing REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_parental_sharing();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON parental_sharing FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON parental_sharing REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_parental_sharing();

CREATE TRIGGER zzz_share AFTER INSERT ON parental_sharing REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION share_as_parents_decided();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON plan_pauses FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON plan_pauses REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_plan_pauses();

CREATE TRIGGER log_insert AFTER INSERT ON plan_pauses REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_plan_pauses();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON plan_pauses FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON plan_pauses REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_plan_pauses();

CREATE TRIGGER zz_note_delete AFTER DELETE ON plan_pauses REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_plan_pauses();

CREATE TRIGGER zz_note_insert AFTER INSERT ON plan_pauses REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_plan_pauses();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON plan_pauses FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON plan_pauses REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_plan_pauses();

CREATE TRIGGER player_name_words_of_changed AFTER UPDATE ON player_stats_de REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_player_name_words();

CREATE TRIGGER player_name_words_of_new AFTER INSERT ON player_stats_de REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_player_name_words();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON profiles FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON profiles REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_profiles();

CREATE TRIGGER log_insert AFTER INSERT ON profiles REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_profiles();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON profiles FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON profiles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_profiles();

CREATE TRIGGER zz_note_delete AFTER DELETE ON profiles REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_profiles();

CREATE TRIGGER zz_note_insert AFTER INSERT ON profiles REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_profiles();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON profiles FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON profiles REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_profiles();

CREATE TRIGGER zzz_share AFTER INSERT OR UPDATE OF date_of_birth ON profiles FOR EACH ROW EXECUTE FUNCTION share_at_age();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON readiness_checks FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER b_consent BEFORE INSERT OR UPDATE ON readiness_checks FOR EACH ROW EXECUTE FUNCTION require_health_consent('user_id', 'readiness');

CREATE TRIGGER log_delete AFTER DELETE ON readiness_checks REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_readiness_checks();

CREATE TRIGGER log_insert AFTER INSERT ON readiness_checks REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_readiness_checks();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON readiness_checks FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON readiness_checks REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_readiness_checks();

CREATE TRIGGER zz_note_delete AFTER DELETE ON readiness_checks REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_readiness_checks();

CREATE TRIGGER zz_note_insert AFTER INSERT ON readiness_checks REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_readiness_checks();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON readiness_checks FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON readiness_checks REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_readiness_checks();

CREATE TRIGGER zzz_share_delete AFTER DELETE ON readiness_checks REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('readiness', 'day');

CREATE TRIGGER zzz_share_insert AFTER INSERT ON readiness_checks REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('readiness', 'day');

CREATE TRIGGER zzz_share_truncate AFTER TRUNCATE ON readiness_checks FOR EACH STATEMENT EXECUTE FUNCTION share_after_truncate('readiness');

CREATE TRIGGER zzz_share_update AFTER UPDATE ON readiness_checks REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('readiness', 'day');

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON recovery_events FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER b_consent BEFORE INSERT OR UPDATE ON recovery_events FOR EACH ROW EXECUTE FUNCTION require_health_consent('user_id');

CREATE TRIGGER log_delete AFTER DELETE ON recovery_events REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_recovery_events();

CREATE TRIGGER log_insert AFTER INSERT ON recovery_events REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_recovery_events();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON recovery_events FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON recovery_events REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_recovery_events();

CREATE TRIGGER zz_note_delete AFTER DELETE ON recovery_events REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_recovery_events();

CREATE TRIGGER zz_note_insert AFTER INSERT ON recovery_events REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_recovery_events();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON recovery_events FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON recovery_events REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_recovery_events();

CREATE TRIGGER zzz_forget AFTER TRUNCATE ON recovery_events FOR EACH STATEMENT EXECUTE FUNCTION forget_after_truncate();

CREATE TRIGGER zzz_forget_stages AFTER DELETE ON recovery_events REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_stages();

CREATE TRIGGER zzz_share_delete AFTER DELETE ON recovery_stages REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION share_stages();

CREATE TRIGGER zzz_share_insert AFTER INSERT ON recovery_stages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION share_stages();

CREATE TRIGGER zzz_share_update AFTER UPDATE ON recovery_stages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION share_stages();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON scheduled_sessions FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON scheduled_sessions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_scheduled_sessions();

CREATE TRIGGER log_insert AFTER INSERT ON scheduled_sessions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_scheduled_sessions();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON scheduled_sessions FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON scheduled_sessions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_scheduled_sessions();

CREATE TRIGGER zz_note_delete AFTER DELETE ON scheduled_sessions REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_scheduled_sessions();

CREATE TRIGGER zz_note_insert AFTER INSERT ON scheduled_sessions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_scheduled_sessions();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON scheduled_sessions FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON scheduled_sessions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_scheduled_sessions();

CREATE TRIGGER zzz_assigned_ids AFTER INSERT ON scheduled_sessions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_assigned_ids('user_id');

CREATE TRIGGER zzz_share_delete AFTER DELETE ON scheduled_sessions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('trainings', 'planned_on');

CREATE TRIGGER zzz_share_insert AFTER INSERT ON scheduled_sessions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('trainings', 'planned_on');

CREATE TRIGGER zzz_share_truncate AFTER TRUNCATE ON scheduled_sessions FOR EACH STATEMENT EXECUTE FUNCTION share_after_truncate('trainings');

CREATE TRIGGER zzz_share_update AFTER UPDATE ON scheduled_sessions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('trainings', 'planned_on');

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON session_comments FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER b_comment BEFORE INSERT ON session_comments FOR EACH ROW EXECUTE FUNCTION check_session_comment();

CREATE TRIGGER b_own BEFORE DELETE ON session_comments FOR EACH ROW EXECUTE FUNCTION refuse_others_comment();

CREATE TRIGGER log_delete AFTER DELETE ON session_comments REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_session_comments();

CREATE TRIGGER log_insert AFTER INSERT ON session_comments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_session_comments();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON session_comments FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON session_comments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_session_comments();

CREATE TRIGGER zz_note_delete AFTER DELETE ON session_comments REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_session_comments();

CREATE TRIGGER zz_note_insert AFTER INSERT ON session_comments REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_session_comments();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON session_comments FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON session_comments REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_session_comments();

CREATE TRIGGER zzz_scrub AFTER DELETE ON session_comments REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION scrub_own_copies();

CREATE TRIGGER zzz_send AFTER INSERT ON session_comments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION send_session_comments();

CREATE TRIGGER zzz_take_back AFTER DELETE ON session_comments REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION take_session_comments_back();

CREATE TRIGGER zzzz_notify AFTER INSERT ON session_comments FOR EACH ROW EXECUTE FUNCTION notify_of_coach();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON sessions FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON sessions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_sessions();

CREATE TRIGGER log_insert AFTER INSERT ON sessions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_sessions();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON sessions FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON sessions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_sessions();

CREATE TRIGGER zz_note_delete AFTER DELETE ON sessions REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_sessions();

CREATE TRIGGER zz_note_insert AFTER INSERT ON sessions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_sessions();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON sessions FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON sessions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_sessions();

CREATE TRIGGER zzz_assigned_ids AFTER INSERT ON sessions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_assigned_ids('user_id');

CREATE TRIGGER count_logged_bytes AFTER INSERT ON shape_log REFERENCING NEW TABLE AS entries FOR EACH STATEMENT EXECUTE FUNCTION count_logged_bytes();

CREATE TRIGGER count_stored_rows AFTER INSERT ON shape_log REFERENCING NEW TABLE AS entries FOR EACH STATEMENT EXECUTE FUNCTION count_stored_rows();

CREATE TRIGGER uncount_logged_bytes AFTER DELETE ON shape_log REFERENCING OLD TABLE AS entries FOR EACH STATEMENT EXECUTE FUNCTION uncount_logged_bytes();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON shared_complaints FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON shared_complaints REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_shared_complaints();

CREATE TRIGGER log_insert AFTER INSERT ON shared_complaints REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_shared_complaints();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON shared_complaints FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON shared_complaints REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_shared_complaints();

CREATE TRIGGER zz_note_delete AFTER DELETE ON shared_complaints REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_complaints();

CREATE TRIGGER zz_note_insert AFTER INSERT ON shared_complaints REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_complaints();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON shared_complaints FOR EACH STATEMENT EXECUTE FUNCTION note_team_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON shared_complaints REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_complaints();

CREATE TRIGGER zzz_scrub AFTER DELETE ON shared_complaints REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION scrub_copies();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON shared_loads FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON shared_loads REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_shared_loads();

CREATE TRIGGER log_insert AFTER INSERT ON shared_loads REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_shared_loads();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON shared_loads FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON shared_loads REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_shared_loads();

CREATE TRIGGER zz_note_delete AFTER DELETE ON shared_loads REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_loads();

CREATE TRIGGER zz_note_insert AFTER INSERT ON shared_loads REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_loads();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON shared_loads FOR EACH STATEMENT EXECUTE FUNCTION note_team_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON shared_loads REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_loads();

CREATE TRIGGER zzz_scrub AFTER DELETE ON shared_loads REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION scrub_copies();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON shared_places FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON shared_places REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_shared_places();

CREATE TRIGGER log_insert AFTER INSERT ON shared_places REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_shared_places();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON shared_places FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON shared_places REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_shared_places();

CREATE TRIGGER zz_note_delete AFTER DELETE ON shared_places REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_places();

CREATE TRIGGER zz_note_insert AFTER INSERT ON shared_places REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_places();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON shared_places FOR EACH STATEMENT EXECUTE FUNCTION note_team_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON shared_places REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_places();

CREATE TRIGGER zzz_scrub AFTER DELETE ON shared_places REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION scrub_copies();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON shared_readiness FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON shared_readiness REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_shared_readiness();

CREATE TRIGGER log_insert AFTER INSERT ON shared_readiness REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_shared_readiness();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON shared_readiness FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON shared_readiness REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_shared_readiness();

CREATE TRIGGER zz_note_delete AFTER DELETE ON shared_readiness REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_readiness();

CREATE TRIGGER zz_note_insert AFTER INSERT ON shared_readiness REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_readiness();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON shared_readiness FOR EACH STATEMENT EXECUTE FUNCTION note_team_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON shared_readiness REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_readiness();

CREATE TRIGGER zzz_scrub AFTER DELETE ON shared_readiness REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION scrub_copies();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON shared_recoveries FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON shared_recoveries REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_shared_recoveries();

CREATE TRIGGER log_insert AFTER INSERT ON shared_recoveries REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_shared_recoveries();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON shared_recoveries FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON shared_recoveries REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_shared_recoveries();

CREATE TRIGGER zz_note_delete AFTER DELETE ON shared_recoveries REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_recoveries();

CREATE TRIGGER zz_note_insert AFTER INSERT ON shared_recoveries REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_recoveries();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON shared_recoveries FOR EACH STATEMENT EXECUTE FUNCTION note_team_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON shared_recoveries REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_recoveries();

CREATE TRIGGER zzz_scrub AFTER DELETE ON shared_recoveries REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION scrub_copies();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON shared_tests FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON shared_tests REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_shared_tests();

CREATE TRIGGER log_insert AFTER INSERT ON shared_tests REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_shared_tests();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON shared_tests FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON shared_tests REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_shared_tests();

CREATE TRIGGER zz_note_delete AFTER DELETE ON shared_tests REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_tests();

CREATE TRIGGER zz_note_insert AFTER INSERT ON shared_tests REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_tests();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON shared_tests FOR EACH STATEMENT EXECUTE FUNCTION note_team_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON shared_tests REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_tests();

CREATE TRIGGER zzz_scrub AFTER DELETE ON shared_tests REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION scrub_copies();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON shared_trainings FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON shared_trainings REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_shared_trainings();

CREATE TRIGGER log_insert AFTER INSERT ON shared_trainings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_shared_trainings();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON shared_trainings FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON shared_trainings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_shared_trainings();

CREATE TRIGGER zz_note_delete AFTER DELETE ON shared_trainings REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_trainings();

CREATE TRIGGER zz_note_insert AFTER INSERT ON shared_trainings REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_trainings();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON shared_trainings FOR EACH STATEMENT EXECUTE FUNCTION note_team_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON shared_trainings REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_shared_trainings();

CREATE TRIGGER zzz_scrub AFTER DELETE ON shared_trainings REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION scrub_copies();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON sharing_consents FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER b_age BEFORE INSERT ON sharing_consents FOR EACH ROW EXECUTE FUNCTION note_age();

CREATE TRIGGER b_date BEFORE INSERT ON sharing_consents FOR EACH ROW EXECUTE FUNCTION date_health_consent();

CREATE TRIGGER log_delete AFTER DELETE ON sharing_consents REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_sharing_consents();

CREATE TRIGGER log_insert AFTER INSERT ON sharing_consents REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_sharing_consents();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON sharing_consents FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON sharing_consents REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_sharing_consents();

CREATE TRIGGER zz_note_delete AFTER DELETE ON sharing_consents REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_sharing_consents();

CREATE TRIGGER zz_note_insert AFTER INSERT ON sharing_consents REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_sharing_consents();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON sharing_consents FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON sharing_consents REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_sharing_consents();

CREATE TRIGGER zzz_share AFTER INSERT ON sharing_consents REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION share_as_decided();

CREATE TRIGGER zzz_share_truncate AFTER TRUNCATE ON sharing_consents FOR EACH STATEMENT EXECUTE FUNCTION share_after_truncate('trainings loads tests complaints readiness');

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON sync_heads FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON sync_heads REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_sync_heads();

CREATE TRIGGER log_insert AFTER INSERT ON sync_heads REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_sync_heads();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON sync_heads FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON sync_heads REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_sync_heads();

CREATE TRIGGER count_mutations AFTER INSERT ON sync_mutations REFERENCING NEW TABLE AS entries FOR EACH STATEMENT EXECUTE FUNCTION count_mutations();

CREATE TRIGGER uncount_mutations AFTER DELETE ON sync_mutations REFERENCING OLD TABLE AS entries FOR EACH STATEMENT EXECUTE FUNCTION uncount_mutations();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON team_assignees FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON team_assignees REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_team_assignees();

CREATE TRIGGER log_insert AFTER INSERT ON team_assignees REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_team_assignees();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON team_assignees FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON team_assignees REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_team_assignees();

CREATE TRIGGER zz_note_delete AFTER DELETE ON team_assignees REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_assignees();

CREATE TRIGGER zz_note_insert AFTER INSERT ON team_assignees REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_assignees();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON team_assignees FOR EACH STATEMENT EXECUTE FUNCTION note_team_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON team_assignees REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_assignees();

CREATE TRIGGER zzz_assigned_ids AFTER INSERT ON team_assignees REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_taken_ids();

CREATE TRIGGER zzz_bound AFTER INSERT ON team_assignees REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION bound_assignees();

CREATE TRIGGER zzz_scrub AFTER DELETE ON team_assignees REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION scrub_copies();

CREATE TRIGGER zzz_send AFTER INSERT ON team_assignees REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION send_assignments();

CREATE TRIGGER zzz_take_back AFTER DELETE ON team_assignees REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION take_assignments_back();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON team_assignments FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER b_coach BEFORE INSERT ON team_assignments FOR EACH ROW EXECUTE FUNCTION name_coach();

CREATE TRIGGER log_delete AFTER DELETE ON team_assignments REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_team_assignments();

CREATE TRIGGER log_insert AFTER INSERT ON team_assignments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_team_assignments();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON team_assignments FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON team_assignments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_team_assignments();

CREATE TRIGGER zz_note_delete AFTER DELETE ON team_assignments REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_assignments();

CREATE TRIGGER zz_note_insert AFTER INSERT ON team_assignments REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_assignments();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON team_assignments FOR EACH STATEMENT EXECUTE FUNCTION note_team_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON team_assignments REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_assignments();

CREATE TRIGGER zzz_bound AFTER INSERT ON team_assignments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION bound_assignments();

CREATE TRIGGER zzz_forget_name AFTER DELETE ON team_assignments REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_named_row();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON team_attendance FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON team_attendance REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_team_attendance();

CREATE TRIGGER log_insert AFTER INSERT ON team_attendance REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_team_attendance();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON team_attendance FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON team_attendance REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_team_attendance();

CREATE TRIGGER zz_note_delete AFTER DELETE ON team_attendance REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_attendance();

CREATE TRIGGER zz_note_insert AFTER INSERT ON team_attendance REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_attendance();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON team_attendance FOR EACH STATEMENT EXECUTE FUNCTION note_team_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON team_attendance REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_attendance();

CREATE TRIGGER zzz_bound AFTER INSERT ON team_attendance REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION bound_attendance();

CREATE TRIGGER zzz_scrub AFTER DELETE ON team_attendance REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION scrub_copies();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON team_comments FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER b_comment BEFORE INSERT ON team_comments FOR EACH ROW EXECUTE FUNCTION check_team_comment();

CREATE TRIGGER b_own BEFORE DELETE ON team_comments FOR EACH ROW EXECUTE FUNCTION refuse_others_comment();

CREATE TRIGGER log_delete AFTER DELETE ON team_comments REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_team_comments();

CREATE TRIGGER log_insert AFTER INSERT ON team_comments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_team_comments();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON team_comments FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON team_comments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_team_comments();

CREATE TRIGGER zz_note_delete AFTER DELETE ON team_comments REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_comments();

CREATE TRIGGER zz_note_insert AFTER INSERT ON team_comments REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_comments();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON team_comments FOR EACH STATEMENT EXECUTE FUNCTION note_team_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON team_comments REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_comments();

CREATE TRIGGER zzz_bound AFTER INSERT ON team_comments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION bound_comments();

CREATE TRIGGER zzz_scrub AFTER DELETE ON team_comments REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION scrub_copies();

CREATE TRIGGER zzz_send AFTER INSERT ON team_comments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION send_team_comments();

CREATE TRIGGER zzz_take_back AFTER DELETE ON team_comments REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION take_team_comments_back();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON team_events FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON team_events REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_team_events();

CREATE TRIGGER log_insert AFTER INSERT ON team_events REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_team_events();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON team_events FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON team_events REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_team_events();

CREATE TRIGGER zz_note_delete AFTER DELETE ON team_events REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_events();

CREATE TRIGGER zz_note_insert AFTER INSERT ON team_events REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_events();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON team_events FOR EACH STATEMENT EXECUTE FUNCTION note_team_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON team_events REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_events();

CREATE TRIGGER zzz_bound AFTER INSERT ON team_events REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION bound_events();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON team_guests FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER b_linked BEFORE INSERT OR UPDATE OF member_id ON team_guests FOR EACH ROW EXECUTE FUNCTION refuse_second_link();

CREATE TRIGGER log_delete AFTER DELETE ON team_guests REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_team_guests();

CREATE TRIGGER log_insert AFTER INSERT ON team_guests REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_team_guests();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON team_guests FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON team_guests REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_team_guests();

CREATE TRIGGER zz_note_delete AFTER DELETE ON team_guests REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_guests();

CREATE TRIGGER zz_note_insert AFTER INSERT ON team_guests REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_guests();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON team_guests FOR EACH STATEMENT EXECUTE FUNCTION note_team_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON team_guests REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_guests();

CREATE TRIGGER zzz_bound AFTER INSERT ON team_guests REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION bound_guests();

CREATE TRIGGER zzz_offer AFTER UPDATE OF member_id ON team_guests FOR EACH ROW WHEN (new.member_id IS NOT NULL) EXECUTE FUNCTION offer_linked_guest();

CREATE TRIGGER zzz_scrub AFTER DELETE ON team_guests REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION scrub_copies();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON team_members FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON team_members REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_team_members();

CREATE TRIGGER log_insert AFTER INSERT ON team_members REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_team_members();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON team_members FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON team_members REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_team_members();

CREATE TRIGGER zz_note_delete AFTER DELETE ON team_members REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_members();

CREATE TRIGGER zz_note_insert AFTER INSERT ON team_members REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_members();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON team_members FOR EACH STATEMENT EXECUTE FUNCTION note_team_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON team_members REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_members();

CREATE TRIGGER zzz_forget AFTER UPDATE OF shared_kinds ON team_members FOR EACH ROW WHEN (('tests'::text = ANY (old.shared_kinds)) AND NOT ('tests'::text = ANY (new.shared_kinds))) EXECUTE FUNCTION forget_values();

CREATE TRIGGER zzz_forget_comments AFTER UPDATE OF shared_kinds ON team_members FOR EACH ROW WHEN (('trainings'::text = ANY (old.shared_kinds)) AND NOT ('trainings'::text = ANY (new.shared_kinds))) EXECUTE FUNCTION forget_comments();

CREATE TRIGGER zzz_forget_worked_out AFTER UPDATE OF shared_kinds ON team_members FOR EACH ROW WHEN (NOT old.shared_kinds <@ new.shared_kinds) EXECUTE FUNCTION forget_worked_out();

CREATE TRIGGER zzz_scrub AFTER DELETE ON team_members REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION scrub_copies();

CREATE TRIGGER zzz_show_assigned AFTER UPDATE OF shared_kinds ON team_members FOR EACH ROW WHEN (('trainings'::text = ANY (old.shared_kinds)) <> ('trainings'::text = ANY (new.shared_kinds))) EXECUTE FUNCTION show_assigned_as_shared();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON team_test_days FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON team_test_days REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_team_test_days();

CREATE TRIGGER log_insert AFTER INSERT ON team_test_days REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_team_test_days();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON team_test_days FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON team_test_days REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_team_test_days();

CREATE TRIGGER zz_note_delete AFTER DELETE ON team_test_days REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_test_days();

CREATE TRIGGER zz_note_insert AFTER INSERT ON team_test_days REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_test_days();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON team_test_days FOR EACH STATEMENT EXECUTE FUNCTION note_team_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON team_test_days REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_test_days();

CREATE TRIGGER zzz_bound AFTER INSERT ON team_test_days REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION bound_test_days();

CREATE TRIGGER zzz_end AFTER DELETE ON team_test_days FOR EACH ROW EXECUTE FUNCTION end_offers();

CREATE TRIGGER zzz_offer_insert AFTER INSERT ON team_test_days REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION offer_closed_days();

CREATE TRIGGER zzz_offer_update AFTER UPDATE ON team_test_days REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION offer_closed_days();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON team_test_values FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER b_coach BEFORE INSERT ON team_test_values FOR EACH ROW EXECUTE FUNCTION name_coach();

CREATE TRIGGER b_shared BEFORE INSERT ON team_test_values FOR EACH ROW EXECUTE FUNCTION refuse_unshared_value();

CREATE TRIGGER log_delete AFTER DELETE ON team_test_values REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_team_test_values();

CREATE TRIGGER log_insert AFTER INSERT ON team_test_values REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_team_test_values();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON team_test_values FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON team_test_values REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_team_test_values();

CREATE TRIGGER zz_note_delete AFTER DELETE ON team_test_values REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_test_values();

CREATE TRIGGER zz_note_insert AFTER INSERT ON team_test_values REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_test_values();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON team_test_values FOR EACH STATEMENT EXECUTE FUNCTION note_team_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON team_test_values REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_team_test_values();

CREATE TRIGGER zzz_bound AFTER INSERT ON team_test_values REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION bound_test_values();

CREATE TRIGGER zzz_forget_name AFTER DELETE ON team_test_values REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_named_row();

CREATE TRIGGER zzz_offer AFTER INSERT ON team_test_values REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION offer_corrected_values();

CREATE TRIGGER zzz_scrub AFTER DELETE ON team_test_values REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION scrub_copies();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON teams FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON teams REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_teams();

CREATE TRIGGER log_insert AFTER INSERT ON teams REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_teams();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON teams FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON teams REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_teams();

CREATE TRIGGER zz_note_delete AFTER DELETE ON teams REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_teams();

CREATE TRIGGER zz_note_insert AFTER INSERT ON teams REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_teams();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON teams FOR EACH STATEMENT EXECUTE FUNCTION note_team_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON teams REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_teams();

CREATE CONSTRAINT TRIGGER zzz_forget AFTER DELETE ON teams DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION forget_team();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON test_batteries FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON test_batteries REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_test_batteries();

CREATE TRIGGER log_insert AFTER INSERT ON test_batteries REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_test_batteries();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON test_batteries FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON test_batteries REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_test_batteries();

CREATE TRIGGER zz_note_delete AFTER DELETE ON test_batteries REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_test_batteries();

CREATE TRIGGER zz_note_insert AFTER INSERT ON test_batteries REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_test_batteries();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON test_batteries FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON test_batteries REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_test_batteries();

CREATE TRIGGER zzz_share_delete AFTER DELETE ON test_places REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('places', 'day');

CREATE TRIGGER zzz_share_insert AFTER INSERT ON test_places REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('places', 'day');

CREATE TRIGGER zzz_share_update AFTER UPDATE ON test_places REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION share_changes('places', 'day');

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON training_profiles FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON training_profiles REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_training_profiles();

CREATE TRIGGER log_insert AFTER INSERT ON training_profiles REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_training_profiles();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON training_profiles FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON training_profiles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_training_profiles();

CREATE TRIGGER zz_note_delete AFTER DELETE ON training_profiles REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_training_profiles();

CREATE TRIGGER zz_note_insert AFTER INSERT ON training_profiles REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_training_profiles();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON training_profiles FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON training_profiles REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_training_profiles();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON training_reports FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON training_reports REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_training_reports();

CREATE TRIGGER log_insert AFTER INSERT ON training_reports REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_training_reports();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON training_reports FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON training_reports REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_training_reports();

CREATE TRIGGER zz_note_delete AFTER DELETE ON training_reports REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_training_reports();

CREATE TRIGGER zz_note_insert AFTER INSERT ON training_reports REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_training_reports();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON training_reports FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON training_reports REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_training_reports();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON trainingsplan_generierung FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER add_job AFTER INSERT ON trainingsplan_generierung FOR EACH ROW WHEN (new.status = 'in_bearbeitung'::text) EXECUTE FUNCTION add_plan_job();

CREATE TRIGGER b_close_cancelled BEFORE INSERT OR UPDATE ON trainingsplan_generierung FOR EACH ROW EXECUTE FUNCTION close_cancelled_generation();

CREATE TRIGGER c_join_running BEFORE INSERT ON trainingsplan_generierung FOR EACH ROW WHEN (new.status = 'in_bearbeitung'::text) EXECUTE FUNCTION join_running_generation();

CREATE TRIGGER d_keep_spent BEFORE DELETE ON trainingsplan_generierung FOR EACH ROW EXECUTE FUNCTION keep_spent_plans();

CREATE TRIGGER d_limit_plans BEFORE INSERT ON trainingsplan_generierung FOR EACH ROW WHEN (new.status = 'in_bearbeitung'::text) EXECUTE FUNCTION limit_plans();

CREATE TRIGGER d_stamp_closed BEFORE UPDATE ON trainingsplan_generierung FOR EACH ROW WHEN (old.status = 'in_bearbeitung'::text AND new.status <> 'in_bearbeitung'::text) EXECUTE FUNCTION stamp_closed_generation();

CREATE TRIGGER log_delete AFTER DELETE ON trainingsplan_generierung REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_trainingsplan_generierung();

CREATE TRIGGER log_insert AFTER INSERT ON trainingsplan_generierung REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_trainingsplan_generierung();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON trainingsplan_generierung FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON trainingsplan_generierung REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_trainingsplan_generierung();

CREATE TRIGGER wake_generator AFTER INSERT ON trainingsplan_generierung FOR EACH STATEMENT EXECUTE FUNCTION notify_plan_generation();

CREATE TRIGGER zz_note_delete AFTER DELETE ON trainingsplan_generierung REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_trainingsplan_generierung();

CREATE TRIGGER zz_note_insert AFTER INSERT ON trainingsplan_generierung REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_trainingsplan_generierung();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON trainingsplan_generierung FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON trainingsplan_generierung REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_trainingsplan_generierung();

CREATE TRIGGER zzz_assigned_ids AFTER INSERT ON trainingsplan_generierung REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_assigned_ids('benutzer_id');

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON trainingsplanreal FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON trainingsplanreal REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_trainingsplanreal();

CREATE TRIGGER log_insert AFTER INSERT ON trainingsplanreal REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_trainingsplanreal();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON trainingsplanreal FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON trainingsplanreal REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_trainingsplanreal();

CREATE TRIGGER zz_note_delete AFTER DELETE ON trainingsplanreal REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_trainingsplanreal();

CREATE TRIGGER zz_note_insert AFTER INSERT ON trainingsplanreal REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_trainingsplanreal();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON trainingsplanreal FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON trainingsplanreal REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_trainingsplanreal();

CREATE TRIGGER zzz_assigned_ids AFTER INSERT ON trainingsplanreal REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_assigned_ids('user_id');

CREATE TRIGGER zzz_share_delete AFTER DELETE ON trainingsplanreal REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION show_plan();

CREATE TRIGGER zzz_share_insert AFTER INSERT ON trainingsplanreal REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION show_plan();

CREATE TRIGGER zzz_share_truncate AFTER TRUNCATE ON trainingsplanreal FOR EACH STATEMENT EXECUTE FUNCTION share_after_truncate('trainings');

CREATE TRIGGER zzz_share_update AFTER UPDATE ON trainingsplanreal REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION show_plan();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON user_dashboard_settings FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON user_dashboard_settings REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_user_dashboard_settings();

CREATE TRIGGER log_insert AFTER INSERT ON user_dashboard_settings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_user_dashboard_settings();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON user_dashboard_settings FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON user_dashboard_settings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_user_dashboard_settings();

CREATE TRIGGER zz_note_delete AFTER DELETE ON user_dashboard_settings REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_user_dashboard_settings();

CREATE TRIGGER zz_note_insert AFTER INSERT ON user_dashboard_settings REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_user_dashboard_settings();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON user_dashboard_settings FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON user_dashboard_settings REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_user_dashboard_settings();

CREATE TRIGGER a_forget_coach_name BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_coach_name();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON users FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON users REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_users();

CREATE TRIGGER log_insert AFTER INSERT ON users REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_users();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON users FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_users();

CREATE TRIGGER zz_note_delete AFTER DELETE ON users REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_users();

CREATE TRIGGER zz_note_insert AFTER INSERT ON users REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_users();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON users FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON users REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_users();

CREATE TRIGGER zzz_forget_comments AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_author();

CREATE TRIGGER zzz_rename AFTER UPDATE OF full_name ON users FOR EACH ROW EXECUTE FUNCTION rename_member();

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON warmup_uebungen FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON warmup_uebungen REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_warmup_uebungen();

CREATE TRIGGER log_insert AFTER INSERT ON warmup_uebungen REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_warmup_uebungen();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON warmup_uebungen FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON warmup_uebungen REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_warmup_uebungen();

CREATE TRIGGER zz_note_delete AFTER DELETE ON warmup_uebungen REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_warmup_uebungen();

CREATE TRIGGER zz_note_insert AFTER INSERT ON warmup_uebungen REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_warmup_uebungen();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON warmup_uebungen FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON warmup_uebungen REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_warmup_uebungen();

CREATE TRIGGER zzz_assigned_ids AFTER INSERT ON warmup_uebungen REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refuse_assigned_ids('user_id');

CREATE TRIGGER a_server_version BEFORE INSERT OR UPDATE ON workout_tracking FOR EACH ROW EXECUTE FUNCTION set_server_version();

CREATE TRIGGER log_delete AFTER DELETE ON workout_tracking REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION log_delete_workout_tracking();

CREATE TRIGGER log_insert AFTER INSERT ON workout_tracking REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_insert_workout_tracking();

CREATE TRIGGER log_truncate AFTER TRUNCATE ON workout_tracking FOR EACH STATEMENT EXECUTE FUNCTION void_shape();

CREATE TRIGGER log_update AFTER UPDATE ON workout_tracking REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION log_update_workout_tracking();

CREATE TRIGGER zz_note_delete AFTER DELETE ON workout_tracking REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_workout_tracking();

CREATE TRIGGER zz_note_insert AFTER INSERT ON workout_tracking REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_workout_tracking();

CREATE TRIGGER zz_note_truncate AFTER TRUNCATE ON workout_tracking FOR EACH STATEMENT EXECUTE FUNCTION note_truncate();

CREATE TRIGGER zz_note_update AFTER UPDATE ON workout_tracking REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_workout_tracking();

-- Publications

create publication electric_publication_default for table active_training_sessions, assignments, athleten_uebungen, comment_reads, complaints, completed_sessions, cooldown_uebungen, exercise_catalogue, exercise_notes, favourite_exercises, fitness_tests, fragebogen_antworten, goals, handball_loads, haupt_uebungen, health_checks, health_consents, measured_tests, memberships, parental_consents, parental_sharing, plan_pauses, profiles, readiness_checks, recovery_events, scheduled_sessions, session_comments, sessions, shared_complaints, shared_loads, shared_places, shared_readiness, shared_recoveries, shared_tests, shared_trainings, sharing_consents, sync_heads, team_assignees, team_assignments, team_attendance, team_comments, team_events, team_guests, team_members, team_test_days, team_test_values, teams, test_batteries, training_profiles, training_reports, trainingsplan_generierung, trainingsplanreal, user_dashboard_settings, users, warmup_uebungen, workout_tracking;
