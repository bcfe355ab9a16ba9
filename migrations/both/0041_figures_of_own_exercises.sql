-- side: both
-- What an own exercise looks like: the slug of an exercise of the catalogue that moves alike, or 'symbol-' and a kind of
-- exercise. Null: nothing was chosen. A value that a device does not know is shown as none.
alter table athleten_uebungen add column figure text check (char_length(figure) between 1 and 120);
