import { parseGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { type ReferenceValue, referenceValueSchema } from '@anwurf/domain/norms/norm-records';
import { normTestOf } from '@anwurf/domain/norms/norm-tests';
import { writtenName } from '@anwurf/domain/vocabulary/name';
import { ImportFileError } from '../imports/import-file-error.ts';
import { plainHeader } from '../imports/plain-header.ts';
import { findTable } from '../imports/find-table.ts';
import type { CsvRow } from '../imports/read-csv.ts';
import { isRecord, readJson } from '../imports/read-json.ts';

/** A value with its line in CSV, or its position in the JSON list; counted from 1. */
type ReadValue = { readonly line: number; readonly value: ReferenceValue };

/** Contents of a file of reference values. */
export type NormFile = {
  readonly values: readonly ReadValue[];
  readonly refused: readonly { readonly line: number; readonly reason: string }[];
  /** Citations by key; a citation written out in the file is its own key. */
  readonly sources: Readonly<Record<string, string>>;
  /** Unknown headers. */
  readonly unread: readonly string[];
};

type Field = keyof ReferenceValue;

/** Field → its other headers, normalized by {@link plainHeader}. */
const headers = {
  test: [],
  gender: ['geschlecht'],
  age: ['alter', 'altersjahr'],
  mean: ['mittelwert', 'mittel', 'durchschnitt'],
  stdDev: ['standardabweichung', 'stdabw', 'sd', 'streuung'],
  unit: ['einheit'],
  lowerIsBetter: ['wenigeristbesser'],
  provenance: ['herkunft'],
  sdProvenance: ['herkunftsd', 'herkunftstreuung'],
  source: ['quelle'],
  note: ['anmerkung', 'notiz'],
  population: ['gruppe', 'vergleichsgruppe'],
  meanDistanceM: ['mittelmeter'],
  stdDevDistanceM: ['sdmeter'],
} as const satisfies Record<Field, readonly string[]>;
const fields = Object.keys(headers) as Field[];
const needed: readonly Field[] = ['test', 'gender', 'age', 'mean', 'stdDev', 'unit', 'provenance', 'population'];
const numbers: readonly Field[] = ['age', 'mean', 'stdDev', 'meanDistanceM', 'stdDevDistanceM'];

const words: Readonly<Record<string, unknown>> = {
  männlich: 'male',
  weiblich: 'female',
  m: 'male',
  w: 'female',
  gemessen: 'published',
  abgeleitet: 'derived',
  interpoliert: 'interpolated',
  geschätzt: 'estimated',
  ja: true,
  nein: false,
};

const fieldOf = (header: string) =>
  fields.find((one) => plainHeader(one) === plainHeader(header) || (headers[one] as readonly string[]).includes(plainHeader(header)));

function readCell(field: Field, cell: unknown): unknown {
  if (typeof cell !== 'string') return cell;
  const text = writtenName(cell);
  if (text === '') return undefined;
  if (numbers.includes(field)) return parseGermanDecimal(text) ?? text;
  return field === 'gender' || field.toLowerCase().includes('provenance') || field === 'lowerIsBetter'
    ? (words[text.toLowerCase()] ?? text)
    : text;
}

/** Other spellings of the tests' units. */
const units: Readonly<Record<string, string>> = {
  zentimeter: 'cm',
  meter: 'm',
  metern: 'm',
  sekunden: 's',
  sek: 's',
  wiederholungen: 'Wdh',
  wdh: 'Wdh',
  kmh: 'km/h',
};

/** A record in the schema's format: the direction defaults to the test's, the unit must be said. */
function toCandidate(record: ReadonlyMap<Field, unknown>): Record<string, unknown> {
  const cells = [...record].flatMap(([field, cell]): [Field, unknown][] => {
    const value = readCell(field, cell);
    return value === undefined ? [] : [[field, value]];
  });
  const read: Record<string, unknown> = Object.fromEntries(cells);
  const test = normTestOf(String(read['test']));
  const unit = typeof read['unit'] === 'string' ? (units[read['unit'].toLowerCase()] ?? read['unit']) : read['unit'];
  // A plus sign separates keys.
  const source = typeof read['source'] === 'string' && read['source'].includes(' ') ? read['source'].replaceAll('+', '&') : read['source'];
  return {
    sdProvenance: read['provenance'],
    note: null,
    ...(test && { lowerIsBetter: test.lowerIsBetter }),
    ...read,
    unit,
    source: source ?? null,
  };
}

type Entry = { readonly line: number; readonly record: ReadonlyMap<Field, unknown> };

function readHeader(cells: readonly string[]): (Field | undefined)[] {
  const places = cells.map(fieldOf);
  const twice = places.find((field, place) => field !== undefined && places.indexOf(field) !== place);
  if (twice !== undefined) throw new ImportFileError(`Column "${twice}" occurs twice.`);
  const missing = needed.find((field) => !places.includes(field));
  if (missing === undefined) return places;
  const hint = missing === 'unit' ? ' 2.15 may be metres, and is no height in centimetres.' : '';
  throw new ImportFileError(`Column "${missing}" is missing.${hint}`);
}

/** Why a candidate is no reference value. A test without an entry of ours has no direction either, which is not what is wrong. */
function reasonOf(issues: readonly { readonly path: readonly PropertyKey[] }[], test: unknown): string {
  const wrong = new Set(issues.map(({ path }) => String(path[0])));
  if (!wrong.has('test') && wrong.has('lowerIsBetter') && typeof test === 'string' && normTestOf(writtenName(test)) === undefined) {
    return `test: "${writtenName(test)}" is not one of the app`;
  }
  return `${[...wrong].join(', ')}: missing or invalid`;
}

type Refused = { readonly line: number; readonly reason: string };

function readCsvEntries(text: string): { entries: Entry[]; unread: string[]; misshapen: Refused[] } {
  const { header, rows } = findTable(text, (cells) => ({ places: readHeader(cells), cells }));
  const { places } = header;
  const isTooLong = ({ cells }: CsvRow) => cells.slice(places.length).some((cell) => cell.trim() !== '');
  return {
    entries: rows
      .filter((row) => !isTooLong(row))
      .map(({ line, cells }) => ({
        line,
        record: new Map(places.flatMap((field, place) => (field === undefined ? [] : [[field, cells[place]] as const]))),
      })),
    unread: header.cells.filter((cell, place) => cell.trim() !== '' && places[place] === undefined),
    misshapen: rows
      .filter(isTooLong)
      .map(({ line }) => ({ line, reason: 'has more cells than the header: a cell with the delimiter in it belongs in quotes' })),
  };
}

function readJsonEntries(text: string): { entries: Entry[]; unread: string[]; sources: Record<string, string> } {
  const read = readJson(text);
  const list = isRecord(read) ? read['values'] : read;
  if (!Array.isArray(list)) throw new ImportFileError('The JSON file must be a list of reference values.');
  const cited = isRecord(read) && isRecord(read['sources']) ? Object.entries(read['sources']) : [];
  const unread = new Set<string>();
  const entries = list.map((item: unknown, index): Entry => {
    if (!isRecord(item)) throw new ImportFileError(`Entry ${index + 1} is not a reference value.`);
    const record = new Map<Field, unknown>();
    for (const [name, value] of Object.entries(item)) {
      const field = fieldOf(name);
      if (field === undefined) unread.add(name);
      else record.set(field, value);
    }
    return { line: index + 1, record };
  });
  return {
    entries,
    unread: [...unread],
    sources: Object.fromEntries(cited.filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
  };
}

/**
 * Reads reference values from CSV (`;`, tab, `|` or `,`, one of the first ten rows names the columns) or from JSON (a list, or
 * `{ values, sources }`), in the domain's format or with German headers. Refuses invalid and repeated values, and those without a unit.
 * @param fileName its extension decides the format
 * @throws ImportFileError
 */
export function readNormFile(fileName: string, text: string): NormFile {
  const { entries, unread, sources, misshapen } = /\.json$/i.test(fileName)
    ? { ...readJsonEntries(text), misshapen: [] }
    : { ...readCsvEntries(text), sources: {} };
  const values: ReadValue[] = [];
  const refused: Refused[] = [...misshapen];
  const lines = new Map<string, number>();
  const cited = new Map(Object.entries(sources));
  for (const { line, record } of entries) {
    const parsed = referenceValueSchema.safeParse(toCandidate(record));
    if (!parsed.success) {
      refused.push({ line, reason: reasonOf(parsed.error.issues, record.get('test')) });
      continue;
    }
    const value = parsed.data;
    const key = `${value.test}/${value.gender}/${value.age}`;
    const earlier = lines.get(key);
    if (earlier !== undefined) {
      refused.push({ line, reason: `repeats line ${earlier}` });
      continue;
    }
    lines.set(key, line);
    if (value.source?.includes(' ') === true) cited.set(value.source, value.source);
    values.push({ line, value });
  }
  return { values, refused: refused.toSorted((one, other) => one.line - other.line), sources: Object.fromEntries(cited), unread };
}
