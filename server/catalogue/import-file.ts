import { ImportFileError } from '../imports/import-file-error.ts';
import { readCsv } from '../imports/read-csv.ts';
import { isRecord, readJson } from '../imports/read-json.ts';
import { columnReaders, type ImportColumn, parseHeader } from './import-words.ts';

/** One unchecked exercise of a file. */
export type ImportEntry = {
  /** Line of a CSV file, or position in a JSON list; counted from 1. */
  readonly line: number;
  /** The exercise in the format of the catalogue's schema, if valid. */
  readonly candidate: Readonly<Record<string, unknown>>;
};

export type ImportFile = {
  readonly entries: readonly ImportEntry[];
  /** The file's header of each column. */
  readonly headers: ReadonlyMap<string, string>;
  /** Unknown headers; their columns are ignored. */
  readonly unread: readonly string[];
};

const amounts: readonly ImportColumn[] = ['sets', 'reps', 'seconds', 'metres', 'tempo', 'pauseSeconds'];

/** Texts are parsed as cells; other values of a JSON file are taken as they are. A missing column is an empty cell. */
function toCandidate(record: ReadonlyMap<ImportColumn, unknown>): Record<string, unknown> {
  const values = Object.entries(columnReaders).map(([column, read]) => {
    const value = record.get(column as ImportColumn) ?? '';
    return [column, typeof value === 'string' ? read(value.trim()) : value] as const;
  });
  const isAmount = ([column]: readonly [string, unknown]) => amounts.some((amount) => amount === column);
  return {
    ...Object.fromEntries(values.filter((value) => !isAmount(value))),
    defaults: Object.fromEntries(values.filter(isAmount)),
  };
}

function readCsvFile(text: string): ImportFile {
  const [header, ...rows] = readCsv(text);
  const names = header?.cells.map((cell) => cell.trim()) ?? [];
  const columns = names.map((name) => parseHeader(name));
  const twice = columns.find((column, index) => column !== undefined && columns.indexOf(column) !== index);
  if (twice !== undefined) throw new ImportFileError(`Column "${twice}" occurs twice.`);
  const headers = new Map(columns.flatMap((column, index) => (column === undefined ? [] : [[column, names[index] ?? ''] as const])));
  const entries = rows.map(({ line, cells }) => {
    if (cells.length > names.length) throw new ImportFileError(`Line ${line}: more fields than columns.`);
    const record = new Map(columns.flatMap((column, index) => (column === undefined ? [] : [[column, cells[index]] as const])));
    return { line, candidate: toCandidate(record) };
  });
  return { entries, headers, unread: names.filter((name) => name !== '' && parseHeader(name) === undefined) };
}

function readJsonFile(text: string): ImportFile {
  const list = readJson(text);
  if (!Array.isArray(list)) throw new ImportFileError('The JSON file must be a list of exercises.');
  const unread = new Set<string>();
  const entries = list.map((item: unknown, index) => {
    if (!isRecord(item)) throw new ImportFileError(`Entry ${index + 1} is not an exercise.`);
    const { defaults, ...rest } = item;
    const record = new Map<ImportColumn, unknown>();
    for (const [name, value] of Object.entries({ ...rest, ...(isRecord(defaults) ? defaults : {}) })) {
      const column = parseHeader(name);
      if (column === undefined) unread.add(name);
      else record.set(column, value);
    }
    return { line: index + 1, candidate: toCandidate(record) };
  });
  return { entries, headers: new Map(), unread: [...unread] };
}

/**
 * Reads the exercises of a CSV or JSON file, unchecked.
 * @param fileName its extension decides the format
 * @throws ImportFileError
 */
export function readImportFile(fileName: string, text: string): ImportFile {
  return /\.json$/i.test(fileName) ? readJsonFile(text) : readCsvFile(text);
}
