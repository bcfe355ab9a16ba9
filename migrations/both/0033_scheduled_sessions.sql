-- side: both
-- Where a player has put a session of his plan's week, in place of its own weekday. The newest of a session and week counts.
create table scheduled_sessions (
  id uuid primary key,
  user_id uuid not null,
  session_id uuid not null,
  plan_week smallint not null check (plan_week between 1 and 520),
  planned_on date not null,
  turn smallint not null check (turn between 0 and 99),
  scheduled_at timestamptz not null,
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index scheduled_sessions_owner on scheduled_sessions (user_id, session_id, plan_week);
