import { daysBetween } from '../calendar-day.ts';
import type { StoredRecoveryEvent } from './stored-recovery.ts';
import { SHOULDER_LADDER } from './shoulder-ladder.ts';

/** The test of the shoulder's ladder: external rotation with the same band, in per cent of the other side. */
const TEST = 'aussen-seiten';
/** Half a year later a shoulder is another one. */
const DAYS_OF_USE = 180;

const tests = SHOULDER_LADDER.stages.flatMap((stage) => stage.progress.tests);
const LEAST = tests.find(({ id }) => id === TEST)?.atLeast ?? 0;

/** Whether the newest result of external rotation, of the last half year, is below what its stage asks for. False: not tested. */
export function isShoulderWeak(events: readonly (StoredRecoveryEvent & { readonly ladder: string })[], today: string): boolean {
  const results = events.flatMap(({ ladder, day, details }) => {
    const percent = ladder === SHOULDER_LADDER.id && daysBetween(day, today) <= DAYS_OF_USE ? details.results[TEST] : undefined;
    return percent === undefined ? [] : [{ day, percent }];
  });
  const newest = results.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1);
  return newest !== undefined && newest.percent < LEAST;
}
