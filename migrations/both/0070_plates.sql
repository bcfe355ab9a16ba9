-- side: both
-- Bar and plates that a player trains with.

-- Kilograms; null: not said.
alter table training_profiles add column bar_weight numeric(5, 2) check (bar_weight between 1 and 50);
-- Kilograms of each size of plate that is there, as '2.5'; empty: not said.
alter table training_profiles add column plates text[] not null default '{}';
