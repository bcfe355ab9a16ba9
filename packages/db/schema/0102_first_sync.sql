-- When every table had been here once. Kept, because a table that a later release adds must not undo it: an app that is
-- updated and then opened without a network goes on with what it has.
create table first_sync (
  done_at timestamptz not null default now()
);
-- Stores of earlier releases, which had 18 tables.
insert into first_sync (done_at) select max(last_up_to_date_at) from streams having count(last_up_to_date_at) >= 18;
