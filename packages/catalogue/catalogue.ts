import type { CatalogueExercise } from '@anwurf/domain/exercise/catalogue-exercise';
import { WARMUP_ACTIVATION_LOWER_EXERCISES } from './warmup/activation-lower.ts';
import { WARMUP_ACTIVATION_UPPER_EXERCISES } from './warmup/activation-upper.ts';
import { WARMUP_MOBILITY_LOWER_EXERCISES } from './warmup/mobility-lower.ts';
import { WARMUP_MOBILITY_UPPER_EXERCISES } from './warmup/mobility-upper.ts';
import { WARMUP_RAISE_IN_PLACE_EXERCISES } from './warmup/raise-in-place.ts';
import { WARMUP_RAISE_RUNNING_EXERCISES } from './warmup/raise-running.ts';
import { CHANGE_OF_DIRECTION_EXERCISES } from './main/change-of-direction.ts';
import { CHANGE_OF_DIRECTION_HANDBALL_EXERCISES } from './main/change-of-direction-handball.ts';
import { ENDURANCE_EQUIPMENT_EXERCISES } from './main/endurance-equipment.ts';
import { ENDURANCE_MACHINES_EXERCISES } from './main/endurance-machines.ts';
import { ENDURANCE_IN_PLACE_EXERCISES } from './main/endurance-in-place.ts';
import { ENDURANCE_RUNNING_EXERCISES } from './main/endurance-running.ts';
import { GOALKEEPER_FAST_EXERCISES } from './main/goalkeeper-fast.ts';
import { GOALKEEPER_STRONG_EXERCISES } from './main/goalkeeper-strong.ts';
import { JUMP_ADVANCED_EXERCISES } from './main/jump-advanced.ts';
import { JUMP_BASIC_EXERCISES } from './main/jump-basic.ts';
import { JUMP_EQUIPMENT_EXERCISES } from './main/jump-equipment.ts';
import { DROP_JUMP_EXERCISES } from './main/drop-jumps.ts';
import { LEGS_BODY_EXERCISES } from './main/legs-body.ts';
import { HIP_BODY_EXERCISES } from './main/hip-body.ts';
import { LEGS_GEAR_EXERCISES } from './main/legs-gear.ts';
import { LEGS_MACHINES_HIP_CALF_EXERCISES } from './main/legs-machines-hip-calf.ts';
import { LEGS_MACHINES_KNEE_EXERCISES } from './main/legs-machines-knee.ts';
import { LEGS_WEIGHTS_EXERCISES } from './main/legs-weights.ts';
import { HIP_WEIGHTS_EXERCISES } from './main/hip-weights.ts';
import { MOBILITY_BODY_EXERCISES } from './main/mobility-body.ts';
import { MOBILITY_EQUIPMENT_EXERCISES } from './main/mobility-equipment.ts';
import { PREVENTION_BALANCE_EXERCISES } from './main/prevention-balance.ts';
import { PREVENTION_LEGS_EXERCISES } from './main/prevention-legs.ts';
import { PREVENTION_SHOULDER_BODY_EXERCISES } from './main/prevention-shoulder-body.ts';
import { PREVENTION_SHOULDER_EQUIPMENT_EXERCISES } from './main/prevention-shoulder-equipment.ts';
import { PREVENTION_SHOULDER_BANDS_EXERCISES } from './main/prevention-shoulder-bands.ts';
import { SPRINT_BODY_EXERCISES } from './main/sprint-body.ts';
import { SPRINT_STARTS_EXERCISES } from './main/sprint-starts.ts';
import { SPRINT_EQUIPMENT_EXERCISES } from './main/sprint-equipment.ts';
import { THROW_EXERCISES } from './main/throw.ts';
import { THROW_ROTATION_EXERCISES } from './main/throw-rotation.ts';
import { TRUNK_BODY_EXERCISES } from './main/trunk-body.ts';
import { TRUNK_SUPPORTS_EXERCISES } from './main/trunk-supports.ts';
import { TRUNK_EQUIPMENT_EXERCISES } from './main/trunk-equipment.ts';
import { TRUNK_BANDS_AND_CABLES_EXERCISES } from './main/trunk-bands-and-cables.ts';
import { UPPER_BODY_EXERCISES } from './main/upper-body.ts';
import { PULL_BODY_EXERCISES } from './main/pull-body.ts';
import { UPPER_GEAR_EXERCISES } from './main/upper-gear.ts';
import { UPPER_MACHINES_EXERCISES } from './main/upper-machines.ts';
import { PULL_MACHINES_EXERCISES } from './main/pull-machines.ts';
import { UPPER_WEIGHTS_EXERCISES } from './main/upper-weights.ts';
import { COOLDOWN_RECOVERY_EXERCISES } from './cooldown/recovery.ts';
import { COOLDOWN_STRETCH_LOWER_EXERCISES } from './cooldown/stretch-lower.ts';
import { COOLDOWN_STRETCH_HIP_EXERCISES } from './cooldown/stretch-hip.ts';
import { COOLDOWN_STRETCH_UPPER_EXERCISES } from './cooldown/stretch-upper.ts';
import { WARMUP_WITH_EQUIPMENT_EXERCISES } from './warmup/prepare-with-equipment.ts';
import { BARBELL_HINGE_CALF_EXERCISES } from './main/barbell-hinge-calf.ts';
import { BARBELL_KNEE_EXERCISES } from './main/barbell-knee.ts';
import { BARBELL_POWER_EXERCISES } from './main/barbell-power.ts';
import { BARBELL_UPPER_EXERCISES } from './main/barbell-upper.ts';
import { BENCH_LOWER_EXERCISES } from './main/bench-lower.ts';
import { BENCH_UPPER_EXERCISES } from './main/bench-upper.ts';
import { ERGOMETER_EXERCISES } from './main/ergometer.ts';
import { GOALKEEPER_NECK_EXERCISES } from './main/goalkeeper-neck.ts';
import { GRIP_AND_FINGERS_EXERCISES } from './main/grip-and-fingers.ts';
import { VAULTING_BOX_EXERCISES } from './main/vaulting-box.ts';
import { WALL_BARS_EXERCISES } from './main/wall-bars.ts';
import { HANDBALL_ARM_EXERCISES } from './main/handball-arm.ts';
import { HANDBALL_RUNNING_EXERCISES } from './main/handball-running.ts';
import { HANDBALL_THROWS_EXERCISES } from './main/handball-throws.ts';
import { HOME_STRENGTH_EXERCISES } from './main/home-strength.ts';
import { PERONEALS_EXERCISES } from './main/peroneals.ts';
import { PULL_UP_BAR_EXERCISES } from './main/pull-up-bar.ts';
import { COOLDOWN_WITH_EQUIPMENT_EXERCISES } from './cooldown/recovery-equipment.ts';
import { neighboursOnLadders } from './ladders.ts';

