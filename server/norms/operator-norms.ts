import type { Norms, ReferenceValue } from '@anwurf/domain/norms/norm-records';
import type { OperatorNorms } from '@anwurf/domain/norms/operator-norms';
import type { Queryable, Sql } from '../database/connection.ts';

/** Reads the operator's imported values. */
export async function readOperatorNorms(sql: Queryable): Promise<OperatorNorms> {
  const values = await sql<{ value: ReferenceValue }[]>`select value from reference_values order by test, gender, age`;
  const sources = await sql<{ key: string; citation: string }[]>`select key, citation from reference_sources order by key`;
  return {
    values: values.map(({ value }) => value),
    sources: Object.fromEntries(sources.map(({ key, citation }) => [key, citation])),
  };
}

/**
 * Stores an operator's values, all or none: new ones, and changes of existing ones by test, sex and age. Repeating an import
 * changes nothing.
 * @returns number of new or changed values
 */
export async function storeOperatorNorms(sql: Sql, values: readonly ReferenceValue[], sources: Norms['sources']): Promise<number> {
  return sql.begin(async (tx) => {
    for (const [key, citation] of Object.entries(sources)) {
      await tx`insert into reference_sources (key, citation) values (${key}, ${citation})
        on conflict (key) do update set citation = excluded.citation`;
    }
    let written = 0;
    for (const value of values) {
      const stored = await tx`
        insert into reference_values as known (test, gender, age, value)
        values (${value.test}, ${value.gender}, ${value.age}, ${tx.json(value)})
        on conflict (test, gender, age) do update set value = excluded.value, imported_at = now()
        where known.value is distinct from excluded.value`;
      written += stored.count;
    }
    return written;
  });
}
