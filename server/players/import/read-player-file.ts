import { storableText } from '@anwurf/contract/storable-text';
import { writtenName } from '@anwurf/domain/vocabulary/name';
import * as z from 'zod';
import { ImportFileError } from '../../imports/import-file-error.ts';
import { plainHeader } from '../../imports/plain-header.ts';
import { type CsvRow, delimiters, readCsv } from '../../imports/read-csv.ts';
import { playerRatios } from '../player-ratios.ts';
import { seasonKey } from './player-key.ts';
import { namesPerson, plainCount, readPair, spokenName, writtenSeason } from './read-cell.ts';

/** A player's season as stored, without id. `versteckt` null: unchanged, or shown when it is new. */
export type ImportedPlayer = Omit<z.infer<typeof lineSchema>, 'versteckt'> &
  ReturnType<typeof playerRatios> & { readonly versteckt: boolean | null };

/** A refused line, counted from 1, and the reason. */
type RefusedLine = { readonly line: number; readonly reason: string };

/** Contents of a file of players. */
export type PlayerFile = {
  readonly players: readonly ImportedPlayer[];
  readonly refused: readonly RefusedLine[];
  /** Unknown headers; their columns are ignored. */
  readonly unread: readonly string[];
  /** Which column was read from which header. */
  readonly understood: readonly (readonly [column: string, header: string])[];
};

/** Column → its other headers, normalized by {@link plainHeader}; of two in one file the earlier one here is read. */
const headers = {
  name: ['spieler', 'spielerin', 'spielername'],
  vorname: ['firstname'],
  nachname: ['familienname', 'lastname'],
  mannschaft: ['team', 'verein'],
  saison: ['season', 'spielzeit'],
  gespielte_spiele: ['spiele', 'einsätze', 'anzahlspiele'],
  tore_gesamt: ['tore', 'toregesamt', 'gesamttore'],
  siebenmeter_tore: ['7mtore'],
  siebenmeter_versuche: ['7mversuche'],
  siebenmeter: ['7m', '7mtore/versuche', '7mtore/7mversuche'],
  trikotnummer: ['nummer', 'nr'],
  gelbe_karten: ['gelb', 'gelbekarten', 'verwarnungen'],
  zwei_minuten_strafen: ['2minuten', '2min', 'zweiminuten', 'zeitstrafen'],
  disqualifikationen: ['rot', 'rotekarten', 'disq'],
  versteckt: ['hidden'],
} as const;
type Column = keyof typeof headers;
const columns = Object.keys(headers) as Column[];
/** Lists begin with titles; the header is among the first rows. */
const mostTitles = 10;

const count = z
  .string()
  .overwrite(plainCount)
  .refine((text) => /^\d{0,5}$/.test(text), 'is not an integer from 0 to 99999')
  .transform((text) => (text === '' ? null : Number(text)))
  .default(null);
const words = (most: number) =>
  z
    .string()
    .overwrite(writtenName)
    .check(z.maxLength(most, `has more than ${most} characters`))
    .refine((text) => storableText.safeParse(text).success, 'contains characters that cannot be stored');
const flag = z
  .string()
  .transform((text) => text.toLowerCase())
  .refine((text) => ['', 'ja', 'nein', '1', '0', 'x', 'true', 'false'].includes(text), 'is neither ja nor nein')
  .transform((text) => (text === '' ? null : ['ja', '1', 'x', 'true'].includes(text)))
  .default(null);

