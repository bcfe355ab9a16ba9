/** The earliest birth date that is taken, YYYY-MM-DD. */
export const FIRST_BIRTH_DATE = '1900-01-01';

/** Whether there is such a day of the calendar, and somebody born on it (YYYY-MM-DD) can be here today. */
export function isBirthDate(day: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < FIRST_BIRTH_DATE || day > today) return false;
  const date = new Date(`${day}T00:00:00Z`);
  // A day that no month has (30 February) becomes one of the next.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Full years from the birth date to a day, both YYYY-MM-DD. Whoever is born on 29 February has his birthday on 1 March in other years. */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
