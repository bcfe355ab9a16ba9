-- Disputes, failed refunds, and payments that no checkout of ours began (server/payments/apply-payment-event.ts). The provider's time of
-- a message decides between opposite ones, in whatever order they arrive: a refund and its failure, a dispute lost and won.
alter table payment_events add column occurred_at timestamptz not null default now();
update payment_events set occurred_at = received_at;
alter table payment_events drop constraint payment_events_kind_check;
alter table payment_events add constraint payment_events_kind_check check (kind in
  ('pending', 'failed', 'complete', 'refunded', 'refund_failed', 'disputed', 'dispute_lost', 'dispute_won'));
alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check check (status in
  ('pending', 'complete', 'refunded', 'failed', 'charged_back', 'unmatched'));
