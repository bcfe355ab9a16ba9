import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { stressOf } from '../exercise/stress.ts';
import { STRESS_OF_REGION } from '../plan/complaint-limits.ts';
import { BODY_REGIONS } from '../vocabulary/body-region.ts';
import { GRADED_EXERCISES, gradeOf, GRADES } from './graded-exercises.ts';

describe.each(BODY_REGIONS)('graded exercises for %s', (region) => {
  const listed = GRADES.flatMap((grade) => GRADED_EXERCISES[region][grade]);

  it('stand in the catalogue, name the region, and load it a little', () => {
    const wrong = listed.filter((slug) => {
      const exercise = CATALOGUE.find((one) => one.slug === slug);
      if (exercise === undefined || !exercise.contraindications.includes(region)) return true;
      return Math.max(...STRESS_OF_REGION[region].map((tag) => stressOf(exercise, tag))) !== 1;
    });
    expect(wrong).toEqual([]);
  });

  it('have one grade each, and are neither fast nor tiring', () => {
    expect(new Set(listed).size).toBe(listed.length);
    const kinds = CATALOGUE.filter(({ slug }) => listed.includes(slug)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'speed' || kind === 'power')).toEqual([]);
  });
});

it('an exercise without a reviewed grade has none', () => {
  expect([gradeOf('wandsitzen', 'Knie'), gradeOf('wandsitzen', 'Schulter'), gradeOf('boxsprung', 'Knie')]).toEqual([
    'isometric',
    null,
    null,
  ]);
});
