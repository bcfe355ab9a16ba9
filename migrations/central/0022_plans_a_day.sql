-- A player has five plans begun within 24 hours, from however many tabs and devices he asks. The next request is refused, and
-- stays on the device that made it, with the time from which it is accepted; its questionnaire is stored all the same.
create function most_plans_a_day() returns integer language sql immutable as 'select 5';

alter table plan_jobs
  -- The server's time: the one of the request is the device's.
  add column accepted_at timestamptz not null default clock_timestamp(),
  -- Requests to an automation or a model that the job has cost.
  add column asked smallint not null default 0;
update plan_jobs set accepted_at = created_at from trainingsplan_generierung where id = generation_id;

create function limit_plans() returns trigger language plpgsql as $$
declare
  possible_at timestamptz;
begin
  -- Sent again: it counts already.
  if exists (select from plan_jobs where generation_id = new.id) then return new; end if;
  -- One that failed before anybody was asked has cost nothing.
  select accepted_at + interval '24 hours' into possible_at
    from plan_jobs join trainingsplan_generierung on id = generation_id
    where benutzer_id = new.benutzer_id and accepted_at > clock_timestamp() - interval '24 hours'
      and (status <> 'fehlgeschlagen' or asked > 0)
    order by accepted_at desc offset most_plans_a_day() - 1 limit 1;
  if found then
    -- The push reads the time from here (server/sync/push.ts).
    raise exception 'too many plans within a day' using errcode = '23P24', column = 'created_at',
      constraint = to_char(possible_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  end if;
  return new;
end $$;
create trigger d_limit_plans before insert on trainingsplan_generierung
  for each row when (new.status = 'in_bearbeitung') execute function limit_plans();
