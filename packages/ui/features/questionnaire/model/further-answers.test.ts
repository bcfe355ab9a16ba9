import { questionnaireSchema } from '@anwurf/domain/questionnaire/questionnaire';
import { expect, test } from 'vitest';
import { readAnswers } from './answers.ts';
import { furtherAnswersFrom, furtherFactsOf } from './further-answers.ts';

const questionnaire = questionnaireSchema.parse({
  name: 'Mila',
  gender: 'female',
  position: 'Torwart',
  goals: ['schneller_werden'],
  seasonPhase: 'Wettkampfphase',
  teamTrainingFrequency: 3,
  individualTrainingFrequency: 2,
  durationMinutes: 20,
  equipment: ['Hanteln'],
  contraindications: ['Knie', 'Schulter'],
});

test('skipped answers are not stored, so that nothing known is lost', () => {
  expect(furtherFactsOf({}, questionnaire)).toEqual({ dateOfBirth: undefined, complaints: [], profile: {} });
});

test('given answers are stored: places of the existing sessions, complaints of the regions to spare', () => {
  const said = {
    dateOfBirth: '2008-05-01',
    trainingAge: 'neu' as const,
    sessionVenues: ['Halle' as const, 'Studio' as const, 'Zuhause' as const],
    painLevels: { Knie: 6, Ellbogen: 3 },
  };
  expect(furtherFactsOf(said, questionnaire)).toEqual({
    dateOfBirth: '2008-05-01',
    complaints: [{ region: 'Knie', level: 6 }],
    profile: { trainingAge: 'neu', sessionVenues: ['Halle', 'Studio'] },
  });
});

test('the next questionnaire begins with what is known and hurts now', () => {
  const answeredAt = new Date('2026-11-16T10:00:00Z');
  const reports = [
    { region: 'Knie', level: 0, reportedAt: new Date('2026-11-18T10:00:00Z') },
    { region: 'Hüfte', level: 7, reportedAt: new Date('2026-11-18T10:00:00Z') },
  ];
  expect(furtherAnswersFrom({ profile: null, dateOfBirth: null, reports }, ['Knie', 'Schulter'], answeredAt)).toEqual({
    contraindications: ['Schulter', 'Hüfte'],
    painLevels: { Schulter: 4, Hüfte: 7 },
  });
});

test('a draft keeps the further answers that still stand', () => {
  const kept = { dateOfBirth: '2008-05-01', teamDays: ['di', 'Feiertag'], weekMode: 'sessions', painLevels: { Knie: 4 }, weightStep: 0 };
  expect(readAnswers(kept)).toEqual({ dateOfBirth: '2008-05-01', weekMode: 'sessions', painLevels: { Knie: 4 } });
});
