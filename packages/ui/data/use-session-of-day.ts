import { handballSince } from '@anwurf/db/queries/handball-loads';
import { healthWeeks } from '@anwurf/db/queries/health-weeks';
import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { recoveryEvents } from '@anwurf/db/queries/recovery-events';
import { sessionCatalogue } from '@anwurf/db/queries/session-catalogue';
import { plannedProfile } from '@anwurf/db/queries/planned-profile';
import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import { isShoulderWeak } from '@anwurf/domain/coach/return-to-play/weak-shoulder';
import type { SparedExercise } from '@anwurf/domain/coach/spared-session';
import { rowToProfile } from '@anwurf/domain/coach/training-profile-row';
import type { HealthEffect } from '@anwurf/domain/coach/weekly-health/health-effect';
import { setsAfterHealth } from '@anwurf/domain/coach/weekly-health/health-sets';
import { type HandballRise, handballRise, throwShare } from '@anwurf/domain/statistics/handball-rise';
import { firstMondayBefore } from '@anwurf/domain/statistics/weeks-before';
import { beforeMatch, minutesOfSession } from '@anwurf/domain/week/before-match';
import { fewerThrows } from '@anwurf/domain/week/fewer-throws';
import { matchEffect } from '@anwurf/domain/week/match-days';
import { weeklyEffect } from './health/weekly-health.ts';
import { useSparedSession } from './use-spared-session.ts';

/** Hamstrings that work while they lengthen are sore for two days from this level on. */
const SORE_LEVEL = 2;
const profileQuery = plannedProfile();
const answeredWeeks = healthWeeks();
const events = recoveryEvents();

export interface SessionOfDay<Row> {
  /** Whether all is read that decides what is trained. */
  readonly isRead: boolean;
  readonly exercises: readonly Row[];
  /** Changes by complaints and by ladders after an injury. */
  readonly changes: readonly SparedExercise[];
  /** Change by the weekly health question; null: none, or it was not answered. */
  readonly health: HealthEffect | null;
  /** The rise of the week's handball that leaves fewer throws; null: none does. */
  readonly fewerThrows: HandballRise | null;
  /** How long it takes, in whole minutes as screens name them. */
  readonly minutes: number;
  /** Exercises that are left out because tomorrow is a match; null: it is none, or the session is short already. */
  readonly leftOutBeforeMatch: number | null;
}

/** The exercises of a session as they are done on a day: with what hurts minded, fewer sets after a hard week, fewer throws in a week
 * of much handball, and short the day before a match. */
export function useSessionOfDay<Row extends SessionExercise>(sessionId: string, rows: readonly Row[], day: string): SessionOfDay<Row> {
  const said = useFirstRow(profileQuery, { after: 'training_profiles' });
  const catalogue = useRows(sessionCatalogue(sessionId), { after: 'exercise_catalogue' });
  const answered = useRows(answeredWeeks, { after: 'health_checks' });
  const { exercises: spared, changes, isRead } = useSparedSession(sessionId, rows);
  const effect = weeklyEffect(loadedOr(answered, []), day);
  const monday = mondayOf(day);
  const noted = useRows(handballSince(firstMondayBefore(monday)), { after: 'handball_loads' });
  const recoveries = useRows(events, { after: 'recovery_events' });
  const rise = handballRise(loadedOr(noted, []), monday);
  const share = rise === null ? 1 : throwShare(rise, isShoulderWeak(loadedOr(recoveries, []), day));
  const entryOf = ({ name, phase }: Row) => loadedOr(catalogue, []).find((one) => one.name === name && one.phase === phase);
  const afterHealth = setsAfterHealth(spared, effect);
  const exercises = fewerThrows(afterHealth, share, (row) => entryOf(row)?.stress.throwing !== undefined);
  const unchanged = {
    isRead: isRead && [said, catalogue, answered, noted, recoveries].every(({ state }) => state !== 'loading'),
    exercises,
    changes,
    health: effect.load === 'keep' ? null : effect,
    fewerThrows: exercises === afterHealth ? null : rise,
    minutes: minutesOfSession(exercises, null),
    leftOutBeforeMatch: null,
  };
  const row = loadedOr(said, null);
  const effectOfMatch = row === null ? null : matchEffect(rowToProfile({ ...row }), day);
  if (effectOfMatch !== 'dayBefore') return unchanged;
  const makesSore = (one: Row) => (entryOf(one)?.stress.hamstringLengthening ?? 0) >= SORE_LEVEL;
  const kept = beforeMatch(exercises, makesSore);
  const short = { ...unchanged, minutes: minutesOfSession(exercises, effectOfMatch) };
  return kept === exercises ? short : { ...short, exercises: kept, leftOutBeforeMatch: exercises.length - kept.length };
}
