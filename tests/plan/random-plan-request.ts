import fc from 'fast-check';
import { MAX_GOALS, type Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import { BODY_REGIONS, type BodyRegion } from '@anwurf/domain/vocabulary/body-region';
import { EQUIPMENT, type Equipment, NO_EQUIPMENT } from '@anwurf/domain/vocabulary/equipment';
import { GOALS } from '@anwurf/domain/vocabulary/goal';
import { GENDERS, POSITIONS } from '@anwurf/domain/vocabulary/player';
import { SEASON_PHASES, type SeasonPhase, SESSION_DURATIONS } from '@anwurf/domain/vocabulary/training-time';
import type { PlanRequest } from '@anwurf/domain/plan/build-plan';

/** What a plan is asked for, without the catalogue. */
export type PlanWish = Omit<PlanRequest, 'catalogue' | 'age'> & { age: number | null };

function questionnaires(seasonPhases: readonly SeasonPhase[]): fc.Arbitrary<Questionnaire> {
  return fc.record({
    name: fc.constant('Kim Beispiel'),
    gender: fc.constantFrom(...GENDERS),
    position: fc.constantFrom(...POSITIONS),
    goals: fc.uniqueArray(fc.constantFrom(...GOALS), { minLength: 1, maxLength: MAX_GOALS }),
    seasonPhase: fc.constantFrom(...seasonPhases),
    teamTrainingFrequency: fc.integer({ min: 1, max: 7 }),
    individualTrainingFrequency: fc.integer({ min: 1, max: 5 }),
    durationMinutes: fc.constantFrom(...SESSION_DURATIONS),
    equipment: fc.oneof(
      fc.constant<Equipment[]>([NO_EQUIPMENT]),
      fc.uniqueArray(fc.constantFrom<Equipment[]>(...EQUIPMENT.filter((item) => item !== NO_EQUIPMENT)), { minLength: 1 }),
    ),
    contraindications: fc.oneof(
      { weight: 3, arbitrary: fc.constant<BodyRegion[]>([]) },
      { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...BODY_REGIONS), { minLength: 1, maxLength: 2 }) },
    ),
  });
}

/** Random wishes for tests and benches; a quarter of them spares one or two regions. */
export function randomPlanWishes(seasonPhases: readonly SeasonPhase[] = SEASON_PHASES): fc.Arbitrary<PlanWish> {
  return fc.record({
    questionnaire: questionnaires(seasonPhases),
    seed: fc.integer(),
    age: fc.option(fc.integer({ min: 12, max: 60 })),
  });
}
