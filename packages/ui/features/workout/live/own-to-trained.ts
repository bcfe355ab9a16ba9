import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { ownAmounts } from '@anwurf/domain/exercise/own-exercise';
import type { TrainedExercise } from '../set/trained-exercise.ts';

/** An own exercise as a workout trains it: with its own sets and rest, or as long a one as the player takes. */
export function ownToTrained(own: OwnExercise, index: number): TrainedExercise {
  return {
    id: own.id,
    sessionId: '',
    phase: own.exerciseType,
    exerciseOrder: index + 1,
    name: own.name,
    videoLink: own.instructionLink,
    description: null,
    sets: own.sets,
    ...ownAmounts(own),
    durationMinutes: null,
    tempo: own.tempo,
    pauseSeconds: own.pauseSeconds,
    weight: null,
    weekTargets: null,
    reserve: null,
    isLight: false,
  };
}
