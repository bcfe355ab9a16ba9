import { z } from 'zod';

/** Postgres types that a synced column may have; the spelling is Postgres' own, for casts. */
export type ColumnType =
  | 'uuid'
  | 'text'
  | 'text[]'
  | 'smallint'
  | 'integer'
  | 'bigint'
  | 'numeric'
  | 'boolean'
  | 'timestamptz'
  | 'date'
  | 'jsonb';

/** One column of a synced table: its Postgres type and what a device may send for it. */
export type Column = { readonly type: ColumnType; readonly value: z.ZodType };

const instant = z.iso.datetime({ offset: true, message: 'kein gültiger Zeitpunkt' });
const day = z.iso.date('kein gültiges Datum');

const bounded = (min: number, max: number) => z.number().min(min).max(max);

/** Column builders. Each mirrors the check constraint of the same column in `migrations/0001_synced.sql`. */
export const column = {
  uuid: (): Column => ({ type: 'uuid', value: z.uuid('keine gültige Kennung') }),
  text: (max: number, min = 0): Column => ({ type: 'text', value: z.string().min(min).max(max) }),
  oneOf: (...values: [string, ...string[]]): Column => ({ type: 'text', value: z.enum(values) }),
  pattern: (expression: RegExp): Column => ({ type: 'text', value: z.string().regex(expression) }),
  texts: (maxItems: number): Column => ({ type: 'text[]', value: z.array(z.string().max(200)).max(maxItems) }),
  smallint: (min: number, max: number): Column => ({ type: 'smallint', value: bounded(min, max).int() }),
  integer: (min: number, max: number): Column => ({ type: 'integer', value: bounded(min, max).int() }),
  bigint: (): Column => ({ type: 'bigint', value: z.int() }),
  numeric: (min: number, max: number): Column => ({ type: 'numeric', value: bounded(min, max) }),
  boolean: (): Column => ({ type: 'boolean', value: z.boolean() }),
  instant: (): Column => ({ type: 'timestamptz', value: instant }),
  day: (): Column => ({ type: 'date', value: day }),
  json: (maxCharacters: number): Column => ({
    type: 'jsonb',
    value: z.json().refine((value) => JSON.stringify(value).length <= maxCharacters, `mehr als ${maxCharacters} Zeichen`),
  }),
  /** The same column, but null is allowed too. */
  nullable: (inner: Column): Column => ({ type: inner.type, value: inner.value.nullable() }),
};
