-- A buyer who has mistyped the address at the checkout may correct it once, from the browser that paid. Null: it stands as it was typed.
alter table payments add column address_corrected_at timestamptz;
