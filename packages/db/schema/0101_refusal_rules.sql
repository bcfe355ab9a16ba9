-- The rules that a refused mutation breaks, as the server named them; `message` beside it is for support.
alter table outbox add column rules jsonb;
