import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { scheduleOf } from '../coach/modules/evidence-modules.ts';
import { listed } from './listed.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { type Athlete, isCareful } from './age-stage.ts';
import { isLifting } from './exercise-traits.ts';
import type { PlanWeek, WeekTarget } from './generated-plan.ts';
import { maximalPatternOf } from './session-limits.ts';
import { type Growth, growthOf, GROWTHS } from './week-progression.ts';
import { DELOAD_SETS, isHeavyLift, WEEK_KINDS, type WeekKind } from './week-targets.ts';

/** A main exercise of the plan with its targets. */
export interface WeekRow {
  readonly exercise: CatalogueExercise;
  readonly weekTargets: readonly WeekTarget[];
}

interface WeekRequest {
  readonly rows: readonly WeekRow[];
  readonly athlete: Athlete;
  readonly kind: WeekKind;
  /** From 0. */
  readonly week: number;
  readonly isLast: boolean;
}

/** Whether the repetitions of a row fall, so that its weight grows; in a light session a main lift stays the same. */
function getsHeavier({ exercise, weekTargets }: WeekRow, athlete: Athlete): boolean {
  const amounts = weekTargets.map(({ amount }) => amount);
  return isHeavyLift(exercise, athlete) && Math.min(...amounts) < (amounts[0] ?? 0);
}

/** Repetitions of the heavy main lifts of a week; null without one. */
function heavyReps({ rows, athlete, week }: WeekRequest): number | null {
  const reps = rows.filter((row) => getsHeavier(row, athlete)).map(({ weekTargets }) => weekTargets[week]?.amount ?? 0);
  return reps.length === 0 ? null : Math.min(...reps);
}

const HEAVY_NOTES: Readonly<Record<Exclude<WeekKind, 'deload'>, string>> = {
  learn: ': Finde das Gewicht, mit dem drei weitere noch sauber gingen.',
  build: ', etwa drei bleiben in Reserve.',
  intensify: ': schwerer als zuvor, zwei bleiben in Reserve, lange Pausen.',
  peak: ': so schwer wie in diesem Plan nie, eine bleibt in Reserve.',
};

/** How much more a row has than in the first week. */
function moreThanFirst({ weekTargets }: WeekRow, week: number): { sets: number; amount: number } {
  const [first, now] = [weekTargets[0], weekTargets[week]];
  return first === undefined || now === undefined
    ? { sets: 0, amount: 0 }
    : { sets: now.sets - first.sets, amount: now.amount - first.amount };
}

function repetitionsText(count: number): string {
  return count === 1 ? 'eine Wiederholung' : `${count === 2 ? 'zwei' : count} Wiederholungen`;
}

function explosiveText(rows: readonly WeekRow[], week: number): string {
  const counted = rows.filter(({ exercise }) => exercise.defaults.reps !== null);
  const more = Math.max(0, ...counted.map((row) => moreThanFirst(row, week).amount));
  const patterns = new Set(rows.map(({ exercise }) => exercise.pattern));
  const names = [...(patterns.has('jump') ? ['Sprüngen'] : []), ...(patterns.has('throw') ? ['Würfen'] : [])];
  return `${more === 0 ? 'ein kleiner Schritt' : repetitionsText(more)} bei ${names.length === patterns.size ? listed(names) : 'schnellkräftigen Übungen'}`;
}

/** Growth of rows over the first week; names only existing amounts. */
function additionText(growth: Growth, rows: readonly WeekRow[], request: WeekRequest): string {
  const { week } = request;
  const hasHeavy = heavyReps(request) !== null;
  const differences = rows.map((row) => moreThanFirst(row, week));
  const more = Math.max(...differences.map(({ amount }) => amount));
  const hasMoreSets = differences.some(({ sets }) => sets > 0);
  switch (growth) {
    case 'strength':
      return `${repetitionsText(more)} je ${hasHeavy ? 'Satz der übrigen Kraftübungen' : 'Kraftsatz'}`;
    case 'hold':
      return `bis zu ${more} Sekunden beim Halten`;
    case 'explosive':
      return explosiveText(rows, week);
    case 'fast':
      return `${hasMoreSets ? 'ein Durchgang' : 'ein kleiner Schritt'} bei schnellen Übungen`;
    case 'endurance':
      return hasMoreSets ? 'einige Durchgänge Ausdauer' : 'etwas längere Ausdauer';
    case 'none':
      return '';
  }
}

