-- side: central
-- Attendance refers to a member of the team and an entry of its calendar; it goes with either.

create index team_attendance_event on team_attendance (event_id);
create index team_attendance_member on team_attendance (member_id);

-- As in 0077; what a team's row refers to must be of the same team.
create or replace function apply_mutation(acting_user uuid, mutation_group jsonb, mutation jsonb) returns push_answer
language plpgsql as $$
declare
  answer push_answer;
  known sync_mutations;
  row_owner uuid;
  owner constant uuid := coalesce((mutation_group ->> 'team')::uuid, acting_user);
  parent record;
  parent_found boolean;
  insert_columns text;
  update_columns text;
begin
  answer.place := mutation ->> 'place';
  answer.outcome := 'applied';
  select * into known from sync_mutations where id = (mutation ->> 'id')::uuid;
  if found then return known_answer(acting_user, answer.place, known); end if;

  if not may_write(acting_user, mutation_group) then answer.outcome := 'forbidden'; return answer; end if;

  execute format('select %I from %I where %I = $1',
    mutation_group ->> 'owner_column', mutation_group ->> 'table', mutation_group ->> 'key_column')
    into row_owner using (mutation ->> 'key')::uuid;

  if row_owner <> owner then
    answer.outcome := 'forbidden'; return answer;
  elsif row_owner is null and mutation_group ->> 'op' = 'update' then
    answer.outcome := 'row_gone'; return answer;
  end if;

  for parent in select key as child_column, value ->> 0 as parent_table, value ->> 1 as parent_key,
      value ->> 2 as parent_owner from jsonb_each(mutation_group -> 'parents') loop
    continue when mutation -> 'values' ->> parent.child_column is null;
    execute format('select exists (select from %I where %I = $1 and %I = $2)',
      parent.parent_table, parent.parent_key, parent.parent_owner)
      into parent_found using (mutation -> 'values' ->> parent.child_column)::uuid, owner;
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
    if update_columns is not null then
      execute format('update %1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$I, $1)) where %3$I = $2
        returning server_version::text', mutation_group ->> 'table', update_columns, mutation_group ->> 'key_column')
        into answer.server_version using mutation -> 'values', (mutation ->> 'key')::uuid;
    end if;
    if answer.server_version is null then
      execute format('select server_version::text from %I where %I = $1', mutation_group ->> 'table', mutation_group ->> 'key_column')
        into answer.server_version using (mutation ->> 'key')::uuid;
    end if;
    answer.txid := pg_current_xact_id()::text;
  else
    select string_agg(quote_ident(key), ', ') into insert_columns from jsonb_object_keys(
      mutation -> 'values' || jsonb_build_object(mutation_group ->> 'owner_column', null)) as key;
    execute format('insert into %1$I (%2$s) select %2$s from jsonb_populate_record(null::%1$I, $1)
      returning server_version::text', mutation_group ->> 'table', insert_columns)
      into answer.server_version
      using mutation -> 'values' || jsonb_build_object(mutation_group ->> 'owner_column', owner);
    answer.txid := pg_current_xact_id()::text;
  end if;

  insert into sync_mutations (id, user_id, table_name, key, txid, server_version)
    values ((mutation ->> 'id')::uuid, acting_user, mutation_group ->> 'table', (mutation ->> 'key')::uuid,
      answer.txid, answer.server_version);
  return answer;
end $$;

-- The same.
create or replace function apply_rows(acting_user uuid, mutation_group jsonb) returns push_answer[] language plpgsql as $$
declare
  is_update constant boolean := mutation_group ->> 'op' = 'update';
  owner constant uuid := coalesce((mutation_group ->> 'team')::uuid, acting_user);
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
  -- Answered one by one then.
  if not may_write(acting_user, mutation_group) then raise no_data_found; end if;

  for parent in select key as child_column, value ->> 0 as parent_table, value ->> 1 as parent_key,
      value ->> 2 as parent_owner from jsonb_each(mutation_group -> 'parents') loop
    execute format('select exists (
        select from jsonb_array_elements($1) as member, lateral (select (member -> ''values'' ->> %L)::uuid as key) reference
        where reference.key is not null and not exists (select from %I parent where parent.%I = reference.key and parent.%I = $2))',
      parent.child_column, parent.parent_table, parent.parent_key, parent.parent_owner)
      into is_orphaned using members, owner;
    if is_orphaned then raise no_data_found; end if;
  end loop;

  -- Nothing to set changes nothing: the trigger a_server_version drops it.
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
  -- `kept`: rows that the statement left as they are. Nobody else writes them meanwhile, as their owner is locked.
  execute format('
    with source as (
      select * from jsonb_populate_recordset(null::%1$I, (
        select jsonb_agg(member -> ''values'' || jsonb_build_object(%2$L, member -> ''key'')) from jsonb_array_elements($2) member))),
    written as (%3$s),
    kept as (
      select %2$I as key, server_version::text as version from %1$I
        where %2$I in (select %2$I from source) and %4$I = $1 and %2$I not in (select key from written)),
    noted as (
      insert into sync_mutations (id, user_id, table_name, key, txid, server_version)
      select id, $3, %1$L, key, pg_current_xact_id()::text, version
        from jsonb_to_recordset($2) as member(id uuid, key uuid)
          join (select * from written union all select * from kept) as present using (key)
      returning id, txid, server_version)
    select array_agg(row(place, ''applied'', null, null, txid, server_version)::push_answer)
      from jsonb_to_recordset($2) as member(id uuid, place integer) join noted using (id)',
    mutation_group ->> 'table', mutation_group ->> 'key_column', statement, mutation_group ->> 'owner_column')
    into answers using owner, members, acting_user;
  if cardinality(answers) is distinct from jsonb_array_length(members) then raise no_data_found; end if;
  return answers || known_answers;
end $$;

-- Most marks of an entry: every player of a full team several times.
create function bound_attendance() returns trigger language plpgsql as $$
begin
  if exists (select from team_attendance where event_id in (select event_id from new_rows) group by event_id having count(*) > 500) then
    raise check_violation using message = 'the entry has too many marks';
  end if;
  return null;
end $$;
create trigger zzz_bound after insert on team_attendance referencing new table as new_rows
  for each statement execute function bound_attendance();

-- Out of the log as well.
drop index shape_log_copies;
create index shape_log_copies on shape_log (key)
  where table_name in ('shared_trainings', 'shared_loads', 'shared_tests', 'shared_complaints', 'team_members', 'team_attendance');
create trigger zzz_scrub after delete on team_attendance referencing old table as old_rows
  for each statement execute function scrub_copies();
