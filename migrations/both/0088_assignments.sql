-- side: both
-- Plans and single sessions that coaches send to players of their team. The content is a copy of the coach's plan as of the sending.
-- Reasons: server/decisions/0064-an-assignment-is-a-copy.md.

create table team_assignments (
  id uuid primary key,
  team_id uuid not null,
  title text not null check (char_length(title) between 1 and 200),
  note text check (char_length(note) between 1 and 1000),
  -- Of a single session; null: a plan, or a session whose day the player chooses.
  day date,
  content jsonb not null,
  sent_at timestamptz not null,
  -- Set by the server: who sent it.
  coach_name text not null default '' check (char_length(coach_name) <= 200),
  server_version bigint not null default 0
);
create index team_assignments_owner on team_assignments (team_id, sent_at);

-- To whom an assignment went, and what came back; everything but the first line is set by the server.
create table team_assignees (
  id uuid primary key,
  team_id uuid not null,
  assignment_id uuid not null,
  member_id uuid not null,
  answer text check (answer in ('accepted', 'declined')),
  answered_at timestamptz,
  comment text check (char_length(comment) between 1 and 1000),
  done smallint not null default 0 check (done between 0 and 10000),
  last_done_on date,
  last_effort smallint check (last_effort between 1 and 10),
  server_version bigint not null default 0
);
create index team_assignees_owner on team_assignees (team_id, assignment_id, member_id);

-- An assignment as the player has it: made by the server, answered by the player. Its id is that of the assignee, and of the plan that
-- accepting it makes, so that two devices make one.
create table assignments (
  id uuid primary key,
  user_id uuid not null,
  team_id uuid not null,
  title text not null check (char_length(title) between 1 and 200),
  note text check (char_length(note) between 1 and 1000),
  day date,
  content jsonb not null,
  sent_at timestamptz not null,
  coach_name text not null default '' check (char_length(coach_name) <= 200),
  answer text check (answer in ('accepted', 'declined')),
  answered_at timestamptz,
  comment text check (char_length(comment) between 1 and 1000),
  server_version bigint not null default 0
);
create index assignments_owner on assignments (user_id, sent_at);
