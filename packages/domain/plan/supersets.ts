import type { CatalogueExercise, MovementPattern } from '../exercise/catalogue-exercise.ts';
import type { Athlete } from './age-stage.ts';
import { isHandHeld } from './makeshift.ts';
import { exerciseGroups } from '../workout/exercise-group.ts';
import type { PlanExercise } from './generated-plan.ts';
import { fitsDuration, type SetBounds } from './session-duration.ts';
import { CHANGE_WITHIN_ROUND_SECONDS, setSeconds, trainingSeconds } from './training-seconds.ts';
import { isHeavyLift } from './week-targets.ts';
import { scheduleOf } from '../coach/modules/evidence-modules.ts';

/** Longer sessions have the time for straight sets. */
export const LONGEST_WITH_SUPERSETS = 45;
/** Shortest rest after a round, and the step to which rests are rounded up, in seconds. */
const LEAST_ROUND_REST = 30;
const REST_STEP = 15;
/** A pair that saves less is not worth learning another order. */
const LEAST_SAVED_SECONDS = 60;

/**
 * Movements that do not compete: opposite muscles of the upper body, or regions far from each other. Work that braces the trunk hard, grips
 * hard, or loads the same joint, is missing: no legs beside trunk, no pulling beside grip.
 */
const PARTNERS: readonly (readonly [MovementPattern, MovementPattern])[] = [
  ['push', 'pull'],
  ['calf', 'trunk'],
  ['calf', 'push'],
  ['calf', 'pull'],
  ['calf', 'shoulder'],
  ['groin', 'push'],
  ['groin', 'pull'],
  ['groin', 'shoulder'],
  ['hamstring', 'push'],
  ['hamstring', 'shoulder'],
  ['knee', 'shoulder'],
  ['hip', 'shoulder'],
  ['trunk', 'grip'],
  ['calf', 'grip'],
];

/** Whether two movements do not compete. */
function areApart(one: MovementPattern | null, other: MovementPattern | null): boolean {
  return PARTNERS.some(([first, second]) => (one === first && other === second) || (one === second && other === first));
}

/** Whether it may be in a superset at all: slow strength without a studied schedule of its own. */
function isSlowStrength({ phase, kind, slug }: CatalogueExercise): boolean {
  return phase === 'main' && (kind === 'strength' || kind === 'prevention') && scheduleOf(slug) === undefined;
}

/** Whether two exercises keep one station at most: nobody may hold two of them in a full hall. A bench is shared. */
function shareStation(one: CatalogueExercise, other: CatalogueExercise): boolean {
  const [first, second] = [one, other].map(({ equipment }) => equipment.filter((item) => !isHandHeld(item)));
  const isBench = (items: readonly string[] = []) => items.every((item) => item === 'Hantelbank');
  return first?.length === 0 || second?.length === 0 || (isBench(first) && isBench(second));
}

/**
 * Whether two exercises may be a superset: slow strength that does not compete, not two heavy lifts, not two stations at once.
 * Pulling and pressing in turn kept more weight × repetitions in the same time than one after the other (Robbins, Young and Behm 2010,
 * J Strength Cond Res 24:2632), and eight weeks of supersets built as much strength in a third less time (SportRxiv 419, a preprint);
 * both read in abstracts. Which movements count as apart is coaching practice.
 */
export function mayPair(one: CatalogueExercise, other: CatalogueExercise, athlete: Athlete): boolean {
  return (
    isSlowStrength(one) &&
    isSlowStrength(other) &&
    areApart(one.pattern, other.pattern) &&
    !(isHeavyLift(one, athlete) && isHeavyLift(other, athlete)) &&
    shareStation(one, other)
  );
}

/** The rest after a round that leaves each exercise at least as long a rest between two of its sets as straight sets do. */
function roundRestOf(one: PlanExercise, other: PlanExercise): number {
  const missing = (own: PlanExercise, between: PlanExercise) =>
    (own.pauseSeconds ?? 0) - setSeconds(between) - 2 * CHANGE_WITHIN_ROUND_SECONDS;
  const rest = Math.max(LEAST_ROUND_REST, missing(one, other), missing(other, one));
  return Math.ceil(rest / REST_STEP) * REST_STEP;
}