/** Growth over the first week, in words. */
function additions(request: WeekRequest): string[] {
  const { rows, athlete, week } = request;
  const grown = rows.filter((row) => {
    const { sets, amount } = moreThanFirst(row, week);
    return (sets > 0 || amount > 0) && !getsHeavier(row, athlete);
  });
  const isScheduled = ({ exercise }: WeekRow) => scheduleOf(exercise.slug) !== undefined;
  const texts = GROWTHS.flatMap((growth) => {
    const its = grown.filter((row) => !isScheduled(row) && growthOf(row.exercise, athlete) === growth);
    return its.length === 0 ? [] : [additionText(growth, its, request)];
  });
  return texts.length === 0 && grown.some(isScheduled) ? ['was die Übungen mit eigenem Wochenplan vorsehen'] : texts;
}

function firstWeek({ rows, athlete }: WeekRequest): string {
  const counts = rows.some(({ exercise }) => exercise.progress === 'reserve');
  const reserve = isCareful(athlete) ? 'vier' : 'drei';
  return counts
    ? `Lerne die Übungen kennen; höre bei Kraftübungen auf, wenn noch etwa ${reserve} saubere Wiederholungen gingen.`
    : 'Lerne die Übungen kennen: erst sauber, dann schnell.';
}

/** Whether the fast and explosive rows are at the first week's amount after weeks with more. */
function isForQuality({ rows, week }: WeekRequest): boolean {
  const isMore = (row: WeekRow, inWeek: number) => Object.values(moreThanFirst(row, inWeek)).some((more) => more > 0);
  return rows.some((row) => maximalPatternOf(row.exercise) !== null && isMore(row, 1) && !isMore(row, week));
}

function deloadNote({ rows, week, isLast }: WeekRequest): string {
  const then = isLast ? 'danach suchst du dir einen neuen Plan' : 'danach steigerst du weiter';
  const isShorter = rows.some(({ weekTargets }) => (weekTargets[week]?.sets ?? 0) < (weekTargets[0]?.sets ?? 0));
  return isShorter
    ? `Leichtere Woche: nur etwa 60 Prozent der Sätze, ohne dich auszureizen; ${then}.`
    : `Leichtere Woche: ohne dich auszureizen; ${then}.`;
}

function noteOf(request: WeekRequest): string {
  const { kind, week, rows } = request;
  if (kind === 'deload') return deloadNote(request);
  const reps = heavyReps(request);
  const sentences = reps === null ? [] : [`Hauptübungen mit ${reps} Wiederholungen${HEAVY_NOTES[kind]}`];
  if (week === 0) return sentences[0] ?? firstWeek(request);
  const added = additions(request);
  if (added.length > 0) sentences.push(`Mehr als in Woche 1: ${listed(added)}.`);
  if (isForQuality(request)) sentences.push('Schnelle Übungen wie in Woche 1, aber jede so schnell, hoch oder weit wie möglich.');
  if (rows.some(({ exercise }) => isLifting(exercise)) && reps === null && kind !== 'build')
    sentences.push('Erst wenn alle Wiederholungen sauber sind, etwas mehr Gewicht.');
  return sentences.length > 0 ? sentences.join(' ') : 'Wie in Woche 1, jede Wiederholung sauberer als in der Woche davor.';
}

/**
 * The weeks of a plan: six in pre-season, four in season. The notes say what the rows' targets do in that week and nothing else;
 * weights come from the log, so no week names one.
 * @param rows main exercises of all sessions
 */
export function planWeeks({ seasonPhase }: Pick<Questionnaire, 'seasonPhase'>, athlete: Athlete, rows: readonly WeekRow[]): PlanWeek[] {
  const kinds = WEEK_KINDS[seasonPhase];
  return kinds.map((kind, week) => ({
    week: week + 1,
    setsFactor: kind === 'deload' ? DELOAD_SETS : 1,
    loadFactor: 1,
    note: noteOf({ rows, athlete, kind, week, isLast: week === kinds.length - 1 }),
  }));
}
