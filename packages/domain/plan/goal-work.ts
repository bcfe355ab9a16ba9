import type { CatalogueExercise, ExerciseKind, MovementPattern } from '../exercise/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { Goal } from '../vocabulary/goal.ts';
import { all, ofKind, type Place } from './exercise-choice.ts';
import { isAerobic } from './exercise-traits.ts';

/** The primary training of a goal: many exercises help sprinting, but sprinting is its training. */
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

/** The movement of a goal, if it has one: throwing trains throwers, swings only help. */
const SIGNATURE_PATTERNS: Readonly<Partial<Record<Goal, readonly MovementPattern[]>>> = {
  mehr_tore_werfen: ['throw'],
  starker_im_wurfarm: ['throw'],
  hoher_springen: ['jump'],
  schneller_werden: ['sprint'],
  explosiver_starten: ['sprint', 'jump'],
  schneller_richtungswechseln: ['cut'],
};

/** Exercises that serve a goal. */
export function serves(goal: Goal | undefined): Place {
  return (exercise) => goal !== undefined && exercise.goals.includes(goal);
}

const isItsKind = (goal: Goal) => all(serves(goal), ofKind(...SIGNATURE_KINDS[goal]));

/** Exercises that are a goal's primary training: its movement if it has one, for endurance aerobic work, else its kind. */
export function ownWorkOf(goal: Goal): Place {
  if (goal === 'langer_durchhalten') return isAerobic;
  const patterns = SIGNATURE_PATTERNS[goal];
  const isItsMovement: Place = ({ pattern }) => patterns === undefined || (pattern !== null && patterns.includes(pattern));
  return all(isItsKind(goal), isItsMovement);
}

/** A goal's primary training, then its kind of training, then everything that serves it. */
export function signaturePlaces(goal: Goal | undefined): Place[] {
  return goal === undefined ? [] : [ownWorkOf(goal), isItsKind(goal), serves(goal)];
}

/** Whether speed is a main or secondary goal. */
export function wantsSpeed({ goals }: Questionnaire): boolean {
  return goals.includes('schneller_werden');
}

/** Whether endurance is a goal. */
export function wantsEndurance({ goals }: Questionnaire): boolean {
  return goals.includes('langer_durchhalten');
}

/** Aerobic intervals on an ergometer. */
export function isErgometer({ equipment }: CatalogueExercise): boolean {
  return equipment.includes('Ergometer');
}

/** Aerobic intervals of running. */
export function isAerobicRunning(exercise: CatalogueExercise): boolean {
  return isAerobic(exercise) && exercise.place === 'hall' && exercise.equipment.length === 0;
}
