import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { scheduleWeek } from '../coach/modules/evidence-module.ts';
import { scheduleOf } from '../coach/modules/evidence-modules.ts';
import type { SeasonPhase } from '../vocabulary/training-time.ts';
import { metricToUnit, type Unit, unitText } from '../vocabulary/unit.ts';
import { type Athlete, isYouth, liftsHeavy } from './age-stage.ts';
import { isAerobic, isLifting, isMainLift, isTrueSprint, MAX_REPS_OF_LIFTING } from './exercise-traits.ts';
import type { PlanExercise } from './generated-plan.ts';
import { nextAim } from './next-aim.ts';
import { isOnTheSpot } from './on-the-spot.ts';
import type { SessionLoad } from './session-load.ts';
import { amountToStartFrom, slowTempoOf } from './reached-rungs.ts';
import { runsToStartFrom } from './reached-runs.ts';
import type { TrainedBefore } from './trained-before.ts';
import { aerobicSetSeconds } from './week-endurance.ts';
import type { SessionFocus } from './week-frame.ts';

const EXTRA_PAUSE_SECONDS = 30;
const MAX_SETS = 5;
/** Most sets of weight lifting under 16. */
export const YOUTH_SETS = 3;
/** True sprints need rest: a minute for ten metres. */
const SPRINT_REST_PER_METRE = 6;
const MAX_SPRINT_REST = 240;
const LIGHT_SHARE = 0.6;
const PRIMER_SETS = 2;
/** Sessions up to this length use fewer sets and shorter rests, so that the week still covers everything. */
const COMPACT_MINUTES = 30;
const COMPACT_SETS = 2;
const COMPACT_PAUSE_SECONDS = 40;
const COMPACT_PAUSE_OF_LIFTS = 60;
const COMPACT_REPS = 10;
const VERY_COMPACT_MINUTES = 20;
const SHORT_MINUTES = 45;
const SHORT_SETS = 3;
const SHORT_PAUSE_OF_LIFTS = 120;
const EASY_PAUSE_OF_LIFTS = 90;
/** From this length on fewer exercises have more sets and longer rests. */
const LONG_MINUTES = 90;
const LONGEST_RAISE_SECONDS = 180;

/** Inputs of an exercise's amounts besides the exercise. */
export interface Dose {
  readonly seasonPhase: SeasonPhase;
  readonly load: SessionLoad;
  readonly focus: SessionFocus;
  readonly athlete: Athlete;
  readonly minutes: number;
  /** Metres of true sprint in this session; 0: no special target. */
  readonly sprintMetres: number;
  /** Seconds of aerobic work in this session; 0: no special target. */
  readonly enduranceSeconds: number;
  /** Earlier training: studied schedules, exercises without weights and runs continue from there. */
  readonly trained: TrainedBefore;
  /** Most aerobic seconds and sprint metres that the first week may take up from there; 0 without the goal and in a light session. */
  readonly mostOfRuns: { readonly aerobicSeconds: number; readonly sprintMetres: number };
  /** Slugs of exercises at the end of their ladder, which this session lowers slowly. */
  readonly slow: ReadonlySet<string>;
}

/** Whether an exercise without weights has more sets and longer rests in a long session, so that fewer exercises fill it. */
function isFuller({ phase, kind, metric }: CatalogueExercise, { minutes }: Dose): boolean {
  return phase === 'main' && minutes >= LONG_MINUTES && metric !== 'weight_reps' && (kind === 'strength' || kind === 'prevention');
}

const tires = ({ kind }: CatalogueExercise) => kind === 'strength' || kind === 'power' || kind === 'speed' || kind === 'endurance';

const MAX_SPRINT_SETS = 10;

function setsOfSprint(exercise: CatalogueExercise, { sprintMetres, mostOfRuns, trained }: Dose): number {
  const metresOfSet = (exercise.defaults.metres ?? 10) * (exercise.perSide ? 2 : 1);
  const needed = Math.min(MAX_SPRINT_SETS, Math.max(2, Math.ceil(sprintMetres / metresOfSet)));
  const most = Math.min(MAX_SPRINT_SETS, Math.floor(mostOfRuns.sprintMetres / metresOfSet));
  return runsToStartFrom(exercise, needed, trained.get(exercise.slug), most);
}

