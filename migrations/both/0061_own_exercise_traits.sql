-- side: both
-- What an own exercise is counted in, and how it is done: as exercises of the catalogue have it.

-- Null: by its equipment, as in older rows.
alter table athleten_uebungen add column metric text check (metric in ('weight_reps', 'reps', 'seconds', 'metres'));
-- Amount of one set where it is held or covers a distance; repetitions stay in reps.
alter table athleten_uebungen add column duration_seconds smallint check (duration_seconds between 1 and 3600);
alter table athleten_uebungen add column distance_meters smallint check (distance_meters between 1 and 10000);
-- Each side does the amount.
alter table athleten_uebungen add column per_side boolean not null default false;
-- Null: as long as the player takes.
alter table athleten_uebungen add column pause_seconds smallint check (pause_seconds between 0 and 900);
-- Seconds of four parts, 'X' as fast as possible: '3-1-X-0'.
alter table athleten_uebungen add column tempo text check (char_length(tempo) between 1 and 20);
-- Kilograms between two of its weights; null: by its equipment.
alter table athleten_uebungen add column weight_step numeric(5, 2) check (weight_step between 0.25 and 20);
alter table athleten_uebungen add column muscles text[];
