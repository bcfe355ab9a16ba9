-- side: both
-- Load added to the own body or taken off it, and the body's weight where all of it is moved.

-- A weight that is added (vest, dumbbell, belt) is above 0, what a machine takes off below; null: none said, as in older logs.
alter table workout_tracking add column extra_weight numeric(6, 2) check (extra_weight between -200 and 200);
-- Name or strength of a band that helped; null: none.
alter table workout_tracking add column band text check (char_length(band) between 1 and 40);
-- Kilograms of the player when the set was done, of exercises that move all of it; null: not known, or only a part is moved.
alter table workout_tracking add column body_weight numeric(5, 2) check (body_weight between 20 and 300);

-- Kilograms; null: not said.
alter table training_profiles add column body_weight numeric(5, 2) check (body_weight between 20 and 300);
