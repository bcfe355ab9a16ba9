import type postgres from 'postgres';

/** Words of the coach to two players about their newest training; one has answered. */
export async function storeComments(tx: postgres.TransactionSql, team: string, coach: string, yesterday: Date): Promise<void> {
  await tx`select set_config('anwurf.acting_user', ${coach}, true)`;
  await tx`
    insert into team_comments (id, team_id, member_id, training_id, day, body, written_at)
    select gen_random_uuid(), ${team}, member.id, training.id, training.day, 'Sauber gelandet. Beim nächsten Mal eine Kiste höher?', ${yesterday}
    from team_members member join lateral (
      select id, day from shared_trainings where team_id = ${team} and user_id = member.user_id and state = 'done' order by day desc, id limit 1) training on true
    where member.team_id = ${team} order by display_name limit 2`;
  await tx`
    insert into session_comments (id, user_id, team_id, workout_id, day, body, written_at)
    select gen_random_uuid(), user_id, team_id, workout_id, day, 'Gern, die letzte war leicht.', clock_timestamp()
    from session_comments where team_id = ${team} order by author_name, id limit 1`;
}