const lineSchema = z
  .object({
    name: words(200)
      .min(1, 'is missing')
      .overwrite(spokenName)
      .refine((name) => name === '' || namesPerson(name), 'is no name of a person'),
    mannschaft: words(200).default(''),
    saison: words(40).min(1, 'is missing').overwrite(writtenSeason),
    gespielte_spiele: count,
    tore_gesamt: count,
    siebenmeter_tore: count,
    siebenmeter_versuche: count,
    trikotnummer: count,
    gelbe_karten: count,
    zwei_minuten_strafen: count,
    disqualifikationen: count,
    versteckt: flag,
  })
  .superRefine(({ tore_gesamt: goals, siebenmeter_tore: sevens, siebenmeter_versuche: attempts }, context) => {
    const refuse = (path: Column, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (sevens !== null && goals !== null && sevens > goals) refuse('siebenmeter_tore', 'is more than all goals');
    if (sevens !== null && attempts !== null && sevens > attempts) refuse('siebenmeter_versuche', 'is less than the 7 m goals');
  });

/** How well a header names a column: 0 by its own name, then its other headers; -1 not at all. */
function rankOf(cell: string, column: Column): number {
  return [plainHeader(column), ...headers[column]].indexOf(plainHeader(cell));
}

type Header = Pick<PlayerFile, 'unread' | 'understood'> & { readonly places: ReadonlyMap<Column, number>; readonly width: number };

function readHeader(cells: readonly string[]): Header {
  const places = new Map<Column, number>();
  for (const column of columns) {
    const named = cells.map((cell, place) => ({ place, rank: rankOf(cell, column) })).filter(({ rank }) => rank >= 0);
    const [best, next] = named.toSorted((one, other) => one.rank - other.rank);
    if (best === undefined) continue;
    if (next?.rank === best.rank) throw new ImportFileError(`Column "${cells[next.place] ?? ''}" occurs twice.`);
    places.set(column, best.place);
  }
  const read = new Set(places.values());
  const hasName = places.has('name') || (places.has('vorname') && places.has('nachname'));
  if (!hasName) throw new ImportFileError('Column "name" is missing.');
  if (!places.has('saison')) throw new ImportFileError('Column "saison" is missing.');
  const unread = cells.filter((cell, place) => !read.has(place) && cell.trim() !== '');
  return { places, unread, understood: [...places].map(([column, place]) => [column, cells[place] ?? '']), width: cells.length };
}

type Table = { readonly header: Header; readonly rows: readonly CsvRow[] };

/** Finds the header below the titles of a list. @throws ImportFileError when there is none */
function readTable(rows: readonly CsvRow[]): Table {
  if (rows.length === 0) throw new ImportFileError('The file is empty.');
  let failure: unknown;
  for (const [index, { cells }] of rows.slice(0, mostTitles).entries()) {
    try {
      return { header: readHeader(cells), rows: rows.slice(index + 1) };
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
}

/** Reads the table by the delimiter of its first line, else by another one: a title may have a comma. */
function findTable(text: string): Table {
  let failure: unknown;
  for (const delimiter of [undefined, ...delimiters]) {
    try {
      return readTable(readCsv(text, delimiter));
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
}

/** The cells by column: a name in two columns is put together, and '18/24' taken apart. */
function cellsOf(row: CsvRow, places: ReadonlyMap<Column, number>): Partial<Record<Column, string>> {
  const cells: Partial<Record<Column, string>> = Object.fromEntries(
    [...places].map(([column, place]) => [column, (row.cells[place] ?? '').trim()]),
  );
  const pair = readPair(cells.siebenmeter ?? '');
  return {
    ...(pair !== null && { siebenmeter_tore: pair[0], siebenmeter_versuche: pair[1] }),
    ...(cells.name === undefined && { name: [cells.vorname, cells.nachname].filter(Boolean).join(' ') }),
    ...cells,
  };
}

/** Cells of a row: as many as the header has, or what every row has, with a delimiter at its end. */
function widthOf({ header, rows }: Table): number {
  return Math.max(header.width, Math.min(...rows.map(({ cells }) => cells.length)));
}

/** Why a row cannot be read before its cells are; null: it can. A cell too many has moved all after it into the next column. */
function shapeProblem({ cells }: CsvRow, width: number, { places }: Header, pair: string | undefined): string | null {
  if (cells.length > width) {
    return 'has more cells than the header: a name with the delimiter in it belongs in quotes';
  }
  const isPair = !places.has('siebenmeter') || pair === undefined || plainCount(pair) === '' || readPair(pair) !== null;
  return isPair ? null : 'siebenmeter is not of the form 18/24';
}

/**
 * Reads players from a table (CSV with `;`, tab, `|` or `,`; the header is among its first ten rows); refuses each line that is invalid, has
 * more cells than the header, names nobody, or repeats an earlier one's person, team and season in any spelling, with its reason.
 * @throws ImportFileError without the columns name and season, or when its quotes do not match
 */
export function readPlayerFile(text: string): PlayerFile {
  const table = findTable(text);
  const { header, rows } = table;
  const width = widthOf(table);
  const players: ImportedPlayer[] = [];
  const refused: RefusedLine[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const cells = cellsOf(row, header.places);
    const misshapen = shapeProblem(row, width, header, cells.siebenmeter);
    const parsed = lineSchema.safeParse(cells);
    if (misshapen !== null || !parsed.success) {
      const reason = misshapen ?? parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ') ?? '';
      refused.push({ line: row.line, reason });
      continue;
    }
    const player = { ...parsed.data, ...playerRatios(parsed.data) };
    const key = seasonKey(player);
    const earlier = lines.get(key);
    if (earlier !== undefined) {
      refused.push({ line: row.line, reason: `repeats line ${earlier}` });
      continue;
    }
    lines.set(key, row.line);
    players.push(player);
  }
  return { players, refused, unread: header.unread, understood: header.understood };
}
