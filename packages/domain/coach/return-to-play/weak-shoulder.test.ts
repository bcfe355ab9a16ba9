import { expect, test } from 'vitest';
import type { StoredRecoveryEvent } from './stored-recovery.ts';
import { isShoulderWeak } from './weak-shoulder.ts';

const entry = (day: string, results: Readonly<Record<string, number>>, ladder = 'schulter'): StoredRecoveryEvent & { ladder: string } => ({
  ladder,
  kind: 'entry',
  day,
  side: null,
  pain: 1,
  details: { checks: [], signs: [], results },
});

test('the newest result of external rotation decides, below 90 per cent of the other side', () => {
  const weak = entry('2026-11-01', { 'aussen-seiten': 82 });
  const strong = entry('2026-11-10', { 'aussen-seiten': 90 });
  expect(isShoulderWeak([], '2026-11-20')).toBe(false);
  expect(isShoulderWeak([weak], '2026-11-20')).toBe(true);
  expect(isShoulderWeak([strong, weak], '2026-11-20')).toBe(false);
  expect(isShoulderWeak([strong, entry('2026-11-12', { 'aussen-seiten': 89 })], '2026-11-20')).toBe(true);
});

test('an old result, another ladder and an entry without the test say nothing', () => {
  expect(isShoulderWeak([entry('2026-03-01', { 'aussen-seiten': 50 })], '2026-11-20')).toBe(false);
  expect(isShoulderWeak([entry('2026-11-01', { 'aussen-seiten': 50 }, 'ellbogen')], '2026-11-20')).toBe(false);
  expect(isShoulderWeak([entry('2026-11-01', {})], '2026-11-20')).toBe(false);
});
