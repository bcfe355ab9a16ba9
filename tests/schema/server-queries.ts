import { readFileSync } from 'node:fs';
import { readTemplate, takeType } from './source-text.ts';
import { readRowType, type WrittenRow } from './written-types.ts';

/** A query in the source of the server whose row type stands beside it. */
export type TypedQuery = {
  readonly place: string;
  /** With `$1`, `$2` … for its parameters. */
  readonly sql: string;
  readonly row: WrittenRow;
};

/** Begins a query, or a fragment of one. */
const isFragment = /^(sql|tx|connection)\b|\(sql\b/;

/**
 * Finds the typed queries of a file.
 * @param fragments SQL in the place of expressions that are more than a value, as written
 * @returns `others`: the row types, as written, of queries of which type or SQL cannot be read from the source
 */
export function readTypedQueries(
  file: string,
  fragments: ReadonlyMap<string, string>,
): { readonly queries: readonly TypedQuery[]; readonly others: readonly string[] } {
  const source = readFileSync(file, 'utf8');
  const [queries, others]: [TypedQuery[], string[]] = [[], []];
  for (const { 0: start, index } of source.matchAll(/\b(?:sql|tx|connection|session)</g)) {
    const type = takeType(source, index + start.length);
    const template = index + start.length + type.length + '>`'.length;
    if (source.slice(template - 2, template) !== '>`') continue;
    let [count, isWhole] = [0, true];
    const sql = readTemplate(source, template, (expression) => {
      const fragment = fragments.get(expression);
      if (fragment === undefined && isFragment.test(expression)) isWhole = false;
      return fragment ?? `$${(count += 1)}`;
    });
    const row = readRowType(type.replace(/\[\]$/, ''), file);
    if (row === undefined || !isWhole) others.push(type);
    else queries.push({ place: `${file}:${source.slice(0, index).split('\n').length}`, sql, row });
  }
  return { queries, others };
}
