-- side: central
-- Accounts, purchases and everything else that only the server sees, and the references between synced tables.

alter table users add constraint users_email_lower check (email = lower(email));
create unique index users_email on users (email);

-- Secrets stay out of `users`, which is synced to its owner's devices.
create table user_credentials (
  user_id uuid primary key references users (id) on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null default now()
);

create table refresh_tokens (
  id uuid primary key,
  family_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  replaced_at timestamptz,
  revoked_at timestamptz
);
create index refresh_tokens_family on refresh_tokens (family_id);
create index refresh_tokens_user on refresh_tokens (user_id);

-- Secrets the server makes for itself on first start (token signing, shape handles).
create table server_secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);

create table payments (
  id uuid primary key,
  user_id uuid references users (id) on delete set null,
  email text not null,
  status text not null check (status in ('pending', 'complete', 'refunded', 'failed')),
  provider text not null default 'test',
  provider_reference text,
  amount_cents integer check (amount_cents >= 0),
  currency text not null default 'EUR',
  created_at timestamptz not null default now()
);
create index payments_user on payments (user_id);
create index payments_email on payments (lower(email));
create unique index payments_reference on payments (provider, provider_reference);

create table user_marketing_profiles (
  user_id uuid primary key references users (id) on delete cascade,
  full_name text,
  position text,
  gender text,
  user_goals text[] not null default '{}',
  technical_goals text[] not null default '{}',
  individual_training_frequency text,
  team_training_frequency text,
  training_duration text,
  season_phase text,
  available_equipment text[] not null default '{}',
  onboarding_completed_at timestamptz,
  last_plan_created_at timestamptz,
  total_plans_created integer not null default 1
);

create table support_messages (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  email text not null,
  subject text not null check (char_length(subject) between 3 and 200),
  message text not null check (char_length(message) between 10 and 10000),
  created_at timestamptz not null default now()
);
create index support_messages_user on support_messages (user_id);

create table player_stats_de (
  id uuid primary key,
  name text not null,
  mannschaft text not null default '',
  saison text not null,
  gespielte_spiele integer,
  tore_gesamt integer,
  siebenmeter_tore integer,
  siebenmeter_versuche integer,
  siebenmeter_quote numeric(5, 2),
  tore_pro_spiel numeric(6, 2),
  tore_pro_spiel_ohne_siebenmeter numeric(6, 2),
  trikotnummer integer,
  gelbe_karten integer,
  disqualifikationen integer,
  zwei_minuten_strafen integer,
  hidden boolean not null default false,
  last_updated timestamptz not null default now(),
  unique (name, mannschaft, saison)
);

create table personal_records (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  exercise_name text not null,
  value numeric(10, 2) not null,
  unit text not null,
  updated_at timestamptz not null default now()
);
create index personal_records_user on personal_records (user_id, updated_at desc);

create table handball_assessments (
  id uuid primary key,
  email text,
  answers jsonb not null,
  results jsonb not null,
  created_at timestamptz not null default now()
);

create table leads (
  email text primary key,
  consent_text_version text not null,
  created_at timestamptz not null default now()
);

create table newsletter_subscriptions (
  email text primary key,
  text_version text not null,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

-- A user's rows belong to him: they leave with the account. Rows of a plan leave with the plan,
-- the log (workout_tracking, completed_sessions, training_reports) stays: it carries its own names.
alter table profiles add foreign key (id) references users (id) on delete cascade;
alter table user_dashboard_settings add foreign key (user_id) references users (id) on delete cascade;
alter table fragebogen_antworten add foreign key (benutzer_id) references users (id) on delete cascade;
alter table trainingsplan_generierung add foreign key (benutzer_id) references users (id) on delete cascade;
alter table trainingsplan_generierung
  add foreign key (fragebogen_id) references fragebogen_antworten (id) on delete cascade;
alter table trainingsplanreal add foreign key (user_id) references users (id) on delete cascade;
alter table sessions add foreign key (user_id) references users (id) on delete cascade;
alter table sessions add foreign key (plan_id) references trainingsplanreal (id) on delete cascade;
alter table warmup_uebungen add foreign key (user_id) references users (id) on delete cascade;
alter table warmup_uebungen add foreign key (session_id) references sessions (id) on delete cascade;
alter table haupt_uebungen add foreign key (user_id) references users (id) on delete cascade;
alter table haupt_uebungen add foreign key (session_id) references sessions (id) on delete cascade;
alter table cooldown_uebungen add foreign key (user_id) references users (id) on delete cascade;
alter table cooldown_uebungen add foreign key (session_id) references sessions (id) on delete cascade;
alter table athleten_uebungen add foreign key (user_id) references users (id) on delete cascade;
alter table workout_tracking add foreign key (user_id) references users (id) on delete cascade;
alter table active_training_sessions add foreign key (user_id) references users (id) on delete cascade;
alter table completed_sessions add foreign key (user_id) references users (id) on delete cascade;
alter table training_reports add foreign key (user_id) references users (id) on delete cascade;
alter table fitness_tests add foreign key (user_id) references users (id) on delete cascade;

create unique index training_reports_url on training_reports (report_url_id);
create unique index training_reports_workout on training_reports (user_id, workout_id);
create unique index exercise_catalogue_slug on exercise_catalogue (slug);
create unique index exercise_catalogue_number on exercise_catalogue (number);
create index trainingsplan_generierung_open on trainingsplan_generierung (created_at)
  where status = 'in_bearbeitung';