/** A session with one row an exercise. */
interface SessionRows {
  readonly exercises: readonly CatalogueExercise[];
  readonly rows: readonly PlanExercise[];
}

/** Places of the first exercises of pairs that may follow each other. */
function pairsIn(exercises: readonly CatalogueExercise[], athlete: Athlete): number[] {
  return exercises.flatMap((one, place) => {
    const other = exercises[place + 1];
    return other !== undefined && mayPair(one, other, athlete) ? [place] : [];
  });
}

/** The rows with a pair as one superset of equal rounds; null: it is no pair any more, or has no rounds. */
function withPair(rows: readonly PlanExercise[], place: number, boundsOf: (at: number) => SetBounds): PlanExercise[] | null {
  const [one, other] = [rows[place], rows[place + 1]];
  if (one === undefined || other === undefined || (one.groupKey ?? null) !== null) return null;
  const rounds = Math.max(one.sets, other.sets);
  const isMuch = (row: PlanExercise, at: number) => rounds - row.sets > 1 || rounds > Math.max(row.sets, boundsOf(at).max);
  if (rounds < 2 || isMuch(one, place) || isMuch(other, place + 1)) return null;
  const keys = rows.map(({ groupKey }) => groupKey ?? 0);
  const group = { sets: rounds, groupKey: Math.max(...keys) + 1, roundRest: roundRestOf(one, other) };
  return rows.with(place, { ...one, ...group }).with(place + 1, { ...other, ...group });
}

/** Seconds that a superset at a place saves against the same sets one after the other. */
function savedBy(rows: readonly PlanExercise[], place: number): number {
  const members = rows.slice(place, place + 2);
  return trainingSeconds(members.map((row) => ({ ...row, groupKey: null }))) - trainingSeconds(members);
}

/**
 * Adds a round to supersets, where the session comes closer to its time: what is saved goes to the same work, not to other.
 * @param boundsOf no exercise has more than one set beyond its straight sets
 */
function withTimeSpent(rows: readonly PlanExercise[], minutes: number, boundsOf: (place: number) => SetBounds): readonly PlanExercise[] {
  const left = (some: readonly PlanExercise[]) => Math.abs(minutes * 60 - trainingSeconds(some));
  let spent = rows;
  for (const group of exerciseGroups(rows)) {
    const isOf = (at: number) => group.first <= at && at < group.end;
    const more = spent.map((row, at) => (isOf(at) ? { ...row, sets: row.sets + 1 } : row));
    const isBounded = more.every(({ sets }, at) => !isOf(at) || sets <= boundsOf(at).max);
    if (isBounded && left(more) < left(spent)) spent = more;
  }
  return spent;
}

/**
 * The rows of a short session with supersets where they save time without harm, and the time spent on a round more. A pair that
 * would leave the session too short stays apart.
 */
export function withSupersets(
  session: SessionRows,
  { minutes, athlete, boundsOf }: { readonly minutes: number; readonly athlete: Athlete; readonly boundsOf: (place: number) => SetBounds },
): readonly PlanExercise[] {
  if (minutes > LONGEST_WITH_SUPERSETS) return session.rows;
  const oneMore = (place: number) => ({ min: 1, max: Math.min(boundsOf(place).max, (session.rows[place]?.sets ?? 0) + 1) });
  let rows = session.rows;
  let paired = session.rows;
  for (const place of pairsIn(session.exercises, athlete)) {
    const joined = withPair(paired, place, boundsOf);
    if (joined === null || savedBy(joined, place) < LEAST_SAVED_SECONDS) continue;
    const spent = withTimeSpent(joined, minutes, oneMore);
    const isTooLong = trainingSeconds(spent) > Math.max(trainingSeconds(session.rows), minutes * 60 * 1.1);
    if (isTooLong || (!fitsDuration(spent, minutes) && trainingSeconds(spent) < minutes * 60)) continue;
    paired = joined;
    rows = spent;
  }
  return rows;
}
