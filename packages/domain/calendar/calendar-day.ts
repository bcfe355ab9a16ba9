/** Whether a text is a day (YYYY-MM-DD) that the calendar has, in the years 1000 to 9999. */
export function isCalendarDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // An invalid day (30 February) becomes one of the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
