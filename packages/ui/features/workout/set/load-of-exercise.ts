import type { AnsweredWeek } from '@anwurf/db/queries/health-weeks';
import type { SetBefore, StoredSet } from '@anwurf/db/queries/logged-sets';
import type { OwnLoads } from '@anwurf/db/queries/own-exercises';
import type { FinishedInTurn } from '@anwurf/db/queries/plan-course';
import type { CatalogueEntry } from '@anwurf/db/queries/plan-exercises';
import { daysBetween } from '@anwurf/domain/coach/calendar-day';
import type { ReportedComplaint } from '@anwurf/domain/coach/complaints-in-force';
import { amountRange } from '@anwurf/domain/coach/next-load/exercise-log';
import { type ExtraLoadSuggestion, type ExtraSession, nextExtraLoad } from '@anwurf/domain/coach/next-load/next-extra-load';
import { changeOfLoad, nextLoad } from '@anwurf/domain/coach/next-load/next-load';
import { nextTry } from '@anwurf/domain/coach/next-load/next-try';
import { reasonInWords } from '@anwurf/domain/coach/next-load/reason-in-words';
import { painFelt } from '@anwurf/domain/coach/pain-felt';
import { rowToProfile, type TrainingProfileRow } from '@anwurf/domain/coach/training-profile-row';
import { qualityAimOf } from '@anwurf/domain/exercise/quality-aim';
import { loweringSeconds } from '@anwurf/domain/exercise/tempo';
import { parseBodyRegion } from '@anwurf/domain/vocabulary/body-region';
import { isPerSideUnit, unitToMetric } from '@anwurf/domain/vocabulary/unit';
import { addedWeight, pickExtra } from '@anwurf/domain/workout/extra-load';
import type { SidedValues } from '@anwurf/domain/workout/sides';
import { type WarmUpSet, warmUpSets } from '@anwurf/domain/workout/warm-up-sets';
import { endOfDay } from 'date-fns/endOfDay';
import { careOf } from '../../../data/health/weekly-health.ts';
import { type LoadsAtHand, loadsAtHand } from './loads-at-hand.ts';
import { doneSet, type Felt, toSessions } from './logged-sessions.ts';
import { plannedValues } from './metric-fields.ts';
import type { TrainedExercise } from './trained-exercise.ts';

/** Advice for the next set, and its reason. */
export interface Advice {
  readonly values: SidedValues;
  /** Change in kilograms against the weight that it goes on from, which is the reason's as well; null where there is none. */
  readonly change: number | null;
  readonly reason: string;
  /** Name of the exercise to do in place of this one; null for this one. */
  readonly instead: string | null;
}

/** The device's rows from which the loads of an exercise follow. */
export interface LoadRows {
  /** Of the exercise, before this workout, oldest first. */
  readonly sets: readonly SetBefore[];
  readonly entry: CatalogueEntry | null;
  readonly own: OwnLoads | null;
  readonly said: TrainingProfileRow | null;
  readonly reports: readonly ReportedComplaint[];
  readonly finished: readonly FinishedInTurn[];
  readonly health: readonly AnsweredWeek[];
}

/** Whether weight was ever added: then there is some. */
function hasAdded(log: readonly ExtraSession[]): boolean {
  return log.some(({ sets }) => sets.some((set) => addedWeight(set) !== null));
}

/** Days beyond a week since a day; none known: no bound. */
function daysSinceWeek(day: string | undefined, today: string): number {
  return day === undefined ? Infinity : Math.max(0, daysBetween(day, today) - 7);
}

/** The device's knowledge about the loads of an exercise; while it has not answered there are none. */
export interface LoadOfExercise extends Pick<LoadsAtHand, 'weightStep' | 'lightest' | 'extra' | 'isPaced' | 'barbell'> {
  /** For a main exercise that is counted; null for others, and while the device has not answered. */
  readonly advice: Advice | null;
  /** Whether its sets are ended with repetitions in reserve; false while the device has not answered. */
  readonly asksReserve: boolean;
  /** Sets to warm up with; empty: none are worth it, or the device has not answered. */
  readonly warmUp: readonly WarmUpSet[];
  /** For the set after one of today, in the first session with an exercise; null where nothing is to change. */
  readonly tryAfter: (before: StoredSet) => Advice | null;
}

export const unknownLoad: LoadOfExercise = {
  advice: null,
  tryAfter: () => null,
  weightStep: null,
  lightest: 0,
  asksReserve: false,
  extra: null,
  isPaced: false,
  warmUp: [],
  barbell: null,
};

/**
 * Works out what an exercise is trained with. Takes a millisecond over a long log: ask once for the same rows.
 * @param today local day, YYYY-MM-DD
 */
export function loadOfExercise(
  exercise: TrainedExercise,
  rows: LoadRows,
  { today, missedDays }: { readonly today: string; readonly missedDays: number },
): LoadOfExercise {
  const { sets, entry, own, said, reports, finished, health } = rows;
  const owner = rowToProfile(said === null ? undefined : { ...said });
  const metric = unitToMetric(exercise.unit);
  const { equipment, steps, ...loads } = loadsAtHand(exercise, entry, own, owner);
  const { extra } = loads;
  if (exercise.phase !== 'main' || exercise.reps === null) return { ...unknownLoad, ...loads };
  // An own exercise is as hard on the body, and becomes harder, as the movement that is its picture.
  const movement = entry ?? own?.movement ?? null;
  const progress = movement?.progress ?? 'reserve';
  const felt: Felt = { reports, regions: (movement?.strains ?? []).flatMap((region) => parseBodyRegion(region) ?? []) };
  const log = toSessions(sets, owner.weekMode === 'sessions' ? finished : null, felt);
  const lastTrained = sets.at(-1)?.loggedAt;
  // A report counts from its own time on, which the minute of `today` may not have reached.
  const newest = reports.at(-1)?.reportedAt;
  const owned: readonly string[] = entry?.equipment ?? equipment;
  const isAtHand = (variant: { equipment: readonly string[] }) => variant.equipment.every((item) => owned.includes(item));
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
      easier: (movement?.easier ?? []).filter(isAtHand).map(({ name }) => name),
      harder: (movement?.harder ?? []).filter(isAtHand).map(({ name }) => name),
    },
    trainingAge: owner.trainingAge,
    // A session that was begun and never ended has been trained as well.
    missedDays: Math.min(missedDays, daysSinceWeek(log.at(-1)?.day, today)),
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
  const warmUp = warmUpSets(exercise, shown.values.weight, steps, equipment);
  const tryAfter = (before: StoredSet): Advice | null => {
    const tried = advice.kind === 'calibrate' ? nextTry(doneSet(before), request) : null;
    return (
      tried && {
        values: { ...plannedValues(exercise), weight: tried.weight, reps: tried.amount },
        change: tried.change,
        reason: reasonInWords(tried.reason, row),
        instead: null,
      }
    );
  };
  return { ...loads, advice: shown, tryAfter, asksReserve: progress === 'reserve', warmUp };
}
