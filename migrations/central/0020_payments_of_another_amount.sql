-- What was paid, where it is not the price of the checkout: such a message gives no access. Null: it is the price, or the
-- message is not about money that came.
alter table payment_events add column paid_instead text;
