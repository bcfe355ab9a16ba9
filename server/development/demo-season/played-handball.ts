import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { type HandballLoad, handballOf } from '@anwurf/domain/week/handball-load';
import { seasonProfile } from './played-season.ts';

const DAYS = 42;
const MINUTES = { team: 90, match: 75 } as const;
const EFFORTS = [6, 7, 5, 7, 6] as const;
const EFFORT_OF_MATCH = 8;

/** Team trainings and matches of the last six weeks, each noted: a season without a steep week. */
export function playHandball(today: string): HandballLoad[] {
  return Array.from({ length: DAYS }, (_, index) => handballOf(seasonProfile, dayAfter(today, index - DAYS)))
    .flat()
    .map(({ day, kind }, index) => ({
      day,
      kind,
      minutes: MINUTES[kind],
      effort: kind === 'match' ? EFFORT_OF_MATCH : (EFFORTS[index % EFFORTS.length] ?? EFFORTS[0]),
    }));
}
