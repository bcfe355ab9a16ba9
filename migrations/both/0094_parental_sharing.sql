-- side: both
-- Decisions of a player's parents about sharing with a team, under 16. Written by the server alone.
-- Reasons: server/decisions/0068-parents-agree-to-sharing-by-kind.md.

create table parental_sharing (
  id uuid primary key,
  user_id uuid not null,
  team_id uuid not null,
  -- The consent is of one membership: whoever leaves and comes back is asked about anew.
  membership_id uuid not null,
  -- 'asked': a mail has gone to a parent.
  decision text not null check (decision in ('asked', 'granted', 'refused', 'withdrawn')),
  -- Asked about, or agreed to.
  kinds text[] not null default '{}',
  text_version text not null check (char_length(text_version) between 1 and 40),
  happened_at timestamptz not null,
  server_version bigint not null default 0
);
create index parental_sharing_owner on parental_sharing (user_id, membership_id, happened_at);

-- Whether the player was under 16 when he decided, set by the server. A yes counts only as long as that is so: what was shared with the parents'
-- consent ends with the sixteenth birthday, until the player decides himself.
alter table sharing_consents add column under_16 boolean not null default false;
