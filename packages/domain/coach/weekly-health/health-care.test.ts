import { expect, it } from 'vitest';
import { healthCare } from './health-care.ts';
import { healthEffect } from './health-effect.ts';

const effectOf = (volume: number) =>
  healthEffect([{ day: '2026-11-09', answers: { participation: 0, volume, performance: 0, symptoms: 0 } }], '2026-11-10');
const answeredAt = new Date('2026-11-10T12:00:00Z');

it('is still due when the same day’s workout came before the answers', () => {
  expect(healthCare(effectOf(2), answeredAt, new Date('2026-11-10T09:00:00Z'))).toEqual({ isTakenOff: false, weightFactor: 0.9 });
  expect(healthCare(effectOf(2), answeredAt, null)).toMatchObject({ isTakenOff: false });
});

it('is applied once, even when both are on one day', () => {
  expect(healthCare(effectOf(2), answeredAt, new Date('2026-11-10T18:00:00Z'))).toMatchObject({ isTakenOff: true });
});

it('is null after a healthy week', () => {
  expect(healthCare(effectOf(0), answeredAt, null)).toBeNull();
});
