-- side: both
-- What coaches are told of a member beside his copies: the kinds that he shares, and how many sessions a week his plan has.

-- Without it nothing of a kind could mean that there is nothing, or that it is not shared.
alter table team_members add column shared_kinds text[] not null default '{}';
-- Null: he shares no trainings, or follows no plan with a number of sessions.
alter table team_members add column week_sessions smallint check (week_sessions between 1 and 7);
