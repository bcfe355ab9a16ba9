const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' });

/** The day where the players are, YYYY-MM-DD. */
export function germanDay(instant: Date): string {
  return day.format(instant);
}
