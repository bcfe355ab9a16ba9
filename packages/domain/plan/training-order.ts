import type { CatalogueExercise, ExerciseKind, MovementPattern } from '../exercise/catalogue-exercise.ts';
import { stressOf } from '../exercise/stress.ts';

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

/** Within a kind: patterns that need the freshest body first, trunk and small muscles last. */
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
  'grip',
  'hamstring',
  'groin',
  'calf',
  'trunk',
  'mobility',
  'conditioning',
  null,
];

/** Whether an exercise is repeated sprints with little rest: never on tired legs after lifting. */
export function isRepeatedSprint(exercise: CatalogueExercise): boolean {
  return exercise.kind === 'endurance' && stressOf(exercise, 'sprint') >= 2;
}

/** Repeated sprints come right after speed and power. */
function rankOf(exercise: CatalogueExercise): number {
  return isRepeatedSprint(exercise) ? KIND_ORDER.indexOf('power') + 0.5 : KIND_ORDER.indexOf(exercise.kind);
}

/** Exercises of one phase in training order: speed and power before strength before endurance. */
export function inTrainingOrder(exercises: readonly CatalogueExercise[]): CatalogueExercise[] {
  return exercises.toSorted((a, b) => rankOf(a) - rankOf(b) || PATTERN_ORDER.indexOf(a.pattern) - PATTERN_ORDER.indexOf(b.pattern));
}
