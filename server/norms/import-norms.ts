import { checkOperatorNorms, withOperatorNorms } from '@anwurf/domain/norms/operator-norms';
import { ownNorms } from '@anwurf/domain/norms/own-norms';
import type { Sql } from '../database/connection.ts';
import { placeAnew } from '../teams/worked-out.ts';
import { readOperatorNorms, storeOperatorNorms } from './operator-norms.ts';
import type { NormFile } from './read-norm-file.ts';

/**
 * Imports an operator's values that pass the checks of the product's own table, together with earlier imports.
 * @returns number of accepted values, number of new or changed ones (0 in a dry run), and why others were refused
 */
export async function importNorms(sql: Sql, file: NormFile, { dryRun }: { dryRun: boolean }) {
  const before = withOperatorNorms(ownNorms(), await readOperatorNorms(sql));
  const lineOf = new Map(file.values.map(({ line, value }) => [value, line]));
  const { accepted, refused } = checkOperatorNorms(before, [...lineOf.keys()], file.sources);
  const used = new Set(accepted.flatMap(({ source }) => source?.split('+') ?? []));
  const sources = Object.fromEntries(Object.entries(file.sources).filter(([key]) => used.has(key)));
  const written = dryRun ? 0 : await storeOperatorNorms(sql, accepted, sources);
  if (written > 0) await placeAnew(sql);
  return {
    accepted: accepted.length,
    written,
    refused: [...file.refused, ...refused.map(({ value, reason }) => ({ line: lineOf.get(value) ?? 0, reason }))].toSorted(
      (one, other) => one.line - other.line,
    ),
  };
}
