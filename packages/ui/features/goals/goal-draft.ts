import { dayAfter, daysBetween } from '@anwurf/domain/coach/calendar-day';
import { isCalendarDay } from '@anwurf/domain/calendar/calendar-day';
import { type Goal, type GoalContent, type GoalKind, type GoalMeasure, MAX_GOAL_DAYS } from '@anwurf/domain/goals/goal';

/** A goal while it is typed. */
export interface GoalDraft {
  readonly kind: GoalKind;
  /** Null: none chosen. */
  readonly exercise: string | null;
  readonly measure: GoalMeasure;
  /** Id of the sub-test; null: none chosen. */
  readonly test: string | null;
  readonly target: number | null;
  /** Of a weight. */
  readonly reps: number | null;
  /** Of a habit. */
  readonly perWeek: number | null;
  readonly weeks: number | null;
  /** A day, or what is typed while it is none. */
  readonly until: string;
}

/** Twelve weeks: as long as a block or two of training. */
const DAYS_AHEAD = 84;

export const usualDay = (today: string): string => dayAfter(today, DAYS_AHEAD);

/** The form's first content. */
export function emptyDraft(today: string, about: Partial<GoalDraft> = {}): GoalDraft {
  return {
    kind: 'exercise',
    exercise: null,
    measure: 'weight',
    test: null,
    target: null,
    reps: 1,
    perWeek: 3,
    weeks: 8,
    until: usualDay(today),
    ...about,
  };
}

/** A goal that is to be changed. */
export function draftOf(goal: Goal, today: string): GoalDraft {
  const { kind, target, until } = goal;
  if (kind === 'habit') return emptyDraft(today, { kind, perWeek: target, weeks: goal.weeks, until });
  if (kind === 'test') return emptyDraft(today, { kind, test: goal.test, target, until });
  return emptyDraft(today, { kind, exercise: goal.exercise, measure: goal.measure, reps: goal.reps ?? 1, target, until });
}

function dayProblem(until: string, today: string): string | undefined {
  if (!isCalendarDay(until)) return 'Bitte gib den Tag als TT.MM.JJJJ an.';
  const days = daysBetween(today, until);
  if (days < 0) return 'Der Tag ist schon vorbei.';
  return days > MAX_GOAL_DAYS ? 'Das ist mehr als zwei Jahre hin.' : undefined;
}

/** A goal that can be kept, or what is wrong by field. A number that is none says so at its field. */
export type CheckedDraft =
  | { readonly goal: GoalContent; readonly problems: null }
  | { readonly goal: null; readonly problems: Readonly<Record<string, string>> };

const refused = (problems: Readonly<Record<string, string>>): CheckedDraft => ({ goal: null, problems });

function contentOf(draft: GoalDraft): GoalContent | string {
  const { kind, exercise, measure, test, target, reps, perWeek, weeks, until } = draft;
  if (kind === 'habit')
    return perWeek === null || weeks === null ? 'Wie oft und wie viele Wochen?' : { kind, target: perWeek, weeks, until };
  if (kind === 'test')
    return test === null ? 'Wähle einen Test.' : target === null ? 'Welchen Wert willst du schaffen?' : { kind, test, target, until };
  if (exercise === null) return 'Wähle eine Übung.';
  if (target === null || (measure === 'weight' && reps === null)) return 'Welchen Wert willst du schaffen?';
  return { kind, exercise, measure, reps: measure === 'weight' ? reps : null, target, until };
}

/** The goal that a draft stands for. @param today local day */
export function checkDraft(draft: GoalDraft, today: string): CheckedDraft {
  const content = contentOf(draft);
  const until = dayProblem(draft.until, today);
  if (typeof content === 'string') return refused({ what: content, ...(until !== undefined && { until }) });
  return until === undefined ? { goal: content, problems: null } : refused({ until });
}
