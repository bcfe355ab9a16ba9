-- side: central
-- Which request caused a job or a mail, so that its lines in the log are found by the id that the request's answer had.
alter table mail_outbox add column request text check (char_length(request) <= 80);
-- A push that asks for a plan names itself by this setting (server/sync/push.ts).
alter table plan_jobs add column request text default nullif(current_setting('anwurf.request', true), '') check (char_length(request) <= 80);

-- Days whose mail to the operator has been decided about: one server sends it, or finds that nothing needs anybody.
create table operator_summaries (
  day date primary key
);
