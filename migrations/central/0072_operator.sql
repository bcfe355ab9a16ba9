-- side: central
-- What the operator does with accounts, payments, mails and messages (server/operator).

-- Who changed what and why. Written before the change, so that none is without its line, and marked with its outcome after it.
create table operator_actions (
  id uuid primary key,
  at timestamptz not null default now(),
  operator text not null check (char_length(operator) between 1 and 80),
  reason text not null check (char_length(reason) between 1 and 500),
  command text not null check (char_length(command) <= 60),
  -- Id of an account, payment, mail, plan request, message or player; never an address. No reference: it outlives what it names.
  subject text not null check (char_length(subject) <= 200),
  details jsonb not null default '{}',
  outcome text not null default 'begun' check (outcome in ('begun', 'done', 'nothing', 'failed'))
);
create index operator_actions_at on operator_actions (at);

-- Nobody signs in to these.
create table blocked_accounts (
  user_id uuid primary key references users (id) on delete cascade,
  blocked_at timestamptz not null default now()
);

alter table support_messages add column answered_at timestamptz;

-- `revoked`: the operator took the access back that the payment bought.
alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check check (status in
  ('pending', 'complete', 'refunded', 'failed', 'charged_back', 'unmatched', 'revoked'));
