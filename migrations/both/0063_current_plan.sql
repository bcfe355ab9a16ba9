-- side: both
-- Which plan is current, which are put away, when one pauses, and which weight a plan's exercise starts with.

alter table trainingsplanreal
  -- When the plan became current: of a player's plans the latest counts. Null: never; an own plan does not become current by itself.
  add column chosen_at timestamptz,
  -- Null: in the list. An archived plan is never current.
  add column archived_at timestamptz;

-- Days on which a plan rests. It has no reason: an illness would be health data.
create table plan_pauses (
  id uuid primary key,
  user_id uuid not null,
  plan_id uuid not null,
  first_day date not null,
  -- Null: until the player goes on. Before the first day: the pause was taken back.
  last_day date,
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index plan_pauses_owner on plan_pauses (user_id, plan_id, first_day);

-- Kilograms to begin with; null: none said.
alter table warmup_uebungen add column weight numeric(6, 2) check (weight between 0 and 1000);
alter table haupt_uebungen add column weight numeric(6, 2) check (weight between 0 and 1000);
alter table cooldown_uebungen add column weight numeric(6, 2) check (weight between 0 and 1000);

-- A view keeps the columns that were there when it was made.
drop view plan_exercises;
create view plan_exercises as
  select *, 'warmup'::text as phase from warmup_uebungen
  union all
  select *, 'main'::text as phase from haupt_uebungen
  union all
  select *, 'cooldown'::text as phase from cooldown_uebungen;
