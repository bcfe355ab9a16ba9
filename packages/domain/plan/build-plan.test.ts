import { expect, it } from 'vitest';
import { brokenPlanRules, planFor } from './plan-rules.ts';
import type { PlanWish } from './random-plan-request.ts';

// Wishes that broke a rule once. Rare ones: random tests would take thousands of plans to find them again.
const wishes: Record<string, PlanWish> = {
  'five long sessions for one goal that few exercises without equipment serve': {
    questionnaire: {
      name: 'Kim Beispiel',
      gender: 'male',
      position: 'Rückraumspieler',
      goals: ['beweglicher_werden'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 1,
      individualTrainingFrequency: 5,
      durationMinutes: 90,
      equipment: ['Kein Equipment'],
      contraindications: [],
    },
    seed: 1_180_745_351,
    age: 18,
  },
};

it.each(Object.entries(wishes))('every rule is kept for %s', (_, wish) => {
  expect(brokenPlanRules(wish, planFor(wish))).toEqual([]);
});
