-- side: central
-- Keeps `sync_heads`: every statement on a synced table notes its transaction for the owners it touched.
-- Runs after the log trigger of 0003 (names sort: zz_), which already holds the owner's lock, so that the
-- note and the log entries of a transaction become visible together and in commit order.

-- A function is generated for each table, because static SQL keeps its plan. A transaction often writes many rows
-- of one owner by many statements (a push); a setting that ends with the transaction, or with the subtransaction
-- that is rolled back, remembers that the note stands.
create function watch_sync_head(watched text, owner_column text) returns void language plpgsql as $$
begin
  execute format($f$
    create function %1$I() returns trigger language plpgsql as $body$
    declare
      owners uuid[];
      only_owner text;
      txid text;
    begin
      select array_agg(distinct %2$I order by %2$I) into owners from changed_rows;
      if owners is null then return null; end if;
      if cardinality(owners) = 1 then
        only_owner := owners[1]::text;
        if current_setting(%4$L, true) = only_owner then return null; end if;
      end if;
      txid := pg_current_xact_id()::text;
      insert into sync_heads (user_id, heads)
        select owner, jsonb_build_object(%3$L, txid) from unnest(owners) as owner
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config(%4$L, coalesce(only_owner, ''), true);
      return null;
    end $body$ $f$, 'note_' || watched, owner_column, watched, 'anwurf.noted_' || watched);
  execute format('create trigger zz_note_insert after insert on %I referencing new table as changed_rows
    for each statement execute function %I()', watched, 'note_' || watched);
  execute format('create trigger zz_note_update after update on %I referencing new table as changed_rows
    for each statement execute function %I()', watched, 'note_' || watched);
  execute format('create trigger zz_note_delete after delete on %I referencing old table as changed_rows
    for each statement execute function %I()', watched, 'note_' || watched);
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
