import type { Phase } from "../vocabulary/phase.ts";
import type { Metric } from "../vocabulary/unit.ts";
import type { CatalogueExercise, ExerciseDefaults } from "./catalogue-exercise.ts";

interface Amount {
  metric: Metric;
  defaults: ExerciseDefaults;
}

type Draft = Pick<CatalogueExercise, "slug" | "name" | "kind" | "goals" | "instruction"> &
  Partial<Pick<CatalogueExercise, "equipment" | "positions" | "perSide" | "level">> & {
    amount: Amount;
  };

const NOTHING = { reps: null, seconds: null, metres: null, tempo: null };

/** Repetitions with a logged weight. */
export function weighted(
  sets: number,
  reps: number,
  pauseSeconds: number,
  tempo: string | null = null,
): Amount {
  return { metric: "weight_reps", defaults: { ...NOTHING, sets, reps, pauseSeconds, tempo } };
}

/** Repetitions without a weight. */
export function repeated(
  sets: number,
  reps: number,
  pauseSeconds: number,
  tempo: string | null = null,
): Amount {
  return { metric: "reps", defaults: { ...NOTHING, sets, reps, pauseSeconds, tempo } };
}

/** Seconds per set. */
export function timed(sets: number, seconds: number, pauseSeconds: number): Amount {
  return { metric: "seconds", defaults: { ...NOTHING, sets, seconds, pauseSeconds } };
}

/** Metres per set. */
export function covered(sets: number, metres: number, pauseSeconds: number): Amount {
  return { metric: "metres", defaults: { ...NOTHING, sets, metres, pauseSeconds } };
}

/** Fills what most exercises share: no equipment, every position, both sides at once, level 1, no video. */
export function defineExercises(phase: Phase, drafts: readonly Draft[]): CatalogueExercise[] {
  return drafts.map(({ amount, ...draft }) => ({
    equipment: [],
    positions: [],
    perSide: false,
    level: 1,
    videoLink: null,
    ...draft,
    ...amount,
    phase,
  }));
}
