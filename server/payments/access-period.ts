/** Access bought by a payment: months (null: lifetime) from the moment it was linked to the account. */
export type Grant = { readonly months: number | null; readonly from: Date };

/** The same day some months later, or the last of that month. */
function addMonths(from: Date, months: number): Date {
  const moved = new Date(from);
  moved.setUTCMonth(from.getUTCMonth() + months);
  if (moved.getUTCDate() !== from.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

/**
 * End of the access that payments give, null: lifetime. A payment before the end adds its months.
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
