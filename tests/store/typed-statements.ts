import { readFileSync } from 'node:fs';
import { findType, readRowType } from '../schema/written-rows.ts';

/** A statement in the source whose row type stands beside it. */
export type TypedStatement = {
  readonly place: string;
  readonly sql: string;
  /** The TypeScript type of each column, as written. */
  readonly row: ReadonlyMap<string, string>;
};

/** The end of what begins with an opening bracket at `start`, the closing one included. */
function endOfBrackets(source: string, start: number, [open, close]: readonly [string, string]): number {
  let depth = 0;
  for (let place = start; place < source.length; place += 1) {
    if (source[place] === open) depth += 1;
    else if (source[place] === close) depth -= 1;
    if (depth === 0) return place + 1;
  }
  return source.length;
}

/** The columns of `{ … }`, of a type of the same file, or of several joined by `&`. */
function columnsOf(type: string, source: string): ReadonlyMap<string, string> | undefined {
  const columns = new Map<string, string>();
  for (const part of type.split(/&(?![^{]*\})/).map((one) => one.trim())) {
    const written = part.startsWith('{') ? part : findType(part, source);
    const found = written === undefined ? undefined : readRowType(written);
    if (found === undefined) return undefined;
    for (const [name, column] of found) columns.set(name, column);
  }
  return columns;
}

/** Puts examples in the place of `${…}`; undefined where one is not known. */
function filledIn(template: string, examples: ReadonlyMap<string, string>): string | undefined {
  let isWhole = true;
  const sql = template.replaceAll(/\$\{([^}]*)\}/g, (_, expression: string) => {
    const example = examples.get(expression);
    if (example === undefined) isWhole = false;
    return example ?? '';
  });
  return isWhole ? sql : undefined;
}

/**
 * Finds the statements of a file that are sent by `.query<Row>(…)`; `others` are those whose row type or text cannot be read.
 * @param examples what stands for the parts of a text that are put in when it is sent
 */
export function readTypedStatements(
  file: string,
  examples: ReadonlyMap<string, string>,
): { readonly statements: readonly TypedStatement[]; readonly others: readonly string[] } {
  const source = readFileSync(file, 'utf8');
  const [statements, others]: [TypedStatement[], string[]] = [[], []];
  for (const { index } of source.matchAll(/\.query</g)) {
    const start = index + '.query'.length;
    const end = endOfBrackets(source, start, ['<', '>']);
    // Passes on the type of its caller.
    if (source.slice(start, end) === '<Row>') continue;
    const place = `${file}:${source.slice(0, index).split('\n').length}`;
    const row = columnsOf(source.slice(start + 1, end - 1), source);
    const [, template, plain] = /^\(\s*(?:`((?:[^`\\]|\\.)*)`|'([^']*)')/.exec(source.slice(end)) ?? [];
    const text = template ?? plain;
    const sql = text === undefined ? undefined : filledIn(text, examples);
    if (row === undefined || sql === undefined) others.push(place);
    else statements.push({ place, sql, row });
  }
  return { statements, others };
}
