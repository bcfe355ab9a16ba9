import { expect, test } from 'vitest';
import { generationPercent, generationStage } from './generation-progress.ts';

test('offline answers stay at 35 percent however long it takes', () => {
  expect(generationPercent(generationStage({ status: 'in_bearbeitung', planHere: false }, false), 600_000)).toBe(35);
});

test('waiting rises from 70 and never passes 90', () => {
  expect(generationPercent('handed-over', 0)).toBe(70);
  expect(generationPercent('handed-over', 30_000)).toBeGreaterThan(70);
  expect(generationPercent('handed-over', 24 * 3_600_000)).toBeLessThanOrEqual(90);
});

test('a finished generation counts only when its plan has arrived', () => {
  expect(generationStage({ status: 'abgeschlossen', planHere: false }, true)).toBe('handed-over');
  expect(generationStage({ status: 'abgeschlossen', planHere: true }, true)).toBe('done');
});

test.each(['fehlgeschlagen', 'abgebrochen'] as const)('%s is a failure', (status) => {
  expect(generationStage({ status, planHere: false }, true)).toBe('failed');
});
