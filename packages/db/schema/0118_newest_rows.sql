-- Of a stream that has its newest rows alone, from this day on; null: it has none, or all that were there at its position.
alter table streams add column newest_from date;
