-- A new password suspends all passkeys: one that a thief has added must not outlive it. Each signs in again once it is confirmed.
alter table passkeys add column suspended_at timestamptz;
