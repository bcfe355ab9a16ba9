import type { comparedPlayerSchema, PlayerRanks } from '@anwurf/contract/players';
import type { z } from 'zod';
import type { Sql } from '../database/connection.ts';
import { playerColumns, type PlayerRow, toPlayer } from './player-row.ts';

type ComparedPlayer = z.infer<typeof comparedPlayerSchema>;

type Value = (sql: Sql, row: 'own' | 'other') => ReturnType<Sql>;

const column =
  (name: string): Value =>
  (sql, row) =>
    sql`${sql(row)}.${sql(name)}`;

/** Per game: in a season a player of many games has many of them. */
const perGame =
  (value: Value): Value =>
  (sql, row) =>
    sql`(1.0 * ${value(sql, row)} / nullif(${sql(row)}.gespielte_spiele, 0))`;

const cards: Value = (sql, row) => sql`(${sql(row)}.gelbe_karten + coalesce(${sql(row)}.disqualifikationen, 0))`;

/** Ranked values, and whether less is better. */
const ranked = {
  games: [column('gespielte_spiele'), false],
  goals: [column('tore_gesamt'), false],
  goalsPerGame: [column('tore_pro_spiel'), false],
  goalsPerGameWithoutSevenMetres: [column('tore_pro_spiel_ohne_siebenmeter'), false],
  sevenMetreRate: [column('siebenmeter_quote'), false],
  fewTwoMinuteSuspensions: [perGame(column('zwei_minuten_strafen')), true],
  fewCards: [perGame(cards), true],
} as const satisfies Record<keyof PlayerRanks, readonly [value: Value, lessIsBetter: boolean]>;

/** Percentage of the season's other players who are worse, equal ones counted half. Null without a value; 50 when nobody else has one. */
async function readRanks(sql: Sql, id: string): Promise<PlayerRanks | undefined> {
  const ranks = Object.entries(ranked).map(([name, [value, lessIsBetter]]) => {
    const own = value(sql, 'own');
    const other = value(sql, 'other');
    const worse = lessIsBetter ? sql`${other} > ${own}` : sql`${other} < ${own}`;
    return sql`case when ${own} is not null then coalesce(100.0
        * (count(*) filter (where ${worse}) + 0.5 * count(*) filter (where ${other} = ${own}))
        / nullif(count(${other}), 0), 50)::float8 end as ${sql(name)}`;
  });
  const [first = sql``, ...others] = ranks;
  const [row] = await sql<PlayerRanks[]>`
    select ${others.reduce((all, next) => sql`${all}, ${next}`, first)}
    from player_stats_de own
    left join player_stats_de other on other.saison = own.saison and other.id <> own.id and not other.hidden and other.is_demo = own.is_demo
    where own.id = ${id} and not own.hidden
    group by own.id`;
  return row;
}

/**
 * Reads a player for a comparison; undefined when missing or hidden. Fictitious players are ranked among each other.
 * @param unlocked false withholds values and ranks
 */
export async function readComparedPlayer(sql: Sql, id: string, unlocked: boolean): Promise<ComparedPlayer | undefined> {
  const [row] = await sql<PlayerRow[]>`select ${playerColumns(sql)} from player_stats_de where id = ${id} and not hidden`;
  if (row === undefined) return undefined;
  return { player: toPlayer(row, unlocked), ranks: unlocked ? ((await readRanks(sql, id)) ?? null) : null };
}
