-- side: both
-- The way back after an injury: what happened on a ladder, an event a row. Where somebody stands follows from all of them
-- in their order. Nothing in it is unique: devices that are offline may both start, note the day or go one stage up, and
-- what was not possible by then changes nothing.
create table recovery_events (
  id uuid primary key,
  user_id uuid not null,
  -- Id of the ladder, such as 'knie'; a release may not know all of them.
  ladder text not null check (char_length(ladder) between 1 and 40),
  kind text not null check (kind in ('start', 'entry', 'advance', 'cleared', 'end')),
  -- The player's own day.
  day date not null,
  -- Of a start, where it was said.
  side text check (side in ('left', 'right')),
  -- Of an entry: the worst pain of the training and the 24 hours after it.
  pain smallint check (pain between 0 and 10),
  -- Of an entry: {checks, signs, results}, ids of what applied and results by their test.
  details jsonb not null default '{}' check (char_length(details::text) <= 4000),
  happened_at timestamptz not null,
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index recovery_events_owner on recovery_events (user_id, happened_at);
