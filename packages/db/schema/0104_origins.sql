-- An origin is one opening of this store. Mutations carry it to the server, which remembers them until the device says that
-- their origin is finished. Each opening has a new one: whatever an unclean end takes back, no origin is used again.
create table origins (
  id uuid primary key,
  seq bigint generated always as identity
);
-- Null: written by an earlier release, or brought back by the journal, which does not know of which opening it was.
alter table outbox add column origin uuid;
