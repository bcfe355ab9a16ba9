import type { CatalogueExercise } from './catalogue-exercise.ts';
import { WARMUP_ACTIVATION_LOWER_EXERCISES } from './warmup/activation-lower.ts';
import { WARMUP_ACTIVATION_UPPER_EXERCISES } from './warmup/activation-upper.ts';
import { WARMUP_MOBILITY_LOWER_EXERCISES } from './warmup/mobility-lower.ts';
import { WARMUP_MOBILITY_UPPER_EXERCISES } from './warmup/mobility-upper.ts';
import { WARMUP_RAISE_IN_PLACE_EXERCISES } from './warmup/raise-in-place.ts';
import { WARMUP_RAISE_RUNNING_EXERCISES } from './warmup/raise-running.ts';
import { CHANGE_OF_DIRECTION_EXERCISES } from './main/change-of-direction.ts';
import { ENDURANCE_EQUIPMENT_EXERCISES } from './main/endurance-equipment.ts';
import { ENDURANCE_IN_PLACE_EXERCISES } from './main/endurance-in-place.ts';
import { ENDURANCE_RUNNING_EXERCISES } from './main/endurance-running.ts';
import { GOALKEEPER_FAST_EXERCISES } from './main/goalkeeper-fast.ts';
import { GOALKEEPER_STRONG_EXERCISES } from './main/goalkeeper-strong.ts';
import { JUMP_ADVANCED_EXERCISES } from './main/jump-advanced.ts';
import { JUMP_BASIC_EXERCISES } from './main/jump-basic.ts';
import { JUMP_EQUIPMENT_EXERCISES } from './main/jump-equipment.ts';
import { LEGS_BODY_EXERCISES } from './main/legs-body.ts';
import { LEGS_GEAR_EXERCISES } from './main/legs-gear.ts';
import { LEGS_MACHINES_HIP_CALF_EXERCISES } from './main/legs-machines-hip-calf.ts';
import { LEGS_MACHINES_KNEE_EXERCISES } from './main/legs-machines-knee.ts';
import { LEGS_WEIGHTS_EXERCISES } from './main/legs-weights.ts';
import { MOBILITY_BODY_EXERCISES } from './main/mobility-body.ts';
import { MOBILITY_EQUIPMENT_EXERCISES } from './main/mobility-equipment.ts';
import { PREVENTION_BALANCE_EXERCISES } from './main/prevention-balance.ts';
import { PREVENTION_LEGS_EXERCISES } from './main/prevention-legs.ts';
import { PREVENTION_SHOULDER_BODY_EXERCISES } from './main/prevention-shoulder-body.ts';
import { PREVENTION_SHOULDER_EQUIPMENT_EXERCISES } from './main/prevention-shoulder-equipment.ts';
import { SPRINT_BODY_EXERCISES } from './main/sprint-body.ts';
import { SPRINT_EQUIPMENT_EXERCISES } from './main/sprint-equipment.ts';
import { THROW_EXERCISES } from './main/throw.ts';
import { TRUNK_BODY_EXERCISES } from './main/trunk-body.ts';
import { TRUNK_EQUIPMENT_EXERCISES } from './main/trunk-equipment.ts';
import { UPPER_BODY_EXERCISES } from './main/upper-body.ts';
import { UPPER_GEAR_EXERCISES } from './main/upper-gear.ts';
import { UPPER_MACHINES_EXERCISES } from './main/upper-machines.ts';
import { UPPER_WEIGHTS_EXERCISES } from './main/upper-weights.ts';
import { COOLDOWN_RECOVERY_EXERCISES } from './cooldown/recovery.ts';
import { COOLDOWN_STRETCH_LOWER_EXERCISES } from './cooldown/stretch-lower.ts';
import { COOLDOWN_STRETCH_UPPER_EXERCISES } from './cooldown/stretch-upper.ts';
import { neighboursOnLadders } from './ladders.ts';

const EXERCISES = [
  ...WARMUP_ACTIVATION_LOWER_EXERCISES,
  ...WARMUP_ACTIVATION_UPPER_EXERCISES,
  ...WARMUP_MOBILITY_LOWER_EXERCISES,
  ...WARMUP_MOBILITY_UPPER_EXERCISES,
  ...WARMUP_RAISE_IN_PLACE_EXERCISES,
  ...WARMUP_RAISE_RUNNING_EXERCISES,
  ...CHANGE_OF_DIRECTION_EXERCISES,
  ...ENDURANCE_EQUIPMENT_EXERCISES,
  ...ENDURANCE_IN_PLACE_EXERCISES,
  ...ENDURANCE_RUNNING_EXERCISES,
  ...GOALKEEPER_FAST_EXERCISES,
  ...GOALKEEPER_STRONG_EXERCISES,
  ...JUMP_ADVANCED_EXERCISES,
  ...JUMP_BASIC_EXERCISES,
  ...JUMP_EQUIPMENT_EXERCISES,
  ...LEGS_BODY_EXERCISES,
  ...LEGS_GEAR_EXERCISES,
  ...LEGS_MACHINES_HIP_CALF_EXERCISES,
  ...LEGS_MACHINES_KNEE_EXERCISES,
  ...LEGS_WEIGHTS_EXERCISES,
  ...MOBILITY_BODY_EXERCISES,
  ...MOBILITY_EQUIPMENT_EXERCISES,
  ...PREVENTION_BALANCE_EXERCISES,
  ...PREVENTION_LEGS_EXERCISES,
  ...PREVENTION_SHOULDER_BODY_EXERCISES,
  ...PREVENTION_SHOULDER_EQUIPMENT_EXERCISES,
  ...SPRINT_BODY_EXERCISES,
  ...SPRINT_EQUIPMENT_EXERCISES,
  ...THROW_EXERCISES,
  ...TRUNK_BODY_EXERCISES,
  ...TRUNK_EQUIPMENT_EXERCISES,
  ...UPPER_BODY_EXERCISES,
  ...UPPER_GEAR_EXERCISES,
  ...UPPER_MACHINES_EXERCISES,
  ...UPPER_WEIGHTS_EXERCISES,
  ...COOLDOWN_RECOVERY_EXERCISES,
  ...COOLDOWN_STRETCH_LOWER_EXERCISES,
  ...COOLDOWN_STRETCH_UPPER_EXERCISES,
];

/** The exercises that ship with the product, each with what is easier and what is harder. */
export const CATALOGUE: readonly CatalogueExercise[] = EXERCISES.map((exercise) => ({
  ...exercise,
  ...neighboursOnLadders(exercise.slug),
}));
