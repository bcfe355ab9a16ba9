-- The device's own tables beside the synced ones, so that each of these always shows
--   the base (a row as the server last sent it)  with  the outbox (mutations that have not settled yet)  applied.
--
-- Only rows with mutations in the outbox need their base kept apart (base_rows). For every other row the
-- visible table is the base, so a first sync writes each row once.

-- Mutations that this device made and that have not both been confirmed and come back by the stream.
create table outbox (
  seq bigint generated always as identity primary key,
  id uuid not null unique,
  table_name text not null,
  key uuid not null,
  op text not null check (op in ('upsert', 'update', 'delete')),
  "values" jsonb not null,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'refused')),
  txid text,
  server_version bigint,
  code text,
  message text,
  created_at timestamptz not null default now()
);
create index outbox_row on outbox (table_name, key, seq);
create index outbox_status on outbox (status, seq);

-- The base of a row that the outbox touches; `row` is null where the server has none.
create table base_rows (
  table_name text not null,
  key uuid not null,
  row jsonb,
  primary key (table_name, key)
);

-- How far each table's stream has been applied, written in the transaction of the rows.
-- `fetching_anew`: after must-refetch; rows not seen again by the next up-to-date are gone on the server.
create table streams (
  table_name text primary key,
  handle text,
  "offset" text not null default '-1',
  fetching_anew boolean not null default false,
  snapshot jsonb,
  stopped text,
  last_up_to_date_at timestamptz
);

-- Keys seen since a must-refetch, until the next up-to-date.
create table refetched_keys (
  table_name text not null,
  key uuid not null,
  primary key (table_name, key)
);

-- Transactions seen in a table's stream while the outbox had something for that table
-- (low 32 bits: the stream carries plain transaction ids).
create table seen_transactions (
  table_name text not null,
  txid bigint not null,
  primary key (table_name, txid)
);

-- Mutations that have left the outbox, so that a journal replayed late or a call repeated by a tab cannot bring
-- them back. Pruned by age.
create table settled_mutations (
  id uuid primary key,
  settled_at timestamptz not null default now()
);
