import { expect, test } from 'vitest';
import type { Draft } from '../model/draft.ts';
import { answerWords } from './answer-words.ts';
import { onboardingSteps } from './onboarding-steps.ts';

const ids = { questionnaireId: '018f0000-0000-7000-8000-000000000003', generationId: '018f0000-0000-7000-8000-000000000004' };
const empty: Draft = { answers: {}, playerCard: null, playerAsked: false, ids };
const words = (draft: Draft) => onboardingSteps.map((step) => answerWords(step, draft));

test('a fresh draft has nothing to say', () => {
  expect(new Set(words(empty))).toEqual(new Set(['']));
});

test('every answer is named as the question names it, of several the first', () => {
  const answers: Draft['answers'] = {
    name: 'Mila Brandt',
    gender: 'female',
    position: 'Kreisläufer',
    goals: ['hoher_springen', 'mehr_tore_werfen'],
    seasonPhase: 'Saisonvorbereitung',
    teamTrainingFrequency: 3,
    individualTrainingFrequency: 2,
    durationMinutes: 60,
    equipment: ['Hanteln'],
  };
  expect(words({ ...empty, answers, playerAsked: true })).toEqual([
    'Mila Brandt',
    'Ohne',
    'Weiblich',
    'Kreisläufer',
    'Höher springen +1',
    'Saisonvorbereitung',
    '3x',
    '2x',
    '60 min',
    'Hanteln',
  ]);
});
