-- side: central
-- A device takes what the server sends; the server takes lists as long as the registry allows.
alter table athleten_uebungen add check (is_text_list(muscles, 40)) not valid;
