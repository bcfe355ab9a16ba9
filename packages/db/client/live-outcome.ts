/** Outcome of one run of a live query. */
export type LiveOutcome<Row> =
  | { readonly failed: false; readonly rows: readonly Row[]; readonly isWhole?: boolean }
  | { readonly failed: true; readonly retry: () => void };
