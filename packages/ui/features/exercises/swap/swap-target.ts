import type { LibraryEntry } from '@anwurf/db/queries/exercise-library';
import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { ownAmount, ownMetric } from '@anwurf/domain/exercise/own-exercise';
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

/** An own exercise, as a row of a plan becomes it. */
export function ownTarget(own: OwnExercise): SwapTarget {
  const { name, instructionLink, perSide, tempo, pauseSeconds } = own;
  return {
    name,
    description: null,
    videoLink: instructionLink,
    metric: ownMetric(own),
    perSide,
    amount: ownAmount(own),
    tempo,
    pauseSeconds,
  };
}
