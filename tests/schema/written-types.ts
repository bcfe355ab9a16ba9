import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { splitType, takeType } from './source-text.ts';

const packages = join(import.meta.dirname, '../../packages');

/** The columns of a row type and the type of each, as written. */
export type WrittenRow = ReadonlyMap<string, string>;

const withoutComments = (source: string) => source.replaceAll(/\/\*\*.*?\*\//gs, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');

/** Reads `{ id: string; at: Date | null }`. */
function readFields(type: string): WrittenRow | undefined {
  const row = new Map<string, string>();
  for (const field of splitType(type.slice(1, -1), ';')) {
    const [, name, written] = /^(?:readonly\s+)?['"]?(\w+)['"]?\??:\s*(.+)$/s.exec(field) ?? [];
    if (name === undefined || written === undefined) return undefined;
    row.set(name, written.trim());
  }
  return row.size === 0 ? undefined : row;
}

/** The file that a type comes from, and its name there. */
function findImport(name: string, file: string, source: string): { readonly file: string; readonly name: string } | undefined {
  for (const [, list = '', from = ''] of source.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)'/gm)) {
    const named = list.split(',').map((one) => /^(?:type )?(\w+)(?: as (\w+))?$/.exec(one.trim()));
    const found = named.find((one) => (one?.[2] ?? one?.[1]) === name)?.[1];
    const [, room, path] = /^@anwurf\/([^/]+)\/(.+)$/.exec(from) ?? [];
    const target = room === undefined ? join(dirname(file), from) : join(packages, room, `${path}.ts`);
    if (found !== undefined && existsSync(target)) return { file: target, name: found };
  }
  return undefined;
}

function readNamed(name: string, file: string, source: string): WrittenRow | undefined {
  const alias = new RegExp(`\\btype ${name} = `).exec(source);
  if (alias !== null) return columnsOf(takeType(source, alias.index + alias[0].length), file, source);
  const [declared, bases] = new RegExp(`\\binterface ${name}(?: extends ([^{]+))? (?=\\{)`).exec(source) ?? [];
  if (declared === undefined) {
    const imported = findImport(name, file, source);
    return imported && readRowType(imported.name, imported.file);
  }
  const body = takeType(source, source.indexOf(declared) + declared.length);
  const inherited = splitType(bases ?? '', ',');
  // Closes at the brace: what follows belongs to no type.
  const own = `{${splitBody(body)}}`;
  return columnsOf([...inherited, own].join(' & '), file, source);
}

/** The inner part of the braces with which a text begins. */
function splitBody(text: string): string {
  let depth = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (text[place] === '{') depth += 1;
    if (text[place] === '}' && (depth -= 1) === 0) return text.slice(1, place);
  }
  return text.slice(1);
}

function columnsOf(written: string, file: string, source: string): WrittenRow | undefined {
  const type = written.trim().replace(/^\((.*)\)$/s, '$1');
  const parts = splitType(type, '&');
  if (parts.length > 1) {
    const rows = parts.map((part) => columnsOf(part, file, source));
    return rows.every((row) => row !== undefined) ? new Map(rows.flatMap((row) => [...row])) : undefined;
  }
  if (type.startsWith('{')) return readFields(type);
  const [, choice, chosen = ''] = /^(Pick|Omit|Readonly)<(.*)>$/s.exec(type) ?? [];
  if (choice === undefined) return /^\w+$/.test(type) ? readNamed(type, file, source) : undefined;
  const [of = '', names = ''] = splitType(chosen, ',');
  const row = columnsOf(of, file, source);
  if (choice === 'Readonly' || row === undefined) return row;
  const named = new Set(Array.from(names.matchAll(/'(\w+)'/g), ([, name]) => name));
  return new Map([...row].filter(([name]) => named.has(name) === (choice === 'Pick')));
}

/**
 * Reads the columns of a row type from the source: literal, declared in the file or imported, joined, extended, or a selection.
 * @returns undefined where it cannot be read, such as a type that is inferred from a schema
 */
export function readRowType(type: string, file: string): WrittenRow | undefined {
  return columnsOf(type, file, withoutComments(readFileSync(file, 'utf8')));
}
