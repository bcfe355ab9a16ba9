import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { coursesSchema } from '@anwurf/figure/course/course-schema';
import { detailsSchema } from '@anwurf/figure/detail/detail-schema';
import { exerciseFigure } from '@anwurf/figure/exercise-figure';
import { FIGURE_FAMILIES, FIGURE_LIBRARY } from '@anwurf/figure/figure-library';
import { TEST_FIGURES } from '@anwurf/figure/test-figures';
import { SUB_TESTS } from '@anwurf/domain/fitness/sub-tests';
import { figureFamilySchema, kitsSchema } from '@anwurf/figure/pose/figure-schema';
import { figureOf } from '@anwurf/figure/pose/resolve-figure';
import { describe, expect, test } from 'vitest';
import { courseFaults } from './course-faults.ts';
import { detailFaults, formFaults } from './detail-faults.ts';
import { figureFaults } from './figure-faults.ts';

const names = (group: 'movements' | 'exercises') => FIGURE_FAMILIES.flatMap((family) => Object.keys(family[group]));

test('every figure is written in the format', () => {
  for (const family of FIGURE_FAMILIES) expect(() => figureFamilySchema.parse(family)).not.toThrow();
  expect(() => kitsSchema.parse(FIGURE_LIBRARY.kits)).not.toThrow();
  expect(() => coursesSchema.parse(FIGURE_LIBRARY.courses)).not.toThrow();
  expect(() => detailsSchema.parse(FIGURE_LIBRARY.details)).not.toThrow();
});

test.each(['movements', 'exercises'] as const)('no name of %s is given twice', (group) => {
  expect(names(group).toSorted()).toEqual([...new Set(names(group))].toSorted());
});

test('every figure belongs to an exercise of the catalogue, and every exercise has one', () => {
  const slugs = new Set(CATALOGUE.map(({ slug }) => slug));
  const drawn = [...names('exercises'), ...Object.keys(FIGURE_LIBRARY.courses), ...Object.keys(FIGURE_LIBRARY.details.exercises)];
  expect(drawn.filter((slug) => !slugs.has(slug))).toEqual([]);
  expect(drawn).toHaveLength(new Set(drawn).size);
  expect([...slugs].filter((slug) => !drawn.includes(slug))).toEqual([]);
});

test('every fitness test has its figure, written in the format: a body that can do it, or its course with the distances', () => {
  const ids = Object.values(SUB_TESTS).flatMap((tests) => tests.map(({ id }) => id));
  const { exercises, courses } = TEST_FIGURES;
  expect([...Object.keys(exercises), ...Object.keys(courses)].toSorted()).toEqual(ids.toSorted());
  expect(() => figureFamilySchema.parse({ movements: {}, exercises })).not.toThrow();
  expect(() => coursesSchema.parse(courses)).not.toThrow();
  const faulty = Object.keys(exercises).flatMap((id) => {
    const figure = figureOf(TEST_FIGURES, id);
    const faults = figure === null ? ['there is none'] : figureFaults(figure);
    return faults.length === 0 ? [] : [{ id, faults }];
  });
  expect(faulty).toEqual([]);
  for (const [id, course] of Object.entries(courses)) {
    const figure = exerciseFigure(TEST_FIGURES, id);
    expect(figure === null ? ['there is none'] : courseFaults(course, figure, null), id).toEqual([]);
    // The number beside a measure is its length.
    for (const { from, to, text } of course.distances ?? [])
      expect(Math.hypot(to[0] - from[0], to[1] - from[1]), id).toBeCloseTo(Number(text.replace(' m', '').replace(',', '.')), 2);
    expect(figure?.labels.map(({ text }) => text)).toEqual(course.distances?.map(({ text }) => text));
  }
});

