-- Pictures of shared reports for messengers, as drawn last (server/decisions/0033). Each goes with its report.
create table report_pictures (
  report_id uuid primary key references training_reports (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of what is drawn: a changed report is drawn again.
  content_hash bytea not null,
  picture bytea not null,
  drawn_at timestamptz not null default now()
);
create index report_pictures_owner on report_pictures (user_id, drawn_at);
