-- side: both
-- Two things that coaches get of what a player shares, worked out by the server: where a test stands among its group, and the stage of a
-- return to play. Reasons: server/decisions/0073-coaches-get-places-and-stages-worked-out.md.

-- Of a shared test, under the id of its copy. Without a row nothing is compared, or the player agreed to an earlier text.
create table shared_places (
  id uuid primary key,
  team_id uuid not null,
  user_id uuid not null,
  day date not null,
  -- By test: {"place": 62, "isEstimated": true}.
  places jsonb not null,
  server_version bigint not null default 0
);
create index shared_places_owner on shared_places (team_id, user_id);

-- A recovery that is under way, a row a ladder.
create table shared_recoveries (
  id uuid primary key,
  team_id uuid not null,
  user_id uuid not null,
  -- Id of the ladder, as in recovery_events.
  ladder text not null check (char_length(ladder) between 1 and 40),
  -- 'stopped': until somebody who treats the player has cleared it.
  status text not null check (status in ('active', 'stopped')),
  -- From 0.
  stage smallint not null check (stage between 0 and 20),
  -- Day on which the stage began.
  since date not null,
  server_version bigint not null default 0
);
create index shared_recoveries_owner on shared_recoveries (team_id, user_id);
