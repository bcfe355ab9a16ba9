-- The columns with which a stream was last fetched to its end; null: the change feed has begun anew since. A stream that was up to date
-- with the columns of this release is fetched again only when something announces a change.
alter table streams add column fetched_columns text;
