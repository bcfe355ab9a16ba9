import type { LocalQuery } from '@anwurf/db/queries/local-query';

/** Values that PGlite makes of Postgres' types. A `numeric` comes as text: cast it to `float8` to count with it. */
type Values = {
  readonly bool: boolean;
  readonly date: Date;
  readonly float4: number;
  readonly float8: number;
  readonly int2: number;
  readonly int4: number;
  readonly int8: number;
  readonly json: unknown;
  readonly jsonb: unknown;
  readonly numeric: string;
  readonly text: string;
  readonly timestamptz: Date;
  readonly uuid: string;
  readonly _text: readonly string[];
  readonly _uuid: readonly string[];
};

type RowOf<Query> = Query extends (...parameters: never[]) => { readonly row?: infer Row } ? NonNullable<Row> : never;

/** Columns that a query's row type has and Postgres has not, or not in that type. */
type Mismatch<Row, Described extends Record<string, keyof Values>> = {
  [Name in keyof Row]-?: Name extends keyof Described ? (NonNullable<Row[Name]> extends Values[Described[Name]] ? never : Name) : Name;
}[keyof Row];

/** The columns that do not fit; `never` when Postgres' description is what the query's row type says. */
export type Misfits<
  Query extends (...parameters: never[]) => LocalQuery<unknown>,
  Described extends Record<string, keyof Values>,
> = Mismatch<RowOf<Query>, Described>;

/** A type error unless nothing misfits. */
export type Fits<Nothing extends never> = Nothing;
