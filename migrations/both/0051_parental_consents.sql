-- side: both
-- Parents' decisions about the health data of a player under 16 (Art. 8 GDPR), written by the server alone. Rows are never changed,
-- so that it can be shown what was asked, agreed to and taken back, when and with which text.
create table parental_consents (
  id uuid primary key,
  user_id uuid not null,
  -- 'asked': a mail has gone to a parent. The newest of the other kinds holds.
  kind text not null check (kind in ('asked', 'granted', 'refused', 'withdrawn')),
  text_version text not null check (char_length(text_version) between 1 and 40),
  happened_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index parental_consents_owner on parental_consents (user_id, happened_at);
