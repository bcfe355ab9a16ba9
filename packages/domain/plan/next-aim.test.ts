import { expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { nextAim } from './next-aim.ts';

const jump = CATALOGUE.filter(({ slug }) => slug === 'boxsprung');
const aimsOf = (weeks: number, stage: 'adult' | 'under14') => jump.map((exercise) => nextAim(exercise, { weeks }, stage));

it('a jump that stays after four weeks is to become higher', () => {
  expect(aimsOf(4, 'adult')).toEqual([expect.stringContaining('In diesem Block höher')]);
  expect(aimsOf(3, 'adult')).toEqual([null]);
  expect(jump.map((exercise) => nextAim(exercise, undefined, 'adult'))).toEqual([null]);
});

it('below 14 it is to become harder to control, not higher', () => {
  expect(aimsOf(6, 'under14')).toEqual([expect.stringContaining('In diesem Block schwieriger')]);
});

it('strength, mobility and holds ask for nothing of the kind', () => {
  const others = CATALOGUE.filter(({ kind }) => ['strength', 'mobility', 'endurance', 'stretch'].includes(kind));
  expect(others.filter((exercise) => nextAim(exercise, { weeks: 8 }, 'adult') !== null)).toEqual([]);
});
