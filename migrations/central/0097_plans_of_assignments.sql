-- side: central
-- As in 0016, and requests of assignments stand for themselves: one of each assignment runs at a time, and neither is joined to the
-- player's own, which makes another plan.
create or replace function join_running_generation() returns trigger language plpgsql as $$
begin
  -- Requests of one player wait for each other, also those that come past the push.
  perform lock_owners(array[new.benutzer_id]);
  if exists (select from trainingsplan_generierung
      where benutzer_id = new.benutzer_id and status = 'in_bearbeitung' and id <> new.id
        and assignment_id is not distinct from new.assignment_id) then
    new.status := 'abgebrochen';
    new.error_code := 'already_running';
    new.finished_at := clock_timestamp();
  end if;
  return new;
end $$;

-- As in 0089; sessions that were not trained yet no longer hide the effort of those that were.
create or replace function show_assigned(player uuid) returns void language sql as $$
  with trained as (
    select assigned.id, count(finished.id)::smallint as done, max(finished.local_day) as last_day,
      (array_agg(finished.effort order by finished.completed_at desc) filter (where finished.id is not null))[1] as effort
    from assignments assigned left join sessions on sessions.plan_id = assigned.id and sessions.user_id = player
      left join completed_sessions finished on finished.session_id = sessions.id and finished.user_id = player
    where assigned.user_id = player and assigned.answer = 'accepted' and not is_under_16(player) group by assigned.id)
  update team_assignees set done = trained.done, last_done_on = last_day, last_effort = effort from trained
    where team_assignees.id = trained.id and (team_assignees.done, last_done_on, last_effort) is distinct from (trained.done, last_day, effort)
$$;