test('a medicine ball looks like one wherever it is thrown, and like no handball', () => {
  const roles = (slug: string) => {
    const figure = exerciseFigure(FIGURE_LIBRARY, slug);
    return new Set(figure?.stills.flatMap((seconds) => figure.shapesAt(seconds).map(({ role }) => role)));
  };
  const balls = CATALOGUE.filter(
    ({ slug, equipment }) => slug in FIGURE_LIBRARY.exercises && equipment.some((item) => item.endsWith('ball')),
  );
  const wrong = balls.filter(({ slug, equipment }) => {
    const drawn = roles(slug);
    const isHandball = equipment.includes('Handball');
    return drawn.has('ball') !== isHandball || drawn.has('strap') === isHandball;
  });
  expect(balls.length).toBeGreaterThan(40);
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test('every movement is used, and none is its own base', () => {
  const used = new Set(
    FIGURE_FAMILIES.flatMap((family) => [...Object.values(family.movements), ...Object.values(family.exercises)].map(({ base }) => base)),
  );
  expect(names('movements').filter((name) => !used.has(name))).toEqual([]);
});

describe('a body can do every figure: contacts, ranges, floor, lengths, no jump, inside its picture', () => {
  test.each(FIGURE_FAMILIES.map(({ exercises }) => [Object.keys(exercises)[0], Object.keys(exercises)] as const))(
    'family of %s',
    (_, slugs) => {
      const faulty = slugs.flatMap((slug) => {
        const figure = figureOf(FIGURE_LIBRARY, slug);
        const faults = figure === null ? ['there is none'] : figureFaults(figure);
        return faults.length === 0 ? [] : [{ slug, faults }];
      });
      expect(faulty).toEqual([]);
    },
  );
});

test.each(Object.entries(FIGURE_LIBRARY.courses))(
  'the course of %s is as long as its instruction says, and stays in its picture',
  (slug, course) => {
    const exercise = CATALOGUE.find((one) => one.slug === slug);
    const figure = exerciseFigure(FIGURE_LIBRARY, slug);
    expect(figure === null ? ['there is none'] : courseFaults(course, figure, exercise?.defaults.metres ?? null)).toEqual([]);
  },
);

test('a hand and a foot from close by are whole, stand on the floor, and say where they move', () => {
  const { details } = FIGURE_LIBRARY;
  expect(formFaults(details)).toEqual([]);
  for (const [slug, detail] of Object.entries(details.exercises)) expect(detailFaults(details, detail), slug).toEqual([]);
});

test('a hand in motion takes its time from the exercise, and shows its arrow on the way out alone', () => {
  const figure = exerciseFigure(FIGURE_LIBRARY, 'griff-finger-strecken-band', '1-1-2-0');
  expect(figure?.seconds).toBeCloseTo(1 + 1 + 2 + 0.25);
  const arrows = (seconds: number) => figure?.shapesAt(seconds).filter(({ role }) => role === 'courseTip').length;
  expect([0.5, 2, 3.8].map(arrows)).toEqual([0, 2, 0]);
});

test('a close-up is smaller than the body', () => {
  const close = Object.entries(FIGURE_LIBRARY.exercises).flatMap(([slug]) => {
    const figure = exerciseFigure(FIGURE_LIBRARY, slug);
    const box = figure?.closeUp() ?? null;
    return figure && box ? [{ slug, box, whole: figure.box() }] : [];
  });
  expect(close.length).toBeGreaterThan(15);
  const height = ([, top, , bottom]: readonly [number, number, number, number]) => bottom - top;
  const tooLarge = close.filter(({ box, whole }) => height(box) > Math.max(0.75 * height(whole), 60));
  expect(tooLarge.map(({ slug }) => slug)).toEqual([]);
});

test('a ball that is rolled ahead is before the player until it is taken up, and with the player from there on', () => {
  const course = FIGURE_LIBRARY.courses['handball-gegenstoss-aufnahme'];
  const figure = exerciseFigure(FIGURE_LIBRARY, 'handball-gegenstoss-aufnahme');
  const middle = (role: string, seconds: number) => {
    const data = figure?.shapesAt(seconds).find((shape) => shape.role === role)?.data ?? '';
    return Number(/^M(-?\d+)/.exec(data)?.[1]);
  };
  expect(course?.rolls).toEqual([8, 0]);
  const ahead = (seconds: number) => middle('ball', seconds) - middle('hair', seconds);
  expect(ahead(0.8)).toBeGreaterThan(50);
  expect(Math.abs(ahead(2.5))).toBeLessThan(25);
});
