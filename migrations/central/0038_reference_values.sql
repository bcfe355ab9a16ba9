-- Reference values that the operator has imported in place of the product's own, with the citations of their sources.
create table reference_values (
  test text not null,
  gender text not null check (gender in ('male', 'female')),
  age smallint not null check (age between 5 and 100),
  value jsonb not null,
  imported_at timestamptz not null default now(),
  primary key (test, gender, age)
);
create table reference_sources (
  key text primary key,
  citation text not null
);
