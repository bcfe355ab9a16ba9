import type { PlayerCard } from '@anwurf/domain/questionnaire/answers-row';
import type { LocalQuery } from './local-query.ts';

/** The player chosen for the dashboard (`user_dashboard_settings`); no row when none is chosen. */
export function chosenPlayer(): LocalQuery<PlayerCard> {
  return {
    sql: `
      select selected_player_name as "name", coalesce(selected_player_team, '') as "team", coalesce(selected_player_season, '') as "season"
      from user_dashboard_settings where selected_player_name is not null limit 1`,
    params: [],
  };
}
