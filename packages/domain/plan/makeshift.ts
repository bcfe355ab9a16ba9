import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { Equipment } from '../vocabulary/equipment.ts';

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

const HAND_HELD: readonly Equipment[] = ['Theraband', 'Hanteln', 'Kettlebell', 'Medizinball'];

/** Whether it is taken in the hand, and needs no way and no setting up. */
export function isHandHeld(equipment: Equipment): boolean {
  return HAND_HELD.includes(equipment);
}

/**
 * Exercises without those makeshift ones whose elements of the week all have one with real equipment among them.
 * @param options.isShort only what is taken in the hand counts: a short session has no time for machines and bars
 */
export function withoutMakeshift(possible: readonly CatalogueExercise[], { isShort }: { readonly isShort: boolean }): CatalogueExercise[] {
  const counts = (item: Equipment) => !isShort || isHandHeld(item);
  const real = possible.filter(({ phase, equipment }) => phase === 'main' && equipment.length > 0 && equipment.every(counts));
  const covered = new Set(real.flatMap(({ elements }) => elements));
  return possible.filter(({ slug, elements }) => !MAKESHIFT.includes(slug) || elements.some((element) => !covered.has(element)));
}

/** Whether an exercise stands in for real equipment. */
export function isMakeshift({ slug }: Pick<CatalogueExercise, 'slug'>): boolean {
  return MAKESHIFT.includes(slug);
}
