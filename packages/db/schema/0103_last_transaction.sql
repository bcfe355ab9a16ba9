-- The last transaction that a table's stream has brought (low 32 bits): shows, also after a start, whether the changes that the change
-- feed announced have arrived. Stores of earlier releases took for granted that it is.
alter table streams add column last_txid bigint;
update streams set last_txid = (select (heads ->> table_name)::bigint & 4294967295 from sync_heads limit 1);
