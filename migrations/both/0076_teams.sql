-- side: both
-- Teams. A row belongs to a user (memberships, sharing_consents) or to a team; of what a player logs, a team has copies of the consented
-- kinds only (shared_…), which the server makes (0077).

create table memberships (
  id uuid primary key,
  user_id uuid not null,
  team_id uuid not null,
  role text not null check (role in ('coach', 'physio', 'player')),
  joined_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index memberships_owner on memberships (user_id);

-- Decisions about sharing with a team, each a row that is never changed, so that it can be shown which text was agreed to and when.
-- The newest decision of a kind holds, for as long as the membership in which it was made.
create table sharing_consents (
  id uuid primary key,
  user_id uuid not null,
  team_id uuid not null,
  kind text not null check (kind in ('trainings', 'loads', 'tests', 'complaints')),
  granted boolean not null,
  text_version text not null check (char_length(text_version) between 1 and 40),
  decided_at timestamptz not null,
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index sharing_consents_owner on sharing_consents (user_id, team_id, kind, decided_at);

create table teams (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  club text check (char_length(club) between 1 and 80),
  age_group text check (char_length(age_group) between 1 and 20),
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);

-- The squad as coaches see it: a copy of the memberships with the members' names.
create table team_members (
  id uuid primary key,
  team_id uuid not null,
  user_id uuid not null,
  role text not null check (role in ('coach', 'physio', 'player')),
  display_name text not null default '' check (char_length(display_name) <= 200),
  joined_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index team_members_owner on team_members (team_id);

create table team_events (
  id uuid primary key,
  team_id uuid not null,
  kind text not null check (kind in ('training', 'match', 'free')),
  day date not null,
  start_time text check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  minutes smallint check (minutes between 1 and 600),
  title text check (char_length(title) between 1 and 120),
  place text check (char_length(place) between 1 and 120),
  is_cancelled boolean not null default false,
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index team_events_owner on team_events (team_id, day);

create table shared_trainings (
  id uuid primary key,
  team_id uuid not null,
  user_id uuid not null,
  day date not null,
  state text not null check (state in ('planned', 'done')),
  name text check (char_length(name) <= 200),
  minutes integer check (minutes between 1 and 10000),
  server_version bigint not null default 0
);
create index shared_trainings_owner on shared_trainings (team_id, user_id, day);

create table shared_loads (
  id uuid primary key,
  team_id uuid not null,
  user_id uuid not null,
  day date not null,
  kind text not null check (kind in ('own', 'team', 'match')),
  minutes integer not null check (minutes between 1 and 10000),
  effort smallint not null check (effort between 1 and 10),
  server_version bigint not null default 0
);
create index shared_loads_owner on shared_loads (team_id, user_id, day);

create table shared_tests (
  id uuid primary key,
  team_id uuid not null,
  user_id uuid not null,
  day date not null,
  test_category text not null check (test_category in
    ('wurfkraft', 'sprungkraft', 'schnelligkeitsausdauer', 'koerperstabilitaet', 'rumpfkraft', 'antritt')),
  conditions jsonb not null default '{}',
  results jsonb not null,
  server_version bigint not null default 0
);
create index shared_tests_owner on shared_tests (team_id, user_id, day);

create table shared_complaints (
  id uuid primary key,
  team_id uuid not null,
  user_id uuid not null,
  region text not null check (region in ('Schulter', 'Ellbogen', 'Handgelenk', 'unterer Rücken', 'Hüfte', 'Adduktoren',
    'Oberschenkelrückseite', 'Knie', 'Sprunggelenk')),
  level smallint not null check (level between 0 and 10),
  reported_at timestamptz not null,
  server_version bigint not null default 0
);
create index shared_complaints_owner on shared_complaints (team_id, user_id);
