-- side: central
-- Values that only some leagues publish: shots, a goalkeeper's saves and conceded goals, minutes on court. And whether the operator said that
-- a row is not of the hidden person of its name, so that the next import does not hide it again.
alter table player_stats_de
  add column wuerfe integer,
  add column paraden integer,
  add column gegentore integer,
  add column spielminuten numeric(8, 2),
  add column is_other_person boolean not null default false;
