import type { Sql } from '../database/connection.ts';
import { demoPlayers, type DemoPlayer } from './demo-players.ts';
import { newId } from '../identity/new-id.ts';

function ratio(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole === 0 ? null : Math.round((100 * part) / whole) / 100;
}

const minus = (all: number | null, part: number | null) => (all === null || part === null ? null : all - part);
const percent = (value: number | null) => (value === null ? null : 100 * value);

function toRow([name, team, season, shirt, games, goals, sevenGoals, sevenAttempts, yellow, twoMinutes, disqualifications]: DemoPlayer) {
  return {
    id: newId(),
    name,
    mannschaft: team,
    saison: season,
    gespielte_spiele: games,
    tore_gesamt: goals,
    siebenmeter_tore: sevenGoals,
    siebenmeter_versuche: sevenAttempts,
    siebenmeter_quote: ratio(percent(sevenGoals), sevenAttempts),
    tore_pro_spiel: ratio(goals, games),
    tore_pro_spiel_ohne_siebenmeter: ratio(minus(goals, sevenGoals), games),
    trikotnummer: shirt,
    gelbe_karten: yellow,
    disqualifikationen: disqualifications,
    zwei_minuten_strafen: twoMinutes,
    is_demo: true,
  };
}

/**
 * Makes the fictitious players be there exactly when they are wanted and the operator has none of his own. Those that
 * are there already keep their ids, and stay hidden when they were.
 * @returns number of demo entries afterwards
 */
export async function loadDemoPlayers(sql: Sql, wanted: boolean): Promise<number> {
  return sql.begin(async (tx) => {
    const own = await tx`select from player_stats_de where not is_demo limit 1`;
    if (!wanted || own.count > 0) {
      await tx`delete from player_stats_de where is_demo`;
      return 0;
    }
    await tx`insert into player_stats_de ${tx(demoPlayers.map(toRow))}
      on conflict (name, mannschaft, saison) do nothing`;
    return demoPlayers.length;
  });
}
