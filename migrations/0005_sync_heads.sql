-- side: central
-- Keeps `sync_heads`: every statement on a synced table notes its transaction for the owners it touched.
-- Runs after the log trigger of 0003 (names sort: zz_), which already holds the owner's lock, so that the
-- note and the log entries of a transaction become visible together and in commit order.

create function note_sync_head() returns trigger language plpgsql as $$
declare
  owner_column text := tg_argv[0];
  txid text := pg_current_xact_id()::text;
begin
  execute format(
    'insert into sync_heads (user_id, heads)
       select owner, jsonb_build_object(%L, %L) from (select distinct %I as owner from changed_rows) changed order by owner
     on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads
       where sync_heads.heads ->> %L is distinct from %L',
    tg_table_name, txid, owner_column, tg_table_name, txid);
  return null;
end $$;

create function watch_sync_head(table_name text, owner_column text) returns void language plpgsql as $$
begin
  execute format('create trigger zz_note_insert after insert on %I referencing new table as changed_rows
    for each statement execute function note_sync_head(%L)', table_name, owner_column);
  execute format('create trigger zz_note_update after update on %I referencing new table as changed_rows
    for each statement execute function note_sync_head(%L)', table_name, owner_column);
  execute format('create trigger zz_note_delete after delete on %I referencing old table as changed_rows
    for each statement execute function note_sync_head(%L)', table_name, owner_column);
end $$;

select watch_sync_head(name, owner) from (values
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
) as watched (name, owner);
