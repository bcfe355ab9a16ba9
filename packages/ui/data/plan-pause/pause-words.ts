import type { StoredPause } from '@anwurf/db/queries/plan-pauses';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { dateOf } from '../week/day-words.ts';

const dayOf = (day: string) => format(dateOf(day), 'd. MMMM', { locale: de });

/** The pauses of a plan that are not over yet: of today and of later days. */
export function pausesAhead(pauses: readonly StoredPause[], today: string): StoredPause[] {
  return pauses.filter(({ from, until }) => until === null || (until >= today && until >= from));
}

/** 'Pausiert bis 12. Dezember', 'Pausiert, bis du weitermachst', 'Pause vom 3. bis 12. Dezember'. */
export function pauseWords({ from, until }: StoredPause, today: string): string {
  if (from <= today) return until === null ? 'Pausiert, bis du weitermachst' : `Pausiert bis ${dayOf(until)}`;
  if (until === null) return `Pause ab ${dayOf(from)}`;
  return from === until ? `Pause am ${dayOf(from)}` : `Pause vom ${dayOf(from)} bis ${dayOf(until)}`;
}
