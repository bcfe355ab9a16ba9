/** Formats a day (YYYY-MM-DD) as in Germany: '14.03.2009'. */
export function formatGermanDate(day: string): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
}

/**
 * Parses a typed day to YYYY-MM-DD: '14.03.2009', also '14.3.2009'. Null for anything else; does not check whether the calendar
 * has the day.
 */
export function parseGermanDate(text: string): string | null {
  const match = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim());
  if (match === null) return null;
  const [, day = '', month = '', year = ''] = match;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * Inserts the points into a partly typed day: '1403' becomes '14.03'. Keeps at most ten characters. A whole day as YYYY-MM-DD, as
 * browsers fill birth dates in, becomes a German one.
 */
export function withDatePoints(typed: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed)) return formatGermanDate(typed);
  if (typed.includes('.')) return typed.replace(/[^\d.]/g, '').slice(0, 10);
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('.');
}
