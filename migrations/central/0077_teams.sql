-- Teams: what a member may write, and what of a player's log his teams get. What the change feed learns of it: 0081.
-- Reasons: server/decisions/0060-a-team-owns-rows.md; rules: packages/contract/sync/SPEC.md, S70 and on.

create unique index memberships_once on memberships (team_id, user_id);
alter table shared_tests
  add check (char_length(conditions::text) <= 20000),
  add check (char_length(results::text) <= 100000);

-- Codes by which somebody joins. One is open a team and role; whoever has it may join until it expires or another one replaces it.
create table team_codes (
  code text primary key check (code ~ '^[A-HJ-NP-Z2-9]{8}$'),
  team_id uuid not null references teams (id) on delete cascade,
  role text not null check (role in ('coach', 'physio', 'player')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (team_id, role)
);

-- WRITING

-- Whether the group's rows belong to the acting user, or to a team in which his role may write the table.
create function may_write(acting_user uuid, mutation_group jsonb) returns boolean language sql stable as $$
  select mutation_group ->> 'team' is null or exists (
    select from memberships where team_id = (mutation_group ->> 'team')::uuid and user_id = acting_user
      and mutation_group -> 'writers' ? role)
$$;

-- As in migration 0059, for rows of teams as well: the owner is then the team of the group.
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
      into is_orphaned using members, acting_user;
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

-- Locks everybody whose stream a change can move, in one order: the user and his teams, the staff that reads what he shares, and,
-- for rows that every member reads, all members. Locking them one after the other, as the triggers would, ends in deadlocks.
create function lock_teams_of(acting_user uuid, with_players boolean) returns void language plpgsql as $$
begin
  perform lock_owners(array(
    select acting_user union select team_id from memberships where user_id = acting_user
    union select fellow.user_id from memberships own join memberships fellow using (team_id)
      where own.user_id = acting_user and (with_players or fellow.role <> 'player')));
end $$;

-- The same for a change of who is in a team.
create function lock_members_of(team uuid, somebody uuid) returns void language plpgsql as $$
begin
  perform lock_owners(array(select unnest(array[team, somebody]) union select user_id from memberships where team_id = team));
end $$;

-- Whether a push writes rows of a team, or rows that are shared with teams.
create function writes_for_teams(groups jsonb) returns boolean language sql immutable as $$
  select exists (select from jsonb_array_elements(groups) as mutation_group
    where mutation_group ->> 'team' is not null or mutation_group ->> 'table' in ('completed_sessions', 'scheduled_sessions',
      'handball_loads', 'fitness_tests', 'complaints', 'sharing_consents', 'health_consents', 'profiles', 'users'))
$$;

create or replace function apply_push(acting_user uuid, pushed_origin uuid, groups jsonb) returns setof push_answer language plpgsql as $$
begin
  if writes_for_teams(groups) then
    perform lock_teams_of(acting_user, exists (select from jsonb_array_elements(groups) as one where one ->> 'team' is not null));
  else
    perform lock_owners(array[acting_user]);
  end if;
  if exists (select from sync_finished_origins where user_id = acting_user and origin = pushed_origin) then
    return query select (member ->> 'place')::integer, 'applied', null::text, null::text, null::text, '0'
      from jsonb_array_elements(groups) as mutation_group, jsonb_array_elements(mutation_group -> 'mutations') as member
      order by 1;
    return;
  end if;
  perform set_config('anwurf.origin', coalesce(pushed_origin::text, ''), true);
  return query select * from apply_mutations(acting_user, groups);
end $$;

-- SHARING

-- Whether a player shares a kind with a team. Both the decision that came last and the one made last must be a yes: a yes that a
-- device sends late does not outvote a later no, whichever way its clock is wrong. Decisions of an earlier membership do not count, also
-- those of a device that sends them in a later one: they were made before it began (devices know milliseconds).
create function shares(player uuid, team uuid, wanted text) returns boolean language sql stable as $$
  select not is_under_16(player) and exists (
    select from memberships member where user_id = player and team_id = team and role = 'player'
      and (select granted and server_version > member.server_version and decided_at >= date_trunc('milliseconds', member.joined_at)
        from sharing_consents where user_id = player and team_id = team and kind = wanted
        order by server_version desc limit 1)
      and (select granted and server_version > member.server_version and decided_at >= date_trunc('milliseconds', member.joined_at)
        from sharing_consents where user_id = player and team_id = team and kind = wanted
        order by decided_at desc, server_version desc limit 1))
$$;
create index sharing_consents_arrival on sharing_consents (user_id, team_id, kind, server_version);

create function sharing_teams(player uuid, wanted text) returns setof uuid language sql stable as $$
  select team_id from memberships where user_id = player and role = 'player' and shares(player, team_id, wanted)
$$;

-- The id of a team's copy of a row: the same at each time, so that a copy made again replaces the last one.
create function shared_id(team uuid, source text) returns uuid language sql immutable as $$
  select overlay(overlay(md5(team::text || source) placing '8' from 13) placing '8' from 17)::uuid
$$;

-- A player's shared rows as they are now, in the form of the copies.
create function trainings_to_share(player uuid) returns setof shared_trainings language sql stable as $$
  select shared_id(team, 'completed ' || id), team, user_id, coalesce(local_day, german_day(completed_at)), 'done', plan_name,
    duration_minutes, 0::bigint from completed_sessions, sharing_teams(player, 'trainings') as team where user_id = player
  union all
  select shared_id(team, 'scheduled ' || id), team, user_id, planned_on, 'planned', null, null, 0
    from scheduled_sessions, sharing_teams(player, 'trainings') as team where user_id = player
$$;

-- Of team training and matches one a day and kind counts, the newest.
create function loads_to_share(player uuid) returns setof shared_loads language sql stable as $$
  select shared_id(team, 'completed ' || id), team, user_id, coalesce(local_day, german_day(completed_at)), 'own',
    duration_minutes, effort, 0::bigint from completed_sessions, sharing_teams(player, 'loads') as team
    where user_id = player and effort is not null
  union all
  select shared_id(team, format('handball %s %s %s', user_id, day, kind)), team, user_id, day, kind, minutes, effort, 0
    from (select distinct on (day, kind) * from handball_loads where user_id = player order by day, kind, noted_at desc, id) as newest,
      sharing_teams(player, 'loads') as team
$$;

create function tests_to_share(player uuid) returns setof shared_tests language sql stable as $$
  select shared_id(team, id::text), team, user_id, test_date, test_category, conditions, results, 0::bigint
    from fitness_tests, sharing_teams(player, 'tests') as team where user_id = player
$$;

create function complaints_to_share(player uuid) returns setof shared_complaints language sql stable as $$
  select shared_id(team, id::text), team, user_id, region, level, reported_at, 0::bigint
    from complaints, sharing_teams(player, 'complaints') as team where user_id = player
$$;

-- Removes what the shape log still holds of removed copies: it would be readable there for a month. Of a copy stays one entry, however
-- often it came and went, from which a device that has not read the others learns that the row is gone. Behind the triggers that log
-- the removal.
create index shape_log_copies on shape_log (key)
  where table_name in ('shared_trainings', 'shared_loads', 'shared_tests', 'shared_complaints', 'team_members');
create function scrub_copies() returns trigger language plpgsql as $$
begin
  execute format('
    with last as (
      select key, max(seq) as seq from shape_log join old_rows on key = id and owner = team_id where table_name = %1$L group by key),
    older as (delete from shape_log using last where shape_log.table_name = %1$L and shape_log.key = last.key and shape_log.seq < last.seq)
    update shape_log set value = json_build_object(''id'', shape_log.key) from last where shape_log.seq = last.seq', tg_table_name);
  return null;
end $$;
create trigger zzz_scrub after delete on shared_trainings referencing old table as old_rows
  for each statement execute function scrub_copies();
create trigger zzz_scrub after delete on shared_loads referencing old table as old_rows
  for each statement execute function scrub_copies();
create trigger zzz_scrub after delete on shared_tests referencing old table as old_rows
  for each statement execute function scrub_copies();
create trigger zzz_scrub after delete on shared_complaints referencing old table as old_rows
  for each statement execute function scrub_copies();
-- The name of somebody who left.
create trigger zzz_scrub after delete on team_members referencing old table as old_rows
  for each statement execute function scrub_copies();

-- Makes the copies of a kind equal to what the player shares. Copies that stay the same are not written (0059).
-- `days`: only the copies of these days; `team`: only those of this team; null: all.
create function share_kind(player uuid, kind text, days date[] default null, team uuid default null) returns void language plpgsql as $$
declare
  copies constant text := 'shared_' || kind;
  day_of constant text := case kind when 'complaints' then 'german_day(reported_at)' else 'day' end;
  part constant text := format('($2 is null or %s = any($2)) and ($3 is null or team_id = $3)', day_of);
  assignments constant text := (select string_agg(format('%1$I = excluded.%1$I', attname), ', ') from pg_attribute
    where attrelid = copies::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'team_id', 'user_id', 'server_version'));
begin
  execute format('
    with wanted as materialized (select * from %1$I($1) where %3$s),
    gone as (delete from %2$I where user_id = $1 and %3$s and id not in (select id from wanted))
    insert into %2$I select * from wanted on conflict (id) do update set %4$s', kind || '_to_share', copies, part, assignments)
    using player, days, team;
end $$;

create function share_everything(player uuid) returns void language sql as $$
  select share_kind(player, kind) from unnest(array['trainings', 'loads', 'tests', 'complaints']) as kind
$$;

-- Arguments: the kinds, and the day of a row; for players of a team alone.
create function share_changes() returns trigger language plpgsql as $$
declare
  changed record;
  rows constant text := case tg_op when 'INSERT' then 'table new_rows' when 'DELETE' then 'table old_rows'
    else 'table new_rows union all table old_rows' end;
begin
  for changed in execute format('
    select user_id as player, array_agg(distinct %s) as days from (%s) as changed
      where exists (select from memberships where memberships.user_id = changed.user_id) group by user_id', tg_argv[1], rows)
  loop
    perform share_kind(changed.player, kind, changed.days) from unnest(string_to_array(tg_argv[0], ' ')) as kind;
  end loop;
  return null;
end $$;

create function share_from(source text, kinds text, day_of text) returns void language plpgsql as $$
begin
  execute format('create trigger zzz_share_insert after insert on %I referencing new table as new_rows
    for each statement execute function share_changes(%L, %L)', source, kinds, day_of);
  execute format('create trigger zzz_share_update after update on %I referencing old table as old_rows new table as new_rows
    for each statement execute function share_changes(%L, %L)', source, kinds, day_of);
  execute format('create trigger zzz_share_delete after delete on %I referencing old table as old_rows
    for each statement execute function share_changes(%L, %L)', source, kinds, day_of);
end $$;
select share_from('completed_sessions', 'trainings loads', 'coalesce(local_day, german_day(completed_at))');
select share_from('scheduled_sessions', 'trainings', 'planned_on');
select share_from('handball_loads', 'loads', 'day');
select share_from('fitness_tests', 'tests', 'test_date');
select share_from('complaints', 'complaints', 'german_day(reported_at)');
drop function share_from(text, text, text);

-- As for health data (0048): a device's clock may be ahead, and a decision of the future would outlast every later one.
create trigger b_date before insert on sharing_consents for each row execute function date_health_consent();

-- Ends what a player under 16 agreed to, by decisions that he sees: it does not come back with his birthday, nor with another date.
create function end_sharing(player uuid) returns void language sql as $$
  insert into sharing_consents (id, user_id, team_id, kind, granted, text_version, decided_at)
    select gen_random_uuid(), player, team_id, kind, false, text_version, clock_timestamp()
    from (select distinct on (team_id, kind) * from sharing_consents where user_id = player
      order by team_id, kind, server_version desc) as last
    where granted
$$;

-- Each yes copies a log: beyond fifty a kind and team it is refused. A no never is.
create function share_as_decided() returns trigger language plpgsql as $$
begin
  if exists (select from sharing_consents join (select distinct user_id, team_id, kind from new_rows where granted) as decided
      using (user_id, team_id, kind) where granted group by user_id, team_id, kind having count(*) > 50) then
    raise check_violation using message = 'more decisions than anybody makes';
  end if;
  perform end_sharing(user_id) from (select distinct user_id from new_rows where granted) as decided where is_under_16(user_id);
  perform share_kind(user_id, kind, null, team_id) from (select distinct user_id, kind, team_id from new_rows) as decided;
  return null;
end $$;
create trigger zzz_share after insert on sharing_consents referencing new table as new_rows
  for each statement execute function share_as_decided();

-- Somebody who turns out to be under 16 shares nothing.
create function share_at_age() returns trigger language plpgsql as $$
begin
  if is_under_16(new.id) then perform end_sharing(new.id); end if;
  return null;
end $$;
create trigger zzz_share after insert or update of date_of_birth on profiles for each row execute function share_at_age();

-- Arguments: the kinds that come from the table.
create function share_after_truncate() returns trigger language plpgsql as $$
begin
  perform share_kind(user_id, kind) from (select distinct user_id from memberships where role = 'player') as players,
    unnest(string_to_array(tg_argv[0], ' ')) as kind;
  return null;
end $$;
create trigger zzz_share_truncate after truncate on completed_sessions
  for each statement execute function share_after_truncate('trainings loads');
create trigger zzz_share_truncate after truncate on scheduled_sessions
  for each statement execute function share_after_truncate('trainings');
create trigger zzz_share_truncate after truncate on handball_loads
  for each statement execute function share_after_truncate('loads');
create trigger zzz_share_truncate after truncate on fitness_tests
  for each statement execute function share_after_truncate('tests');
create trigger zzz_share_truncate after truncate on complaints
  for each statement execute function share_after_truncate('complaints');
create trigger zzz_share_truncate after truncate on sharing_consents
  for each statement execute function share_after_truncate('trainings loads tests complaints');

-- MEMBERS

-- The squad follows the memberships; another role than a player's shares nothing.
create function show_member() returns trigger language plpgsql as $$
begin
  insert into team_members (id, team_id, user_id, role, display_name, joined_at)
    select new.id, new.team_id, new.user_id, new.role, coalesce(full_name, ''), new.joined_at from users where id = new.user_id
  on conflict (id) do update set role = excluded.role;
  if tg_op = 'UPDATE' then perform share_everything(new.user_id); end if;
  return null;
end $$;
create trigger zzz_show after insert or update on memberships for each row execute function show_member();

create function rename_member() returns trigger language plpgsql as $$
begin
  update team_members set display_name = coalesce(new.full_name, '') where user_id = new.id;
  return null;
end $$;
create index team_members_user on team_members (user_id);
create trigger zzz_rename after update of full_name on users for each row execute function rename_member();

-- A membership ends with all that hangs on it: the member in the squad, the copies of what he shared, the team's entries in his
-- change feed, and, of a coach, the codes that he knows. A team without a coach ends: nobody could read or end it any more.
create function end_membership() returns trigger language plpgsql as $$
begin
  delete from team_members where id = old.id;
  delete from shared_trainings where team_id = old.team_id and user_id = old.user_id;
  delete from shared_loads where team_id = old.team_id and user_id = old.user_id;
  delete from shared_tests where team_id = old.team_id and user_id = old.user_id;
  delete from shared_complaints where team_id = old.team_id and user_id = old.user_id;
  update sync_heads set heads = heads - array(select name from jsonb_object_keys(heads) as name where name like '%@' || old.team_id)
    where user_id = old.user_id;
  if old.role = 'coach' then
    delete from team_codes where team_id = old.team_id;
    if not exists (select from memberships where team_id = old.team_id and role = 'coach') then
      delete from teams where id = old.team_id;
    end if;
  end if;
  return null;
end $$;
create trigger zzz_end after delete on memberships for each row execute function end_membership();

-- Nobody reads the log of a team that has ended. At the commit: the rows that go with the team are logged after this trigger's turn.
create function forget_team() returns trigger language plpgsql as $$
begin
  delete from shape_log where owner = old.id;
  delete from shape_log_pruned where owner = old.id;
  return null;
end $$;
create constraint trigger zzz_forget after delete on teams deferrable initially deferred
  for each row execute function forget_team();

-- A team's calendar counts to nobody's stored rows. Ten seasons have 3,000 entries.
create function bound_events() returns trigger language plpgsql as $$
begin
  if exists (select from team_events where team_id in (select team_id from new_rows) group by team_id having count(*) > 5000) then
    raise check_violation using message = 'the calendar is full';
  end if;
  return null;
end $$;
create trigger zzz_bound after insert on team_events referencing new table as new_rows
  for each statement execute function bound_events();
