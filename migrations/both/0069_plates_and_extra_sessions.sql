-- side: both
-- Bar and plates that a player trains with, and sessions that he puts on a day.

-- Kilograms; null: not said.
alter table training_profiles add column bar_weight numeric(5, 2) check (bar_weight between 1 and 50);
-- Kilograms of each size of plate that is there, as '2.5'; empty: not said.
alter table training_profiles add column plates text[] not null default '{}';
-- Sessions that a player has put on a day beside those of his current plan.

-- True: the row is such a session, of whatever plan, and its week of the plan says nothing.
alter table scheduled_sessions add column is_extra boolean not null default false;
