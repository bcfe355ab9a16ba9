import { doneExercises } from '@anwurf/db/queries/done-exercises';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { EVIDENCE_MODULES } from '@anwurf/domain/coach/modules/evidence-modules';
import { DOSE_WEEKS, type ModuleDose, moduleDoses } from '@anwurf/domain/coach/modules/module-dose';
import { localDay } from './local-day.ts';

const none: readonly never[] = [];
const daysOfWeek = 7;
const instant = (day: string) => new Date(`${day}T00:00:00`).toISOString();

/** Programmes that were done in a week or the three before it, and how often; none while they are not read. */
export function useModuleDoses(monday: string): readonly ModuleDose[] {
  // A day more on each side: a workout's own day may be another than that of the instant here. Sets that are too old or too new count nowhere.
  const from = instant(dayAfter(monday, (1 - DOSE_WEEKS) * daysOfWeek - 1));
  const rows = loadedOr(useRows(doneExercises(from, instant(dayAfter(monday, daysOfWeek + 1))), { canBeEmpty: true }), none);
  return moduleDoses(
    EVIDENCE_MODULES,
    rows.map(({ day, beganAt, slugs }) => ({ day: day ?? localDay(beganAt), slugs })),
    monday,
  );
}
