import { expect, test } from 'vitest';
import { type SparingExercise, sparedSession } from './spared-session.ts';

const exercise = (
  name: string,
  level: 0 | 1 | 2 | 3,
  regressions: string[] = [],
  equipment: SparingExercise['equipment'] = [],
): SparingExercise => ({
  slug: name.toLowerCase(),
  name,
  phase: 'main',
  kind: 'strength',
  stress: level === 0 ? {} : { deepKneeFlexion: level },
  contraindications: [],
  equipment,
  regressions,
});
const catalogue = [exercise('Pistole', 3, ['kniebeuge', 'box']), exercise('Kniebeuge', 2), exercise('Box', 1), exercise('Rudern', 0)];
const planned = (...names: string[]) => names.map((name) => ({ id: name, name, phase: 'main' as const }));
const knee = (level: number) => [{ region: 'Knie' as const, level }];

test('low pain changes nothing', () => {
  expect(sparedSession(planned('Pistole', 'Rudern'), catalogue, knee(2))).toEqual([]);
});

test('an exercise above the allowed stress is replaced by the nearest rung within it', () => {
  expect(sparedSession(planned('Pistole', 'Rudern'), catalogue, knee(3))).toMatchObject([
    { name: 'Pistole', level: 3, instead: 'Kniebeuge' },
  ]);
  expect(sparedSession(planned('Pistole', 'Rudern'), catalogue, knee(5))).toMatchObject([{ name: 'Pistole', instead: 'Box' }]);
});

test('at high pain nothing that loads the region stays', () => {
  expect(sparedSession(planned('Pistole', 'Box', 'Rudern'), catalogue, knee(6))).toMatchObject([
    { name: 'Pistole', region: 'Knie', level: 6, instead: null },
    { name: 'Box', instead: null },
  ]);
});

test('no exercise occurs twice, and none that needs equipment that may be missing', () => {
  expect(sparedSession(planned('Pistole', 'Box'), catalogue, knee(5))).toMatchObject([{ name: 'Pistole', instead: null }]);
  const withBar = [exercise('Pistole', 3, ['stange']), exercise('Stange', 1, [], ['Langhantel'])];
  expect(sparedSession(planned('Pistole'), withBar, knee(5))).toMatchObject([{ instead: null }]);
});

test('exercises of another origin stay', () => {
  expect(sparedSession(planned('Eigene'), catalogue, knee(8))).toEqual([]);
});

test('a recovering region gets no more than its stage, even without pain', () => {
  const ways = [{ region: 'Knie' as const, limits: new Map([['deepKneeFlexion' as const, 2]]), trained: [] }];
  expect(sparedSession(planned('Pistole', 'Box'), catalogue, knee(0), ways)).toEqual([
    { id: 'Pistole', name: 'Pistole', region: 'Knie', level: null, instead: 'Kniebeuge' },
  ]);
  // Additional pain is the stricter reason.
  expect(sparedSession(planned('Pistole'), catalogue, knee(5), ways)).toMatchObject([{ level: 5, instead: 'Box' }]);
});
