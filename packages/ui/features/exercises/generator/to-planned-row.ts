import type { PlannedRow } from '@anwurf/db/commands/save-own-plan';
import type { LibraryDetails } from '@anwurf/db/queries/exercise-library';
import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { type ChosenExercise, chosenAmounts, chosenWeight, ownWeekTargets } from '@anwurf/domain/workout/own-plan';

/** A chosen exercise as a row of a plan, with what it is known by; one that is gone meanwhile keeps name and amounts. */
export function toPlannedRow(
  chosen: ChosenExercise,
  details: LibraryDetails | undefined,
  own: OwnExercise | undefined,
  weeks: number | null,
): PlannedRow {
  return {
    ...chosenAmounts(chosen),
    phase: chosen.phase,
    name: chosen.name,
    tempo: details?.tempo ?? own?.tempo ?? null,
    pauseSeconds: chosen.pauseSeconds === undefined ? (details?.pauseSeconds ?? own?.pauseSeconds ?? null) : chosen.pauseSeconds,
    weight: chosenWeight(chosen),
    videoLink: details?.videoLink ?? own?.instructionLink ?? null,
    description: details?.instruction ?? null,
    weekTargets: ownWeekTargets(chosen, weeks),
    groupKey: chosen.groupKey,
    roundRest: chosen.roundRest,
  };
}
