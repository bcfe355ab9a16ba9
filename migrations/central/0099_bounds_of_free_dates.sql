-- side: central
-- A device takes what the server sends; the server takes lists as long as the registry allows.
alter table training_profiles add check (is_text_list(match_free_dates, 60)) not valid;
