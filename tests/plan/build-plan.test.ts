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
  'a short session of a goalkeeper whose goals hardly any goalkeeper exercise serves': {
    questionnaire: {
      name: 'Kim Beispiel',
      gender: 'male',
      position: 'Torwart',
      goals: ['mehr_zweikampfe_gewinnen', 'starker_im_wurfarm'],
      seasonPhase: 'Saisonvorbereitung',
      teamTrainingFrequency: 1,
      individualTrainingFrequency: 1,
      durationMinutes: 45,
      equipment: ['Kabelzugturm', 'Theraband', 'Beinpresse'],
      contraindications: [],
    },
    seed: -801_221_675,
    age: null,
  },
  'short sessions of a goalkeeper with three goals that leave little time for anything else': {
    questionnaire: {
      name: 'Kim Beispiel',
      gender: 'female',
      position: 'Torwart',
      goals: ['langer_durchhalten', 'hoher_springen', 'mehr_tore_werfen'],
      seasonPhase: 'Wettkampfphase',
      teamTrainingFrequency: 5,
      individualTrainingFrequency: 4,
      durationMinutes: 45,
      equipment: ['Kein Equipment'],
      contraindications: [],
    },
    seed: -2_147_483_645,
    age: 42,
  },
};

it.each(Object.entries(wishes))('every rule is kept for %s', (_, wish) => {
  expect(brokenPlanRules(wish, planFor(wish))).toEqual([]);
});
