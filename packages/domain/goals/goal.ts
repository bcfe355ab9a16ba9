/** Kinds of goals: a fitness test, an exercise of the log, or sessions a week. */
export const GOAL_KINDS = ['test', 'exercise', 'habit'] as const;

export type GoalKind = (typeof GOAL_KINDS)[number];

/** The bests of an exercise that may be a goal: kg, kg (estimated maximum), repetitions, seconds, metres. More is better in each. */
export const GOAL_MEASURES = ['weight', 'oneRepMax', 'reps', 'seconds', 'metres'] as const;

export type GoalMeasure = (typeof GOAL_MEASURES)[number];

/** Bounds of a goal's numbers, inclusive. */
export const GOAL_TARGET = { min: 0.01, max: 100_000 } as const;
export const GOAL_REPS = { min: 1, max: 100 } as const;
export const GOAL_WEEKS = { min: 1, max: 52 } as const;

/** Goals that may be open at once: more are a list, and no goals. */
export const MAX_OPEN_GOALS = 20;
/** Goals of an account, with those that are over. */
export const MAX_GOALS = 200;
/** Days ahead that a goal may lie: two years. */
export const MAX_GOAL_DAYS = 731;

interface Dated {
  /** Value to reach, in the unit of `measuredValue` of a test, that of an exercise's measure, sessions a week of a habit. */
  readonly target: number;
  /** Last local day that counts, such as '2027-03-01'. */
  readonly until: string;
}

export interface TestGoal extends Dated {
  readonly kind: 'test';
  /** Id of the sub-test. */
  readonly test: string;
}

export interface ExerciseGoal extends Dated {
  readonly kind: 'exercise';
  /** Name as the log has it. */
  readonly exercise: string;
  readonly measure: GoalMeasure;
  /** Of a weight: repetitions in one set with it, at least; null for the other measures. */
  readonly reps: number | null;
}

export interface HabitGoal extends Dated {
  readonly kind: 'habit';
  /** Weeks that need so many sessions, in a row or not. */
  readonly weeks: number;
}

/** A goal as the player says it. */
export type GoalContent = TestGoal | ExerciseGoal | HabitGoal;

/** A goal that is kept. */
export type Goal = GoalContent & {
  readonly id: string;
  /** Local day from which on it counts. */
  readonly setOn: string;
};

/** A goal as it is stored (`goals`). */
export interface GoalRow {
  readonly id: string;
  readonly kind: GoalKind;
  readonly subject: string | null;
  readonly measure: GoalMeasure | null;
  readonly target: number;
  readonly reps: number | null;
  readonly weeks: number | null;
  readonly setOn: string;
  readonly until: string;
}

/** The stored parts of a goal. */
export function goalParts(goal: GoalContent): Pick<GoalRow, 'kind' | 'subject' | 'measure' | 'target' | 'reps' | 'weeks' | 'until'> {
  const { kind, target, until } = goal;
  const none = { kind, target, until, subject: null, measure: null, reps: null, weeks: null };
  if (goal.kind === 'habit') return { ...none, weeks: goal.weeks };
  if (goal.kind === 'test') return { ...none, subject: goal.test };
  return { ...none, subject: goal.exercise, measure: goal.measure, reps: goal.reps };
}

/** Whether two goals ask for the same until the same day: of two devices, or of two presses. */
export function isSameGoal(one: GoalContent, other: GoalContent): boolean {
  return JSON.stringify(goalParts(one)) === JSON.stringify(goalParts(other));
}
