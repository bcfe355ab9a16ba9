-- Which database this is, as Postgres says: of another one than last time its content was brought here by a restore.
create table database_identity (
  only_row boolean primary key default true check (only_row),
  identity text not null
);