/** With a fifth more in the last weeks it stays within the sets that a plan can have. */
const MAX_INTERVALS = 16;
const MAX_INTERVALS_ON_THE_SPOT = 8;

/** Without a goal runs start with up to this multiple of the usual number. Practice. */
const MOST_OF_USUAL_RUNS = 1.2;

function intervalsFor(exercise: CatalogueExercise, { enduranceSeconds, mostOfRuns, trained }: Dose): number {
  if (exercise.defaults.sets === 1) return 1;
  const most = isOnTheSpot(exercise) ? MAX_INTERVALS_ON_THE_SPOT : MAX_INTERVALS;
  const needed = Math.min(most, Math.max(2, Math.ceil(enduranceSeconds / aerobicSetSeconds(exercise))));
  const room = Math.floor(mostOfRuns.aerobicSeconds / aerobicSetSeconds(exercise));
  return runsToStartFrom(exercise, needed, trained.get(exercise.slug), Math.min(most, room));
}

/** Runs beside the goals: a fifth more than usual if they were reached. */
function usualRuns(exercise: CatalogueExercise, usual: number, { trained }: Dose): number {
  return runsToStartFrom(exercise, usual, trained.get(exercise.slug), Math.round(usual * MOST_OF_USUAL_RUNS));
}

function setsFor(exercise: CatalogueExercise, dose: Dose): number {
  const { seasonPhase, load, focus, athlete, minutes, sprintMetres, enduranceSeconds } = dose;
  const { sets } = exercise.defaults;
  const isCompact = minutes <= COMPACT_MINUTES;
  if (exercise.phase === 'cooldown' && minutes <= VERY_COMPACT_MINUTES) return 1;
  if (exercise.phase !== 'main') return isCompact ? Math.min(sets, COMPACT_SETS) : sets;
  if (enduranceSeconds > 0 && isAerobic(exercise)) return intervalsFor(exercise, dose);
  if (sets <= 2) return sets;
  if (focus === 'primer') return exercise.kind === 'endurance' ? sets : PRIMER_SETS;
  if (exercise.kind === 'endurance') return load === 'light' ? sets : usualRuns(exercise, sets, dose);
  if (sprintMetres > 0 && isTrueSprint(exercise)) return setsOfSprint(exercise, dose);
  const most = isYouth(athlete.stage) && isLifting(exercise) ? YOUTH_SETS : Math.max(MAX_SETS, sets);
  if (isCompact) return isTrueSprint(exercise) ? Math.min(sets, 4) : COMPACT_SETS;
  const usual = minutes <= SHORT_MINUTES && !isTrueSprint(exercise) ? Math.min(SHORT_SETS, sets) : sets;
  if (isTrueSprint(exercise) && load !== 'light') return usualRuns(exercise, usual, dose);
  if (load === 'light' && tires(exercise)) return Math.max(2, Math.floor(usual * LIGHT_SHARE));
  const isBuilding = load === 'heavy' && minutes > SHORT_MINUTES && seasonPhase === 'Saisonvorbereitung' && exercise.kind === 'strength';
  const isKeeping = seasonPhase === 'Wettkampfphase' && minutes >= SHORT_MINUTES && exercise.kind === 'strength' && usual >= 3;
  return Math.min(most, usual + Number(isBuilding || isFuller(exercise, dose)) - Number(isKeeping));
}

/** Repetitions of a lift in the first week; the week targets have the following weeks. */
function repsFor(exercise: CatalogueExercise, { seasonPhase, athlete, minutes }: Dose): number | null {
  const usual = exercise.defaults.reps;
  const isShortened = minutes <= COMPACT_MINUTES && exercise.phase === 'main' && exercise.kind !== 'endurance';
  const reps = usual !== null && isShortened && usual <= MAX_REPS_OF_LIFTING ? Math.min(COMPACT_REPS, usual) : usual;
  if (reps === null || reps > MAX_REPS_OF_LIFTING || !isLifting(exercise)) return reps;
  if (athlete.stage === 'under14') return Math.max(10, reps);
  if (athlete.stage === 'under16') return Math.max(8, reps);
  if (exercise.kind !== 'strength') return reps;
  if (isMainLift(exercise) && liftsHeavy(athlete)) return seasonPhase === 'Saisonvorbereitung' ? 10 : 8;
  return Math.max(8, reps);
}

