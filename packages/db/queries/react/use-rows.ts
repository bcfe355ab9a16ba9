import { useLive, useSyncState } from '../../client/react.tsx';
import type { LocalQuery } from '../local-query.ts';
import type { Loadable } from './loadable.ts';

interface Reading {
  /** Having none is an answer even before the first sync: for what most players do not have. */
  readonly canBeEmpty?: boolean;
}

/** The rows of a query, kept up to date. None counts as loading until the first sync has brought all there is. */
export function useRows<Row>(query: LocalQuery<Row>, { canBeEmpty = false }: Reading = {}): Loadable<readonly Row[]> {
  const { firstSyncDone } = useSyncState();
  const outcome = useLive<Row>(query.sql, query.params);
  if (outcome === undefined) return { state: 'loading', waitsFor: 'database' };
  if (outcome.failed) return { state: 'failed', retry: outcome.retry };
  const isIncomplete = outcome.rows.length === 0 && !canBeEmpty && !firstSyncDone;
  return isIncomplete ? { state: 'loading', waitsFor: 'first-sync' } : { state: 'rows', value: outcome.rows };
}

/** The first row of a query, kept up to date; null when there is none. */
export function useFirstRow<Row>(query: LocalQuery<Row>, reading: Reading = {}): Loadable<Row | null> {
  const rows = useRows(query, reading);
  return rows.state === 'rows' ? { state: 'rows', value: rows.value[0] ?? null } : rows;
}
