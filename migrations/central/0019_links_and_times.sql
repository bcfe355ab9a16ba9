-- Links lead into the web and nowhere else, and times are those of a clock; the registry of synced tables says so too.
-- `not valid`: a start must not fail over a row that is there.
alter table warmup_uebungen add check (video_link ~* '^https?://[^ ]') not valid;
alter table haupt_uebungen add check (video_link ~* '^https?://[^ ]') not valid;
alter table cooldown_uebungen add check (video_link ~* '^https?://[^ ]') not valid;
alter table athleten_uebungen add check (instruction_link ~* '^https?://[^ ]') not valid;
alter table exercise_catalogue add check (video_link ~* '^https?://[^ ]') not valid;
alter table fitness_tests add check (test_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$') not valid;
