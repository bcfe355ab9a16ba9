-- side: both
-- Kinds of set: warming up, lighter without a rest (drop), until no repetition goes. Null: an ordinary set, as all before.

alter table workout_tracking add column set_kind text check (set_kind in ('warmup', 'drop', 'failure'));
