-- side: both
-- Several fitness tests that a player does one after the other, under a name of his own ('Unsere Teamtests').

create table test_batteries (
  id uuid primary key,
  user_id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  -- Ids of tests in their order, such as 'sprint_30m'; a release may not know all of them.
  tests text[] not null,
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index test_batteries_owner on test_batteries (user_id, created_at);
