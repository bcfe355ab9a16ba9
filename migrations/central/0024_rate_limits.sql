-- How often a network, an account or a device has tried something in the running window, shared by all servers. Columns and
-- their order are those of rate-limiter-flexible; `expire` is in ms since 1970. Unlogged: a crash of Postgres forgives.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
