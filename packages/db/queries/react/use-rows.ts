import { useLive, useSyncState } from '../../client/react.tsx';
import type { SyncState } from '../../client/local-database.ts';
import type { PlainTableName } from '@anwurf/contract/sync/registry';
import { useMemo } from 'react';
import { listedRows, type ListQuery, type LocalQuery } from '../local-query.ts';
import type { Loadable } from './loadable.ts';

interface Reading {
  /** Accepts an empty result even before the first sync: for data that most players do not have. */
  readonly canBeEmpty?: boolean;
  /** Accepts an empty result as soon as this table has arrived: for data that must not be missed, and that many do not have. */
  readonly after?: PlainTableName;
}

/** Whether an empty result means that there is nothing. */
const isWhole =
  (table: PlainTableName | undefined) =>
  ({ firstSyncDone, arrived }: SyncState): boolean =>
    firstSyncDone || (table !== undefined && arrived.includes(table));

/** The rows of a query, kept up to date. An empty result counts as loading until the first sync is complete. */
export function useRows<Row>(query: LocalQuery<Row>, { canBeEmpty = false, after }: Reading = {}): Loadable<readonly Row[]> {
  const canBeNone = useSyncState(isWhole(after)) || canBeEmpty;
  const outcome = useLive<Row>(query.sql, query.params);
  if (outcome === undefined) return { state: 'loading', waitsFor: 'database' };
  if (outcome.failed) return { state: 'failed', retry: outcome.retry };
  const isIncomplete = outcome.rows.length === 0 && !canBeNone && outcome.isWhole !== true;
  return isIncomplete ? { state: 'loading', waitsFor: 'first-sync' } : { state: 'rows', value: outcome.rows };
}

/** The same for a list query. */
export function useList<Row>(query: ListQuery<Row>, { canBeEmpty = false, after }: Reading = {}): Loadable<readonly Row[]> {
  const canBeNone = useSyncState(isWhole(after)) || canBeEmpty;
  const answer = useRows(query, { canBeEmpty: true });
  const { columns, read } = query;
  const list = answer.state === 'rows' ? answer.value[0]?.list : undefined;
  const rows = useMemo(() => (list === undefined ? [] : listedRows({ columns, read }, list)), [list, columns, read]);
  if (answer.state !== 'rows') return answer;
  const isIncomplete = rows.length === 0 && !canBeNone;
  return isIncomplete ? { state: 'loading', waitsFor: 'first-sync' } : { state: 'rows', value: rows };
}

/** The first row of a query, kept up to date; null when there is none. */
export function useFirstRow<Row>(query: LocalQuery<Row>, reading: Reading = {}): Loadable<Row | null> {
  const rows = useRows(query, reading);
  return rows.state === 'rows' ? { state: 'rows', value: rows.value[0] ?? null } : rows;
}
