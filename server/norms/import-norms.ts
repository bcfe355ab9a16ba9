import { checkOperatorNorms, withOperatorNorms } from '@anwurf/domain/norms/operator-norms';
import { ownNorms } from '@anwurf/domain/norms/own-norms';
import type { Sql } from '../database/connection.ts';
import { readOperatorNorms, storeOperatorNorms } from './operator-norms.ts';
import type { NormFile } from './read-norm-file.ts';

/**
 * Takes an operator's values over where they hold what the product's own table is held to, beside what was imported before.
 * @returns how many were accepted, how many of them are new or changed (0 in a dry run), and why others were not
 */
export async function importNorms(sql: Sql, file: NormFile, { dryRun }: { dryRun: boolean }) {
  const before = withOperatorNorms(ownNorms(), await readOperatorNorms(sql));
  const lineOf = new Map(file.values.map(({ line, value }) => [value, line]));
  const { accepted, refused } = checkOperatorNorms(before, [...lineOf.keys()], file.sources);
  const used = new Set(accepted.flatMap(({ source }) => source?.split('+') ?? []));
  const sources = Object.fromEntries(Object.entries(file.sources).filter(([key]) => used.has(key)));
  return {
    accepted: accepted.length,
    written: dryRun ? 0 : await storeOperatorNorms(sql, accepted, sources),
    refused: [...file.refused, ...refused.map(({ value, reason }) => ({ line: lineOf.get(value) ?? 0, reason }))].toSorted(
      (one, other) => one.line - other.line,
    ),
  };
}
