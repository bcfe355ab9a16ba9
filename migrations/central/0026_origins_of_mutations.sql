-- `sync_mutations` remembers which mutations have been applied, so that none is applied twice. Devices say when they need
-- that no longer: each opening of a device's store is an origin, its mutations carry it, and when none of them is left on
-- the device, neither in the outbox nor in the journal, it says that the origin is finished. Its mutations are then removed;
-- the origin stays, so that one of them that comes all the same, from a backup say, is still known.
alter table sync_mutations add column origin uuid default nullif(current_setting('anwurf.origin', true), '')::uuid;
create index sync_mutations_origin on sync_mutations (user_id, origin);
drop index sync_mutations_user;

create table sync_finished_origins (
  user_id uuid not null references users (id) on delete cascade,
  origin uuid not null,
  finished_at timestamptz not null default now(),
  primary key (user_id, origin)
);

-- `apply_mutations` (0004) for mutations of one origin; null: of a device of an earlier release. What is known to be applied
-- is answered so that a device settles it: any version of its row is new enough.
create function apply_push(acting_user uuid, pushed_origin uuid, groups jsonb) returns setof push_answer language plpgsql as $$
begin
  perform lock_owners(array[acting_user]);
  if exists (select from sync_finished_origins where user_id = acting_user and origin = pushed_origin) then
    return query select (member ->> 'place')::integer, 'applied', null::text, null::text, null::text, '0'
      from jsonb_array_elements(groups) as mutation_group, jsonb_array_elements(mutation_group -> 'mutations') as member
      order by 1;
    return;
  end if;
  perform set_config('anwurf.origin', coalesce(pushed_origin::text, ''), true);
  return query select * from apply_mutations(acting_user, groups);
end $$;

-- Forgets the mutations of origins that a device has finished. An origin of which nothing was ever applied leaves no trace.
create function finish_origins(acting_user uuid, finished uuid[]) returns void language plpgsql as $$
begin
  perform lock_owners(array[acting_user]);
  insert into sync_finished_origins (user_id, origin)
    select distinct acting_user, origin from sync_mutations where user_id = acting_user and origin = any(finished)
    on conflict do nothing;
  delete from sync_mutations where user_id = acting_user and origin = any(finished);
end $$;
