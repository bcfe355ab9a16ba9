import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import type { MovementPattern } from '@anwurf/domain/exercise/catalogue-exercise';
import type { WeekElement } from '@anwurf/domain/exercise/week-element';
import { exerciseFigure } from '@anwurf/figure/exercise-figure';
import { FIGURE_LIBRARY } from '@anwurf/figure/figure-library';
import { figureOf } from '@anwurf/figure/pose/resolve-figure';
import { expect, test } from 'vitest';

const { regions } = FIGURE_LIBRARY.muscles;

/** Muscles that an exercise of a part of the week must work, at least one. */
const ofElement: Readonly<Record<WeekElement, readonly string[]>> = {
  kneeDominant: ['quads'],
  hinge: ['glutes', 'hams'],
  horizontalPush: ['chest'],
  verticalPush: ['shoulder'],
  horizontalPull: ['back'],
  verticalPull: ['lats'],
  eccentricHamstring: ['hams'],
  adductor: ['adductors'],
  cuff: ['shoulder'],
  landing: ['quads', 'calf'],
  sprint: ['hams', 'glutes'],
  trunk: ['abs', 'obliques', 'lowerBack'],
  calfAnkle: ['calf', 'shin'],
};

/** A movement whose name is that of muscles works one of these. */
const ofPattern: Readonly<Partial<Record<MovementPattern, readonly string[]>>> = {
  push: ['chest', 'shoulder', 'triceps'],
  pull: ['back', 'lats', 'biceps', 'forearm'],
  knee: ['quads'],
  hip: ['glutes', 'hipFlexor'],
  hamstring: ['hams'],
  groin: ['adductors'],
  calf: ['calf', 'shin'],
  trunk: ['abs', 'obliques', 'lowerBack', 'neck'],
  shoulder: ['shoulder'],
  grip: ['forearm'],
  jump: ['quads', 'calf'],
  throw: ['shoulder', 'obliques', 'forearm', 'chest'],
};

test('the muscles of an exercise are those that the catalogue says it trains', () => {
  const wrong = CATALOGUE.flatMap(({ slug, pattern, elements }) => {
    const figure = figureOf(FIGURE_LIBRARY, slug);
    if (figure === null) return [];
    const wanted = [...elements.map((element) => ofElement[element]), ...(pattern === null ? [] : [ofPattern[pattern] ?? []])];
    const has = figure.muscles.map(({ name }) => name);
    const missing = wanted.filter((some) => some.length > 0 && !some.some((id) => has.includes(regions[id]?.name ?? '')));
    return missing.length === 0 ? [] : [{ slug, has, missing }];
  });
  expect(wrong).toEqual([]);
});

test('every written muscle is one, of a movement or an exercise that there is, and none twice', () => {
  const { movements, exercises } = FIGURE_LIBRARY.muscles;
  expect(Object.keys(movements).filter((name) => !(name in FIGURE_LIBRARY.movements))).toEqual([]);
  expect(Object.keys(exercises).filter((slug) => !(slug in FIGURE_LIBRARY.exercises))).toEqual([]);
  for (const [name, text] of Object.entries({ ...movements, ...exercises })) {
    const ids = text === '' ? [] : text.split(' ');
    expect(ids.filter((id, index) => !(id in regions) || ids.indexOf(id) !== index, name)).toEqual([]);
  }
});

const litPaths = (slug: string, seconds: number) => {
  const figure = exerciseFigure(FIGURE_LIBRARY, slug);
  return figure?.shapesAt(seconds, true).filter(({ role }) => role === 'muscle') ?? [];
};

test('lit muscles lie on the side that is seen, and nothing is lit unasked', () => {
  const squat = exerciseFigure(FIGURE_LIBRARY, 'kettlebell-goblet-kniebeuge');
  expect(squat?.muscles()).toEqual([
    { name: 'Oberschenkel vorn', isSeen: true },
    { name: 'Gesäß', isSeen: true },
  ]);
  expect(squat?.shapesAt(0).filter(({ role }) => role === 'muscle')).toEqual([]);
  // From the side the far thigh is hidden, from the front both are seen and the back is not.
  expect(litPaths('kettlebell-goblet-kniebeuge', 0)).toHaveLength(2);
  expect(exerciseFigure(FIGURE_LIBRARY, 'seitlicher-ausfallschritt')?.muscles().at(-1)).toEqual({ name: 'Gesäß', isSeen: false });
  expect(litPaths('seitlicher-ausfallschritt', 0)).toHaveLength(4);
});

test('lit muscles change nothing else of a figure', () => {
  for (const slug of ['kettlebell-goblet-kniebeuge', 'klimmzug', 'handball-schlagwurf-wand']) {
    const figure = exerciseFigure(FIGURE_LIBRARY, slug);
    expect(figure?.shapesAt(0.5, true).filter(({ role }) => role !== 'muscle')).toEqual(figure?.shapesAt(0.5));
  }
});
