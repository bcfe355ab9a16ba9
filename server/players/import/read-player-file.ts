import { storableText } from '@anwurf/contract/storable-text';
import { writtenName } from '@anwurf/domain/vocabulary/name';
import * as z from 'zod';
import { ImportFileError } from '../../imports/import-file-error.ts';
import { plainHeader } from '../../imports/plain-header.ts';
import { type CsvRow, readCsv } from '../../imports/read-csv.ts';
import { playerRatios } from '../player-ratios.ts';

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
};

/** Column → its other headers, normalized by {@link plainHeader}. */
const headers = {
  name: ['spieler'],
  mannschaft: ['team', 'verein'],
  saison: ['season'],
  gespielte_spiele: ['spiele'],
  tore_gesamt: ['tore'],
  siebenmeter_tore: ['7mtore'],
  siebenmeter_versuche: ['7mversuche'],
  trikotnummer: ['nummer', 'nr'],
  gelbe_karten: ['gelb', 'gelbekarten'],
  zwei_minuten_strafen: ['2minuten', '2min', 'zweiminuten'],
  disqualifikationen: ['rot', 'disq'],
  versteckt: ['hidden'],
} as const;
type Column = keyof typeof headers;
const columns = Object.keys(headers) as Column[];
const required: readonly Column[] = ['name', 'saison'];

const count = z
  .string()
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
    name: words(200).min(1, 'is missing'),
    mannschaft: words(200).default(''),
    saison: words(40).min(1, 'is missing'),
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

function readHeader(cells: readonly string[]): { places: ReadonlyMap<Column, number>; unread: string[] } {
  const places = new Map<Column, number>();
  const unread: string[] = [];
  cells.forEach((cell, place) => {
    const column = columns.find(
      (one) => plainHeader(one) === plainHeader(cell) || (headers[one] as readonly string[]).includes(plainHeader(cell)),
    );
    if (column === undefined) unread.push(cell);
    else if (places.has(column)) throw new ImportFileError(`Column "${cell}" occurs twice.`);
    else places.set(column, place);
  });
  for (const column of required) if (!places.has(column)) throw new ImportFileError(`Column "${column}" is missing.`);
  return { places, unread };
}

function readLine({ cells }: CsvRow, places: ReadonlyMap<Column, number>) {
  return lineSchema.safeParse(Object.fromEntries([...places].map(([column, place]) => [column, (cells[place] ?? '').trim()])));
}

/**
 * Reads players from CSV (`;` or `,`, the first line names the columns); refuses each line that is invalid, or repeats an earlier
 * one's name, team and season, with its reason.
 * @throws ImportFileError without the columns name and season, or when its quotes do not match
 */
export function readPlayerFile(text: string): PlayerFile {
  const [header, ...rows] = readCsv(text);
  if (header === undefined) throw new ImportFileError('The file is empty.');
  const { places, unread } = readHeader(header.cells);
  const players: ImportedPlayer[] = [];
  const refused: RefusedLine[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const parsed = readLine(row, places);
    if (!parsed.success) {
      const reason = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ');
      refused.push({ line: row.line, reason });
      continue;
    }
    const player = { ...parsed.data, ...playerRatios(parsed.data) };
    const key = `${player.name}\n${player.mannschaft}\n${player.saison}`;
    const earlier = lines.get(key);
    if (earlier !== undefined) {
      refused.push({ line: row.line, reason: `repeats line ${earlier}` });
      continue;
    }
    lines.set(key, row.line);
    players.push(player);
  }
  return { players, refused, unread };
}
