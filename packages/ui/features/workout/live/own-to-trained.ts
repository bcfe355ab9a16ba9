import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { ownExerciseMetric } from '@anwurf/domain/exercise/own-exercise';
import { metricToUnit } from '@anwurf/domain/vocabulary/unit';
import type { TrainedExercise } from '../set/trained-exercise.ts';

/** An own exercise as a workout trains it: with its own sets, and as long a rest as the player takes. */
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
    reps: own.reps,
    unit: metricToUnit(ownExerciseMetric(own.equipment)),
    durationMinutes: null,
    durationSeconds: null,
    distanceMeters: null,
    tempo: null,
    pauseSeconds: null,
    weight: null,
    weekTargets: null,
    reserve: null,
    isLight: false,
  };
}
