-- side: both
-- Attendance at entries of a team's calendar, as its coaches note it: a fact of the team, read by its staff alone. Two coaches without
-- a network may both mark a player; both rows stay, the newest counts (packages/db/decisions/0005).

create table team_attendance (
  id uuid primary key,
  team_id uuid not null,
  event_id uuid not null,
  member_id uuid not null,
  state text not null check (state in ('came', 'excused', 'missing')),
  -- Of somebody excused. No reason is about health: an illness is the player's to share, not the coach's to note.
  reason text check (reason in ('school', 'work', 'family', 'selection', 'other')),
  noted_at timestamptz not null,
  server_version bigint not null default 0
);
create index team_attendance_owner on team_attendance (team_id, event_id, member_id);
