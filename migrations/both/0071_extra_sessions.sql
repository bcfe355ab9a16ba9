-- side: both
-- Sessions that a player has put on a day beside those of his current plan.

-- True: the row is such a session, of whatever plan, and its week of the plan says nothing.
alter table scheduled_sessions add column is_extra boolean not null default false;
