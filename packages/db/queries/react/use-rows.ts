import { useLive } from '../../client/react.tsx';
import type { LocalQuery } from '../local-query.ts';

/** The rows of a query, kept up to date; undefined until the first answer. */
export function useRows<Row>(query: LocalQuery<Row>): readonly Row[] | undefined {
  return useLive<Row>(query.sql, [...query.params])?.rows;
}

/** The first row of a query, kept up to date; null when there is none, undefined until the first answer. */
export function useFirstRow<Row>(query: LocalQuery<Row>): Row | null | undefined {
  const rows = useRows(query);
  return rows && (rows[0] ?? null);
}
