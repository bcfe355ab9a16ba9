-- What each user has stored, by table: a push and an import ask it (server/sync/storage-bound.ts). Counted from the entries
-- of the shape log, which every change of a synced table writes in its transaction and under its owner's lock; bytes are
-- those of the row in the log.
create table stored_rows (
  user_id uuid not null references users (id) on delete cascade,
  table_name text not null,
  row_count bigint not null,
  byte_count bigint not null,
  primary key (user_id, table_name)
) with (fillfactor = 50);

create function count_stored_rows() returns trigger language plpgsql as $$
begin
  -- Rows of everybody and those of an account that is being deleted have no user.
  insert into stored_rows (user_id, table_name, row_count, byte_count)
    select owner, table_name, sum(case op when 'insert' then 1 when 'delete' then -1 else 0 end),
        sum(case op when 'delete' then -octet_length(value::text)
          else octet_length(value::text) - coalesce(octet_length(old_value::text), 0) end)
      from entries where table_name <> 'sync_heads' and exists (select from users where id = owner)
      group by owner, table_name
    on conflict (user_id, table_name) do update
      set row_count = stored_rows.row_count + excluded.row_count, byte_count = stored_rows.byte_count + excluded.byte_count;
  return null;
end $$;
create trigger count_stored_rows after insert on shape_log referencing new table as entries
  for each statement execute function count_stored_rows();

-- Counts a table from its rows.
create function recount_stored_rows(counted text, owner_column text) returns void language plpgsql
  set timezone to 'UTC' set datestyle to 'ISO, YMD' as $$
begin
  delete from stored_rows where table_name = counted;
  execute format('insert into stored_rows select %1$I, %2$L, count(*), sum(octet_length((%3$s)::text)) from %2$I t group by %1$I',
    owner_column, counted, shape_row_expression(counted, 't'));
end $$;

-- As in 0003; a TRUNCATE leaves nothing stored either.
create or replace function void_shape() returns trigger language plpgsql as $$
begin
  insert into shape_epochs values (tg_table_name, 1)
    on conflict (table_name) do update set epoch = shape_epochs.epoch + 1;
  delete from stored_rows where table_name = tg_table_name;
  perform pg_notify('shape_log', tg_table_name || ' *');
  return null;
end $$;

select recount_stored_rows(name, owner) from (values
  ('users', 'id'),
  ('profiles', 'id'),
  ('user_dashboard_settings', 'user_id'),
  ('fragebogen_antworten', 'benutzer_id'),
  ('trainingsplan_generierung', 'benutzer_id'),
  ('trainingsplanreal', 'user_id'),
  ('sessions', 'user_id'),
  ('warmup_uebungen', 'user_id'),
  ('haupt_uebungen', 'user_id'),
  ('cooldown_uebungen', 'user_id'),
  ('athleten_uebungen', 'user_id'),
  ('workout_tracking', 'user_id'),
  ('active_training_sessions', 'user_id'),
  ('completed_sessions', 'user_id'),
  ('training_reports', 'user_id'),
  ('fitness_tests', 'user_id')
) as counted (name, owner);
