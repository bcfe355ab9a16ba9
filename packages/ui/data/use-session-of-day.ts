import { healthWeeks } from '@anwurf/db/queries/health-weeks';
import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { sessionCatalogue } from '@anwurf/db/queries/session-catalogue';
import { trainingProfile } from '@anwurf/db/queries/training-profile';
import type { SparedExercise } from '@anwurf/domain/coach/spared-session';
import { rowToProfile } from '@anwurf/domain/coach/training-profile-row';
import type { HealthEffect } from '@anwurf/domain/coach/weekly-health/health-effect';
import { setsAfterHealth } from '@anwurf/domain/coach/weekly-health/health-sets';
import { beforeMatch } from '@anwurf/domain/week/before-match';
import { matchEffect } from '@anwurf/domain/week/match-days';
import { weeklyEffect } from './health/weekly-health.ts';
import { useSparedSession } from './use-spared-session.ts';

/** Hamstrings that work while they lengthen are sore for two days from this level on. */
const SORE_LEVEL = 2;
const profileQuery = trainingProfile();
const answeredWeeks = healthWeeks();
const canBeEmpty = { canBeEmpty: true };

export interface SessionOfDay<Row> {
  /** Whether all is read that decides what is trained. */
  readonly isRead: boolean;
  readonly exercises: readonly Row[];
  /** Changes by complaints and by ladders after an injury. */
  readonly changes: readonly SparedExercise[];
  /** Change by the weekly health question; null: none, or it was not answered. */
  readonly health: HealthEffect | null;
  /** Exercises that are left out because tomorrow is a match; null: it is none, or the session is short already. */
  readonly leftOutBeforeMatch: number | null;
}

/** The exercises of a session as they are done on a day: with what hurts minded, fewer sets after a hard week, and short the day before a match. */
export function useSessionOfDay<Row extends SessionExercise>(sessionId: string, rows: readonly Row[], day: string): SessionOfDay<Row> {
  const said = useFirstRow(profileQuery, canBeEmpty);
  const catalogue = useRows(sessionCatalogue(sessionId), canBeEmpty);
  const answered = useRows(answeredWeeks, canBeEmpty);
  const { exercises: spared, changes, areWaysRead } = useSparedSession(sessionId, rows);
  const effect = weeklyEffect(loadedOr(answered, []), day);
  const exercises = setsAfterHealth(spared, effect);
  const unchanged = {
    isRead: areWaysRead && [said, catalogue, answered].every(({ state }) => state !== 'loading'),
    exercises,
    changes,
    health: effect.load === 'keep' ? null : effect,
    leftOutBeforeMatch: null,
  };
  const row = loadedOr(said, null);
  if (row === null || matchEffect(rowToProfile({ ...row }), day) !== 'dayBefore') return unchanged;
  const makesSore = ({ name, phase }: Row) =>
    (loadedOr(catalogue, []).find((one) => one.name === name && one.phase === phase)?.stress.hamstringLengthening ?? 0) >= SORE_LEVEL;
  const kept = beforeMatch(exercises, makesSore);
  return kept === exercises ? unchanged : { ...unchanged, exercises: kept, leftOutBeforeMatch: exercises.length - kept.length };
}
