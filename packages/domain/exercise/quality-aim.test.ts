import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { qualityAimOf } from './quality-aim.ts';

const aimOf = (slug: string) => {
  const exercise = CATALOGUE.find((one) => one.slug === slug);
  if (exercise === undefined) throw new Error(`${slug} is not in the catalogue`);
  return qualityAimOf(exercise);
};

describe('quality work becomes better', () => {
  it.each([
    ['boxsprung', 'height'],
    ['counter-movement-jump', 'height'],
    ['standweitsprung', 'distance'],
    ['medizinball-ueberkopf-rueckwaerts', 'distance'],
    ['medizinball-schmettern', 'speed'],
    ['handball-anlauf-drei-schritte', 'speed'],
    ['sprint-10m', 'speed'],
    ['505-wende', 'speed'],
    ['seitlicher-cut-45', 'complexity'],
    ['einbeinstand-augen-zu', 'complexity'],
  ])('%s in %s', (slug, aim) => {
    expect(aimOf(slug)).toBe(aim);
  });

  it('not by higher boxes where the contact or the landing is trained', () => {
    expect(['niedersprung', 'kasten-tiefsprung'].map(aimOf)).toEqual(['speed', 'speed']);
    expect(['box-absteigen-landen', 'kasten-landung-niedrig'].map(aimOf)).toEqual(['complexity', 'complexity']);
  });

  it('in something: each jump, throw, sprint, cut and balance of the catalogue, and nothing whose reserve counts', () => {
    const patterns = ['jump', 'throw', 'sprint', 'cut', 'balance', 'goalkeeping'];
    const without = CATALOGUE.filter(
      (exercise) =>
        exercise.phase === 'main' &&
        exercise.progress === 'quality' &&
        ['speed', 'power'].includes(exercise.kind) &&
        patterns.includes(exercise.pattern ?? '') &&
        qualityAimOf(exercise) === null,
    );
    expect(without.map(({ slug }) => slug)).toEqual([]);
    expect(CATALOGUE.filter((exercise) => exercise.progress === 'reserve' && qualityAimOf(exercise) !== null)).toEqual([]);
  });
});
