-- side: both
-- Own exercises of which both time and distance are measured in one set: a sled, a carry, a run.

alter table athleten_uebungen add column is_paced boolean not null default false;
