-- side: both
-- A team's test days: which tests, what was measured of whom, and guests without an account. The offers to players are measured_tests.

create table team_test_days (
  id uuid primary key,
  team_id uuid not null,
  day date not null,
  tests text[] not null,
  -- Choices that decide how a test is compared, by test: {"sprint_30m": {"startart": "hochstart"}}.
  choices jsonb not null default '{}',
  -- The group of the percentiles, as the coach names it: he does not see how old somebody is. Null: none is shown.
  group_gender text check (group_gender in ('male', 'female', 'diverse')),
  group_age smallint check (group_age between 5 and 99),
  -- From then on players are offered what was measured of them; null: it is under way.
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index team_test_days_owner on team_test_days (team_id, day);

-- Players without the app. Linked to a member once she has it.
create table team_guests (
  id uuid primary key,
  team_id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  gender text check (gender in ('male', 'female', 'diverse')),
  birth_year smallint check (birth_year between 1930 and 2100),
  member_id uuid,
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index team_guests_owner on team_guests (team_id);

-- A row is never changed: a correction is a new one, so that of two coaches who wrote into one cell both values stay, and the newest is shown.
create table team_test_values (
  id uuid primary key,
  team_id uuid not null,
  test_day_id uuid not null,
  -- Of a member or of a guest.
  member_id uuid,
  guest_id uuid,
  test text not null check (char_length(test) between 1 and 60),
  -- 'open': what was there before is taken back.
  state text not null check (state in ('measured', 'missing', 'open')),
  trials jsonb not null default '[]',
  -- Of what is missing. None is about health.
  reason text check (reason in ('absent', 'time', 'device', 'space', 'other')),
  noted_at timestamptz not null,
  server_version bigint not null default 0
);
create index team_test_values_owner on team_test_values (team_id, test_day_id);

-- Offers of the server to a player: what his team measured of him on a closed test day. His answer is his.
create table measured_tests (
  id uuid primary key,
  user_id uuid not null,
  membership_id uuid not null,
  test_day_id uuid not null,
  day date not null,
  -- {"countermovement_jump": {"trials": [29.8, 30.4], "choices": {}}}
  results jsonb not null,
  -- Counts corrections; an answer is about one of them.
  revision smallint not null default 1 check (revision between 1 and 10000),
  -- When this revision was made.
  offered_at timestamptz not null default now(),
  answer text check (answer in ('taken', 'left')),
  answered_revision smallint check (answered_revision between 1 and 10000),
  server_version bigint not null default 0
);
create index measured_tests_owner on measured_tests (user_id);
