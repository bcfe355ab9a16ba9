import { expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import type { CatalogueExercise, MovementPattern } from './catalogue-exercise.ts';
import { stressOf } from './stress.ts';
import { WEEK_ELEMENTS, type WeekElement } from './week-element.ts';

/** Enough variety of two weeks for a player at home without equipment. */
const ENOUGH_AT_HOME = 3;
const ROOM_METRES = 5;
/** Elements that a warm-up may cover as well as a main part: light work that is repeated often. */
const ALSO_IN_WARM_UP: readonly WeekElement[] = ['cuff', 'calfAnkle', 'trunk', 'adductor'];

/** Elements of which a main exercise of the pattern covers at least one. */
const ELEMENTS_BY_PATTERN: Readonly<Partial<Record<MovementPattern, readonly WeekElement[]>>> = {
  sprint: ['sprint'],
  knee: ['kneeDominant', 'landing'],
  hip: ['hinge'],
  push: ['horizontalPush', 'verticalPush'],
  pull: ['horizontalPull', 'verticalPull'],
  hamstring: ['eccentricHamstring', 'hinge'],
  groin: ['adductor'],
  calf: ['calfAnkle'],
  trunk: ['trunk'],
  shoulder: ['cuff', 'trunk'],
  balance: ['landing', 'calfAnkle', 'kneeDominant'],
};
/** The neck is not a part of the week either, and hip flexion or a straight trunk is not rotation. */
const COVERS_NOTHING: readonly string[] = [
  'band-antritt-widerstand', // one knee at a time, standing
  'band-innenrotation-90', // turns the arm inwards
  'kabelzug-innenrotation-90', // turns the arm inwards
  'band-beinbeugen-liegend', // bends the knee, hardly lengthens
  'beinheben-seitlage', // abducts the hip
  'fall-und-rolle-seitlich', // learns to fall
  'kabelzug-huefte-seitlich', // abducts the hip
  'kabelzug-knieheben', // bends the hip
  'rope-kniehebelauf', // the rope keeps it slow
  'bank-beinsenken', // holds the trunk straight
  'medizinball-prellen-ueberkopf', // quick, but no rotation of the shoulder
  'langhantel-ausrollen', // holds the trunk straight
  'sprossenwand-beinheben', // bends the hip
  'sprossenwand-knieheben', // bends the hip
  'stange-beinheben', // bends the hip
  'stange-knieheben', // bends the hip
];

function isAtHome({ equipment, positions, place, spaceMetres, level }: CatalogueExercise): boolean {
  return equipment.length === 0 && positions.length === 0 && place === 'anywhere' && spaceMetres <= ROOM_METRES && level <= 2;
}

it('gives a main exercise the element of its movement', () => {
  const wrong = CATALOGUE.filter((exercise) => {
    const { slug, pattern, elements } = exercise;
    const wanted = pattern === null || stressOf(exercise, 'neck') > 0 ? undefined : ELEMENTS_BY_PATTERN[pattern];
    return wanted !== undefined && !wanted.some((element) => elements.includes(element)) !== COVERS_NOTHING.includes(slug);
  });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

it.each(WEEK_ELEMENTS)('%s can be trained in a room without equipment', (element) => {
  const possible = CATALOGUE.filter(
    (exercise) =>
      isAtHome(exercise) &&
      exercise.elements.includes(element) &&
      (exercise.phase === 'main' || (exercise.phase === 'warmup' && ALSO_IN_WARM_UP.includes(element))),
  );
  expect(possible.length).toBeGreaterThanOrEqual(ENOUGH_AT_HOME);
});

it.each(WEEK_ELEMENTS)('%s can be trained on the first day', (element) => {
  const easy = CATALOGUE.filter((exercise) => exercise.phase === 'main' && exercise.level === 1 && exercise.elements.includes(element));
  expect(easy.length).toBeGreaterThanOrEqual(ENOUGH_AT_HOME);
});

it.each<[string, WeekElement[]]>([
  ['kabelzug-face-pull', ['horizontalPull', 'cuff']],
  ['kopenhagen-stuetz', ['adductor', 'trunk']],
  ['nordische-beinbeuge', ['eccentricHamstring']],
  ['bremsen-auf-zwei-kontakte', ['landing']],
  ['sprint-30m-gegenstoss', ['sprint']],
  ['hantel-rumaenisches-kreuzheben', ['hinge']],
  ['dehnung-herabschauend', []],
])('%s covers %j', (slug, elements) => {
  expect(CATALOGUE.find((exercise) => exercise.slug === slug)?.elements).toEqual(elements);
});
