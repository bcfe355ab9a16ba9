import type { SubTest } from '../fitness/sub-test.ts';
import { SUB_TESTS } from '../fitness/sub-tests.ts';
import type { Goal, GoalRow } from './goal.ts';

/** The sub-test with an id; undefined: there is none any more. */
export function goalTest(id: string): SubTest | undefined {
  return Object.values(SUB_TESTS)
    .flat()
    .find((test) => test.id === id);
}

/** A stored goal; null for one whose parts do not belong together, or whose test is gone: an import may bring such a row. */
export function readGoal({ kind, subject, measure, reps, weeks, ...row }: GoalRow): Goal | null {
  if (kind === 'habit') return weeks === null ? null : { ...row, kind, weeks };
  if (subject === null) return null;
  if (kind === 'test') return goalTest(subject) === undefined ? null : { ...row, kind, test: subject };
  return measure === null ? null : { ...row, kind, exercise: subject, measure, reps: measure === 'weight' ? (reps ?? 1) : null };
}
