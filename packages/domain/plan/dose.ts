import type { CatalogueExercise, MovementPattern } from '../exercise/catalogue-exercise.ts';
import type { WeekElement } from '../exercise/week-element.ts';
import { scheduleWeek } from '../coach/modules/evidence-module.ts';
import { scheduleOf } from '../coach/modules/evidence-modules.ts';
import type { SeasonPhase } from '../vocabulary/training-time.ts';
import { metricToUnit, type Unit, unitText } from '../vocabulary/unit.ts';
import { type Athlete, isYouth, liftsHeavy } from './age-stage.ts';
import type { PlanExercise } from './generated-plan.ts';
import type { SessionLoad } from './session-load.ts';
import type { TrainedWeeks } from './trained-before.ts';
import type { SessionFocus } from './week-frame.ts';

const EXTRA_PAUSE_SECONDS = 30;
const MAX_SETS = 5;
/** Most sets of weight lifting under 16. */
export const YOUTH_SETS = 3;
/** More repetitions are steps of a carry, not of a lift. */
const MAX_REPS_OF_LIFTING = 15;
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
  /** Weeks in which exercises were trained before: a studied schedule continues from there. */
  readonly trainedWeeks: TrainedWeeks;
}

/** Whether its sets are tiring; mobility is not. */
export function countsAsWork({ phase, kind }: CatalogueExercise): boolean {
  return phase === 'main' && kind !== 'mobility';
}

/** Whether an exercise is weight lifting for strength or power. */
export function isLifting({ phase, metric, kind }: CatalogueExercise): boolean {
  return phase === 'main' && metric === 'weight_reps' && (kind === 'strength' || kind === 'power');
}

const LIFT_ELEMENTS: readonly WeekElement[] = ['kneeDominant', 'hinge', 'horizontalPush', 'verticalPush', 'horizontalPull', 'verticalPull'];

const LIFT_PATTERNS: readonly MovementPattern[] = ['knee', 'hip', 'push', 'pull'];
/**
 * Single-joint, straight-arm, unstable, rack, slow eccentric or bent-back lifts: fine for eight repetitions and more, unsuitable
 * for three.
 */
const ASSISTANCE: readonly string[] = [
  'bank-rudern-im-stuetz',
  'beinpresse-langsam-ab',
  'beinstrecker',
  'beinstrecker-einbeinig',
  'hantel-bankdruecken-einarmig',
  'hantel-kreuzheben-einbeinig',
  'hantel-schulterdruecken-kniend',
  'hantel-ueberzug',
  'kabelzug-durchzug',
  'kabelzug-huefte-seitlich',
  'kabelzug-knieheben',
  'kabelzug-pullover',
  'kabelzug-stoss',
  'kettlebell-ausfallschritt-durchreichen',
  'kettlebell-einbeiniges-kreuzheben',
  'langhantel-good-morning',
  'langhantel-ueberzug',
  'latzug-einarmig',
  'latzug-exzentrisch',
  'latzug-gestreckte-arme',
  'rueckenstrecker',
  'rueckenstrecker-huefte',
  'rueckenstrecker-rotation',
  'schlitten-rudern',
  'schulterpresse-langsam',
];

/** Whether an exercise is a lift that is kept and progressed through the whole plan: large muscles, a weight, few repetitions. */
export function isMainLift(exercise: CatalogueExercise): boolean {
  return (
    isLifting(exercise) &&
    exercise.kind === 'strength' &&
    exercise.pattern !== null &&
    LIFT_PATTERNS.includes(exercise.pattern) &&
    !exercise.equipment.includes('Medizinball') &&
    !ASSISTANCE.includes(exercise.slug) &&
    (exercise.defaults.reps ?? Infinity) <= MAX_REPS_OF_LIFTING &&
    exercise.elements.some((element) => LIFT_ELEMENTS.includes(element))
  );
}

