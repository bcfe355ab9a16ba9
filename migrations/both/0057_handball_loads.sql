-- side: both
-- Team training and matches: how long they took and how hard they were, so that they count in the week's load.

-- A row a day and kind. Of the rows of two devices the newest counts.
create table handball_loads (
  id uuid primary key,
  user_id uuid not null,
  day date not null,
  kind text not null check (kind in ('team', 'match')),
  minutes smallint not null check (minutes between 5 and 300),
  -- 1 very light to 10 everything given.
  effort smallint not null check (effort between 1 and 10),
  noted_at timestamptz not null,
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index handball_loads_owner on handball_loads (user_id, day, kind);
