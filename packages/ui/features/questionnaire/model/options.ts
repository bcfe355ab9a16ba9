import { BODY_REGION_LABELS, BODY_REGIONS } from '@anwurf/domain/vocabulary/body-region';
import { EQUIPMENT, equipmentLabel } from '@anwurf/domain/vocabulary/equipment';
import { GOAL_LABELS, GOALS } from '@anwurf/domain/vocabulary/goal';
import { GENDER_LABELS, GENDERS, POSITIONS } from '@anwurf/domain/vocabulary/player';
import { INDIVIDUAL_TRAINING_RANGE, SEASON_PHASES, SESSION_DURATIONS, TEAM_TRAINING_RANGE } from '@anwurf/domain/vocabulary/training-time';
import type { Choice } from '../../../kit/segments.tsx';

function choices<Value extends string>(values: readonly Value[], label: (value: Value) => string = String): Choice<Value>[] {
  return values.map((value) => ({ value, label: label(value) }));
}

function timesPerWeek({ min, max }: { min: number; max: number }): Choice<string>[] {
  return Array.from({ length: max - min + 1 }, (_, index) => ({ value: String(min + index), label: `${min + index}x` }));
}

export const genderOptions = choices(GENDERS, (gender) => GENDER_LABELS[gender]);
export const positionOptions = choices(POSITIONS);
export const goalOptions = choices(GOALS, (goal) => GOAL_LABELS[goal]);
export const seasonPhaseOptions = choices(SEASON_PHASES);
export const teamTrainingOptions = timesPerWeek(TEAM_TRAINING_RANGE);
export const individualTrainingOptions = timesPerWeek(INDIVIDUAL_TRAINING_RANGE);
export const durationOptions = SESSION_DURATIONS.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }));
export const equipmentOptions = choices(EQUIPMENT, equipmentLabel);
export const contraindicationOptions = choices(BODY_REGIONS, (region) => BODY_REGION_LABELS[region]);
