-- Functions of devices that the queries of a new device's first screen call (`server/first-rows`); the same as there.
create function is_counted_set(kind text) returns boolean language sql immutable as $$ select kind is distinct from 'warmup' $$;

create function compared_weight(weight numeric, extra numeric, band text) returns float8 language sql immutable as $$
  select coalesce(weight, case when band is null and extra > 0 then extra end)::float8
$$;
