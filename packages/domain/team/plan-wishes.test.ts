import { expect, test } from 'vitest';
import { questionnaireSchema } from '../questionnaire/questionnaire.ts';
import { type PlanWishes, planWishesSchema, withWishes } from './plan-wishes.ts';

const answers = questionnaireSchema.parse({
  name: 'Mila',
  gender: 'female',
  position: 'Kreisläufer',
  goals: ['mehr_tore_werfen'],
  seasonPhase: 'Wettkampfphase',
  teamTrainingFrequency: 3,
  individualTrainingFrequency: 3,
  durationMinutes: 60,
  equipment: ['Hanteln'],
  contraindications: ['Schulter'],
});
const wishes: PlanWishes = { goals: ['hoher_springen', 'schneller_werden'], seasonPhase: 'Saisonvorbereitung', perWeek: 2, minutes: 45 };

test('wishes stand in the place of answers; equipment, position and what to spare stay the player’s', () => {
  expect(withWishes(answers, wishes)).toEqual({
    ...answers,
    goals: ['hoher_springen', 'schneller_werden'],
    seasonPhase: 'Saisonvorbereitung',
    individualTrainingFrequency: 2,
    durationMinutes: 45,
  });
});

test('a wish left open is as the player answered', () => {
  const open: PlanWishes = { goals: ['hoher_springen'], seasonPhase: null, perWeek: null, minutes: null };
  expect(withWishes(answers, open)).toEqual({ ...answers, goals: ['hoher_springen'] });
});

test.each([
  ['no goal', { goals: [] }],
  ['four goals', { goals: ['hoher_springen', 'schneller_werden', 'mehr_tore_werfen', 'beweglicher_werden'] }],
  ['a goal twice', { goals: ['hoher_springen', 'hoher_springen'] }],
  ['an unknown goal', { goals: ['gewinnen'] }],
  ['no session', { perWeek: 0 }],
  ['six sessions', { perWeek: 6 }],
  ['half a session', { perWeek: 2.5 }],
  ['another length', { minutes: 50 }],
  ['a length in words', { minutes: '45' }],
  ['an unknown phase', { seasonPhase: 'Sommerpause' }],
  ['a missing phase', { seasonPhase: undefined }],
])('wishes with %s are none', (_, change) => {
  expect(planWishesSchema.safeParse(wishes).success).toBe(true);
  expect(planWishesSchema.safeParse({ ...wishes, ...change }).success).toBe(false);
});
