import { complaintHistory } from '@anwurf/db/queries/complaints';
import { healthWeeks } from '@anwurf/db/queries/health-weeks';
import { type SetBefore, setsBefore, type StoredSet } from '@anwurf/db/queries/logged-sets';
import { type FinishedInTurn, finishedInTurn } from '@anwurf/db/queries/plan-course';
import { ownLoads } from '@anwurf/db/queries/own-exercises';
import { catalogueEntry } from '@anwurf/db/queries/plan-exercises';
import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { trainingProfile } from '@anwurf/db/queries/training-profile';
import { daysBetween } from '@anwurf/domain/coach/calendar-day';
import type { ReportedComplaint } from '@anwurf/domain/coach/complaints-in-force';
import { amountRange, type DoneSet, type RowTarget } from '@anwurf/domain/coach/next-load/exercise-log';
import { type ExtraLoadSuggestion, type ExtraSession, nextExtraLoad } from '@anwurf/domain/coach/next-load/next-extra-load';
import { changeOfLoad, nextLoad } from '@anwurf/domain/coach/next-load/next-load';
import { rowTargetOf } from '@anwurf/domain/coach/next-load/row-target';
import { nextTry } from '@anwurf/domain/coach/next-load/next-try';
import { reasonInWords } from '@anwurf/domain/coach/next-load/reason-in-words';
import { weightStepsFor } from '@anwurf/domain/coach/next-load/weight-steps';
import { painFelt } from '@anwurf/domain/coach/pain-felt';
import { weekByCalendar } from '@anwurf/domain/coach/plan-week';
import type { TrainingProfile } from '@anwurf/domain/coach/training-profile';
import { rowToProfile } from '@anwurf/domain/coach/training-profile-row';
import { qualityAimOf } from '@anwurf/domain/exercise/quality-aim';
import { loweringSeconds } from '@anwurf/domain/exercise/tempo';
import type { ExtraLoadKind } from '@anwurf/domain/exercise/catalogue-exercise';
import { type BodyRegion, parseBodyRegion } from '@anwurf/domain/vocabulary/body-region';
import { parseEquipment } from '@anwurf/domain/vocabulary/equipment';
import { isPerSideUnit, unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { type Barbell, barbellOf, isLoadedOnBothSides } from '@anwurf/domain/workout/barbell-load';
import { isBasisOfLoad, reserveOfSet } from '@anwurf/domain/workout/set-kind';
import type { SidedValues } from '@anwurf/domain/workout/sides';
import { addedWeight, pickExtra } from '@anwurf/domain/workout/extra-load';
import { type WarmUpSet, warmUpSets } from '@anwurf/domain/workout/warm-up-sets';
import { endOfDay } from 'date-fns/endOfDay';
import { careOf } from '../../../data/health/weekly-health.ts';
import { localDay } from '../../../data/local-day.ts';
import { useNow } from '../../../kit/use-now.ts';
import { plannedValues } from './metric-fields.ts';
import type { TrainedExercise } from './trained-exercise.ts';
import { measuresBoth } from './measures-both.ts';
import { weekBySessions } from './week-by-sessions.ts';

/** Advice for the next set, and its reason. */
export interface Advice {
  readonly values: SidedValues;
  /** Change in kilograms against the weight that it goes on from, which is the reason's as well; null where there is none. */
  readonly change: number | null;
  readonly reason: string;
  /** Name of the exercise to do in place of this one; null for this one. */
  readonly instead: string | null;
}

const profile = trainingProfile();
const complaints = complaintHistory();
const inTurn = finishedInTurn();
const answeredWeeks = healthWeeks();
const canBeEmpty = { canBeEmpty: true };

/** Amounts of that day: by calendar, or by the sessions finished until then, it was a certain week of the plan. */
function askedOn(day: string, { planRow, unit, loggedAt }: SetBefore, finished: readonly FinishedInTurn[] | null): RowTarget | null {
  if (planRow === null) return null;
  const reached = finished === null ? weekByCalendar(planRow, day) : weekBySessions(planRow, finished, loggedAt);
  const week = Math.min(planRow.weekTargets.length, reached);
  return rowTargetOf({ ...planRow, sets: planRow.sets ?? 1, unit: planRow.unit ?? unit }, week);
}

/** Complaints about the regions that an exercise loads, oldest first. */
interface Felt {
  readonly reports: readonly ReportedComplaint[];
  readonly regions: readonly BodyRegion[];
}

/** The worst pain while it was trained, and in what was reported on the rest of that day. */
function painWhile({ reports, regions }: Felt, from: Date): number | null {
  return painFelt(reports, regions, { from, until: endOfDay(from) });
}

/** Of two sides the weaker one leads. */
function doneSet(set: Pick<SetBefore, 'weight' | 'reps' | 'rightAmount' | 'reserve' | 'kind'>): DoneSet {
  const { weight, reps, rightAmount } = set;
  return { weight, amount: Math.min(reps ?? 0, rightAmount ?? Infinity), reserve: reserveOfSet(set) };
}

function toSessions(sets: readonly SetBefore[], finished: readonly FinishedInTurn[] | null, felt: Felt): ExtraSession[] {
  const byWorkout = new Map<string, SetBefore[]>();
  for (const set of sets.filter(isBasisOfLoad)) {
    if (set.reps !== null) byWorkout.set(set.workoutId, [...(byWorkout.get(set.workoutId) ?? []), set]);
  }
  return [...byWorkout.values()].flatMap((done) => {
    const [first] = done;
    if (first === undefined) return [];
    const day = first.day ?? localDay(first.loggedAt);
    return {
      day,
      sets: done.map((set) => ({ ...pickExtra(set), ...doneSet(set) })),
      pain: painWhile(felt, first.loggedAt),
      asked: askedOn(day, first, finished),
    };
  });
}

/** Whether weight was ever added: then there is some. */
function hasAdded(log: readonly ExtraSession[]): boolean {
  return log.some(({ sets }) => sets.some((set) => addedWeight(set) !== null));
}

/** Days beyond a week since a day; none known: no bound. */
function daysSinceWeek(day: string | undefined): number {
  return day === undefined ? Infinity : Math.max(0, daysBetween(day, localDay(new Date())) - 7);
}

/** The device's knowledge about the loads of an exercise. */
export interface NextLoad {
  /** For a main exercise that is counted; null for others, and while the device has not answered. */
  readonly advice: Advice | null;
  /** For the set after one of today, in the first session with an exercise; null where nothing is to change. */
  readonly nextTry: Advice | null;
  /** Smallest difference between the player's weights, in kilograms; null: not known. */
  readonly weightStep: number | null;
  /** Whether its sets are ended with repetitions in reserve; false while the device has not answered. */
  readonly asksReserve: boolean;
  /** Load that may be added to the own body or taken off it; null: none, or the device has not answered. */
  readonly extra: ExtraOfExercise | null;
  /** Both time and distance are measured in one set; false while the device has not answered. */
  readonly isPaced: boolean;
  /** Sets to warm up with; empty: none are worth it, or the device has not answered. */
  readonly warmUp: readonly WarmUpSet[];
  /** The bar that its weight is put on, with plates on both sides; null: none, or the device has not answered. */
  readonly barbell: BarbellOfExercise | null;
}

/** Bar and plates of an exercise. */
export interface BarbellOfExercise {
  readonly barbell: Barbell;
  /** Nothing is known of the player's bar and plates. */
  readonly isUsual: boolean;
}

/** Load that an exercise with the own body may have beside it. */
export interface ExtraOfExercise {
  /** Smallest difference between the player's weights, in kilograms. */
  readonly step: number;
  /** Kilograms of the player where all of the body is moved; null: not known, or a part of it is. */
  readonly bodyWeight: number | null;
  /** All of the body is moved, and its weight is not known. */
  readonly isBodyUnknown: boolean;
}

const USUAL_STEP = 2.5;

function extraOf(kind: ExtraLoadKind | null, { weightStep, bodyWeight }: TrainingProfile): ExtraOfExercise | null {
  if (kind === null) return null;
  const isAll = kind === 'body';
  return { step: weightStep ?? USUAL_STEP, bodyWeight: isAll ? bodyWeight : null, isBodyUnknown: isAll && bodyWeight === null };
}

const unknown: NextLoad = {
  advice: null,
  nextTry: null,
  weightStep: null,
  asksReserve: false,
  extra: null,
  isPaced: false,
  warmUp: [],
  barbell: null,
};

/** @param before the last whole set of today; undefined: none */
export function useNextLoad(exercise: TrainedExercise, workoutId: string, missedDays: number, before: StoredSet | undefined): NextLoad {
  const today = localDay(useNow(60_000));
  const data = allLoaded({
    sets: useRows(setsBefore(exercise.name, workoutId), canBeEmpty),
    entry: useFirstRow(catalogueEntry(exercise), canBeEmpty),
    own: useFirstRow(ownLoads(exercise.name), canBeEmpty),
    said: useFirstRow(profile, canBeEmpty),
    reports: useRows(complaints, canBeEmpty),
    finished: useRows(inTurn, canBeEmpty),
    health: useRows(answeredWeeks, canBeEmpty),
  });
  if (data.state !== 'rows') return unknown;
  const { sets, entry, own, said, reports, finished, health } = data.value;
  const owner = rowToProfile(said === null ? undefined : { ...said });
  const metric = unitToMetric(exercise.unit);
  const equipment = (entry ?? own)?.equipment.flatMap((item) => parseEquipment(item) ?? []) ?? [];
  // The catalogue's exercise is the one that is meant where both have the name.
  const ownStep = entry === null ? (own?.weightStep ?? null) : null;
  const usualSteps = weightStepsFor(equipment, owner);
  const steps = metric === 'weight_reps' ? { ...usualSteps, step: ownStep ?? usualSteps.step } : null;
  const weightStep = equipment.length === 0 && ownStep === null ? null : (steps?.step ?? null);
  const extra = metric === 'reps' ? extraOf(entry?.extraLoad ?? null, owner) : null;
  const isPaced = measuresBoth(exercise.unit, entry, own);
  const hasBar = entry === null ? equipment.includes('Langhantel') : isLoadedOnBothSides(entry.slug);
  const barbell =
    metric === 'weight_reps' && hasBar
      ? { barbell: barbellOf(owner), isUsual: owner.barWeight === null && owner.plates.length === 0 }
      : null;
  if (exercise.phase !== 'main' || exercise.reps === null) return { ...unknown, weightStep, extra, isPaced, barbell };
  const progress = entry?.progress ?? 'reserve';
  const felt: Felt = { reports, regions: (entry?.strains ?? []).flatMap((region) => parseBodyRegion(region) ?? []) };
  const log = toSessions(sets, owner.weekMode === 'sessions' ? finished : null, felt);
  const lastTrained = sets.at(-1)?.loggedAt;
  // A report counts from its own time on, which the minute of `today` may not have reached.
  const newest = reports.at(-1)?.reportedAt;
  const isAtHand = (variant: { equipment: readonly string[] }) => variant.equipment.every((item) => entry?.equipment.includes(item));
  const request = {
    log,
    target: {
      sets: exercise.sets ?? 3,
      ...amountRange(exercise.reps, metric),
      reserve: exercise.reserve,
      light: exercise.isLight,
      lowering: loweringSeconds(exercise.tempo),
    },
    metric,
    progress,
    aim: entry === null ? null : qualityAimOf(entry),
    steps,
    // Names stand for slugs: they are what the player reads.
    rungs: {
      easier: (entry?.easier ?? []).filter(isAtHand).map(({ name }) => name),
      harder: (entry?.harder ?? []).filter(isAtHand).map(({ name }) => name),
    },
    trainingAge: owner.trainingAge,
    // A session that was begun and never ended has been trained as well.
    missedDays: Math.min(missedDays, daysSinceWeek(log.at(-1)?.day)),
    painNow: newest === undefined ? null : painFelt(reports, felt.regions, { from: newest, until: newest }),
    painSince:
      newest === undefined || lastTrained === undefined
        ? null
        : painFelt(reports, felt.regions, { from: endOfDay(lastTrained), until: newest }),
    health: careOf(health, today, sets.at(-1)?.loggedAt ?? null),
  };
  const advice: ExtraLoadSuggestion =
    extra === null || progress === 'quality'
      ? { ...nextLoad(request), extraWeight: null, band: null }
      : nextExtraLoad({
          ...request,
          step: extra.step,
          bodyWeight: extra.bodyWeight,
          hasWeights: owner.heaviestDumbbell !== null || hasAdded(log),
        });
  const row = { metric, perSide: exercise.unit !== null && isPerSideUnit(exercise.unit) };
  const shown: Advice = {
    // Without a log there is no advice on a weight: the plan's is the one to begin with.
    values: {
      ...plannedValues(exercise),
      ...(advice.weight !== null && { weight: advice.weight }),
      reps: advice.amount,
      ...pickExtra(advice),
    },
    change: changeOfLoad(request, advice),
    reason: reasonInWords(advice.reason, row),
    instead: advice.instead,
  };
  const tried = advice.kind !== 'calibrate' || before === undefined ? null : nextTry(doneSet(before), request);
  const shownTry = tried && {
    values: { ...plannedValues(exercise), weight: tried.weight, reps: tried.amount },
    change: tried.change,
    reason: reasonInWords(tried.reason, row),
    instead: null,
  };
  const warmUp = warmUpSets(exercise, shown.values.weight, steps, equipment);
  return { advice: shown, nextTry: shownTry, weightStep, asksReserve: progress === 'reserve', extra, isPaced, warmUp, barbell };
}
