-- Every bound that the registry of synced tables states stands in the central database too. `not valid`: rows that are
-- there were checked by the registry when they came, and a start must not fail over one of them.

-- A list within its bounds: at most so many entries of at most 200 characters.
create function is_text_list(list text[], max_items integer) returns boolean language sql immutable as $$
  select cardinality(list) <= max_items and not exists (select from unnest(list) as item where char_length(item) > 200)
$$;

alter table users add check (age between 0 and 150) not valid;

alter table fragebogen_antworten
  add check (alter between 0 and 150) not valid,
  add check (is_text_list(verfugbare_ausrustung, 40)) not valid;

alter table warmup_uebungen
  add check (duration_minutes <= 10000) not valid,
  add check (duration_seconds <= 86400) not valid,
  add check (distance_meters <= 1000000) not valid;
alter table haupt_uebungen
  add check (duration_minutes <= 10000) not valid,
  add check (duration_seconds <= 86400) not valid,
  add check (distance_meters <= 1000000) not valid;
alter table cooldown_uebungen
  add check (duration_minutes <= 10000) not valid,
  add check (duration_seconds <= 86400) not valid,
  add check (distance_meters <= 1000000) not valid;

alter table athleten_uebungen
  add check (is_text_list(equipment, 40)) not valid,
  add check (is_text_list(goals, 40)) not valid;

alter table active_training_sessions add check (char_length(training_logs::text) <= 200000) not valid;
alter table completed_sessions add check (session_order between 1 and 366) not valid;
alter table training_reports add check (char_length(training_data::text) <= 500000) not valid;
alter table fitness_tests
  add check (char_length(conditions::text) <= 20000) not valid,
  add check (char_length(results::text) <= 100000) not valid;
alter table sync_heads add check (char_length(heads::text) <= 20000) not valid;
alter table exercise_catalogue
  add check (number between 1 and 1000000) not valid,
  add check (is_text_list(equipment, 40)) not valid,
  add check (is_text_list(positions, 40)) not valid,
  add check (is_text_list(goals, 40)) not valid,
  add check (char_length(defaults::text) <= 20000) not valid;
