-- side: both
-- How fit a player feels, five answers a day (fatigue, sleep, soreness, stress, mood: 1 is the worst, 5 the best of each). They are health
-- data with a consent of their own. Of two rows of a day the newest counts.

create table readiness_checks (
  id uuid primary key,
  user_id uuid not null,
  day date not null,
  sleep smallint not null check (sleep between 1 and 5),
  fatigue smallint not null check (fatigue between 1 and 5),
  soreness smallint not null check (soreness between 1 and 5),
  stress smallint not null check (stress between 1 and 5),
  mood smallint not null check (mood between 1 and 5),
  noted_at timestamptz not null,
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index readiness_checks_owner on readiness_checks (user_id, day);

-- Coaches read the sum alone.
create table shared_readiness (
  id uuid primary key,
  team_id uuid not null,
  user_id uuid not null,
  day date not null,
  points smallint not null check (points between 5 and 25),
  server_version bigint not null default 0
);
create index shared_readiness_owner on shared_readiness (team_id, user_id, day);

-- 'readiness': store the daily answers. It stands by itself.
alter table health_consents drop constraint health_consents_purpose_check;
alter table health_consents add constraint health_consents_purpose_check check (purpose in ('coaching', 'plan_service', 'readiness'));
alter table sharing_consents drop constraint sharing_consents_kind_check;
alter table sharing_consents add constraint sharing_consents_kind_check
  check (kind in ('trainings', 'loads', 'tests', 'complaints', 'readiness'));
