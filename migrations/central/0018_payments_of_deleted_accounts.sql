-- The payments of a deleted account stay for the bookkeeping, without an address: nobody can claim them any more.
alter table payments alter column email drop not null;
