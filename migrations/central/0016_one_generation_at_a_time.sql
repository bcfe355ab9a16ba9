-- A player has one plan made at a time, from however many tabs and devices he asks. A request that arrives while another
-- is open is joined to it: it is stored, because a device has acknowledged it, and closed at once, without a job. Devices
-- show the open one instead (packages/db/queries/plan-generation.ts).
create function join_running_generation() returns trigger language plpgsql as $$
begin
  -- Requests of one player wait for each other, also those that come past the push.
  perform lock_owners(array[new.benutzer_id]);
  if exists (select from trainingsplan_generierung
      where benutzer_id = new.benutzer_id and status = 'in_bearbeitung' and id <> new.id) then
    new.status := 'abgebrochen';
    new.error_code := 'already_running';
    new.finished_at := clock_timestamp();
  end if;
  return new;
end $$;
create trigger c_join_running before insert on trainingsplan_generierung
  for each row when (new.status = 'in_bearbeitung') execute function join_running_generation();

-- Whoever closes a generation holds its owner's lock; the time of the transaction, which began before it had the lock,
-- could be earlier than that of a request which was joined meanwhile. Devices tell by these times what was joined to what.
create function stamp_closed_generation() returns trigger language plpgsql as $$
begin
  new.finished_at := clock_timestamp();
  return new;
end $$;
create trigger d_stamp_closed before update on trainingsplan_generierung
  for each row when (old.status = 'in_bearbeitung' and new.status <> 'in_bearbeitung') execute function stamp_closed_generation();
