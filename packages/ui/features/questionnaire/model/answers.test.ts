import { questionnaireSchema } from '@anwurf/domain/questionnaire/questionnaire';
import { expect, test } from 'vitest';
import { checkAnswers, standingErrors } from './answers.ts';

test('no answers at all ask for every one but what to spare', () => {
  const { problem } = checkAnswers({});
  const required = Object.keys(questionnaireSchema.shape).filter((field) => field !== 'contraindications');
  expect(Object.keys(problem?.fields ?? {}).toSorted()).toEqual(required.toSorted());
});

test('all answers become the questionnaire', () => {
  const answers = {
    name: ' Mila Brandt ',
    gender: 'female' as const,
    position: 'Rückraumspieler' as const,
    goals: ['mehr_tore_werfen' as const],
    seasonPhase: 'Wettkampfphase' as const,
    teamTrainingFrequency: 3,
    individualTrainingFrequency: 2,
    durationMinutes: 60 as const,
    equipment: ['Hanteln' as const],
    contraindications: ['Knie' as const],
  };
  expect(checkAnswers(answers)).toEqual({ data: { ...answers, name: 'Mila Brandt' }, problem: null });
});

test('a name of blanks is asked for again', () => {
  expect(checkAnswers({ name: '   ' }).problem?.fields).toMatchObject({ name: 'Bitte gib deinen Namen ein.' });
});

test('an answer given meanwhile is no longer an error, a missing one still is', () => {
  const { problem } = checkAnswers({});
  const standing = standingErrors(problem?.fields ?? {}, { name: 'Mila' });
  expect(standing).toMatchObject({ name: undefined, gender: expect.any(String) });
  expect(standingErrors(problem?.fields ?? {}, { name: ' ' })).toMatchObject({ name: 'Bitte gib deinen Namen ein.' });
});
