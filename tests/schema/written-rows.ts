import type { WrittenRow } from './written-types.ts';

/** A column as Postgres describes it: numbers of its type, of its table and in that table, 0 where it is computed. */
export type DescribedColumn = { readonly type: number; readonly table: number; readonly number: number };

/** Lists the columns of all tables that may be null, as `column`. */
export const nullableColumns = `
  select attrelid::int || '.' || attnum as "column" from pg_attribute join pg_class on pg_class.oid = attrelid
  where attnum > 0 and not attnotnull and relkind = 'r' and relnamespace = 'public'::regnamespace`;

/** JavaScript types that a driver makes of Postgres' types, and the columns that may be null. */
export type Described = {
  /** JavaScript types as written, by the number of Postgres' type. */
  readonly values: Readonly<Record<number, RegExp>>;
  /** Of `nullableColumns`. */
  readonly nullable: ReadonlySet<string>;
  /** Whether the statement leaves rows out in which the column is null; default: it does not. */
  readonly excludesNull?: (name: string) => boolean;
};

/** Whether every alternative of a written type, but for null, is what the driver makes of the column. */
function isTypeOf(written: string, type: number, values: Described['values']): boolean {
  const alternatives = written.split('|').map((part) => part.trim());
  return alternatives.every((part) => part === 'null' || part === 'unknown' || (values[type] ?? /^$/).test(part));
}

/** Finds problems of a row type as written, a line each. */
export function findMisfits(
  row: WrittenRow,
  columns: ReadonlyMap<string, DescribedColumn>,
  { values, nullable, excludesNull = () => false }: Described,
): string[] {
  return [...row].flatMap(([name, written]) => {
    const column = columns.get(name);
    if (column === undefined) return [`no column ${name}`];
    if (!isTypeOf(written, column.type, values)) return [`${name} is ${written}, Postgres has type ${column.type}`];
    const isNullable = nullable.has(`${column.table}.${column.number}`) && !excludesNull(name);
    return isNullable && !/\bnull\b/.test(written) ? [`${name} is ${written}, and can be null`] : [];
  });
}
