import { readFileSync } from 'node:fs';
import { readRowType, type WrittenRow } from '../schema/written-types.ts';
import { takeType } from '../schema/source-text.ts';

/** A statement in the source whose row type stands beside it. */
export type TypedStatement = {
  readonly place: string;
  readonly sql: string;
  readonly row: WrittenRow;
};

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
    const start = index + '.query<'.length;
    const type = takeType(source, start);
    // Passes on the type of its caller.
    if (type === 'Row') continue;
    const place = `${file}:${source.slice(0, index).split('\n').length}`;
    const row = readRowType(type, file);
    const [, template, plain] = /^\(\s*(?:`((?:[^`\\]|\\.)*)`|'([^']*)')/.exec(source.slice(start + type.length + 1)) ?? [];
    const text = template ?? plain;
    const sql = text === undefined ? undefined : filledIn(text, examples);
    if (row === undefined || sql === undefined) others.push(place);
    else statements.push({ place, sql, row });
  }
  return { statements, others };
}
