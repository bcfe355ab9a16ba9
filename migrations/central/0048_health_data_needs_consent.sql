-- Health data are stored only with the player's consent, whichever way they come: push, import or the server's own code.

-- Whether the newest decision of a purpose is a yes. Passing on needs the consent to the storage as well.
create function has_health_consent(player uuid, wanted text) returns boolean language sql stable as $$
  select coalesce((select granted from health_consents where user_id = player and purpose = 'coaching'
      order by decided_at desc, server_version desc, id desc limit 1), false)
    and (wanted = 'coaching' or coalesce((select granted from health_consents where user_id = player and purpose = wanted
      order by decided_at desc, server_version desc, id desc limit 1), false))
$$;

-- A device's clock may be ahead; a decision of the future would outlast every later one.
create function date_health_consent() returns trigger language plpgsql as $$
begin
  new.decided_at := least(new.decided_at, clock_timestamp());
  return new;
end $$;
create trigger b_date before insert on health_consents for each row execute function date_health_consent();

-- 23H01 is refused like any rule of the database: the device keeps the row and says why.
create function require_health_consent() returns trigger language plpgsql as $$
begin
  if not has_health_consent((to_jsonb(new) ->> tg_argv[0])::uuid, 'coaching') then
    raise exception 'health data without consent' using errcode = '23H01';
  end if;
  return new;
end $$;
create trigger b_consent before insert or update on complaints
  for each row execute function require_health_consent('user_id');
create trigger b_consent before insert or update on health_checks
  for each row execute function require_health_consent('user_id');
create trigger b_consent before insert or update on recovery_events
  for each row execute function require_health_consent('user_id');
create trigger b_consent before insert or update of aktuelle_verletzungen, hat_vorherige_verletzungen on fragebogen_antworten
  for each row when (new.aktuelle_verletzungen <> '' or new.hat_vorherige_verletzungen)
  execute function require_health_consent('benutzer_id');

-- Removes a player's health data, and what the log still holds of them. Devices get the deletions by the log; its earlier entries
-- are not needed by anybody: whoever has not read them reads that the row is gone.
create function remove_health_data(player uuid) returns void language plpgsql as $$
declare
  answers constant jsonb := '{"aktuelle_verletzungen": "", "hat_vorherige_verletzungen": "f"}';
begin
  perform lock_owners(array[player]);
  delete from complaints where user_id = player;
  delete from health_checks where user_id = player;
  delete from recovery_events where user_id = player;
  update fragebogen_antworten set aktuelle_verletzungen = '', hat_vorherige_verletzungen = false
    where benutzer_id = player and (aktuelle_verletzungen <> '' or hat_vorherige_verletzungen);
  delete from shape_log where owner = player and op <> 'delete'
    and table_name in ('complaints', 'health_checks', 'recovery_events');
  update shape_log set value = json_build_object('id', key) where owner = player and op = 'delete'
    and table_name in ('complaints', 'health_checks', 'recovery_events');
  update shape_log set value = (value::jsonb || answers)::json, old_value = (old_value::jsonb || answers)::json
    where owner = player and table_name = 'fragebogen_antworten';
end $$;

create function end_health_consents() returns trigger language plpgsql as $$
begin
  perform remove_health_data(user_id) from (
    select distinct user_id from new_rows where purpose = 'coaching' and not granted) as ended
    where not has_health_consent(user_id, 'coaching');
  return null;
end $$;
-- Behind the triggers that log the decision.
create trigger zzz_end after insert on health_consents referencing new table as new_rows
  for each statement execute function end_health_consents();
