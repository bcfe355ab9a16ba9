import { format } from 'date-fns';

/** The player's own day of an instant, such as '2026-11-28'. */
export function localDay(instant: Date): string {
  return format(instant, 'yyyy-MM-dd');
}
