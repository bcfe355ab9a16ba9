-- side: central
-- The secret address under which calendar programs read a user's sessions, trainings and matches; only a hash of it is kept.
create table calendar_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  -- Names the user's own matches among those of other calendars; stays when the address is renewed.
  id uuid not null unique default gen_random_uuid(),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  -- Programs take a changed entry by its number, which rises with every other content.
  content_hash bytea check (octet_length(content_hash) = 32),
  revision int not null default 0,
  changed_at timestamptz not null default now()
);

-- The plan that a player follows, by the rule of the device (`currentPlanId`); null: none.
create function current_plan_of(player uuid) returns uuid language sql stable as $$
  select id from trainingsplanreal where user_id = player and archived_at is null
  order by chosen_at is null, chosen_at desc, case when chosen_at is null then created_at end, created_at desc, id desc limit 1
$$;

-- As in 0083, of the same plan.
create or replace function week_sessions_of(player uuid) returns smallint language sql stable as $$
  select sessions_per_week from trainingsplanreal where id = current_plan_of(player)
$$;
