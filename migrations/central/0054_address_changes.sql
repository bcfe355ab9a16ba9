-- A change of an account's address, until codes from both mailboxes have proven it; the newest one of a user alone is open.
create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  new_email text not null,
  old_code_hash text not null,
  -- Null: the address has an account already. Its owner is told; the answers say nothing of it.
  new_code_hash text,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
