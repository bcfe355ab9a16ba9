-- What a user's changes occupy besides his rows: bytes in the shape log until it is pruned, and remembered mutations until his
-- devices report them finished (server/sync/storage-bound.ts). Counted like stored_rows (0029), under the owner's lock.
create table stored_logs (
  user_id uuid primary key references users (id) on delete cascade,
  byte_count bigint not null default 0,
  mutation_count bigint not null default 0
) with (fillfactor = 50);

create function count_logged_bytes() returns trigger language plpgsql as $$
begin
  insert into stored_logs (user_id, byte_count)
    select owner, sum(octet_length(value::text) + coalesce(octet_length(old_value::text), 0))
      from entries where table_name <> 'sync_heads' and exists (select from users where id = owner) group by owner
    on conflict (user_id) do update set byte_count = stored_logs.byte_count + excluded.byte_count;
  return null;
end $$;
create trigger count_logged_bytes after insert on shape_log referencing new table as entries
  for each statement execute function count_logged_bytes();

create function uncount_logged_bytes() returns trigger language plpgsql as $$
begin
  -- In the order of the owners, so that two of these never wait for each other.
  perform from stored_logs where user_id in (select owner from entries) order by user_id for update;
  update stored_logs set byte_count = byte_count - gone.bytes
    from (select owner, sum(octet_length(value::text) + coalesce(octet_length(old_value::text), 0)) as bytes
      from entries where table_name <> 'sync_heads' group by owner) as gone
    where user_id = gone.owner;
  return null;
end $$;
create trigger uncount_logged_bytes after delete on shape_log referencing old table as entries
  for each statement execute function uncount_logged_bytes();

create function count_mutations() returns trigger language plpgsql as $$
begin
  insert into stored_logs (user_id, mutation_count) select user_id, count(*) from entries group by user_id
    on conflict (user_id) do update set mutation_count = stored_logs.mutation_count + excluded.mutation_count;
  return null;
end $$;
create trigger count_mutations after insert on sync_mutations referencing new table as entries
  for each statement execute function count_mutations();

create function uncount_mutations() returns trigger language plpgsql as $$
begin
  perform from stored_logs where user_id in (select user_id from entries) order by user_id for update;
  update stored_logs set mutation_count = mutation_count - gone.count
    from (select user_id, count(*) as count from entries group by user_id) as gone where stored_logs.user_id = gone.user_id;
  return null;
end $$;
create trigger uncount_mutations after delete on sync_mutations referencing old table as entries
  for each statement execute function uncount_mutations();

insert into stored_logs (user_id, byte_count, mutation_count)
  select id, coalesce(log.bytes, 0), coalesce(remembered.count, 0) from users
    left join (select owner, sum(octet_length(value::text) + coalesce(octet_length(old_value::text), 0)) as bytes
      from shape_log where table_name <> 'sync_heads' group by owner) as log on log.owner = id
    left join (select user_id, count(*) as count from sync_mutations group by user_id) as remembered on remembered.user_id = id
  where log.bytes > 0 or remembered.count > 0;
