/** The earliest accepted birth date, YYYY-MM-DD. */
export const FIRST_BIRTH_DATE = '1900-01-01';

/** Whether the calendar has the day, and it is a possible birth date (YYYY-MM-DD) of a living person. */
export function isBirthDate(day: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < FIRST_BIRTH_DATE || day > today) return false;
  const date = new Date(`${day}T00:00:00Z`);
  // An invalid day (30 February) becomes one of the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Full years from the birth date to a day, both YYYY-MM-DD. Birthdays on 29 February fall on 1 March in other years. */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
