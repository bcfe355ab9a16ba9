import { complaintHistory } from '@anwurf/db/queries/complaints';
import { healthWeeks } from '@anwurf/db/queries/health-weeks';
import { setsBefore, type StoredSet } from '@anwurf/db/queries/logged-sets';
import { finishedInTurn } from '@anwurf/db/queries/plan-course';
import { ownLoads } from '@anwurf/db/queries/own-exercises';
import { catalogueEntry } from '@anwurf/db/queries/plan-exercises';
import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { plannedProfile } from '@anwurf/db/queries/planned-profile';
import { daysBetween } from '@anwurf/domain/coach/calendar-day';
import { amountRange } from '@anwurf/domain/coach/next-load/exercise-log';
import { type ExtraLoadSuggestion, type ExtraSession, nextExtraLoad } from '@anwurf/domain/coach/next-load/next-extra-load';
import { changeOfLoad, nextLoad } from '@anwurf/domain/coach/next-load/next-load';
import { nextTry } from '@anwurf/domain/coach/next-load/next-try';
import { reasonInWords } from '@anwurf/domain/coach/next-load/reason-in-words';
import { painFelt } from '@anwurf/domain/coach/pain-felt';
import { rowToProfile } from '@anwurf/domain/coach/training-profile-row';
import { qualityAimOf } from '@anwurf/domain/exercise/quality-aim';
import { loweringSeconds } from '@anwurf/domain/exercise/tempo';
import { parseBodyRegion } from '@anwurf/domain/vocabulary/body-region';
import { isPerSideUnit, unitToMetric } from '@anwurf/domain/vocabulary/unit';
import type { SidedValues } from '@anwurf/domain/workout/sides';
import { addedWeight, pickExtra } from '@anwurf/domain/workout/extra-load';
import { type WarmUpSet, warmUpSets } from '@anwurf/domain/workout/warm-up-sets';
import { endOfDay } from 'date-fns/endOfDay';
import { careOf } from '../../../data/health/weekly-health.ts';
import { localDay } from '../../../data/local-day.ts';
import { useNow } from '../../../kit/use-now.ts';
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

const profile = plannedProfile();
const complaints = complaintHistory();
const inTurn = finishedInTurn();
const answeredWeeks = healthWeeks();
const canBeEmpty = { canBeEmpty: true };

/** Whether weight was ever added: then there is some. */
function hasAdded(log: readonly ExtraSession[]): boolean {
  return log.some(({ sets }) => sets.some((set) => addedWeight(set) !== null));
}

/** Days beyond a week since a day; none known: no bound. */
function daysSinceWeek(day: string | undefined): number {
  return day === undefined ? Infinity : Math.max(0, daysBetween(day, localDay(new Date())) - 7);
}

/** The device's knowledge about the loads of an exercise; while it has not answered there are none. */
export interface NextLoad extends Pick<LoadsAtHand, 'weightStep' | 'lightest' | 'extra' | 'isPaced' | 'barbell'> {
  /** For a main exercise that is counted; null for others, and while the device has not answered. */
  readonly advice: Advice | null;
  /** For the set after one of today, in the first session with an exercise; null where nothing is to change. */
  readonly nextTry: Advice | null;
  /** Whether its sets are ended with repetitions in reserve; false while the device has not answered. */
  readonly asksReserve: boolean;
  /** Sets to warm up with; empty: none are worth it, or the device has not answered. */
  readonly warmUp: readonly WarmUpSet[];
}

const unknown: NextLoad = {
  advice: null,
  nextTry: null,
  weightStep: null,
  lightest: 0,
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
  const { equipment, steps, ...loads } = loadsAtHand(exercise, entry, own, owner);
  const { extra } = loads;
  if (exercise.phase !== 'main' || exercise.reps === null) return { ...unknown, ...loads };
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
  return { ...loads, advice: shown, nextTry: shownTry, asksReserve: progress === 'reserve', warmUp };
}
