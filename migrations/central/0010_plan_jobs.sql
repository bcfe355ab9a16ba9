-- side: central
-- The making of plans as a durable job, and cancelling it.

select watch_shape('trainingsplan_generierung', 'benutzer_id');

-- A cancelled generation is closed at once, whoever works on it; one that was finished before stays as it is.
create function close_cancelled_generation() returns trigger language plpgsql as $$
begin
  if new.cancelled_at is not null and new.status = 'in_bearbeitung' then
    new.status := 'abgebrochen';
    new.finished_at := now();
  end if;
  return new;
end $$;
create trigger b_close_cancelled before insert or update on trainingsplan_generierung
  for each row execute function close_cancelled_generation();

-- How the server gets on with a generation. Whether there is anything left to do says the generation's status alone,
-- so that the two cannot disagree. A call to another service must not be made inside a transaction: whoever works on
-- a job holds it by a lease, which runs out when its server dies.
create table plan_jobs (
  generation_id uuid primary key references trainingsplan_generierung (id) on delete cascade,
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  lease uuid,
  locked_until timestamptz,
  -- When the external automation accepted the job; its call-back is awaited until next_attempt_at.
  handed_over_at timestamptz,
  made_by text check (made_by in ('built_in', 'automation', 'model')),
  -- For the operator: what went wrong on the way.
  note text check (char_length(note) <= 2000)
);

create function add_plan_job() returns trigger language plpgsql as $$
begin
  insert into plan_jobs (generation_id) values (new.id);
  return null;
end $$;
create trigger add_job after insert on trainingsplan_generierung
  for each row when (new.status = 'in_bearbeitung') execute function add_plan_job();

insert into plan_jobs (generation_id) select id from trainingsplan_generierung where status = 'in_bearbeitung';
