-- In how many workouts each exercise was ever done: a row an exercise, so that lists of them need not count years of workouts.
create table trained_exercises (
  exercise_name text primary key,
  workouts integer not null
) with (fillfactor = 50);

create function count_trained_exercises() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate trained_exercises;
  elsif tg_op = 'INSERT' then
    insert into trained_exercises select exercise_name, count(*) from workouts group by exercise_name
    on conflict (exercise_name) do update set workouts = trained_exercises.workouts + excluded.workouts;
  else
    update trained_exercises known set workouts = known.workouts - gone.count
    from (select exercise_name, count(*) from workouts group by exercise_name) gone where gone.exercise_name = known.exercise_name;
    delete from trained_exercises where workouts = 0;
  end if;
  return null;
end $$;

create trigger trained_exercises_of_new_workouts after insert on exercise_workouts
  referencing new table as workouts for each statement execute function count_trained_exercises();
create trigger trained_exercises_of_deleted_workouts after delete on exercise_workouts
  referencing old table as workouts for each statement execute function count_trained_exercises();
create trigger trained_exercises_of_no_workouts after truncate on exercise_workouts
  for each statement execute function count_trained_exercises();

-- The log of an older store.
insert into trained_exercises select exercise_name, count(*) from exercise_workouts group by exercise_name;
