-- side: both
-- Short threads between a player and his coaches about one finished training or one assignment. The player's entries are his own rows, of which
-- the team has copies; a coach's are the team's, of which the player has copies. Both copies are made by the server, under the entry's id.
-- Reasons: server/decisions/0067-a-thread-is-copied-both-ways.md.

create table team_comments (
  id uuid primary key,
  team_id uuid not null,
  member_id uuid not null,
  -- Of a copy of a finished training, or of an assignment to the member; one of the two.
  training_id uuid,
  assignee_id uuid,
  -- Of the training; set by the server.
  day date not null,
  body text not null check (char_length(body) between 1 and 500),
  written_at timestamptz not null,
  -- Set by the server. Without an author: not arrived yet.
  author_id uuid,
  author_name text not null default '' check (char_length(author_name) <= 200),
  from_player boolean not null default false,
  server_version bigint not null default 0
);
create index team_comments_owner on team_comments (team_id, member_id);

create table session_comments (
  id uuid primary key,
  user_id uuid not null,
  team_id uuid not null,
  workout_id uuid,
  assignment_id uuid,
  day date not null,
  body text not null check (char_length(body) between 1 and 500),
  written_at timestamptz not null,
  -- Set by the server.
  author_name text not null default '' check (char_length(author_name) <= 200),
  from_team boolean not null default false,
  server_version bigint not null default 0
);
create index session_comments_owner on session_comments (user_id, team_id);

-- How far somebody has read a thread, on all of his devices. The thread is the training or assignment as he has it: a player his own row's
-- id, a coach that of the team's copy.
create table comment_reads (
  id uuid primary key,
  user_id uuid not null,
  thread uuid not null,
  -- The newest entry that was shown, in the server's order.
  seen_version bigint not null,
  server_version bigint not null default 0
);
create index comment_reads_owner on comment_reads (user_id, thread);

-- Set by the server: the coach who wrote a value on a test day, and those whose values a player is offered.
alter table team_test_values add column coach_name text not null default '' check (char_length(coach_name) <= 200);
alter table measured_tests add column coach_name text not null default '' check (char_length(coach_name) <= 200);
