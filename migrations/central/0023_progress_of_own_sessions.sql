-- A running workout is named by its session, so whoever wrote first would own the name: it belongs to the owner of the session.
-- A session that is gone has none; progress on it harms nobody.
delete from active_training_sessions a using sessions s where s.id = a.session_id and s.user_id <> a.user_id;

create function refuse_progress_of_foreign_session() returns trigger language plpgsql as $$
begin
  if exists (select from sessions where id = new.session_id and user_id <> new.user_id) then
    raise integrity_constraint_violation using message = 'the session belongs to somebody else', column = 'session_id';
  end if;
  return new;
end $$;

create trigger refuse_progress_of_foreign_session before insert on active_training_sessions
  for each row execute function refuse_progress_of_foreign_session();
