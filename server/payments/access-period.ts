/** What a payment gives: months of access (null: lifetime) from the moment it was linked to the account. */
export type Grant = { readonly months: number | null; readonly from: Date };

/** The same day some months later, or the last of that month. */
function addMonths(from: Date, months: number): Date {
  const moved = new Date(from);
  moved.setUTCMonth(from.getUTCMonth() + months);
  if (moved.getUTCDate() !== from.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

/**
 * Until when payments give access, null for ever. Whoever pays again before the end has the months added.
 * @param grants at least one
 */
export function computeAccessEnd(grants: readonly Grant[]): Date | null {
  let end = new Date(0);
  for (const { months, from } of grants.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    if (months === null) return null;
    end = addMonths(end > from ? end : from, months);
  }
  return end;
}
