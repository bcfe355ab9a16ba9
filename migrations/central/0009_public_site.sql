-- side: central
-- What the public pages search and write: players, newsletter requests, event counts.

-- Fictitious, shipped for trying out; they leave when the operator has players of his own.
alter table player_stats_de add column is_demo boolean not null default false;

create extension if not exists pg_trgm;

-- Without case and accents: 'Müller' is 'muller'. Marks are taken off before lower(), which in some locales knows
-- only ASCII.
create function fold_text(value text) returns text language sql immutable strict parallel safe as $$
  select lower(regexp_replace(
    normalize(
      regexp_replace(regexp_replace(translate(value, 'øØłŁđĐ', 'oOlLdD'), '[ßẞ]', 'ss', 'g'), '[æÆ]', 'ae', 'g'),
      nfd),
    '[\u0300-\u036f]', '', 'g'))
$$;

-- With umlauts written out before: 'Müller' is 'mueller'.
create function fold_umlauts(value text) returns text language sql immutable strict parallel safe as $$
  select fold_text(regexp_replace(regexp_replace(regexp_replace(
    normalize(value, nfc), '[äÄ]', 'ae', 'g'), '[öÖ]', 'oe', 'g'), '[üÜ]', 'ue', 'g'))
$$;

-- Both spellings of a name, a line each: people type either.
alter table player_stats_de
  add column search_name text generated always as (e'\n' || fold_text(name) || e'\n' || fold_umlauts(name)) stored,
  add column search_team text generated always as (fold_text(mannschaft) || e'\n' || fold_umlauts(mannschaft)) stored;
create index player_stats_de_search on player_stats_de using gin (search_name gin_trgm_ops, search_team gin_trgm_ops);

-- A link of a mail, by the SHA-256 of its token. Confirmed ones stay: the same link unsubscribes.
create table newsletter_requests (
  token_hash bytea primary key,
  email text not null,
  text_version text not null,
  requested_at timestamptz not null default now()
);
create index newsletter_requests_email on newsletter_requests (email);

-- Only addresses that were confirmed by their mail have a row here.
alter table newsletter_subscriptions alter column requested_at drop default, alter column confirmed_at set not null;

-- First-party events after consent: how often a day, and nothing about whom.
create table event_counts (
  day date not null,
  name text not null,
  path text not null,
  count integer not null default 1,
  primary key (day, name, path)
);
