import type { Player, playerSearchSchema } from '@anwurf/contract/players';
import type { z } from 'zod';
import type { Sql } from '../database/connection.ts';

type PlayerRow = Omit<Player, 'updatedAt' | 'values'> & NonNullable<Player['values']> & { updatedAt: Date };

/** What is searched for; `page` counts from 1. */
export type PlayerSearch = z.infer<typeof playerSearchSchema>;

const columns = (sql: Sql) => sql`id, name, mannschaft as team, saison as season, last_updated as "updatedAt", is_demo as "isDemo",
  gespielte_spiele as games, tore_gesamt as goals, siebenmeter_tore as "sevenMetreGoals",
  siebenmeter_versuche as "sevenMetreAttempts", siebenmeter_quote::float8 as "sevenMetreRate",
  tore_pro_spiel::float8 as "goalsPerGame", tore_pro_spiel_ohne_siebenmeter::float8 as "goalsPerGameWithoutSevenMetres",
  trikotnummer as "shirtNumber", gelbe_karten as "yellowCards", disqualifikationen as disqualifications,
  zwei_minuten_strafen as "twoMinuteSuspensions"`;

function toPlayer(row: PlayerRow, unlocked: boolean): Player {
  const { id, name, team, season, updatedAt, isDemo, ...values } = row;
  return { id, name, team, season, isDemo, updatedAt: updatedAt.toISOString(), values: unlocked ? values : null };
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Finds players whose name has every word of `q`, whatever the case and however umlauts are written; those that begin
 * with it first, then those with a word that does. Hidden entries are never found.
 * @param unlocked false withholds the values
 */
export async function searchPlayers(
  sql: Sql,
  { q, team, season, page, pageSize }: PlayerSearch,
  unlocked: boolean,
): Promise<{ players: Player[]; total: number }> {
  const words = escapeLike(q).split(/\s+/).filter(Boolean);
  const has = (column: string, start: string, text: string) => sql`(${sql(column)} like ${`%${start}`} || fold_text(${text}) || '%'
    or ${sql(column)} like ${`%${start}`} || fold_umlauts(${text}) || '%')`;
  const found = sql`from player_stats_de where not hidden
    ${team === undefined ? sql`` : sql`and ${has('search_team', '', escapeLike(team))}`}
    ${season === undefined ? sql`` : sql`and saison = ${season}`}
    ${words.reduce((all, word) => sql`${all} and ${has('search_name', '', word)}`, sql``)}`;
  const phrase = words.join(' ');
  const [players, counted] = await Promise.all([
    sql<PlayerRow[]>`select ${columns(sql)} ${found}
      order by not ${has('search_name', '\n', phrase)}, not (${has('search_name', ' ', phrase)} or ${has('search_name', '-', phrase)}),
        search_name, name, saison desc, mannschaft
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
    sql<{ total: number }[]>`select count(*)::int as total ${found}`,
  ]);
  return { players: players.map((row) => toPlayer(row, unlocked)), total: counted[0]?.total ?? 0 };
}

/** Reads exactly this player of this team and season; undefined when there is none, or a hidden one. */
export async function readPlayer(
  sql: Sql,
  { name, team, season }: { name: string; team: string; season: string },
  unlocked: boolean,
): Promise<Player | undefined> {
  const [row] = await sql<PlayerRow[]>`select ${columns(sql)} from player_stats_de
    where not hidden and name = ${name} and mannschaft = ${team} and saison = ${season}`;
  return row && toPlayer(row, unlocked);
}
