import type { ListQuery, LocalQuery } from '@anwurf/db/queries/local-query';

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

/** Values of a row within JSON, which has no dates; there a `numeric` is a number. */
type JsonValues = Omit<Values, 'date' | 'numeric' | 'timestamptz'> & {
  readonly date: string;
  readonly numeric: number;
  readonly timestamptz: string;
};

/** A column's type; with a question mark it can be null. */
type Described = Record<string, keyof Values | `${keyof Values}?`>;
type TypeIn<Written, Known> = Written extends `${infer Type extends keyof Known & string}?` ? Known[Type] : Known[Written & keyof Known];

/** Whether a row type's column is what Postgres describes. Only a column that surely can be null is described so. */
type IsFit<Column, Written, Known> = Written extends `${string}?`
  ? null extends Column
    ? NonNullable<Column> extends TypeIn<Written, Known>
      ? true
      : false
    : false
  : NonNullable<Column> extends TypeIn<Written, Known>
    ? true
    : false;

/** Columns that a row type has and Postgres has not, not in that type, or null where the row type knows of none. */
type Mismatch<Row, Columns extends Described, Known> = {
  [Name in keyof Row]-?: Name extends keyof Columns ? (IsFit<Row[Name], Columns[Name], Known> extends true ? never : Name) : Name;
}[keyof Row];

type RowOf<Query> = Query extends (...parameters: never[]) => { readonly row?: infer Row } ? NonNullable<Row> : never;
type StoredOf<Query> = Query extends (...parameters: never[]) => { readonly stored?: infer Stored } ? NonNullable<Stored> : never;

/** The columns that do not fit; `never` when Postgres' description is what the query's row type says. */
export type Misfits<Query extends (...parameters: never[]) => LocalQuery<unknown>, Columns extends Described> = Mismatch<
  RowOf<Query>,
  Columns,
  Values
>;

/** The same of the entries of a list, which are rows in JSON. */
export type ListMisfits<Query extends (...parameters: never[]) => ListQuery<unknown>, Columns extends Described> = Mismatch<
  StoredOf<Query>,
  Columns,
  JsonValues
>;

/** A type error unless nothing misfits. */
export type Fits<Nothing extends never> = Nothing;
