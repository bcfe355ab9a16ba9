-- Two devices that are offline may both report on one workout. Both rows are kept, the newest is shown: a unique index
-- would refuse what one of them has already acknowledged.
drop index training_reports_workout;
create index training_reports_workout on training_reports (user_id, workout_id);
