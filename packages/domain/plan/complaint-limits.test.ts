import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { stressOf, type StressTag } from '../exercise/stress.ts';
import { BODY_REGIONS, type BodyRegion } from '../vocabulary/body-region.ts';
import {
  complaintsOf,
  PREVENTION_OF_REGION,
  regionsToStop,
  regionsToStrengthen,
  sparesComplaints,
  STRESS_OF_REGION,
  stressLimits,
} from './complaint-limits.ts';

const at = (region: BodyRegion, level: number) => [{ region, level }];

describe('the stress a complaint allows', () => {
  it.each([
    [0, undefined],
    [2, undefined],
    [3, 2],
    [4, 1],
    [5, 1],
    [6, 0],
    [10, 0],
  ])('at level %i is %s', (level, allowed) => {
    const limits = stressLimits(at('Knie', level));
    expect(STRESS_OF_REGION.Knie.map((tag) => limits.get(tag))).toEqual(STRESS_OF_REGION.Knie.map(() => allowed));
  });

  it('is the strictest of two complaints', () => {
    const limits = stressLimits([...at('Knie', 4), ...at('Sprunggelenk', 7)]);
    expect([limits.get('deepKneeFlexion'), limits.get('landing'), limits.get('sprint')]).toEqual([1, 0, 0]);
  });

  it('counts a region of the questionnaire as 4 until it is reported', () => {
    const questionnaire = { contraindications: ['Knie', 'Schulter'] as BodyRegion[] };
    const felt = complaintsOf(questionnaire as Parameters<typeof complaintsOf>[0], at('Schulter', 0));
    expect(felt).toEqual([
      { region: 'Schulter', level: 0 },
      { region: 'Knie', level: 4 },
    ]);
    expect([regionsToStrengthen(felt), regionsToStop([...felt, ...at('Hüfte', 6)])]).toEqual([['Knie'], ['Hüfte']]);
  });

  it('uses the regions of an operator’s exercise without tags', () => {
    const untagged = { slug: 'vom-betreiber', kind: 'strength', stress: {}, contraindications: ['Knie'] } as const;
    expect([2, 3, 9].map((level) => sparesComplaints(at('Knie', level))(untagged))).toEqual([true, false, false]);
    expect(sparesComplaints(at('Schulter', 9))(untagged)).toBe(true);
  });
});

describe.each(BODY_REGIONS)('prevention for %s', (region) => {
  it.each([3, 5])('is still possible at level %i, at home and without equipment', (level) => {
    const spares = sparesComplaints(at(region, level));
    const left = CATALOGUE.filter(
      (exercise) =>
        exercise.level < 3 &&
        exercise.equipment.length === 0 &&
        exercise.positions.length === 0 &&
        (exercise.place === 'anywhere' || exercise.place === 'wall') &&
        exercise.elements.some((element) => PREVENTION_OF_REGION[region].includes(element)) &&
        spares(exercise),
    );
    expect(left.length).toBeGreaterThanOrEqual(2);
  });
});

describe('at a level that stops a region nothing loads it', () => {
  const possible = (region: BodyRegion) => CATALOGUE.filter(sparesComplaints(at(region, 9)));
  const slugsOf = (region: BodyRegion, isStrain: (exercise: CatalogueExercise) => boolean) =>
    possible(region)
      .filter((exercise) => exercise.phase === 'main' && isStrain(exercise))
      .map(({ slug }) => slug);
  const has = (exercise: CatalogueExercise, ...tags: readonly StressTag[]) => tags.some((tag) => stressOf(exercise, tag) > 0);

  it('a hip neither jumps nor runs, bridges, hinges or climbs', () => {
    expect(slugsOf('Hüfte', ({ pattern, elements }) => pattern === 'hip' || pattern === 'groin' || elements.includes('hinge'))).toEqual([]);
    expect(slugsOf('Hüfte', (exercise) => has(exercise, 'landing', 'impact', 'sprint'))).toEqual([]);
    expect(slugsOf('Hüfte', ({ slug }) => /bergsteiger|bruecke/.test(slug))).toEqual([]);
  });

  it('a lower back does not land from jumps', () => {
    expect(slugsOf('unterer Rücken', (exercise) => has(exercise, 'landing', 'impact'))).toEqual([]);
  });

  it('a shoulder neither pulls nor carries a bar', () => {
    const hasBar = ({ equipment, pattern }: CatalogueExercise) =>
      equipment.includes('Langhantel') && ['knee', 'pull'].includes(pattern ?? '');
    expect(slugsOf('Schulter', (exercise) => exercise.elements.includes('horizontalPull') || hasBar(exercise))).toEqual([]);
    expect(slugsOf('Schulter', ({ slug }) => /swing|koffertragen|farmer/.test(slug))).toEqual([]);
  });

  it('a knee neither pedals nor snatches, nor curls with its weight', () => {
    expect(slugsOf('Knie', ({ slug }) => /^ergometer|reissen|swing|push-press|beinbeuger/.test(slug))).toEqual([]);
  });
});
