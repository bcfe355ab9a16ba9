import { measuredUnit } from '@anwurf/domain/fitness/measured-value';
import { shownUnit, type SubTest } from '@anwurf/domain/fitness/sub-test';
import type { Goal, GoalContent } from '@anwurf/domain/goals/goal';
import type { GoalOutlook, GoalProgress } from '@anwurf/domain/goals/goal-progress';
import { goalTest } from '@anwurf/domain/goals/goal-row';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { recordUnit } from '@anwurf/domain/workout/record-words';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { dateOf } from '../week/day-words.ts';

/** Keeps a number and its unit on one line. */
const together = '\u00a0';

const yearOf = (day: string) => day.slice(0, 4);
const spoken = (day: string, withYear: boolean) => format(dateOf(day), withYear ? 'd. MMMM yyyy' : 'd. MMMM', { locale: de });

/** '1. März', in another year than today's '1. März 2027'. */
const goalDay = (day: string, today: string): string => spoken(day, yearOf(day) !== yearOf(today));

/** 'bis 1. März'. */
export const untilWords = (until: string, today: string): string => `bis ${goalDay(until, today)}`;

function testFigure(test: SubTest | undefined, value: number): string {
  if (test === undefined || test.unit === 'level') return formatGermanDecimal(value, { decimals: 0 });
  const isTime = test.step === 0.01;
  return formatGermanDecimal(value, { decimals: isTime ? 2 : 1, fixed: isTime });
}

/** A value of a test with its unit, on one line: '31,2 cm', '4,66 s'. */
export const testText = (test: SubTest, value: number): string =>
  [testFigure(test, value), shownUnit(measuredUnit(test))].filter(Boolean).join(together);

/** A value in the unit of the goal, without it. */
function goalFigure(goal: GoalContent, value: number): string {
  return goal.kind === 'test' ? testFigure(goalTest(goal.test), value) : formatGermanDecimal(value);
}

/** The unit of a goal's values; of a habit its weeks. */
export function goalUnit(goal: GoalContent): string {
  if (goal.kind === 'habit') return 'Wochen';
  if (goal.kind === 'exercise') return recordUnit(goal.measure);
  const test = goalTest(goal.test);
  return test === undefined ? '' : shownUnit(measuredUnit(test));
}

/** A value with its unit, on one line. */
export const goalValue = (goal: GoalContent, value: number): string =>
  [goalFigure(goal, value), goalUnit(goal)].filter(Boolean).join(together);

/** The exercise or test that a goal is about. */
export function goalSubject(goal: GoalContent): string {
  if (goal.kind === 'habit') return 'Regelmäßig trainieren';
  return goal.kind === 'exercise' ? goal.exercise : (goalTest(goal.test)?.name.replaceAll('\u00ad', '') ?? goal.test);
}

const countOf = (count: number, one: string, several: string) => `${count}${together}${count === 1 ? one : several}`;

/** '100 kg × 5', '120 kg geschätztes Maximum', '40 cm', '3 Einheiten die Woche, 8 Wochen'. */
export function targetWords(goal: GoalContent): string {
  if (goal.kind === 'habit') return `${countOf(goal.target, 'Einheit', 'Einheiten')} die Woche, ${countOf(goal.weeks, 'Woche', 'Wochen')}`;
  const value = goalValue(goal, goal.target);
  if (goal.kind === 'test') return value;
  if (goal.measure === 'oneRepMax') return `${value} geschätztes Maximum`;
  return goal.reps !== null && goal.reps > 1 ? `${value}${together}×${together}${goal.reps}` : value;
}

/** 'noch 2,5 kg', 'noch 3 von 8 Wochen'. */
function missingWords(goal: GoalContent, { missing }: GoalProgress): string {
  if (missing === null) return goal.kind === 'test' ? 'noch kein Test' : 'noch kein Satz';
  if (goal.kind === 'habit') return `noch ${missing} von ${countOf(goal.weeks, 'Woche', 'Wochen')}`;
  return missing === 0 ? 'schaff es noch einmal' : `noch ${goalValue(goal, missing)}`;
}

/** 'im April', in another year than the goal's day 'im April 2028'. */
function monthWords(day: string, until: string): string {
  return `im ${format(dateOf(day), yearOf(day) === yearOf(until) ? 'MMMM' : 'MMMM yyyy', { locale: de })}`;
}

/** 'auf Kurs', 'so eher im April'. */
function outlookWords(goal: GoalContent, outlook: GoalOutlook): string {
  if (outlook.kind === 'on-course') return 'auf Kurs';
  if (outlook.kind === 'too-slow') return 'in diesem Tempo nicht bis dahin';
  if (outlook.kind === 'level') return 'zurzeit kein Fortschritt';
  return `${goal.kind === 'habit' ? 'frühestens' : 'so eher'} ${monthWords(outlook.day, goal.until)}`;
}

/** Of a habit: 'diese Woche noch 1 Einheit'. */
function thisWeekWords(thisWeek: number): string {
  return thisWeek === 0 ? 'diese Woche geschafft' : `diese Woche noch ${countOf(thisWeek, 'Einheit', 'Einheiten')}`;
}

/** Where a goal stands, in parts that a comma joins. */
export function progressWords(goal: Goal, progress: GoalProgress, today: string): string[] {
  const { state, reachedOn, outlook, thisWeek, missing } = progress;
  if (reachedOn !== null) return [`geschafft am ${goalDay(reachedOn, today)}`];
  if (state === 'over') {
    const lacked = goal.kind === 'habit' ? countOf(missing ?? goal.weeks, 'Woche', 'Wochen') : goalValue(goal, missing ?? 0);
    return [`${untilWords(goal.until, today)} nicht geschafft`, ...(missing === null || missing === 0 ? [] : [`es fehlten ${lacked}`])];
  }
  return [
    missingWords(goal, progress),
    ...(thisWeek === null ? [] : [thisWeekWords(thisWeek)]),
    ...(outlook === null ? [] : [outlookWords(goal, outlook)]),
  ];
}