const EXERCISES = [
  ...WARMUP_ACTIVATION_LOWER_EXERCISES,
  ...WARMUP_ACTIVATION_UPPER_EXERCISES,
  ...WARMUP_MOBILITY_LOWER_EXERCISES,
  ...WARMUP_MOBILITY_UPPER_EXERCISES,
  ...WARMUP_RAISE_IN_PLACE_EXERCISES,
  ...WARMUP_RAISE_RUNNING_EXERCISES,
  ...CHANGE_OF_DIRECTION_EXERCISES,
  ...CHANGE_OF_DIRECTION_HANDBALL_EXERCISES,
  ...ENDURANCE_EQUIPMENT_EXERCISES,
  ...ENDURANCE_MACHINES_EXERCISES,
  ...ENDURANCE_IN_PLACE_EXERCISES,
  ...ENDURANCE_RUNNING_EXERCISES,
  ...GOALKEEPER_FAST_EXERCISES,
  ...GOALKEEPER_STRONG_EXERCISES,
  ...JUMP_ADVANCED_EXERCISES,
  ...JUMP_BASIC_EXERCISES,
  ...JUMP_EQUIPMENT_EXERCISES,
  ...DROP_JUMP_EXERCISES,
  ...LEGS_BODY_EXERCISES,
  ...HIP_BODY_EXERCISES,
  ...LEGS_GEAR_EXERCISES,
  ...LEGS_MACHINES_HIP_CALF_EXERCISES,
  ...LEGS_MACHINES_KNEE_EXERCISES,
  ...LEGS_WEIGHTS_EXERCISES,
  ...HIP_WEIGHTS_EXERCISES,
  ...MOBILITY_BODY_EXERCISES,
  ...MOBILITY_EQUIPMENT_EXERCISES,
  ...PREVENTION_BALANCE_EXERCISES,
  ...PREVENTION_LEGS_EXERCISES,
  ...PREVENTION_SHOULDER_BODY_EXERCISES,
  ...PREVENTION_SHOULDER_EQUIPMENT_EXERCISES,
  ...PREVENTION_SHOULDER_BANDS_EXERCISES,
  ...SPRINT_BODY_EXERCISES,
  ...SPRINT_STARTS_EXERCISES,
  ...SPRINT_EQUIPMENT_EXERCISES,
  ...THROW_EXERCISES,
  ...THROW_ROTATION_EXERCISES,
  ...TRUNK_BODY_EXERCISES,
  ...TRUNK_SUPPORTS_EXERCISES,
  ...TRUNK_EQUIPMENT_EXERCISES,
  ...TRUNK_BANDS_AND_CABLES_EXERCISES,
  ...UPPER_BODY_EXERCISES,
  ...PULL_BODY_EXERCISES,
  ...UPPER_GEAR_EXERCISES,
  ...UPPER_MACHINES_EXERCISES,
  ...PULL_MACHINES_EXERCISES,
  ...UPPER_WEIGHTS_EXERCISES,
  ...COOLDOWN_RECOVERY_EXERCISES,
  ...COOLDOWN_STRETCH_LOWER_EXERCISES,
  ...COOLDOWN_STRETCH_HIP_EXERCISES,
  ...COOLDOWN_STRETCH_UPPER_EXERCISES,
  ...WARMUP_WITH_EQUIPMENT_EXERCISES,
  ...BARBELL_HINGE_CALF_EXERCISES,
  ...BARBELL_KNEE_EXERCISES,
  ...BARBELL_POWER_EXERCISES,
  ...BARBELL_UPPER_EXERCISES,
  ...BENCH_LOWER_EXERCISES,
  ...BENCH_UPPER_EXERCISES,
  ...ERGOMETER_EXERCISES,
  ...GOALKEEPER_NECK_EXERCISES,
  ...GRIP_AND_FINGERS_EXERCISES,
  ...VAULTING_BOX_EXERCISES,
  ...WALL_BARS_EXERCISES,
  ...HANDBALL_ARM_EXERCISES,
  ...HANDBALL_RUNNING_EXERCISES,
  ...HANDBALL_THROWS_EXERCISES,
  ...HOME_STRENGTH_EXERCISES,
  ...PERONEALS_EXERCISES,
  ...PULL_UP_BAR_EXERCISES,
  ...COOLDOWN_WITH_EQUIPMENT_EXERCISES,
];

/** The shipped exercises, each with its easier and harder ones. */
export const CATALOGUE: readonly CatalogueExercise[] = EXERCISES.map((exercise) => ({
  ...exercise,
  ...neighboursOnLadders(exercise.slug),
}));
