/**
 * Leads to the first field below a place of the page whose typed number could not be read, and scrolls to what is said of it.
 * Returns whether there is one: what is entered is incomplete then.
 */
export function leadsToWrongNumber(place: ParentNode): boolean {
  const field = place.querySelector<HTMLInputElement>('input[data-unread]');
  field?.focus();
  return field !== null;
}
