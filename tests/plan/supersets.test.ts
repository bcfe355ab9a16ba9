import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maximalPatternOf } from '@anwurf/domain/plan/session-limits';
import { LONGEST_WITH_SUPERSETS } from '@anwurf/domain/plan/supersets';
import { CHANGE_WITHIN_ROUND_SECONDS, setSeconds, trainingSeconds } from '@anwurf/domain/plan/training-seconds';
import { athleteOf } from '@anwurf/domain/plan/usable-exercises';
import { isHeavyLift } from '@anwurf/domain/plan/week-targets';
import { SEASON_PHASES } from '@anwurf/domain/vocabulary/training-time';
import { exerciseGroups } from '@anwurf/domain/workout/exercise-group';
import { expectProof, inWords, percent } from '../coach/proof-line.ts';
import { proofCount } from '../proof-counts.ts';
import { seedsOf } from '../seeds/seeds.ts';
import { planFor, type ReadRow, type ReadSession, readPlan } from './built-sessions.ts';
import { type PlanWish, randomPlanWishes } from './random-plan-request.ts';

const upper = ['push', 'pull', 'shoulder', 'grip'];
const opposite = [['push', 'pull'], ['calf', 'trunk'], ['grip', 'trunk']].map((pair) => pair.join()); // prettier-ignore

/** Whether two movements are opposite, or of upper and lower body. */
function areApart(one: ReadRow, other: ReadRow): boolean {
  const patterns = [one, other].map(({ exercise }) => exercise.pattern ?? '');
  if (
    opposite.includes(patterns.toSorted().join()) ||
    opposite.includes(patterns.join()) ||
    opposite.includes(patterns.toReversed().join())
  )
    return true;
  return upper.includes(patterns[0] ?? '') !== upper.includes(patterns[1] ?? '') && !patterns.includes('trunk');
}

function supersetRules(wish: PlanWish, session: ReadSession, members: readonly ReadRow[], rest: number): Record<string, boolean> {
  const [one, other] = members;
  if (one === undefined || other === undefined) return { 'has two exercises': false };
  const athlete = athleteOf(wish);
  const pairs = [
    [one, other],
    [other, one],
  ] as const;
  return {
    'has two exercises': members.length === 2,
    'stands in short sessions only': session.frame.minutes <= LONGEST_WITH_SUPERSETS,
    'is slow strength': members.every(
      ({ exercise: { phase, kind } }) => phase === 'main' && (kind === 'strength' || kind === 'prevention'),
    ),
    'has no jump, throw, sprint or cut': members.every(({ exercise }) => maximalPatternOf(exercise) === null),
    'has no two heavy lifts': !members.every(({ exercise }) => isHeavyLift(exercise, athlete)),
    'does not compete': areApart(one, other),
    'saves a minute at least':
      trainingSeconds(members.map(({ row }) => ({ ...row, groupKey: null }))) - trainingSeconds(members.map(({ row }) => row)) >= 60,
    'has the same rounds in every week':
      one.row.sets === other.row.sets &&
      (one.row.weekTargets ?? []).every(({ sets }, week) => sets === (other.row.weekTargets?.[week]?.sets ?? sets)),
    'leaves each exercise its rest': pairs.every(
      ([{ row }, between]) => rest + setSeconds(between.row) + 2 * CHANGE_WITHIN_ROUND_SECONDS >= (row.pauseSeconds ?? 0),
    ),
  };
}

it('supersets of 500 requests for short sessions save time and break no rule', () => {
  const wishes = fc
    .sample(randomPlanWishes({ seasonPhases: SEASON_PHASES }), { seed: seedsOf('plans')[0] ?? 1, numRuns: proofCount('PLANS') })
    .filter(({ questionnaire }) => questionnaire.durationMinutes <= LONGEST_WITH_SUPERSETS)
    .slice(0, 500);
  const counts = { sessions: 0, withSupersets: 0, saved: 0 };
  const broken = new Set<string>();
  for (const wish of wishes) {
    for (const session of readPlan(wish, planFor(wish)).sessions) {
      const rows = session.rows.map(({ row }) => row);
      const groups = exerciseGroups(rows);
      counts.sessions += 1;
      if (groups.length === 0) continue;
      counts.withSupersets += 1;
      const together = trainingSeconds(rows);
      counts.saved += trainingSeconds(rows.map((row) => ({ ...row, groupKey: null }))) - together;
      for (const { first, end, rest } of groups) {
        const rules = supersetRules(wish, session, session.rows.slice(first, end), rest);
        for (const [rule, isKept] of Object.entries(rules)) if (!isKept) broken.add(rule);
      }
    }
  }
  expect([...broken]).toEqual([]);
  const { sessions, withSupersets, saved } = counts;
  expectProof(
    'S1',
    'Rate: sessions of at most 45 minutes with a superset, 500 requests',
    `${percent(withSupersets / sessions)} of ${inWords(sessions)}`,
  );
  expectProof(
    'S1',
    'Minutes that the supersets of such a session save for the same sets, on average',
    (saved / 60 / withSupersets).toFixed(1),
  );
}, 120_000);
