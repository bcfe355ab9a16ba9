-- side: both
-- Since when a player lets his test results count among the house norms; null: he does not, or not any more.
alter table profiles add column house_norm_since timestamptz;
