import { format, parseISO } from 'date-fns';
import { de } from 'date-fns/locale/de';

/** A test's name on one line. */
export const plainName = (name: string) => name.replaceAll('\u00ad', '');

/** '22. November 2026' of a local day. */
export const longDay = (day: string) => format(parseISO(day), 'd. MMMM yyyy', { locale: de });

/** '22.11.2026' of a local day. */
export const shortDay = (day: string) => format(parseISO(day), 'dd.MM.yyyy');

/** A difference of whole numbers with its sign. */
export function signed(difference: number): string {
  if (difference === 0) return '±0';
  return `${difference > 0 ? '+' : '−'}${Math.abs(difference)}`;
}
