import type { CatalogueExercise } from "./catalogue-exercise.ts";
import { COOLDOWN_EXERCISES } from "./cooldown.ts";
import { ENDURANCE_EXERCISES } from "./main-endurance.ts";
import { GOALKEEPER_EXERCISES } from "./main-goalkeeper.ts";
import { JUMP_EXERCISES } from "./main-jump.ts";
import { MOBILITY_EXERCISES } from "./main-mobility.ts";
import { PREVENTION_EXERCISES } from "./main-prevention.ts";
import { SPEED_EXERCISES } from "./main-speed.ts";
import { BODYWEIGHT_EXERCISES } from "./main-strength-body.ts";
import { MACHINE_EXERCISES } from "./main-strength-machines.ts";
import { FREE_WEIGHT_EXERCISES } from "./main-strength-weights.ts";
import { THROW_EXERCISES } from "./main-throw.ts";
import { WARMUP_EXERCISES } from "./warmup.ts";

/** The exercises that ship with the product. */
export const CATALOGUE: readonly CatalogueExercise[] = [
  ...WARMUP_EXERCISES,
  ...SPEED_EXERCISES,
  ...JUMP_EXERCISES,
  ...THROW_EXERCISES,
  ...BODYWEIGHT_EXERCISES,
  ...FREE_WEIGHT_EXERCISES,
  ...MACHINE_EXERCISES,
  ...GOALKEEPER_EXERCISES,
  ...PREVENTION_EXERCISES,
  ...MOBILITY_EXERCISES,
  ...ENDURANCE_EXERCISES,
  ...COOLDOWN_EXERCISES,
];
