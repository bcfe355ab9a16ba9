-- A questionnaire can be deleted, and its plan requests go with it; the plans of its day count against the limit all the same
-- (0022), else deleting would buy further ones.
create table spent_plans (
  user_id uuid not null references users (id) on delete cascade,
  accepted_at timestamptz not null
);
create index spent_plans_user on spent_plans (user_id, accepted_at);

create function keep_spent_plans() returns trigger language plpgsql as $$
begin
  delete from spent_plans where user_id = old.benutzer_id and accepted_at < clock_timestamp() - interval '24 hours';
  insert into spent_plans (user_id, accepted_at)
    select old.benutzer_id, accepted_at from plan_jobs
    where generation_id = old.id and accepted_at > clock_timestamp() - interval '24 hours'
      and (old.status <> 'fehlgeschlagen' or asked > 0)
      -- Not while the account goes.
      and exists (select from users where id = old.benutzer_id);
  return old;
end $$;
create trigger d_keep_spent before delete on trainingsplan_generierung for each row execute function keep_spent_plans();

create or replace function limit_plans() returns trigger language plpgsql as $$
declare
  possible_at timestamptz;
begin
  -- Sent again: it counts already.
  if exists (select from plan_jobs where generation_id = new.id) then return new; end if;
  -- One that failed before anybody was asked has cost nothing.
  select accepted_at + interval '24 hours' into possible_at from (
      select accepted_at from plan_jobs join trainingsplan_generierung on id = generation_id
        where benutzer_id = new.benutzer_id and (status <> 'fehlgeschlagen' or asked > 0)
      union all select accepted_at from spent_plans where user_id = new.benutzer_id) as spent
    where accepted_at > clock_timestamp() - interval '24 hours'
    order by accepted_at desc offset most_plans_a_day() - 1 limit 1;
  if found then
    -- The push reads the time from here (server/sync/push.ts).
    raise exception 'too many plans within a day' using errcode = '23P24', column = 'created_at',
      constraint = to_char(possible_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  end if;
  return new;
end $$;
