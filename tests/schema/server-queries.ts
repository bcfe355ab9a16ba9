import { readFileSync } from 'node:fs';
import { findType, readRowType } from './written-rows.ts';

/** A query in the source of the server whose row type stands beside it. */
export type TypedQuery = {
  readonly place: string;
  /** With `$1`, `$2` … for its parameters. */
  readonly sql: string;
  /** The TypeScript type of each column, as written. */
  readonly row: ReadonlyMap<string, string>;
};

const typedQuery = /\b(?:sql|tx|connection|session)<\s*(\{[^`]*?\}|\w+)\[\]\s*>`((?:[^`\\]|\\.)*)`/gs;

/** Replaces `${…}` by parameters; undefined when one of them is more than a value, such as a fragment of SQL. */
function withParameters(template: string): string | undefined {
  let [sql, count, place] = ['', 0, 0];
  for (;;) {
    const start = template.indexOf('${', place);
    if (start === -1) return sql + template.slice(place);
    let [end, depth] = [start + 2, 1];
    for (; depth > 0 && end < template.length; end += 1) depth += template[end] === '{' ? 1 : template[end] === '}' ? -1 : 0;
    if (/^\s*(sql|tx|connection)\b/.test(template.slice(start + 2, end - 1))) return undefined;
    count += 1;
    sql += `${template.slice(place, start)}$${count}`;
    place = end;
  }
}

/** Finds the queries of a file of which row type and SQL can be read from the source; `others` counts the rest. */
export function readTypedQueries(file: string): { readonly queries: readonly TypedQuery[]; readonly others: readonly string[] } {
  const source = readFileSync(file, 'utf8');
  const [queries, others]: [TypedQuery[], string[]] = [[], []];
  for (const { 1: type = '', 2: template = '', index } of source.matchAll(typedQuery)) {
    const place = `${file}:${source.slice(0, index).split('\n').length}`;
    const written = type.startsWith('{') ? type : findType(type, source);
    const row = written === undefined ? undefined : readRowType(written);
    const sql = withParameters(template);
    if (row === undefined || sql === undefined) others.push(place);
    else queries.push({ place, sql, row });
  }
  return { queries, others };
}
