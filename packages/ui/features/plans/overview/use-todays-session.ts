import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { nextSession } from '@anwurf/db/queries/sessions';
import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import { usePlansToday } from '../../../data/use-plans-today.ts';
import { useCalendarWeek } from '../../../data/week/use-calendar-week.ts';
import { useToday } from '../../../data/use-today.ts';

const next = nextSession();

/** Id of today's session, else of the one whose turn is next; null: there is none, undefined: it is still being read. */
export function useTodaysSession(): string | null | undefined {
  const data = allLoaded({
    week: useCalendarWeek(mondayOf(useToday())),
    plans: usePlansToday(),
    next: useFirstRow(next, { canBeEmpty: true }),
  });
  if (data.state === 'loading') return undefined;
  return data.state === 'rows' ? (data.value.plans.todays ?? data.value.next?.id ?? null) : null;
}
