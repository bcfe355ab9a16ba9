/** A query of the local database and the type of its rows. Nothing runs until someone asks for it. */
export interface LocalQuery<Row> {
  readonly sql: string;
  readonly params: readonly unknown[];
  /** Carries the row type; never set. */
  readonly row?: Row;
}
