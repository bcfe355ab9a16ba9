import { expect, test } from 'vitest';
import { doneSteps, generationPercent, generationStage } from './generation-progress.ts';
import { generationTimes } from './generation-times.ts';

const hour = 3_600_000;
const running = { status: 'in_bearbeitung', planHere: false } as const;

test('the first phases come one after the other, in the documented percentages', () => {
  const shown = [0, 1, 2, 3, 4, 5].map((phase) => generationPercent('handed-over', phase * generationTimes.phase, 0));
  expect(shown).toEqual([10, 25, 35, 50, 65, 70]);
});

test('offline answers stay at 35 percent however long it takes, unsent ones at 50', () => {
  expect(generationPercent(generationStage(running, { online: false, allSent: false }), hour, 0)).toBe(35);
  expect(generationPercent(generationStage(running, { online: true, allSent: false }), hour, 0)).toBe(50);
});

test('waiting rises from 70 and never passes 90', () => {
  expect(generationPercent('handed-over', hour, 0)).toBe(70);
  expect(generationPercent('handed-over', hour, 30_000)).toBeGreaterThan(70);
  expect(generationPercent('handed-over', hour, 24 * hour)).toBeLessThanOrEqual(90);
});

test('a finished generation counts only when its plan has arrived', () => {
  const finished = { status: 'abgeschlossen', planHere: false } as const;
  expect(generationStage(finished, { online: true, allSent: true })).toBe('handed-over');
  expect(generationStage({ ...finished, planHere: true }, { online: false, allSent: true })).toBe('done');
});

test('a device whose clock is behind starts at the first phase', () => {
  expect(generationPercent('handed-over', -hour, 0)).toBe(10);
});

test.each([
  ['fehlgeschlagen', 'failed'],
  ['abgebrochen', 'cancelled'],
] as const)('%s ends the waiting', (status, stage) => {
  expect(generationStage({ status, planHere: false }, { online: true, allSent: true })).toBe(stage);
});

test.each([
  [10, 1],
  [25, 2],
  [50, 2],
  [65, 3],
  [90, 3],
  [100, 5],
])('at %i percent %i steps are done', (percent, steps) => {
  expect(doneSteps(percent)).toBe(steps);
});
