const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' });

/** The day in Germany, YYYY-MM-DD. */
export function germanDay(instant: Date): string {
  return day.format(instant);
}
