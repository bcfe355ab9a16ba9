-- Bounds that the registry states and that only the central database checks (see 0013).
alter table training_profiles
  add check (is_text_list(session_venues, 7)),
  add check (is_text_list(team_days, 7)),
  add check (is_text_list(match_days, 7)),
  add check (is_text_list(match_dates, 60)),
  add check (is_text_list(session_days, 7));

alter table warmup_uebungen add check (char_length(week_targets::text) <= 4000) not valid;
alter table haupt_uebungen add check (char_length(week_targets::text) <= 4000) not valid;
alter table cooldown_uebungen add check (char_length(week_targets::text) <= 4000) not valid;
