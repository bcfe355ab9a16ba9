/** A relation that a query may name: a table, or a view or function with its definition. */
export type Relation = { readonly name: string; readonly definition: string | null };

/**
 * The relations that a query reads, in the order in which they are found by the words of its text: each one named in it, or in the
 * definition of a view or function named in it. Never too few, as a query cannot read a table without naming it; too many when a
 * column or a literal has a relation's name.
 * @param relations every table (`definition` null), view and function of the schema; no function builds its SQL at run time
 */
export function relationsRead<Known extends Relation>(sql: string, relations: ReadonlyMap<string, Known>): readonly Known[] {
  const read = new Set<Known>();
  const texts = [sql];
  for (const text of texts) {
    for (const [word] of text.matchAll(/[\p{L}_][\p{L}\p{N}_]*/gu)) {
      const relation = relations.get(word) ?? relations.get(word.toLowerCase());
      if (relation === undefined || read.has(relation)) continue;
      read.add(relation);
      if (relation.definition !== null) texts.push(relation.definition);
    }
  }
  return [...read];
}

/** The names of the tables that a query reads. One too many ({@link relationsRead}) costs a run. */
export function tablesRead(sql: string, relations: ReadonlyMap<string, Relation>): ReadonlySet<string> {
  return new Set(relationsRead(sql, relations).flatMap(({ name, definition }) => (definition === null ? [name] : [])));
}
