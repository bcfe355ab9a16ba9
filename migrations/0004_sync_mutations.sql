-- side: central
-- The write path: which mutations have been applied, and the function that applies a push.

create table sync_mutations (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  table_name text not null,
  key uuid not null,
  txid text,
  server_version text,
  created_at timestamptz not null default now()
);
create index sync_mutations_user on sync_mutations (user_id);

-- Applies mutations that the server has checked against the registry (table, operation, columns, values),
-- in their order, each in a subtransaction of its own, and answers for each one. One call instead of four
-- round trips a mutation. Each element carries: id, table, op, key, values, owner_column, key_column,
-- update_columns (those of the values that may change on an existing row), parents (column → [table,
-- key column, owner column]).
create function apply_mutations(acting_user uuid, mutations jsonb)
returns table (outcome text, detail text, column_hint text, txid text, server_version text)
language plpgsql as $$
declare
  mutation jsonb;
  known sync_mutations;
  row_owner uuid;
  parent record;
  parent_found boolean;
  insert_columns text;
  update_columns text;
  failed_table text;
  state text;
begin
  perform lock_owners(array[acting_user]);
  for mutation in select value from jsonb_array_elements(mutations) with ordinality order by ordinality loop
    outcome := 'applied'; detail := null; column_hint := null; txid := null; server_version := null;
    begin
      select * into known from sync_mutations where id = (mutation ->> 'id')::uuid;
      if found then
        if known.user_id <> acting_user then
          outcome := 'forbidden';
        else
          txid := known.txid; server_version := known.server_version;
        end if;
        return next;
        continue;
      end if;

      execute format('select %I from %I where %I = $1',
        mutation ->> 'owner_column', mutation ->> 'table', mutation ->> 'key_column')
        into row_owner using (mutation ->> 'key')::uuid;

      if row_owner <> acting_user then
        outcome := 'forbidden'; return next; continue;
      elsif row_owner is null and mutation ->> 'op' = 'update' then
        outcome := 'row_gone'; return next; continue;
      end if;

      for parent in select key as child_column, value ->> 0 as parent_table, value ->> 1 as parent_key,
          value ->> 2 as parent_owner from jsonb_each(mutation -> 'parents') loop
        continue when mutation -> 'values' ->> parent.child_column is null;
        execute format('select exists (select from %I where %I = $1 and %I = $2)',
          parent.parent_table, parent.parent_key, parent.parent_owner)
          into parent_found using (mutation -> 'values' ->> parent.child_column)::uuid, acting_user;
        if not parent_found then
          outcome := 'parent_missing'; column_hint := parent.child_column; exit;
        end if;
      end loop;
      if outcome <> 'applied' then return next; continue; end if;

      if mutation ->> 'op' = 'delete' then
        if row_owner is not null then
          execute format('delete from %I where %I = $1', mutation ->> 'table', mutation ->> 'key_column')
            using (mutation ->> 'key')::uuid;
          txid := pg_current_xact_id()::text;
        end if;
      elsif row_owner is not null then
        select string_agg(quote_ident(name), ', ') into update_columns
          from jsonb_array_elements_text(mutation -> 'update_columns') as name;
        -- Nothing to set is a touch: the trigger gives the row a new server_version.
        execute format('update %1$I set %2$s where %3$I = $2 returning server_version::text', mutation ->> 'table',
          case when update_columns is null then 'server_version = 0'
            else format('(%1$s) = (select %1$s from jsonb_populate_record(null::%2$I, $1))', update_columns, mutation ->> 'table')
          end, mutation ->> 'key_column')
          into server_version using mutation -> 'values', (mutation ->> 'key')::uuid;
        txid := pg_current_xact_id()::text;
      else
        select string_agg(quote_ident(key), ', ') into insert_columns from jsonb_object_keys(
          mutation -> 'values' || jsonb_build_object(mutation ->> 'owner_column', null)) as key;
        execute format('insert into %1$I (%2$s) select %2$s from jsonb_populate_record(null::%1$I, $1)
          returning server_version::text', mutation ->> 'table', insert_columns)
          into server_version
          using mutation -> 'values' || jsonb_build_object(mutation ->> 'owner_column', acting_user);
        txid := pg_current_xact_id()::text;
      end if;

      insert into sync_mutations (id, user_id, table_name, key, txid, server_version)
        values ((mutation ->> 'id')::uuid, acting_user, mutation ->> 'table', (mutation ->> 'key')::uuid,
          apply_mutations.txid, apply_mutations.server_version);
    exception when integrity_constraint_violation or data_exception or program_limit_exceeded then
      get stacked diagnostics state = returned_sqlstate, failed_table = table_name, detail = constraint_name,
        column_hint = column_name;
      -- Only another user's push can have taken this id meanwhile: pushes of one user wait for each other.
      outcome := case when failed_table = 'sync_mutations' and state = '23505' then 'forbidden' else state end;
      txid := null; server_version := null;
    end;
    return next;
  end loop;
end $$;

-- Wakes the worker that builds plans.
create function notify_plan_generation() returns trigger language plpgsql as $$
begin
  perform pg_notify('plan_generation', '');
  return null;
end $$;
create trigger wake_generator after insert on trainingsplan_generierung
  for each statement execute function notify_plan_generation();
