-- Scripts and styles of every build that was served lately. A tab that was opened before a deployment, or by another
-- server of the same deployment, still asks for its own.

create table former_assets (
  path text primary key,
  -- Compressed by brotli.
  body bytea not null,
  -- When a build without it started to serve; null: the newest build has it.
  replaced_at timestamptz
);
