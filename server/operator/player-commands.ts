import type { Sql } from '../database/connection.ts';
import { personKey } from '../players/import/player-key.ts';
import type { Change, Command } from './command.ts';
import { OperatorError } from './operator-error.ts';

type PlayerRow = { readonly id: string; readonly name: string; readonly team: string; readonly season: string; readonly hidden: boolean };

/** Rows of a person, in whatever spelling: those who object mean all of them. */
async function rowsOf(sql: Sql, name: string): Promise<PlayerRow[]> {
  const key = personKey(name);
  if (key === '') return [];
  const rows = await sql<PlayerRow[]>`
    select id, name, mannschaft as team, saison as season, hidden from player_stats_de order by saison, mannschaft`;
  return rows.filter((row) => personKey(row.name) === key);
}

async function planHiding(sql: Sql, name: string, hidden: boolean): Promise<Change> {
  const rows = await rowsOf(sql, name);
  const ids = rows.filter((row) => row.hidden !== hidden).map(({ id }) => id);
  if (rows.length === 0) throw new OperatorError('No player has this name.');
  const apply = async () => {
    const changed = await sql`update player_stats_de set hidden = ${hidden}, last_updated = now() where id = any(${ids}::uuid[])`;
    const word = hidden ? 'hidden' : 'shown';
    return changed.count === 0 ? undefined : { text: `${changed.count} rows are ${word} now.`, value: { rows: changed.count, hidden } };
  };
  const words = `${ids.length} rows of this person are ${hidden ? 'hidden from' : 'shown in'} the search.`;
  return { subject: rows[0]?.id ?? '', words, details: { rows: ids.length }, apply };
}

/** Players of the search; who objects is hidden, and later imports keep that. */
export const playerCommands: readonly Command[] = [
  {
    kind: 'read',
    name: 'players find',
    parameters: ['<name>'],
    about: 'Rows of a person in any spelling, hidden ones included.',
    run: async ({ sql }, { parameters: [name = ''] }) => ({ rows: await rowsOf(sql, name) }),
  },
  {
    kind: 'change',
    name: 'players hide',
    parameters: ['<name>'],
    about: 'Hides all rows of a person from the search; imports leave them hidden.',
    plan: ({ sql }, { parameters: [name = ''] }) => planHiding(sql, name, true),
  },
  {
    kind: 'change',
    name: 'players show',
    parameters: ['<name>'],
    about: 'Shows all rows of a person again.',
    isDangerous: true,
    plan: ({ sql }, { parameters: [name = ''] }) => planHiding(sql, name, false),
  },
];
