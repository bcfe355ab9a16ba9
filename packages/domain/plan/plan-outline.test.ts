import { expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { buildPlan } from './build-plan.ts';
import { readPlanDescription } from './plan-outline.ts';
import { weekLines } from './plan-text.ts';

const { description, reason, weeks } = buildPlan({
  questionnaire: {
    name: 'Kim Beispiel',
    gender: 'diverse',
    position: 'Mittespieler',
    goals: ['hoher_springen'],
    seasonPhase: 'Saisonvorbereitung',
    teamTrainingFrequency: 3,
    individualTrainingFrequency: 2,
    durationMinutes: 60,
    equipment: ['Hanteln'],
    contraindications: [],
  },
  catalogue: CATALOGUE,
  seed: 1,
  age: 24,
});

it('reason and weeks are parsed back from the description of a built plan', () => {
  const outline = readPlanDescription(description);
  expect(outline.summary).toMatch(/^2 Einheiten pro Woche/);
  expect(outline.reason).toBe(reason);
  expect(outline.weeks).toEqual(weeks.map(({ week, note }) => ({ weeks: String(week), note })));
  expect(outline.notes).toEqual([expect.stringMatching(/^Deine Woche: /)]);
});

it('equal consecutive weeks are described together', () => {
  const note = 'Alles gleich.';
  const lines = weekLines(
    [1, 2, 3, 4, 5, 6].map((week) => ({ week, setsFactor: 1, loadFactor: 1, note: week === 4 ? 'Leichter.' : note })),
  );
  expect(lines).toEqual(['Wochen 1 bis 3: Alles gleich.', 'Woche 4: Leichter.', 'Wochen 5 und 6: Alles gleich.']);
  expect(readPlanDescription(lines.join('\n')).weeks).toEqual([
    { weeks: '1 bis 3', note },
    { weeks: '4', note: 'Leichter.' },
    { weeks: '5 und 6', note },
  ]);
});

it.each([
  [null, { summary: null, notes: [] }],
  ['Mein Plan', { summary: 'Mein Plan', notes: [] }],
  ['Mein Plan\n\nWoche für Woche mehr', { summary: 'Mein Plan', notes: ['Woche für Woche mehr'] }],
])('a description of another origin, %j, is summary and notes', (text, expected) => {
  expect(readPlanDescription(text)).toEqual({ reason: null, weeks: [], ...expected });
});
