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

-- The answer for one mutation, by its place in the push. `outcome`: applied, forbidden, row_gone, parent_missing,
-- or the SQLSTATE of the rule that it breaks.
create type push_answer as (
  place integer,
  outcome text,
  detail text,
  column_hint text,
  txid text,
  server_version text
);

-- The answer for a mutation that was applied before: the same again, to nobody but its sender.
create function known_answer(acting_user uuid, place integer, known sync_mutations) returns push_answer language sql as $$
  select case when known.user_id = acting_user
    then row(place, 'applied', null, null, known.txid, known.server_version)::push_answer
    else row(place, 'forbidden', null, null, null, null)::push_answer end
$$;

-- Applies one mutation of a group. Raises when it breaks a rule of the database.
create function apply_mutation(acting_user uuid, mutation_group jsonb, mutation jsonb) returns push_answer
language plpgsql as $$
declare
  answer push_answer;
  known sync_mutations;
  row_owner uuid;
  parent record;
  parent_found boolean;
  insert_columns text;
  update_columns text;
begin
  answer.place := mutation ->> 'place';
  answer.outcome := 'applied';
  select * into known from sync_mutations where id = (mutation ->> 'id')::uuid;
  if found then return known_answer(acting_user, answer.place, known); end if;

  execute format('select %I from %I where %I = $1',
    mutation_group ->> 'owner_column', mutation_group ->> 'table', mutation_group ->> 'key_column')
    into row_owner using (mutation ->> 'key')::uuid;

  if row_owner <> acting_user then
    answer.outcome := 'forbidden'; return answer;
  elsif row_owner is null and mutation_group ->> 'op' = 'update' then
    answer.outcome := 'row_gone'; return answer;
  end if;

  for parent in select key as child_column, value ->> 0 as parent_table, value ->> 1 as parent_key,
      value ->> 2 as parent_owner from jsonb_each(mutation_group -> 'parents') loop
    continue when mutation -> 'values' ->> parent.child_column is null;
    execute format('select exists (select from %I where %I = $1 and %I = $2)',
      parent.parent_table, parent.parent_key, parent.parent_owner)
      into parent_found using (mutation -> 'values' ->> parent.child_column)::uuid, acting_user;
    if not parent_found then
      answer.outcome := 'parent_missing'; answer.column_hint := parent.child_column; return answer;
    end if;
  end loop;

  if mutation_group ->> 'op' = 'delete' then
    if row_owner is not null then
      execute format('delete from %I where %I = $1', mutation_group ->> 'table', mutation_group ->> 'key_column')
        using (mutation ->> 'key')::uuid;
      answer.txid := pg_current_xact_id()::text;
    end if;
  elsif row_owner is not null then
    select string_agg(quote_ident(name), ', ') into update_columns
      from jsonb_array_elements_text(mutation_group -> 'update_columns') as name;
    -- Nothing to set is a touch: the trigger gives the row a new server_version.
    execute format('update %1$I set %2$s where %3$I = $2 returning server_version::text', mutation_group ->> 'table',
      case when update_columns is null then 'server_version = 0'
        else format('(%1$s) = (select %1$s from jsonb_populate_record(null::%2$I, $1))', update_columns, mutation_group ->> 'table')
      end, mutation_group ->> 'key_column')
      into answer.server_version using mutation -> 'values', (mutation ->> 'key')::uuid;
    answer.txid := pg_current_xact_id()::text;
  else
    select string_agg(quote_ident(key), ', ') into insert_columns from jsonb_object_keys(
      mutation -> 'values' || jsonb_build_object(mutation_group ->> 'owner_column', null)) as key;
    execute format('insert into %1$I (%2$s) select %2$s from jsonb_populate_record(null::%1$I, $1)
      returning server_version::text', mutation_group ->> 'table', insert_columns)
      into answer.server_version
      using mutation -> 'values' || jsonb_build_object(mutation_group ->> 'owner_column', acting_user);
    answer.txid := pg_current_xact_id()::text;
  end if;

  insert into sync_mutations (id, user_id, table_name, key, txid, server_version)
    values ((mutation ->> 'id')::uuid, acting_user, mutation_group ->> 'table', (mutation ->> 'key')::uuid,
      answer.txid, answer.server_version);
  return answer;
end $$;

-- Applies a group of upserts or updates (same columns, different rows) by one statement, many times as fast as one
-- by one. Whatever is unusual (a row that is somebody else's or gone, a missing parent) raises no_data_found, and
-- the caller divides the group.
create function apply_rows(acting_user uuid, mutation_group jsonb) returns push_answer[] language plpgsql as $$
declare
  is_update constant boolean := mutation_group ->> 'op' = 'update';
  members jsonb;
  parent record;
  is_orphaned boolean;
  insert_columns text;
  assignments text;
  statement text;
  known_answers push_answer[];
  answers push_answer[];
begin
  select jsonb_agg(member order by place) filter (where known.id is null),
      array_agg(known_answer(acting_user, place, known)) filter (where known.id is not null)
    into members, known_answers
    from jsonb_array_elements(mutation_group -> 'mutations') as member
      left join sync_mutations known on known.id = (member ->> 'id')::uuid,
      lateral (select (member ->> 'place')::integer as place) as position;
  if members is null then return known_answers; end if;

  for parent in select key as child_column, value ->> 0 as parent_table, value ->> 1 as parent_key,
      value ->> 2 as parent_owner from jsonb_each(mutation_group -> 'parents') loop
    execute format('select exists (
        select from jsonb_array_elements($1) as member, lateral (select (member -> ''values'' ->> %L)::uuid as key) reference
        where reference.key is not null and not exists (select from %I parent where parent.%I = reference.key and parent.%I = $2))',
      parent.child_column, parent.parent_table, parent.parent_key, parent.parent_owner)
      into is_orphaned using members, acting_user;
    if is_orphaned then raise no_data_found; end if;
  end loop;

  -- Nothing to set is a touch: the trigger gives the row a new server_version.
  select coalesce(string_agg(format('%1$I = %2$s.%1$I', name, case when is_update then 'source' else 'excluded' end), ', '),
      'server_version = 0') into assignments
    from jsonb_array_elements_text(mutation_group -> 'update_columns') as name;
  if is_update then
    statement := format('update %1$I target set %3$s from source where target.%4$I = source.%4$I and target.%2$I = $1
      returning target.%4$I as key, target.server_version::text as version',
      mutation_group ->> 'table', mutation_group ->> 'owner_column', assignments, mutation_group ->> 'key_column');
  else
    select string_agg(quote_ident(name), ', ') into insert_columns
      from jsonb_object_keys(members -> 0 -> 'values') as name where name <> mutation_group ->> 'owner_column';
    statement := format('insert into %1$I as target (%2$I, %5$s) select $1, %5$s from source
      on conflict (%4$I) do update set %3$s where target.%2$I = $1
      returning %4$I as key, server_version::text as version',
      mutation_group ->> 'table', mutation_group ->> 'owner_column', assignments,
      mutation_group ->> 'key_column', insert_columns);
  end if;
  execute format('
    with source as (
      select * from jsonb_populate_recordset(null::%1$I, (
        select jsonb_agg(member -> ''values'' || jsonb_build_object(%2$L, member -> ''key'')) from jsonb_array_elements($2) member))),
    written as (%3$s),
    noted as (
      insert into sync_mutations (id, user_id, table_name, key, txid, server_version)
      select id, $1, %1$L, key, pg_current_xact_id()::text, version
        from jsonb_to_recordset($2) as member(id uuid, key uuid) join written using (key)
      returning id, txid, server_version)
    select array_agg(row(place, ''applied'', null, null, txid, server_version)::push_answer)
      from jsonb_to_recordset($2) as member(id uuid, place integer) join noted using (id)',
    mutation_group ->> 'table', mutation_group ->> 'key_column', statement)
    into answers using acting_user, members;
  if cardinality(answers) is distinct from jsonb_array_length(members) then raise no_data_found; end if;
  return answers || known_answers;
end $$;

-- Applies groups in their order. What breaks a rule is found by halving: nothing of a half that fails stays, until
-- one mutation is left that is refused alone. So a push in order costs one subtransaction instead of one for each
-- mutation.
create function apply_groups(acting_user uuid, groups jsonb) returns push_answer[] language plpgsql as $$
declare
  mutation_group jsonb;
  answers push_answer[] := '{}';
  answer push_answer;
  is_one_group boolean;
  parts jsonb;
  part jsonb;
  middle integer;
  failed_table text;
  state text;
begin
  for mutation_group in select value from jsonb_array_elements(groups) with ordinality order by ordinality loop
    if jsonb_array_length(mutation_group -> 'mutations') > 1 then
      answers := answers || apply_rows(acting_user, mutation_group);
    else
      answers := answers || apply_mutation(acting_user, mutation_group, mutation_group -> 'mutations' -> 0);
    end if;
  end loop;
  return answers;
exception when integrity_constraint_violation or data_exception or program_limit_exceeded or no_data_found then
  mutation_group := groups -> 0;
  is_one_group := jsonb_array_length(groups) = 1;
  parts := case when is_one_group then mutation_group -> 'mutations' else groups end;
  middle := jsonb_array_length(parts) / 2;
  if middle = 0 then
    get stacked diagnostics state = returned_sqlstate, failed_table = table_name, answer.detail = constraint_name,
      answer.column_hint = column_name;
    answer.place := parts -> 0 ->> 'place';
    -- Only another user's push can have taken this id meanwhile: pushes of one user wait for each other.
    answer.outcome := case when failed_table = 'sync_mutations' and state = '23505' then 'forbidden' else state end;
    return array[answer];
  end if;
  answers := '{}';
  foreach part in array array[
    jsonb_path_query_array(parts, '$[0 to $n]', jsonb_build_object('n', middle - 1)),
    jsonb_path_query_array(parts, '$[$n to last]', jsonb_build_object('n', middle))]
  loop
    if is_one_group then part := jsonb_build_array(mutation_group || jsonb_build_object('mutations', part)); end if;
    answers := answers || apply_groups(acting_user, part);
  end loop;
  return answers;
end $$;

-- Applies a push that the server has checked against the registry (table, operation, columns, values) and grouped,
-- and answers for each mutation. Each group carries: table, op, owner_column, key_column, update_columns (those of
-- the values that may change on an existing row), parents (column → [table, key column, owner column]), mutations
-- (place in the push, id, key, values).
create function apply_mutations(acting_user uuid, groups jsonb) returns setof push_answer language plpgsql as $$
begin
  perform lock_owners(array[acting_user]);
  return query select * from unnest(apply_groups(acting_user, groups)) order by place;
end $$;

-- Wakes the worker that builds plans.
create function notify_plan_generation() returns trigger language plpgsql as $$
begin
  perform pg_notify('plan_generation', '');
  return null;
end $$;
create trigger wake_generator after insert on trainingsplan_generierung
  for each statement execute function notify_plan_generation();