function pauseFor(exercise: CatalogueExercise, dose: Dose): number {
  const { seasonPhase, load, athlete, minutes, focus } = dose;
  const { pauseSeconds, metres } = exercise.defaults;
  if (isTrueSprint(exercise)) {
    return Math.max(pauseSeconds, Math.min(MAX_SPRINT_REST, Math.ceil(((metres ?? 0) * SPRINT_REST_PER_METRE) / 15) * 15));
  }
  if (
    exercise.phase === 'main' &&
    minutes <= COMPACT_MINUTES &&
    focus !== 'primer' &&
    exercise.kind !== 'speed' &&
    exercise.kind !== 'endurance'
  ) {
    return Math.min(pauseSeconds, isMainLift(exercise) ? COMPACT_PAUSE_OF_LIFTS : COMPACT_PAUSE_SECONDS);
  }
  // Three minutes of rest are unnecessary far from failure.
  if (isMainLift(exercise) && !liftsHeavy(athlete)) return Math.min(pauseSeconds, EASY_PAUSE_OF_LIFTS);
  if (minutes <= SHORT_MINUTES && isMainLift(exercise)) return Math.min(pauseSeconds, SHORT_PAUSE_OF_LIFTS);
  if (exercise.phase !== 'main' && minutes <= COMPACT_MINUTES) return Math.min(pauseSeconds, 15);
  const isHeavyInSeason = seasonPhase === 'Wettkampfphase' && isMainLift(exercise) && minutes > SHORT_MINUTES;
  const isFast = exercise.kind === 'speed' || exercise.kind === 'power';
  const needsMore =
    (isFast && (seasonPhase === 'Wettkampfphase' || athlete.stage === 'masters')) ||
    isFuller(exercise, dose) ||
    (exercise.kind === 'strength' && (load === 'light' || isHeavyInSeason));
  return pauseSeconds + (needsMore ? EXTRA_PAUSE_SECONDS : 0);
}

function secondsFor({ kind, defaults: { seconds } }: CatalogueExercise, { minutes }: Dose): number | null {
  const isShortRaise = kind === 'raise' && minutes <= SHORT_MINUTES && seconds !== null;
  return isShortRaise ? Math.min(seconds, LONGEST_RAISE_SECONDS) : seconds;
}

/** Whole minutes from two on are written as minutes, shorter times as seconds. */
function isInMinutes(seconds: number | null): boolean {
  return seconds !== null && seconds >= 120 && seconds % 60 === 0;
}

/** Converts a catalogue exercise to a plan row, with amounts adapted to the athlete, the season and the session. */
export function toPlanExercise(exercise: CatalogueExercise, dose: Dose): PlanExercise {
  const { metres, tempo } = exercise.defaults;
  // An exercise with a studied schedule starts with the schedule's first week, or continues from the last plan.
  const schedule = scheduleOf(exercise.slug);
  const start = schedule && scheduleWeek(schedule, (dose.trained.get(exercise.slug)?.weeks ?? 0) + 1);
  const reached = dose.trained.get(exercise.slug);
  const lowersSlowly = dose.slow.has(exercise.slug);
  const usualSeconds = secondsFor(exercise, dose);
  const seconds =
    start !== undefined && exercise.metric === 'seconds'
      ? start.amount
      : usualSeconds && amountToStartFrom(exercise, usualSeconds, reached);
  const usualReps = repsFor(exercise, dose);
  const asked = dose.load === 'light' ? null : nextAim(exercise, reached, dose.athlete.stage);
  const inMinutes = isInMinutes(seconds);
  const unit: Unit = inMinutes ? 'Minuten' : metricToUnit(exercise.metric);
  return {
    phase: exercise.phase,
    name: exercise.name,
    sets: start?.sets ?? setsFor(exercise, dose),
    reps:
      start !== undefined && exercise.metric === 'reps'
        ? start.amount
        : usualReps && amountToStartFrom(exercise, usualReps, reached, lowersSlowly),
    unit: unitText(unit, exercise.perSide),
    durationMinutes: inMinutes && seconds !== null ? seconds / 60 : null,
    durationSeconds: inMinutes ? null : seconds,
    distanceMeters: metres,
    tempo: lowersSlowly ? slowTempoOf(exercise) : tempo,
    pauseSeconds: pauseFor(exercise, dose),
    videoLink: exercise.videoLink,
    description: asked === null ? exercise.instruction : `${asked} ${exercise.instruction}`,
  };
}
