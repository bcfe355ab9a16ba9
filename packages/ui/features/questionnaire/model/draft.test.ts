import { expect, test } from 'vitest';
import { checkDraft, emptyDraft } from './draft.ts';

test('an empty draft asks for every answer but what to spare', () => {
  const checked = checkDraft(emptyDraft);
  const { contraindications: _contraindications, ...asked } = emptyDraft;
  expect('problems' in checked && Object.keys(checked.problems).toSorted()).toEqual(Object.keys(asked).toSorted());
});

test('a full draft becomes the questionnaire', () => {
  const draft = {
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
  expect(checkDraft(draft)).toEqual({ questionnaire: { ...draft, name: 'Mila Brandt' } });
});

test('a name of blanks is asked for again', () => {
  expect(checkDraft({ ...emptyDraft, name: '   ' })).toMatchObject({ problems: { name: 'Bitte gib deinen Namen ein.' } });
});
