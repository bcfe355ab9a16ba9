import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { BODY_REGIONS } from '../vocabulary/body-region.ts';
import { EQUIPMENT, NO_EQUIPMENT } from '../vocabulary/equipment.ts';
import { ageGroupOf } from './age-group.ts';
import { buildPlan } from './build-plan.ts';
import { planWeeks, setsInWeek } from './plan-weeks.ts';
import { weekLoads } from './session-load.ts';

const questionnaire: Questionnaire = {
  name: 'Kim Beispiel',
  gender: 'diverse',
  position: 'Mittespieler',
  goals: ['hoher_springen', 'beweglicher_werden', 'starker_im_wurfarm'],
  seasonPhase: 'Wettkampfphase',
  teamTrainingFrequency: 3,
  individualTrainingFrequency: 3,
  durationMinutes: 90,
  equipment: EQUIPMENT.filter((item) => item !== NO_EQUIPMENT),
  contraindications: [],
};
const preSeason: Questionnaire = { ...questionnaire, seasonPhase: 'Saisonvorbereitung' };

describe('the weeks of a plan', () => {
  it('are four in season, the last one lighter, and six in pre-season, the fourth one lighter', () => {
    const factors = (answers: Questionnaire) => planWeeks(answers, 'adult').map(({ setsFactor }) => setsFactor);
    expect(factors(questionnaire)).toEqual([1, 1, 1, 0.6]);
    expect(factors(preSeason)).toEqual([1, 1, 1, 0.6, 1, 1]);
  });

  it('raise the weight step by step, for the young by half as much', () => {
    const loads = (group: 'adult' | 'youth') => planWeeks(preSeason, group).map(({ loadFactor }) => loadFactor);
    expect(loads('adult')).toEqual([1, 1.025, 1.05, 1, 1.075, 1.1]);
    expect(loads('youth')).toEqual([1, 1.013, 1.025, 1, 1.038, 1.05]);
  });

  it('take sets from the main part only, and never the last one', () => {
    const light = planWeeks(questionnaire, 'adult')[3];
    const [session] = buildPlan({ questionnaire, catalogue: CATALOGUE, seed: 1 }).sessions;
    const main = session?.exercises.find(({ phase }) => phase === 'main');
    const warmup = session?.exercises.find(({ phase }) => phase === 'warmup');
    if (light === undefined || main === undefined || warmup === undefined) throw new Error('no session');
    expect([5, 4, 3, 2, 1].map((sets) => setsInWeek({ ...main, sets }, light))).toEqual([3, 2, 2, 1, 1]);
    expect(setsInWeek({ ...warmup, sets: 3 }, light)).toBe(3);
  });
});

describe('the load of the week', () => {
  it('falls towards match day', () => {
    expect(weekLoads(questionnaire)).toEqual(['heavy', 'medium', 'light']);
    expect(weekLoads({ ...questionnaire, individualTrainingFrequency: 1 })).toEqual(['medium']);
  });

  it('has one heavy session at most when the team trains a lot', () => {
    expect(weekLoads({ ...preSeason, individualTrainingFrequency: 5, teamTrainingFrequency: 1 })).toEqual([
      'heavy',
      'medium',
      'light',
      'heavy',
      'medium',
    ]);
    expect(weekLoads({ ...preSeason, individualTrainingFrequency: 5, teamTrainingFrequency: 2 })).toEqual([
      'heavy',
      'medium',
      'light',
      'medium',
      'medium',
    ]);
  });
});

it.each([
  [null, 'unknown'],
  [15, 'youth'],
  [16, 'junior'],
  [18, 'adult'],
  [39, 'adult'],
  [40, 'masters'],
] as const)('an age of %j is %s', (age, group) => {
  expect(ageGroupOf(age)).toBe(group);
});

it('a description fits its column even for the longest answers', () => {
  const plan = buildPlan({
    questionnaire: { ...questionnaire, contraindications: BODY_REGIONS.slice(0, 3) },
    catalogue: CATALOGUE,
    seed: 1,
    age: 15,
  });
  expect(plan.description.length).toBeLessThan(8000);
  expect(plan.description).toContain('Warum dieser Plan? Du spielst auf der Mitte und dein Hauptziel ist „Höher springen“.');
  expect(plan.description).toContain('Wochen 2 und 3: Erst eine Wiederholung mehr je Satz');
  expect(plan.reason).toContain('Weil du Beschwerden angegeben hast (Schulter, Ellbogen und Handgelenk)');
});

it('a plan for somebody whom everything hurts is short, but made', () => {
  const plan = buildPlan({ questionnaire: { ...questionnaire, contraindications: [...BODY_REGIONS] }, catalogue: CATALOGUE, seed: 1 });
  expect(plan.sessions).toHaveLength(3);
  for (const { exercises } of plan.sessions) expect(exercises.some(({ phase }) => phase === 'main')).toBe(true);
});
