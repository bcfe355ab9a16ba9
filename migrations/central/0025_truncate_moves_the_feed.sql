-- A TRUNCATE moves the change feed of everybody, as a delete moves its owner's: without it a device that waits at the feed
-- would keep the rows until it starts anew.
create function note_truncate() returns trigger language plpgsql as $$
begin
  update sync_heads set heads = heads || jsonb_build_object(tg_table_name, pg_current_xact_id()::text);
  return null;
end $$;

-- As in 0012, and with the trigger for TRUNCATE.
create or replace function watch_sync_head(watched text, owner_column text) returns void language plpgsql as $$
begin
  execute format($f$
    create or replace function %1$I() returns trigger language plpgsql as $body$
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
  execute format('create or replace trigger zz_note_insert after insert on %I referencing new table as changed_rows
    for each statement execute function %I()', watched, 'note_' || watched);
  execute format('create or replace trigger zz_note_update after update on %I referencing new table as changed_rows
    for each statement execute function %I()', watched, 'note_' || watched);
  execute format('create or replace trigger zz_note_delete after delete on %I referencing old table as changed_rows
    for each statement execute function %I()', watched, 'note_' || watched);
  execute format('create or replace trigger zz_note_truncate after truncate on %I
    for each statement execute function note_truncate()', watched);
end $$;
