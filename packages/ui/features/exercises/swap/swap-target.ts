import type { LibraryEntry } from '@anwurf/db/queries/exercise-library';
import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { ownExerciseMetric } from '@anwurf/domain/exercise/own-exercise';
import type { SwapTarget } from '@anwurf/domain/workout/swapped-exercise';

/** An exercise of the catalogue, as a row of a plan becomes it. */
export function libraryTarget(entry: LibraryEntry): SwapTarget {
  const { name, instruction, videoLink, metric, perSide, defaults } = entry;
  const amount = metric === 'seconds' ? defaults.seconds : metric === 'metres' ? defaults.metres : defaults.reps;
  return {
    name,
    description: instruction,
    videoLink,
    metric,
    perSide,
    amount: amount ?? null,
    tempo: defaults.tempo ?? null,
    pauseSeconds: defaults.pauseSeconds ?? null,
  };
}

/** An own exercise, which knows sets and repetitions alone. */
export function ownTarget({ name, instructionLink, equipment, reps }: OwnExercise): SwapTarget {
  return {
    name,
    description: null,
    videoLink: instructionLink,
    metric: ownExerciseMetric(equipment),
    perSide: false,
    amount: reps,
    tempo: null,
    pauseSeconds: null,
  };
}
