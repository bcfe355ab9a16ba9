-- Devices that have signed in to an account. The newest five count; a new password ends them.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  device_hash bytea not null,
  used_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
