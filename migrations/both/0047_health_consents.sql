-- side: both
-- Decisions about health data (Art. 9 GDPR), each a row that is never changed, so that it can be shown which text was agreed to
-- and when. The newest decision of a purpose holds; a device dates its decision behind the ones that it knows.
create table health_consents (
  id uuid primary key,
  user_id uuid not null,
  -- 'coaching': store what hurts and plan around it. 'plan_service': pass it on to the service that makes plans.
  purpose text not null check (purpose in ('coaching', 'plan_service')),
  granted boolean not null,
  -- Of the text that was shown.
  text_version text not null check (char_length(text_version) between 1 and 40),
  decided_at timestamptz not null,
  created_at timestamptz not null default now(),
  server_version bigint not null default 0
);
create index health_consents_owner on health_consents (user_id, purpose, decided_at);
