-- side: central
-- Named the column of both tables, so that a TRUNCATE of a team's table failed with 'column reference "heads" is ambiguous'.
create or replace function note_team_truncate() returns trigger language plpgsql as $$
begin
  update sync_heads set heads = sync_heads.heads || named.heads from (
    select user_id, jsonb_object_agg(tg_table_name || '@' || team_id, pg_current_xact_id()::text) as heads from memberships group by user_id) as named
    where sync_heads.user_id = named.user_id;
  return null;
end $$;
