-- One statement may end several accounts that wrote to each other. The rows of one are then scrubbed while the account of the other is gone and
-- its count still stands: to change that count would be refused, and with it the whole statement. It goes with its account.
create or replace function uncount_logged_bytes() returns trigger language plpgsql as $$
begin
  -- In the order of the owners, so that two of these never wait for each other.
  perform from stored_logs where user_id in (select owner from entries) order by user_id for update;
  update stored_logs set byte_count = byte_count - gone.bytes
    from (select owner, sum(octet_length(value::text) + coalesce(octet_length(old_value::text), 0)) as bytes
      from entries where table_name <> 'sync_heads' group by owner) as gone
    where user_id = gone.owner and exists (select from users where id = gone.owner);
  return null;
end $$;

create or replace function uncount_mutations() returns trigger language plpgsql as $$
begin
  perform from stored_logs where user_id in (select user_id from entries) order by user_id for update;
  update stored_logs set mutation_count = mutation_count - gone.count
    from (select user_id, count(*) as count from entries group by user_id) as gone
    where stored_logs.user_id = gone.user_id and exists (select from users where id = gone.user_id);
  return null;
end $$;
