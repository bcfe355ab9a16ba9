-- side: both
-- A request for the plan that a coach wishes for: the assignment that holds the wishes. The plan then has the assignment's id and is not the
-- current one. Reasons: server/decisions/0069-a-wish-is-planned-from-the-players-answers.md.
alter table trainingsplan_generierung add column assignment_id uuid;
