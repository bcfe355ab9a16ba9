/** What a query may name: a table, or a view or function and the text of it. */
export type Relation = { readonly name: string; readonly definition: string | null };

/**
 * The tables that a query reads, by the words of its text: each that is named in it, or in the definition of a view or function
 * that is. Never too few, as a query cannot read what nothing names; too many where a column or a text has a table's name,
 * which costs a run.
 * @param relations every table (`definition` null), view and function of the schema; no function puts its SQL together while it runs
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
