import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';

/** Exercises that do with a towel, a rucksack, a chair or a door what a weight, a band or a bar does better. */
const MAKESHIFT: readonly string[] = [
  'armdruck-stuhl',
  'aussenrotation-tuerrahmen',
  'handtuch-latzug-spannung',
  'handtuch-rudern',
  'handtuch-tuer-zug',
  'handtuch-zug-isometrisch',
  'rucksack-rudern',
  'rucksack-ueberkopfdruecken',
  'tuerrahmen-druecken',
];

/** Exercises without those makeshift ones whose elements of the week all have one with real equipment among them. */
export function withoutMakeshift(possible: readonly CatalogueExercise[]): CatalogueExercise[] {
  const real = possible.filter(({ phase, equipment }) => phase === 'main' && equipment.length > 0);
  const covered = new Set(real.flatMap(({ elements }) => elements));
  return possible.filter(({ slug, elements }) => !MAKESHIFT.includes(slug) || elements.some((element) => !covered.has(element)));
}

/** Whether an exercise stands in for real equipment. */
export function isMakeshift({ slug }: Pick<CatalogueExercise, 'slug'>): boolean {
  return MAKESHIFT.includes(slug);
}