/** Whether an exercise is unloaded running at maximum speed over a measured distance. */
export function isTrueSprint({ kind, pattern, metric, equipment }: CatalogueExercise): boolean {
  return kind === 'speed' && pattern === 'sprint' && metric === 'metres' && equipment.length === 0;
}

/** Whether an exercise has an eccentric slow enough to cause soreness: not on the day before a match. */
export function isSlowEccentric({ phase, defaults: { tempo }, elements }: CatalogueExercise): boolean {
  return phase === 'main' && (elements.includes('eccentricHamstring') || Number(tempo?.[0] ?? 0) >= 4);
}

const tires = ({ kind }: CatalogueExercise) => kind === 'strength' || kind === 'power' || kind === 'speed' || kind === 'endurance';

const MAX_SPRINT_SETS = 10;

function setsOfSprint({ defaults: { metres } }: CatalogueExercise, sprintMetres: number): number {
  return Math.min(MAX_SPRINT_SETS, Math.max(2, Math.ceil(sprintMetres / (metres ?? 10))));
}

function setsFor(exercise: CatalogueExercise, { seasonPhase, load, focus, athlete, minutes, sprintMetres }: Dose): number {
  const { sets } = exercise.defaults;
  const isCompact = minutes <= COMPACT_MINUTES;
  if (exercise.phase === 'cooldown' && minutes <= VERY_COMPACT_MINUTES) return 1;
  if (exercise.phase !== 'main') return isCompact ? Math.min(sets, COMPACT_SETS) : sets;
  if (sets <= 2) return sets;
  if (focus === 'primer') return exercise.kind === 'endurance' ? sets : PRIMER_SETS;
  if (exercise.kind === 'endurance') return sets;
  if (sprintMetres > 0 && isTrueSprint(exercise)) return setsOfSprint(exercise, sprintMetres);
  const most = isYouth(athlete.stage) && isLifting(exercise) ? YOUTH_SETS : Math.max(MAX_SETS, sets);
  if (isCompact) return isTrueSprint(exercise) ? Math.min(sets, 4) : COMPACT_SETS;
  const usual = minutes <= SHORT_MINUTES && !isTrueSprint(exercise) ? Math.min(SHORT_SETS, sets) : sets;
  if (load === 'light' && tires(exercise)) return Math.max(2, Math.floor(usual * LIGHT_SHARE));
  const isBuilding = load === 'heavy' && minutes > SHORT_MINUTES && seasonPhase === 'Saisonvorbereitung' && exercise.kind === 'strength';
  return Math.min(most, usual + Number(isBuilding));
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

function pauseFor(exercise: CatalogueExercise, { seasonPhase, load, athlete, minutes, focus }: Dose): number {
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
  const isFast = exercise.kind === 'speed' || exercise.kind === 'power';
  const needsMore =
    (isFast && (seasonPhase === 'Wettkampfphase' || athlete.stage === 'masters')) || (exercise.kind === 'strength' && load === 'light');
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
  const start = schedule && scheduleWeek(schedule, (dose.trainedWeeks.get(exercise.slug) ?? 0) + 1);
  const seconds = start !== undefined && exercise.metric === 'seconds' ? start.amount : secondsFor(exercise, dose);
  const inMinutes = isInMinutes(seconds);
  const unit: Unit = inMinutes ? 'Minuten' : metricToUnit(exercise.metric);
  return {
    phase: exercise.phase,
    name: exercise.name,
    sets: start?.sets ?? setsFor(exercise, dose),
    reps: start !== undefined && exercise.metric === 'reps' ? start.amount : repsFor(exercise, dose),
    unit: unitText(unit, exercise.perSide),
    durationMinutes: inMinutes && seconds !== null ? seconds / 60 : null,
    durationSeconds: inMinutes ? null : seconds,
    distanceMeters: metres,
    tempo,
    pauseSeconds: pauseFor(exercise, dose),
    videoLink: exercise.videoLink,
    description: exercise.instruction,
  };
}
