-- side: central
-- The embedded shape log: what `GET /api/shapes/:table` answers from when no Electric is configured.
-- Every change of a synced table is written here in the transaction of the change.

-- Whoever writes rows of an owner holds that owner's lock until commit, and takes log positions only under
-- it: so within one owner the order of positions is the order of commits, and a reader that has seen
-- position n never finds an older one later. Owners share 1,024 locks, so that a statement over all users
-- cannot exhaust the lock table. Code that writes should take the lock first, before any row lock.
create function lock_owners(owners uuid[]) returns void language plpgsql as $$
declare
  bucket integer;
begin
  for bucket in select distinct hashtext(owner::text) & 1023 from unnest(owners) as owner order by 1 loop
    perform pg_advisory_xact_lock(7407, bucket);
  end loop;
end $$;

create sequence server_version_seq;

-- Every write alters the row, also one that repeats known values: so every accepted write is streamed.
create function set_server_version() returns trigger language plpgsql as $$
begin
  new.server_version := nextval('server_version_seq');
  return new;
end $$;

-- Rows of tables that everybody reads carry the zero uuid as owner. `value` holds all columns in Postgres'
-- text output (booleans t/f), `old_value` those before an update. json, not jsonb: it is handed out as text.
create table shape_log (
  seq bigint generated always as identity primary key,
  txid bigint not null,
  table_name text not null,
  owner uuid not null,
  key uuid not null,
  op text not null check (op in ('insert', 'update', 'delete')),
  value json not null,
  old_value json,
  at timestamptz not null default now()
);
create index shape_log_owner on shape_log (owner, table_name, seq);
create index shape_log_at on shape_log (at);

-- Up to where a stream's entries have been removed. A device that has read less far must start over.
create table shape_log_pruned (
  owner uuid not null,
  table_name text not null,
  seq bigint not null,
  primary key (owner, table_name)
);

-- Counts what the log cannot tell row by row (TRUNCATE): older handles are void.
create table shape_epochs (
  table_name text primary key,
  epoch bigint not null
);

create function notify_shapes(changed text, owners uuid[]) returns void language plpgsql as $$
begin
  if cardinality(owners) > 100 then
    perform pg_notify('shape_log', changed || ' *');
  else
    perform pg_notify('shape_log', changed || ' ' || owner) from unnest(owners) as owner;
  end if;
end $$;

create function void_shape() returns trigger language plpgsql as $$
begin
  insert into shape_epochs values (tg_table_name, 1)
    on conflict (table_name) do update set epoch = shape_epochs.epoch + 1;
  perform pg_notify('shape_log', tg_table_name || ' *');
  return null;
end $$;

-- The SQL expression that turns the row `alias` of a table into the json of its columns' text.
create function shape_row_expression(watched text, alias text) returns text language sql as $$
  select 'json_build_object(' || string_agg(
    format(case when atttypid = 'boolean'::regtype then '%L, left(%s.%I::text, 1)' else '%L, %s.%I::text' end,
      attname, alias, attname), ', ' order by attnum) || ')'
  from pg_attribute where attrelid = watched::regclass and attnum > 0 and not attisdropped
$$;

-- Puts a table under the log. `owner_column` null: everybody reads it. A migration that changes the columns
-- of a synced table calls this again. Three trigger functions are generated for each table, because static
-- SQL keeps its plan, and because a statement of 100,000 rows must be logged by one insert.
create function watch_shape(watched text, owner_column text) returns void language plpgsql as $$
declare
  everyone constant text := quote_literal('00000000-0000-0000-0000-000000000000') || '::uuid';
  key_column constant text := (
    select attname from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indrelid = watched::regclass and indisprimary);
  old_owner constant text := case when owner_column is null then everyone else 'o.' || quote_ident(owner_column) end;
  new_owner constant text := case when owner_column is null then everyone else 'n.' || quote_ident(owner_column) end;
  old_row constant text := shape_row_expression(watched, 'o');
  new_row constant text := shape_row_expression(watched, 'n');
  -- Text output depends on these two settings of a session; the log must not.
  frame constant text := $f$
    create or replace function %I() returns trigger language plpgsql
      set timezone to 'UTC' set datestyle to 'ISO, YMD' as $body$
    declare
      owners uuid[];
    begin
      select array_agg(distinct owner) into owners from (%s) touched;
      if owners is null then return null; end if;
      perform lock_owners(owners);
      insert into shape_log (txid, table_name, owner, key, op, value, old_value) %s;
      perform notify_shapes(%L, owners);
      return null;
    end $body$ $f$;
  txid constant text := format('pg_current_xact_id()::text::bigint, %L', watched);
begin
  execute format(frame, 'log_insert_' || watched, format('select %s as owner from new_rows n', new_owner),
    format('select %s, %s, n.%I, ''insert'', %s, null from new_rows n', txid, new_owner, key_column, new_row),
    watched);
  execute format(frame, 'log_delete_' || watched, format('select %s as owner from old_rows o', old_owner),
    format('select %s, %s, o.%I, ''delete'', %s, null from old_rows o', txid, old_owner, key_column, old_row),
    watched);
  -- A row that changes its owner or key leaves one stream and enters another: delete, then insert.
  execute format(frame, 'log_update_' || watched,
    format('select %s as owner from old_rows o union all select %s from new_rows n', old_owner, new_owner),
    format('select %1$s, coalesce(%2$s, %3$s), coalesce(n.%4$I, o.%4$I),
        case when o.%4$I is null then ''insert'' when n.%4$I is null then ''delete'' else ''update'' end,
        case when n.%4$I is null then %5$s else %6$s end,
        case when n.%4$I is not null and o.%4$I is not null then %5$s end
      from old_rows o full join new_rows n on n.%4$I = o.%4$I and %2$s = %3$s
      order by n.%4$I is not null', txid, new_owner, old_owner, key_column, old_row, new_row),
    watched);

  execute format('create or replace trigger a_server_version before insert or update on %I
    for each row execute function set_server_version()', watched);
  execute format('create or replace trigger log_insert after insert on %I referencing new table as new_rows
    for each statement execute function %I()', watched, 'log_insert_' || watched);
  execute format('create or replace trigger log_update after update on %I
    referencing old table as old_rows new table as new_rows
    for each statement execute function %I()', watched, 'log_update_' || watched);
  execute format('create or replace trigger log_delete after delete on %I referencing old table as old_rows
    for each statement execute function %I()', watched, 'log_delete_' || watched);
  execute format('create or replace trigger log_truncate after truncate on %I
    for each statement execute function void_shape()', watched);
end $$;

select watch_shape(name, owner) from (values
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
  ('fitness_tests', 'user_id'),
  ('sync_heads', 'user_id'),
  ('exercise_catalogue', null)
) as watched (name, owner);
