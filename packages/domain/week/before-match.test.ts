import { expect, test } from 'vitest';
import { trainingSeconds } from '../plan/training-seconds.ts';
import type { Phase } from '../vocabulary/phase.ts';
import { beforeMatch, minutesOfSession } from './before-match.ts';

const exercise = (name: string, phase: Phase, changed: object = {}) => ({
  name,
  phase,
  sets: phase === 'main' ? 4 : 2,
  reps: 10,
  unit: 'Wiederholungen',
  durationMinutes: null,
  durationSeconds: null,
  distanceMeters: null,
  tempo: null as string | null,
  pauseSeconds: phase === 'main' ? 90 : 20,
  ...changed,
});
const neverSore = () => false;
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

const warmUp = ['w1', 'w2', 'w3', 'w4'].map((name) => exercise(name, 'warmup'));
const coolDown = ['c1', 'c2', 'c3'].map((name) => exercise(name, 'cooldown'));
const main = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'].map((name) => exercise(name, 'main'));
const hour = [...warmUp, ...main, ...coolDown];

test('a long session is cut to about 25 minutes, with three fifths of the sets and all three phases', () => {
  const short = beforeMatch(hour, neverSore);
  expect(trainingSeconds(short)).toBeLessThanOrEqual(27.5 * 60);
  expect(short.filter(({ phase }) => phase === 'main').map(({ sets }) => sets)).toEqual([2, 2, 2]);
  expect(new Set(short.map(({ phase }) => phase))).toEqual(new Set(['warmup', 'main', 'cooldown']));
});

test('the longest exercise is dropped first', () => {
  const heavy = exercise('heavy', 'main', { pauseSeconds: 240 });
  expect(names(beforeMatch([...warmUp, heavy, ...main, ...coolDown], neverSore))).not.toContain('heavy');
});

test('slow eccentrics and causes of soreness are omitted, but never the whole main part', () => {
  const slow = exercise('slow', 'main', { tempo: '4-0-1-0' });
  const nordic = exercise('nordic', 'main');
  const kept = names(beforeMatch([...hour, slow, nordic], ({ name }) => name === 'nordic'));
  expect(kept).not.toContain('slow');
  expect(kept).not.toContain('nordic');
  expect(beforeMatch(hour, () => true).some(({ phase }) => phase === 'main')).toBe(true);
});

test('an already short session stays unchanged', () => {
  const primer = [...warmUp.slice(0, 2), ...main.slice(0, 2), ...coolDown.slice(0, 1)];
  expect(beforeMatch(primer, () => true)).toBe(primer);
});

test('the minutes before a match are the 25 that every screen speaks of, and those of the rows on other days', () => {
  const rows = [...warmUp, ...main.slice(0, 3), ...coolDown];
  const asPlanned = minutesOfSession(rows, null);
  expect(asPlanned).toBe(Math.round(trainingSeconds(rows) / 60));
  expect(asPlanned).toBeGreaterThan(25);
  expect(minutesOfSession(rows, 'dayAfter')).toBe(asPlanned);
  expect(minutesOfSession(rows, 'dayBefore')).toBe(25);
  expect(minutesOfSession(main.slice(0, 1), 'dayBefore')).toBe(minutesOfSession(main.slice(0, 1), null));
});
