import { isCalendarDay } from '../calendar/calendar-day.ts';

/** The earliest accepted birth date, YYYY-MM-DD. */
export const FIRST_BIRTH_DATE = '1900-01-01';

/** Whether the calendar has the day, and it is a possible birth date (YYYY-MM-DD) of a living person. */
export function isBirthDate(day: string, today: string): boolean {
  return isCalendarDay(day) && day >= FIRST_BIRTH_DATE && day <= today;
}

/** Full years from the birth date to a day, both YYYY-MM-DD. Birthdays on 29 February fall on 1 March in other years. */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Most players are about this old, in full years. */
const USUAL_AGE = 18;

/** A day (YYYY-MM-DD) for a calendar to open with while no birth date is known. */
export function usualBirthDate(today: string): string {
  return `${Number(today.slice(0, 4)) - USUAL_AGE}-01-01`;
}
