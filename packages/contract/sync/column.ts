import * as z from 'zod/mini';
import { writtenName } from '@anwurf/domain/vocabulary/name';
import { jsonbLength, type JsonValue } from './json-value.ts';

/** Postgres types of synced columns, in Postgres' spelling, for casts. */
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

/** Limits of a column's values beside its type. Bounds are inclusive; lengths count characters. */
export type ColumnBounds =
  | { readonly kind: 'none' }
  | { readonly kind: 'range'; readonly min: number; readonly max: number }
  | { readonly kind: 'length'; readonly min: number; readonly max: number }
  | { readonly kind: 'items'; readonly max: number; readonly maxLength: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'pattern'; readonly example: string }
  | { readonly kind: 'link'; readonly max: number }
  | { readonly kind: 'since'; readonly min: string }
  | { readonly kind: 'json'; readonly max: number };

/**
 * One column of a synced table: its Postgres type and the values that a device may send. `Value` is the JSON type; `HasDefault`:
 * the database fills the column in when a new row omits it.
 */
export type Column<Value = unknown, HasDefault extends boolean = boolean> = {
  readonly type: ColumnType;
  readonly value: z.ZodMiniType<Value>;
  readonly bounds: ColumnBounds;
  readonly isNullable: boolean;
  readonly hasDefault: HasDefault;
  /** Text that the server stores as `writtenName` has it: a name, or a copy of one in another row. */
  readonly names?: 'own' | 'copy';
};

type Definition<Value, HasDefault extends boolean> = Omit<Column<Value, HasDefault>, 'value'> & {
  readonly schema: () => z.ZodMiniType<Value>;
};

/** A column whose schema is made when it is first asked for: a device's start brings hundreds of columns, and parses by few. */
function columnOf<Value, HasDefault extends boolean>({ schema, ...column }: Definition<Value, HasDefault>): Column<Value, HasDefault> {
  let made: z.ZodMiniType<Value> | undefined;
  return {
    ...column,
    get value() {
      return (made ??= schema());
    },
  };
}

function define<Value>(
  type: ColumnType,
  schema: () => z.ZodMiniType<Value>,
  bounds: ColumnBounds = { kind: 'none' },
): Column<Value, false> {
  return columnOf({ type, schema, bounds, isNullable: false, hasDefault: false });
}

/** The definition of a column, whose schema stays unmade. */
function definitionOf<Value, HasDefault extends boolean>(column: Column<Value, HasDefault>): Definition<Value, HasDefault> {
  const { type, bounds, isNullable, hasDefault, names } = column;
  return { type, bounds, isNullable, hasDefault, ...(names !== undefined && { names }), schema: () => column.value };
}

const number = (min: number, max: number) => z.number().check(z.minimum(min), z.maximum(max));
const jsonValue = (): z.ZodMiniType<JsonValue> => z.json();
const maxItemLength = 200;

/**
 * Column builders. Each mirrors type, nullability, default and check constraint of its column in the migrations;
 * `tests/store/registry-*.test.ts` and `tests/server/schema/registry-migrations.test.ts` compare the two.
 */
export const column = {
  uuid: () => define('uuid', () => z.uuid()),
  text: (max: number, min = 0) => define('text', () => z.string().check(z.minLength(min), z.maxLength(max)), { kind: 'length', min, max }),
  /** A name given by the player: invisible characters count as none of its length. */
  name: (max: number, min = 1) => columnOf({ ...definitionOf(column.text(max, min)), names: 'own' }),
  /** Another row's name. Rows of earlier releases may have an invisible one, and keep it. */
  nameCopy: (max: number, min = 1) => columnOf({ ...definitionOf(column.text(max, min)), names: 'copy' }),
  oneOf: <const Values extends readonly [string, ...string[]]>(...values: Values) =>
    define<Values[number]>('text', () => z.enum(values), { kind: 'choice', values }),
  pattern: (expression: RegExp, example: string) =>
    define('text', () => z.string().check(z.regex(expression)), { kind: 'pattern', example }),
  /** An http(s) address: screens render it as a link, and browsers would execute some other schemes. */
  link: (max: number) => define('text', () => z.string().check(z.maxLength(max), z.regex(/^https?:\/\/[^ ]/i)), { kind: 'link', max }),
  texts: (max: number) =>
    define<readonly string[]>('text[]', () => z.array(z.string().check(z.maxLength(maxItemLength))).check(z.maxLength(max)), {
      kind: 'items',
      max,
      maxLength: maxItemLength,
    }),
  smallint: (min: number, max: number) => define('smallint', () => number(min, max).check(z.int()), { kind: 'range', min, max }),
  integer: (min: number, max: number) => define('integer', () => number(min, max).check(z.int()), { kind: 'range', min, max }),
  bigint: () => define('bigint', () => z.int()),
  /** Keeps two decimal places. */
  numeric: (min: number, max: number) => define('numeric', () => number(min, max), { kind: 'range', min, max }),
  boolean: () => define('boolean', () => z.boolean()),
  instant: () => define('timestamptz', () => z.iso.datetime({ offset: true })),
  day: () => define('date', () => z.iso.date()),
  /** @param min first day allowed, YYYY-MM-DD */
  daySince: (min: string) =>
    define('date', () => z.iso.date().check(z.refine((day) => day >= min, { params: { kind: 'too_small', limit: min } })), {
      kind: 'since',
      min,
    }),
  /** @param max length of the value's text in Postgres' jsonb spelling */
  json: (max: number) =>
    define('jsonb', () => jsonValue().check(z.refine((value) => jsonbLength(value) <= max, { params: { kind: 'too_long', limit: max } })), {
      kind: 'json',
      max,
    }),
  /** The same column, nullable. */
  nullable: <Value>(inner: Column<Value>): Column<Value | null, false> =>
    columnOf({ ...definitionOf(inner), schema: () => z.nullable(inner.value), isNullable: true, hasDefault: false }),
  /** The same column, optional in a new row. */
  withDefault: <Value>(inner: Column<Value>): Column<Value, true> => columnOf({ ...definitionOf(inner), hasDefault: true }),
};

/** A value as the server stores it: names have one form, whatever a device sends. Everything else is unchanged. */
export function toStoredValue({ names }: Column, value: JsonValue): JsonValue {
  if (names === undefined || typeof value !== 'string') return value;
  const written = writtenName(value);
  return written === '' && names === 'copy' ? value : written;
}
