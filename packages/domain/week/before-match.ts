import { loweringSeconds, SLOW_LOWERING_SECONDS } from '../exercise/tempo.ts';
import { withShareOfSets } from '../plan/share-of-sets.ts';
import { trainingSeconds } from '../plan/training-seconds.ts';
import type { Phase } from '../vocabulary/phase.ts';
import type { ExerciseAmounts } from '../workout/exercise-detail.ts';
import { DAY_BEFORE_MATCH_MINUTES } from './day-fit.ts';
import type { MatchEffect } from './match-days.ts';

type PlannedRow = ExerciseAmounts & { readonly phase: Phase };

/** Allowed overrun of a session on the day before a match. */
const LONGEST_SECONDS = DAY_BEFORE_MATCH_MINUTES * 60 * 1.1;
/** Share of a heavy session's sets in a light one. */
const LIGHT_SHARE = 0.6;
const FEWEST = { warmup: 2, main: 3, cooldown: 1 } as const;

function longest<Row extends PlannedRow>(rows: readonly Row[]): Row | undefined {
  const [first, ...others] = rows;
  return others.reduce((most, row) => (trainingSeconds([row]) > trainingSeconds(most === undefined ? [] : [most]) ? row : most), first);
}

/** The next exercise to drop from a too long session: the longest of the main part, then the end of the cool-down and of the warm-up. */
function leastNeeded<Row extends PlannedRow>(rows: readonly Row[]): Row | undefined {
  const of = (phase: Phase) => rows.filter((row) => row.phase === phase);
  if (of('main').length > FEWEST.main) return longest(of('main'));
  if (of('cooldown').length > FEWEST.cooldown) return of('cooldown').at(-1);
  return of('warmup').length > FEWEST.warmup ? of('warmup').at(-1) : undefined;
}

/**
 * Adapts a session to the day before a match: about 25 minutes, three fifths of the sets, no slow eccentrics that cause soreness.
 * A session that is already that short stays unchanged.
 * @param makesSore the catalogue's knowledge beside the tempo; never called for preparation
 * @source the plan's own rules for such a day, see `week-frame.ts` and the README of `plan`
 */
export function beforeMatch<Row extends PlannedRow>(rows: readonly Row[], makesSore: (row: Row) => boolean): readonly Row[] {
  if (trainingSeconds(rows) <= LONGEST_SECONDS) return rows;
  const isSlow = (row: Row) => row.phase === 'main' && ((loweringSeconds(row.tempo) ?? 0) >= SLOW_LOWERING_SECONDS || makesSore(row));
  const gentle = rows.filter((row) => !isSlow(row));
  let kept = withShareOfSets(gentle.some(({ phase }) => phase === 'main') ? gentle : rows, LIGHT_SHARE);
  while (trainingSeconds(kept) > LONGEST_SECONDS) {
    const spare = leastNeeded(kept);
    if (spare === undefined) break;
    kept = kept.filter((row) => row !== spare);
  }
  return kept;
}

/**
 * Minutes of a session as every screen names them: whole, and on the day before a match no more than the 25 that it is about.
 * @param rows as on any other day
 * @param effect of a match on its day; null: not known
 */
export function minutesOfSession(rows: readonly PlannedRow[], effect: MatchEffect | null): number {
  const minutes = Math.round(trainingSeconds(rows) / 60);
  return effect === 'dayBefore' ? Math.min(minutes, DAY_BEFORE_MATCH_MINUTES) : minutes;
}
