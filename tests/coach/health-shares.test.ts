import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setsAfterHealth } from '@anwurf/domain/coach/weekly-health/health-sets';
import type { HealthEffect } from '@anwurf/domain/coach/weekly-health/health-effect';
import { planFor } from '../plan/built-sessions.ts';
import { expectProof, inWords } from './proof-line.ts';
import { randomPlanWishes } from '../plan/random-plan-request.ts';

const effect = (setsFactor: number): HealthEffect => ({ load: 'lower', setsFactor, weightFactor: 1, reason: 'clear', seekHelp: false });

const sessions = fc
  .sample(randomPlanWishes(), { seed: 1, numRuns: 300 })
  .flatMap((wish) => planFor(wish).sessions)
  .map(({ exercises }) => exercises.filter(({ phase }) => phase === 'main'))
  .filter((rows) => rows.length > 0);

const sumOf = (rows: readonly { readonly sets: number | null }[]) => rows.reduce((sum, { sets }) => sum + (sets ?? 0), 0);

it.each([0.6, 0.8, 1.1])('a share of %f of the sets changes every session with more than single sets', (share) => {
  const unchanged = sessions.filter((rows) => sumOf(setsAfterHealth(rows, effect(share))) === sumOf(rows));
  const wrong = unchanged.filter((rows) => share > 1 || sumOf(rows) > rows.length);
  expect(wrong).toEqual([]);
  expectProof(
    'C17',
    `Sessions that a share of ${share} of the sets leaves as they are, but for single sets`,
    `${wrong.length} of ${inWords(sessions.length)}`,
  );
});

it.each([0.6, 0.8, 1.1])('a share of %f is kept in the sum, with at least one set of each exercise', (share) => {
  for (const rows of sessions) {
    const after = setsAfterHealth(rows, effect(share));
    expect(Math.min(...after.map(({ sets }) => sets ?? 1))).toBeGreaterThanOrEqual(1);
    expect(Math.abs(sumOf(after) - Math.max(rows.length, sumOf(rows) * share))).toBeLessThan(1);
  }
});
