-- side: both
-- Days on which a player says that there is no match: the regular one of that week is not expected.
alter table training_profiles add column match_free_dates text[] not null default '{}';
