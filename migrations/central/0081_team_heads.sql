-- How the change feed learns of rows of teams; by itself, as the tables of the registry are watched at every start.

-- As `watch_sync_head` (0012), for a table of teams: a change moves the feed of each member who reads the table, under the name of
-- the team's stream.
create function watch_team_head(watched text, team_column text, readers text[]) returns void language plpgsql as $outer$
begin
  execute format($f$
    create or replace function %1$I() returns trigger language plpgsql as $body$
    declare
      teams uuid[];
      only_team text;
    begin
      select array_agg(distinct %2$I) into teams from changed_rows;
      if teams is null then return null; end if;
      if cardinality(teams) = 1 then
        only_team := teams[1]::text;
        if current_setting(%4$L, true) = only_team then return null; end if;
      end if;
      insert into sync_heads (user_id, heads)
        select user_id, jsonb_object_agg(%3$L || '@' || team_id, pg_current_xact_id()::text) from memberships
          where team_id = any(teams) and role = any(%5$L::text[]) and exists (select from users where id = user_id)
          group by user_id order by user_id
      on conflict (user_id) do update set heads = sync_heads.heads || excluded.heads;
      perform set_config(%4$L, coalesce(only_team, ''), true);
      return null;
    end $body$ $f$, 'note_' || watched, team_column, watched, 'anwurf.noted_' || watched, readers);
  execute format('create or replace trigger zz_note_insert after insert on %I referencing new table as changed_rows
    for each statement execute function %I()', watched, 'note_' || watched);
  execute format('create or replace trigger zz_note_update after update on %I referencing new table as changed_rows
    for each statement execute function %I()', watched, 'note_' || watched);
  execute format('create or replace trigger zz_note_delete after delete on %I referencing old table as changed_rows
    for each statement execute function %I()', watched, 'note_' || watched);
  execute format('create or replace trigger zz_note_truncate after truncate on %I
    for each statement execute function note_team_truncate()', watched);
end $outer$;

-- Rare, and the triggers do not know the readers: every member of every team looks again.
create function note_team_truncate() returns trigger language plpgsql as $$
begin
  update sync_heads set heads = heads || named.heads from (
    select user_id, jsonb_object_agg(tg_table_name || '@' || team_id, pg_current_xact_id()::text) as heads from memberships group by user_id) as named
    where sync_heads.user_id = named.user_id;
  return null;
end $$;
