-- Declarations of withdrawal from the contract (§ 356a BGB), kept as proof of what was declared when. One that was declared signed out is
-- carried out when its receipt's link has proven the address.
create table withdrawals (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) <= 320),
  contract text check (length(contract) <= 500),
  text_version text not null check (length(text_version) <= 40),
  received_at timestamptz not null default now(),
  token_hash bytea unique,
  proven_at timestamptz,
  payment_id uuid references payments on delete set null,
  refunded_at timestamptz
);
create index withdrawals_email on withdrawals (email);
create index withdrawals_without_refund on withdrawals (proven_at) where payment_id is not null and refunded_at is null;
