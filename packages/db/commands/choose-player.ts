import type { PlayerCard } from '@anwurf/domain/questionnaire/answers-row';
import type { Change, LocalDatabase } from '../client/local-database.ts';

/** The change that puts a player on the user's dashboard. */
export function playerChange(userId: string, player: PlayerCard): Change {
  return {
    table: 'user_dashboard_settings',
    op: 'upsert',
    key: userId,
    values: {
      selected_player_name: player.name,
      selected_player_team: player.team,
      selected_player_season: player.season,
    },
  };
}

/** Puts a player on the user's dashboard, replacing the current one. Resolves when it is on disk. */
export async function choosePlayer(db: LocalDatabase, userId: string, player: PlayerCard): Promise<void> {
  await db.write([playerChange(userId, player)]);
}

/** Removes the player from the user's dashboard. Resolves when it is on disk. */
export async function removePlayer(db: LocalDatabase, userId: string): Promise<void> {
  await db.write([{ table: 'user_dashboard_settings', op: 'delete', key: userId }]);
}
