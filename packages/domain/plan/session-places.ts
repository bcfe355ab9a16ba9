import type { CatalogueExercise, ExerciseKind, MovementPattern } from '../catalogue/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { Goal } from '../vocabulary/goal.ts';
import type { Phase } from '../vocabulary/phase.ts';
import { ofKind, type Place } from './exercise-choice.ts';
import type { SessionLoad } from './session-load.ts';

/** From this many team trainings a week the hall already trains endurance. */
export const MANY_TEAM_TRAININGS = 5;

function serves(goal: Goal | undefined): Place {
  return (exercise) => goal !== undefined && exercise.goals.includes(goal);
}

/**
 * Pre-season builds endurance unless the team does; in season the gym keeps strength up. A light
 * session gives this place to mobility.
 */
export function baseKind(questionnaire: Questionnaire, load: SessionLoad): ExerciseKind {
  if (load === 'light') return 'mobility';
  const buildsEndurance = questionnaire.seasonPhase === 'Saisonvorbereitung' && questionnaire.teamTrainingFrequency < MANY_TEAM_TRAININGS;
  return buildsEndurance ? 'endurance' : 'strength';
}

/** What a goal is trained by in the first place: many exercises help to sprint, but sprinting is the training. */
const SIGNATURE_KINDS: Readonly<Record<Goal, readonly ExerciseKind[]>> = {
  mehr_tore_werfen: ['power'],
  schneller_werden: ['speed'],
  mehr_zweikampfe_gewinnen: ['strength'],
  langer_durchhalten: ['endurance'],
  beweglicher_werden: ['mobility'],
  hoher_springen: ['power'],
  explosiver_starten: ['speed', 'power'],
  schneller_richtungswechseln: ['speed'],
  starker_im_wurfarm: ['power', 'strength'],
  verletzungen_vorbeugen: ['prevention'],
};

function signaturePlaces(mainGoal: Goal): Place[] {
  const isSignature = ofKind(...SIGNATURE_KINDS[mainGoal]);
  return [(exercise) => isSignature(exercise) && serves(mainGoal)(exercise), serves(mainGoal)];
}

/** Whole-leg strength; the leg machine that moves one joint only does not count. */
const isLegStrength: Place = ({ kind, pattern, equipment }) =>
  kind === 'strength' && (pattern === 'knee' || pattern === 'hip') && !equipment.includes('Beinbeuger/-strecker');

/**
 * Prevention changes its subject from session to session: shoulder first (the thrower's weak point),
 * then landing and balance, then hamstring and groin.
 */
const PREVENTION_SUBJECTS: readonly (readonly MovementPattern[])[] = [['shoulder'], ['balance'], ['hamstring', 'groin', 'calf']];

function preventionPlaces(sessionIndex: number): Place[] {
  const subject = PREVENTION_SUBJECTS[sessionIndex % PREVENTION_SUBJECTS.length] ?? [];
  const isPrevention = ofKind('prevention');
  return [(exercise) => isPrevention(exercise) && exercise.pattern !== null && subject.includes(exercise.pattern), isPrevention];
}

/**
 * The repeating pattern of the main part. Three of eight places belong to the main goal, two to the
 * secondary goals in turn, one to prevention, one to leg strength, one to the base. A single goal gives
 * one of the secondary places to leg strength, so that the plan is not one-sided. What no session may
 * miss stands first, because a short session reaches only four or five places.
 */
function mainPlaces(questionnaire: Questionnaire, load: SessionLoad, sessionIndex: number): Place[][] {
  const [mainGoal, second = mainGoal, third = second] = questionnaire.goals;
  // Strong legs carry every goal; better still when the exercise serves the main goal too.
  const legStrength: Place[] = [(exercise) => isLegStrength(exercise) && serves(mainGoal)(exercise), isLegStrength];
  const signature = mainGoal === undefined ? [] : signaturePlaces(mainGoal);
  const hasOneGoal = questionnaire.goals.length === 1;
  const [forSecond, forThird] = sessionIndex % 2 === 0 ? [second, third] : [third, second];
  const servesBoth: Place = (exercise) => serves(forThird)(exercise) && serves(mainGoal)(exercise);
  return [
    signature,
    preventionPlaces(sessionIndex),
    [serves(forSecond)],
    hasOneGoal ? legStrength : [servesBoth, serves(forThird)],
    signature,
    legStrength,
    [serves(mainGoal)],
    [ofKind(baseKind(questionnaire, load))],
  ];
}

/**
 * The repeating pattern of places of a phase, each with its second choices; warm-up after RAMP: raise,
 * mobilise, activate.
 */
export function placesOf(phase: Phase, questionnaire: Questionnaire, load: SessionLoad, sessionIndex: number): Place[][] {
  if (phase === 'main') return mainPlaces(questionnaire, load, sessionIndex);
  const kinds: readonly ExerciseKind[] =
    phase === 'warmup' ? ['raise', 'mobility', 'activation', 'mobility'] : ['recovery', 'stretch', 'stretch', 'stretch'];
  return kinds.map((kind) => [ofKind(kind)]);
}

const KIND_ORDER: readonly ExerciseKind[] = [
  'raise',
  'speed',
  'power',
  'strength',
  'prevention',
  'mobility',
  'activation',
  'endurance',
  'recovery',
  'stretch',
];

/** Within a kind: what needs the freshest body first, trunk and small muscles last. */
const PATTERN_ORDER: readonly (MovementPattern | null)[] = [
  'goalkeeping',
  'sprint',
  'cut',
  'jump',
  'throw',
  'knee',
  'hip',
  'push',
  'pull',
  'balance',
  'shoulder',
  'hamstring',
  'groin',
  'calf',
  'trunk',
  'mobility',
  'conditioning',
  null,
];

/** Exercises of one phase in training order: speed and power before strength before endurance. */
export function inTrainingOrder(exercises: readonly CatalogueExercise[]): CatalogueExercise[] {
  return exercises.toSorted(
    (a, b) =>
      KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) || PATTERN_ORDER.indexOf(a.pattern) - PATTERN_ORDER.indexOf(b.pattern),
  );
}
