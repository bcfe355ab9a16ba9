/** Whether two results of a query are equal, for PGlite's column types: texts, numbers, times, bytes, lists and JSON. */
export function sameRows(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (one instanceof Date || other instanceof Date)
    return one instanceof Date && other instanceof Date && one.getTime() === other.getTime();
  const [fields, others] = [Object.entries(one), Object.entries(other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    fields.length === others.length &&
    fields.every(([name, value], index) => others[index]?.[0] === name && sameRows(value, others[index]?.[1]))
  );
}
