-- side: both
-- Supersets and circuits: consecutive exercises of a session with the same key are done in rounds.

-- Null: on its own, as in older rows.
alter table warmup_uebungen add column group_key smallint check (group_key between 1 and 99);
alter table haupt_uebungen add column group_key smallint check (group_key between 1 and 99);
alter table cooldown_uebungen add column group_key smallint check (group_key between 1 and 99);
-- Seconds of rest after a round, the same in each exercise of a group; null: the longest pause of its exercises.
alter table warmup_uebungen add column round_rest smallint check (round_rest between 0 and 900);
alter table haupt_uebungen add column round_rest smallint check (round_rest between 0 and 900);
alter table cooldown_uebungen add column round_rest smallint check (round_rest between 0 and 900);

-- A view keeps the columns that were there when it was made.
drop view plan_exercises;
create view plan_exercises as
  select *, 'warmup'::text as phase from warmup_uebungen
  union all
  select *, 'main'::text as phase from haupt_uebungen
  union all
  select *, 'cooldown'::text as phase from cooldown_uebungen;
