import type { Sql } from '../database/connection.ts';
import { demoPlayers, type DemoPlayer } from './demo-players.ts';
import { makePlayers } from './made-players.ts';
import { newId } from '../identity/new-id.ts';
import { playerRatios } from './player-ratios.ts';

/** A row of `player_stats_de` without its id. */
export function toPlayerRow([
  name,
  team,
  season,
  shirt,
  games,
  goals,
  sevenGoals,
  sevenAttempts,
  yellow,
  twoMinutes,
  disqualifications,
]: DemoPlayer) {
  const counted = { gespielte_spiele: games, tore_gesamt: goals, siebenmeter_tore: sevenGoals, siebenmeter_versuche: sevenAttempts };
  return {
    name,
    mannschaft: team,
    saison: season,
    ...counted,
    ...playerRatios(counted),
    trikotnummer: shirt,
    gelbe_karten: yellow,
    disqualifikationen: disqualifications,
    zwei_minuten_strafen: twoMinutes,
  };
}

/**
 * Adds the fictitious players exactly when they are wanted and the operator has no players; removes them otherwise. Existing ones
 * keep their ids, and stay hidden if they were.
 * @param made number of generated people besides those written by hand
 * @returns number of demo entries afterwards
 */
export async function loadDemoPlayers(sql: Sql, wanted: boolean, made: number): Promise<number> {
  return sql.begin(async (tx) => {
    const own = await tx`select from player_stats_de where not is_demo limit 1`;
    if (!wanted || own.count > 0) {
      await tx`delete from player_stats_de where is_demo`;
      return 0;
    }
    const players = [...demoPlayers, ...makePlayers(made)];
    const [known] = await tx<{ count: number }[]>`select count(*)::int as count from player_stats_de where is_demo`;
    // Most starts find them all.
    if (known?.count !== players.length) {
      await tx`insert into player_stats_de (id, name, mannschaft, saison, gespielte_spiele, tore_gesamt, siebenmeter_tore, siebenmeter_versuche,
          siebenmeter_quote, tore_pro_spiel, tore_pro_spiel_ohne_siebenmeter, trikotnummer, gelbe_karten, disqualifikationen,
          zwei_minuten_strafen, is_demo)
        select id, name, mannschaft, saison, gespielte_spiele, tore_gesamt, siebenmeter_tore, siebenmeter_versuche,
          siebenmeter_quote, tore_pro_spiel, tore_pro_spiel_ohne_siebenmeter, trikotnummer, gelbe_karten, disqualifikationen,
          zwei_minuten_strafen, true
        from jsonb_populate_recordset(null::player_stats_de, ${tx.json(players.map((player) => ({ id: newId(), ...toPlayerRow(player) })))})
        on conflict (name, mannschaft, saison) do nothing`;
    }
    return players.length;
  });
}
