import { type BrokenRule, findBrokenRule } from '@anwurf/contract/sync/broken-rule';
import { syncedTable } from '@anwurf/contract/sync/registry';
import type { NewMutation } from './new-mutation.ts';

/** What the registry knows to be wrong with the values of a mutation; none: a store of this release takes each of them. */
export function findBrokenRules({ table, values }: Pick<NewMutation, 'table' | 'values'>): BrokenRule[] {
  const { columns } = syncedTable(table);
  return Object.entries(values).flatMap(([column, value]) => {
    const rule = columns[column] && findBrokenRule(columns[column], value);
    return rule === undefined ? [] : [{ column, ...rule }];
  });
}
