-- side: central
-- Mails that wait for their delivery, and purchases under way.

-- What the template is filled with are secrets (links, codes): emptied once the mail has left or is given up.
create table mail_outbox (
  id uuid primary key,
  recipient text not null,
  template text not null,
  template_values jsonb,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts smallint not null default 0,
  -- Not before; while a delivery is under way, its lease.
  due_at timestamptz not null default now(),
  -- What is in it is worth nothing after that.
  expires_at timestamptz not null,
  last_error text check (char_length(last_error) <= 500),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((status = 'waiting') = (template_values is not null))
);
create index mail_outbox_due on mail_outbox (due_at) where status = 'waiting';
create index mail_outbox_finished on mail_outbox (finished_at) where status <> 'waiting';

create function ring_mail_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('mail_outbox', '');
  return null;
end $$;
create trigger mail_outbox_ring after insert on mail_outbox for each statement execute function ring_mail_outbox();

-- Mails of an installation without SMTP (development), read at /api/mailbox.
create table mailbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default now()
);

-- A purchase that somebody began. How it ended says its payment. The token brings the buyer back; only its SHA-256 is
-- stored. What was offered is kept, so that a later change of the offer does not change what was bought.
create table checkouts (
  id uuid primary key,
  token_hash bytea not null unique,
  -- The buyer, when he was signed in.
  user_id uuid references users (id) on delete set null,
  -- What the payment page began with; the buyer may type another.
  email text,
  provider text not null,
  provider_reference text,
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null,
  discount_code text,
  access_months smallint check (access_months > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index checkouts_expiry on checkouts (expires_at);
create index checkouts_user on checkouts (user_id);

alter table payments
  add column checkout_id uuid unique references checkouts (id) on delete set null,
  -- Null: for ever.
  add column access_months smallint check (access_months > 0),
  -- When the completed payment was first linked to an account: its months count from here.
  add column linked_at timestamptz;

-- What the providers told, each message once. A payment is as far (pending, failed, complete, refunded) as any of its
-- messages says, so their order does not matter.
create table payment_events (
  provider text not null,
  event_id text not null,
  payment_reference text not null,
  kind text not null check (kind in ('pending', 'failed', 'complete', 'refunded')),
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index payment_events_payment on payment_events (provider, payment_reference);
