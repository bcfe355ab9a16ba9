import { findTable, type Table } from '../../imports/find-table.ts';
import type { CsvRow } from '../../imports/read-csv.ts';
import { playerRatios } from '../player-ratios.ts';
import { groupLines } from './group-lines.ts';
import { type Column, type PlayerHeader, readPlayerHeader } from './player-columns.ts';
import { seasonKey } from './player-key.ts';
import { type PlayerLine, readPlayerLine } from './player-line.ts';
import { type ReadLine, sumMatches } from './sum-matches.ts';

/** A player's season as stored, without id. `versteckt` null: unchanged, or shown when it is new. */
export type ImportedPlayer = PlayerLine & ReturnType<typeof playerRatios>;

/** A refused line, counted from 1, and the reason. */
type RefusedLine = { readonly line: number; readonly reason: string };

/** Contents of a file of players. */
export type PlayerFile = {
  readonly players: readonly ImportedPlayer[];
  /** First line of each player. */
  readonly lines: ReadonlyMap<ImportedPlayer, number>;
  readonly refused: readonly RefusedLine[];
  /** Unknown headers; their columns are ignored. */
  readonly unread: readonly string[];
  /** Which column was read from which header. */
  readonly understood: readonly (readonly [column: string, header: string])[];
  /** Lines that were summed, one a player and match; null: the list has a line a player. */
  readonly matchLines: number | null;
};

type PlayerTable = Table<PlayerHeader>;

/** The trimmed cells of a row by column. */
function cellsOf(row: CsvRow, { places }: PlayerHeader, season: string | undefined): Partial<Record<Column, string>> {
  const cells: Partial<Record<Column, string>> = Object.fromEntries(
    [...places].map(([column, place]) => [column, (row.cells[place] ?? '').trim()]),
  );
  return { ...cells, saison: cells.saison || (season ?? '') };
}

const belongsInQuotes = 'a name with the delimiter in it belongs in quotes';

/**
 * Why a row cannot be read before its cells are; null: it can. A comma in a name moves all after it into the next column: where the comma
 * separates, each row has as many cells as the header, and none begins with a blank.
 */
function shapeProblem({ cells }: CsvRow, { header, delimiter }: PlayerTable, width: number): string | null {
  if (cells.length > width) return `has more cells than the header: ${belongsInQuotes}`;
  if (delimiter !== ',') return null;
  if (cells.length < width) return `has fewer cells than the header: ${belongsInQuotes}`;
  const hasBlank = !header.hasBlanks && cells.slice(1).some((cell) => cell.startsWith(' ') && cell.trim() !== '');
  return hasBlank ? `has a blank behind a comma: ${belongsInQuotes}` : null;
}

/** Cells of a row: as many as the header has, and those that are empty in every row, behind a delimiter at its end. */
function widthOf({ header, rows, delimiter }: PlayerTable): number {
  const surplus = rows.every(({ cells }) => cells.slice(header.width).every((cell) => cell.trim() === ''));
  return delimiter !== ',' && surplus ? rows.reduce((most, { cells }) => Math.max(most, cells.length), header.width) : header.width;
}

/** Whether the cells of a column called 'Nr.' count the lines of the list: they are places, and no shirt numbers. */
function countsLines({ header, rows }: PlayerTable): boolean {
  const place = header.places.get('trikotnummer');
  if (place === undefined || rows.length < 3) return false;
  return rows.every(({ cells }, index) => (cells[place] ?? '').trim().replace(/\.$/, '') === String(index + 1));
}

function withoutLineNumbers(table: PlayerTable): PlayerTable {
  if (!countsLines(table)) return table;
  const { header } = table;
  const isOther = ([column]: readonly [string, unknown]) => column !== 'trikotnummer';
  const [, label = ''] = header.understood.find((one) => !isOther(one)) ?? [];
  return {
    ...table,
    header: {
      ...header,
      places: new Map([...header.places].filter(isOther)),
      understood: header.understood.filter(isOther),
      unread: [...header.unread, label],
    },
  };
}

/** Names of one word, where a comma separates: the first name may stand in the next column. */
const isCut = ({ name }: PlayerLine, { delimiter }: PlayerTable) => delimiter === ',' && !name.includes(' ');

function readLines(table: PlayerTable, season: string | undefined): { read: ReadLine[]; refused: RefusedLine[] } {
  const { header, rows } = table;
  const width = widthOf(table);
  const read: ReadLine[] = [];
  const refused: RefusedLine[] = [];
  for (const row of rows) {
    const values = shapeProblem(row, table, width) ?? readPlayerLine(cellsOf(row, header, season));
    const reason = typeof values === 'string' ? values : isCut(values, table) ? `name is one word: ${belongsInQuotes}` : null;
    if (reason !== null) refused.push({ line: row.line, reason });
    else if (typeof values !== 'string') {
      read.push({ line: row.line, match: header.matchPlaces.map((place) => (row.cells[place] ?? '').trim()).join('\n'), values });
    }
  }
  return { read, refused };
}

/** Whether a player has lines of several days: then a day is a match, else it is that of the list. */
function haveSeveralDays(read: readonly ReadLine[]): boolean {
  const matches = new Map<string, string>();
  return read.some(({ match, values }) => {
    const key = seasonKey(values);
    const earlier = matches.get(key);
    matches.set(key, earlier ?? match);
    return earlier !== undefined && earlier !== match;
  });
}

/**
 * Reads players from a list as leagues publish them: a table (CSV with `;`, tab, `|` or `,`; the header is among its first ten rows) with a
 * line a player, or a line a player and match, which are summed. Refuses each line that is invalid, does not have the header's cells, names
 * nobody, or repeats an earlier one's person, team and season in any spelling, with its reason. Two people of one name in a team are
 * distinguished by their shirt numbers.
 * @param season of lines that have none, as `2025/26`
 * @throws ImportFileError without the columns name and season, or when its quotes do not match
 */
export function readPlayerFile(text: string, { season }: { season?: string | undefined } = {}): PlayerFile {
  const table = withoutLineNumbers(findTable(text, (cells) => readPlayerHeader(cells, season)));
  const { header } = table;
  const { read, refused } = readLines(table, season);
  const isOfMatches = header.isOfMatches || (header.matchPlaces.length > 0 && haveSeveralDays(read));
  const { players: groups, refused: repeated } = groupLines(isOfMatches ? read : read.map((line) => ({ ...line, match: '' })));
  const lines = new Map<ImportedPlayer, number>();
  for (const { name, lines: own } of groups) {
    const values = { ...(isOfMatches ? sumMatches(own) : own[0].values), name };
    lines.set({ ...values, ...playerRatios(values) }, own[0].line);
  }
  return {
    players: [...lines.keys()],
    lines,
    refused: [...refused, ...repeated].toSorted((one, other) => one.line - other.line),
    unread: header.unread,
    understood: header.understood,
    matchLines: isOfMatches ? read.length - repeated.length : null,
  };
}
