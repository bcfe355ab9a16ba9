-- side: central
-- A device takes what the server sends; the server takes lists as long as the registry allows.
alter table test_batteries add check (is_text_list(tests, 12));
