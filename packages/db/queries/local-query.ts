/** A query of the local database and the type of its rows. Nothing runs until someone asks for it. */
export interface LocalQuery<Row> {
  readonly sql: string;
  readonly params: readonly unknown[];
  /** Carries the row type; never set. */
  readonly row?: Row;
}

/** A query whose rows come as one list in JSON: of hundreds that is a third of the work of a row each. */
export interface ListQuery<Row> extends LocalQuery<{ readonly list: readonly unknown[] }> {
  /** Makes of an entry what the query's row is; JSON has no dates. The same function for every query of its kind. */
  readonly read: (stored: unknown) => Row;
}

/**
 * The same rows as one list.
 * @param read makes of a row in JSON what the query's row is; its dates are texts there
 */
export function asList<Stored, Row>({ sql, params }: LocalQuery<Stored>, read: (stored: Stored) => Row): ListQuery<Row> {
  return {
    sql: `select coalesce(json_agg(listed), '[]') as "list" from (${sql}) listed`,
    params,
    read: read as (stored: unknown) => Row,
  };
}
