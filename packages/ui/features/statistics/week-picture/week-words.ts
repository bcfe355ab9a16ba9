import { addDays, format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { dateOf } from '../../../data/week/day-words.ts';

/** '23. bis 29. November 2026', '30. November bis 6. Dezember 2026', '28. Dezember 2026 bis 3. Januar 2027'. */
export function spokenWeek(monday: string): string {
  const [from, to] = [dateOf(monday), addDays(dateOf(monday), 6)];
  const isOneYear = from.getFullYear() === to.getFullYear();
  const begin = !isOneYear ? 'd. MMMM yyyy' : from.getMonth() === to.getMonth() ? 'd.' : 'd. MMMM';
  return `${format(from, begin, { locale: de })} bis ${format(to, 'd. MMMM yyyy', { locale: de })}`;
}
