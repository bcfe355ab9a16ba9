/** A relation that a query may name: a table, or a view or function with its definition. */
export type Relation = { readonly name: string; readonly definition: string | null };

/**
 * The tables that a query reads, found by the words of its text: each table named in it, or in the definition of a view or
 * function named in it. Never too few, as a query cannot read a table without naming it; too many when a column or a literal has
 * a table's name, which costs a run.
 * @param relations every table (`definition` null), view and function of the schema; no function builds its SQL at run time
 */
export function tablesRead(sql: string, relations: ReadonlyMap<string, Relation>): ReadonlySet<string> {
  const tables = new Set<string>();
  const texts = [sql];
  const entered = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\p{L}_][\p{L}\p{N}_]*/gu)) {
      const relation = relations.get(word) ?? relations.get(word.toLowerCase());
      if (relation === undefined || entered.has(relation.name)) continue;
      entered.add(relation.name);
      if (relation.definition === null) tables.add(relation.name);
      else texts.push(relation.definition);
    }
  }
  return tables;
}
