import type { CatalogueExercise, ExerciseKind } from '../catalogue/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { Goal } from '../vocabulary/goal.ts';
import type { Phase } from '../vocabulary/phase.ts';
import { ofKind, type Place } from './exercise-choice.ts';

/** From this many team trainings a week the hall already trains endurance. */
const MANY_TEAM_TRAININGS = 5;

/** Most exercises of one kind in a main part, so that no session is all sprints or all push-ups. */
const MAX_OF_KIND: Readonly<Partial<Record<ExerciseKind, number>>> = {
  speed: 4,
  power: 4,
  strength: 7,
  prevention: 3,
  mobility: 4,
  endurance: 2,
};

function serves(goal: Goal | undefined): Place {
  return (exercise) => goal !== undefined && exercise.goals.includes(goal);
}

/** Pre-season builds endurance unless the team does; in season the gym keeps strength up. */
export function baseKind(questionnaire: Questionnaire): ExerciseKind {
  const buildsEndurance = questionnaire.seasonPhase === 'Saisonvorbereitung' && questionnaire.teamTrainingFrequency < MANY_TEAM_TRAININGS;
  return buildsEndurance ? 'endurance' : 'strength';
}

/** Whether the main part may hold one more exercise of this kind. */
export function hasRoomForKind(questionnaire: Questionnaire, chosen: readonly CatalogueExercise[], kind: ExerciseKind): boolean {
  const wantsEndurance = questionnaire.goals.includes('langer_durchhalten');
  const limit = kind === 'endurance' && wantsEndurance ? 4 : MAX_OF_KIND[kind];
  return limit === undefined || chosen.filter((other) => other.kind === kind).length < limit;
}

/**
 * Whether no secondary goal is served more often than the main goal once the candidate is added. The
 * one prevention exercise every session needs is let in anyway; later choices then make up for it.
 */
export function keepsMainGoalAhead(
  questionnaire: Questionnaire,
  chosen: readonly CatalogueExercise[],
  candidate: CatalogueExercise,
): boolean {
  const isFirstPrevention = candidate.kind === 'prevention' && !chosen.some(({ kind }) => kind === 'prevention');
  if (isFirstPrevention) return true;
  const [mainGoal, ...secondaryGoals] = questionnaire.goals;
  const count = (goal: Goal | undefined) => [...chosen, candidate].filter(serves(goal)).length;
  return secondaryGoals.every((goal) => !serves(goal)(candidate) || count(goal) <= count(mainGoal));
}

/**
 * The repeating pattern of the main part. Three of seven places belong to the main goal, two to the
 * secondary goals in turn (to the main goal when there is none), one to prevention, one to the base.
 * What no session may miss stands first, because a short session reaches only four or five places.
 */
function mainPlaces(questionnaire: Questionnaire): Place[] {
  const [mainGoal, second = mainGoal, third = second] = questionnaire.goals;
  return [
    serves(mainGoal),
    ofKind('prevention'),
    serves(second),
    serves(third),
    serves(mainGoal),
    serves(mainGoal),
    ofKind(baseKind(questionnaire)),
  ];
}

/** The repeating pattern of places of a phase; warm-up after RAMP: raise, mobilise, activate. */
export function placesOf(phase: Phase, questionnaire: Questionnaire): Place[] {
  if (phase === 'main') return mainPlaces(questionnaire);
  if (phase === 'warmup') {
    return [ofKind('raise'), ofKind('mobility'), ofKind('activation'), ofKind('mobility')];
  }
  return [ofKind('recovery'), ofKind('stretch'), ofKind('stretch'), ofKind('stretch')];
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

/** Exercises of one phase in training order: speed and power before strength before endurance. */
export function inTrainingOrder(exercises: readonly CatalogueExercise[]): CatalogueExercise[] {
  return exercises.toSorted((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind));
}
