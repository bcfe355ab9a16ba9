import { type Player, type PlayerValues, playerValuesSchema } from '@anwurf/contract/players';
import type { Sql } from '../database/connection.ts';

/** A row of `player_stats_de` as `playerColumns` selects it. */
export type PlayerRow = {
  readonly id: string;
  readonly name: string;
  readonly team: string;
  readonly season: string;
  readonly updatedAt: Date;
  readonly isDemo: boolean;
  readonly games: number | null;
  readonly goals: number | null;
  readonly sevenMetreGoals: number | null;
  readonly sevenMetreAttempts: number | null;
  readonly sevenMetreRate: number | null;
  readonly goalsPerGame: number | null;
  readonly goalsPerGameWithoutSevenMetres: number | null;
  readonly shirtNumber: number | null;
  readonly yellowCards: number | null;
  readonly disqualifications: number | null;
  readonly twoMinuteSuspensions: number | null;
  readonly shots: number | null;
  readonly shotRate: number | null;
  readonly saves: number | null;
  readonly saveRate: number | null;
  readonly minutes: number | null;
  readonly goalsPer60: number | null;
};

export const playerColumns = (
  sql: Sql,
) => sql`id, name, mannschaft as team, saison as season, last_updated as "updatedAt", is_demo as "isDemo",
  gespielte_spiele as games, tore_gesamt as goals, siebenmeter_tore as "sevenMetreGoals",
  siebenmeter_versuche as "sevenMetreAttempts",
  -- The stored quota has two decimals: shown with one it would be rounded twice.
  coalesce(100.0 * siebenmeter_tore / nullif(siebenmeter_versuche, 0), siebenmeter_quote)::float8 as "sevenMetreRate",
  tore_pro_spiel::float8 as "goalsPerGame", tore_pro_spiel_ohne_siebenmeter::float8 as "goalsPerGameWithoutSevenMetres",
  trikotnummer as "shirtNumber", gelbe_karten as "yellowCards", disqualifikationen as disqualifications,
  zwei_minuten_strafen as "twoMinuteSuspensions", wuerfe as shots, (100.0 * tore_gesamt / nullif(wuerfe, 0))::float8 as "shotRate",
  paraden as saves, (100.0 * paraden / nullif(paraden + gegentore, 0))::float8 as "saveRate", spielminuten::float8 as minutes,
  (60.0 * tore_gesamt / nullif(spielminuten, 0))::float8 as "goalsPer60"`;

/** @param unlocked false withholds the values */
export function toPlayer(row: PlayerRow, unlocked: boolean): Player {
  const { id, name, team, season, updatedAt, isDemo } = row;
  // Omits helper columns of the query.
  const values = unlocked ? playerValuesSchema.parse(row satisfies PlayerValues) : null;
  return { id, name, team, season, isDemo, updatedAt: updatedAt.toISOString(), values };
}

/** Reads exactly this player of this team and season; undefined when missing or hidden. */
export async function readPlayer(
  sql: Sql,
  { name, team, season }: { name: string; team: string; season: string },
  unlocked: boolean,
): Promise<Player | undefined> {
  const [row] = await sql<PlayerRow[]>`select ${playerColumns(sql)} from player_stats_de
    where not hidden and name = ${name} and mannschaft = ${team} and saison = ${season}`;
  return row && toPlayer(row, unlocked);
}
