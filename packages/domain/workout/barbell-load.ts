import { roundTo } from '../number/rounding.ts';

/** Sizes of plates that can be chosen, in kilograms, the heaviest first. */
export const PLATE_SIZES = ['25', '20', '15', '10', '5', '2.5', '2', '1.25', '1', '0.5'] as const;

export type PlateSize = (typeof PLATE_SIZES)[number];

/** A bar with its plates: kilograms of the bar, and the sizes of plates, of each as many pairs as it takes. */
export interface Barbell {
  readonly bar: number;
  readonly plates: readonly number[];
}

/** Where nothing was said: the bar and the plates of a usual hall, in kilograms. */
export const USUAL_BARBELL: Barbell = { bar: 20, plates: [25, 20, 15, 10, 5, 2.5, 1.25] };

/** The player's bar and plates; what was not said is as usual. */
export function barbellOf({ barWeight, plates }: { readonly barWeight: number | null; readonly plates: readonly PlateSize[] }): Barbell {
  return { bar: barWeight ?? USUAL_BARBELL.bar, plates: plates.length === 0 ? USUAL_BARBELL.plates : plates.map(Number) };
}

/** How a weight is put on a bar, in kilograms. */
export interface BarbellLoad {
  /** Plates of one side, the heaviest first, as few as possible; null: the weight does not come out even. */
  readonly perSide: readonly number[] | null;
  /** The next weights that do, where it does not; null: there is none. */
  readonly lighter: number | null;
  readonly heavier: number | null;
}

/** Heaviest weight that is put on a bar, in kilograms: the most that a set can have. */
const HEAVIEST = 999;
/** All sizes are multiples of it, in kilograms. */
const UNIT = 0.25;
const ROUNDING = 1e-9;

/** The heaviest plate of the smallest pile of each load of one side, from 0 on, in units; undefined: no pile has this load. */
function topPlates(sizes: readonly number[], most: number): (number | undefined)[] {
  const fewest = Array.from({ length: most + 1 }, (_, load) => (load === 0 ? 0 : Infinity));
  const top: (number | undefined)[] = Array.from({ length: most + 1 });
  for (let load = 1; load <= most; load += 1) {
    for (const size of sizes) {
      const pile = (fewest[load - size] ?? Infinity) + 1;
      if (pile >= (fewest[load] ?? Infinity)) continue;
      fewest[load] = pile;
      top[load] = size;
    }
  }
  return top;
}

/**
 * The plates for a weight, and the nearest weights that there are.
 * @param weight of bar and plates, in kilograms, 0 to 999
 */
export function barbellLoad(weight: number, { bar, plates }: Barbell): BarbellLoad {
  const sizes = plates.map((plate) => Math.round(plate / UNIT)).toSorted((one, other) => other - one);
  const side = (Math.min(weight, HEAVIEST) - bar) / 2 / UNIT;
  if (side < -ROUNDING) return { perSide: null, lighter: null, heavier: bar };
  const [below, above] = [Math.floor(side + ROUNDING), Math.ceil(side - ROUNDING)];
  const top = topPlates(sizes, above + Math.max(0, ...sizes));
  const exists = (load: number) => load === 0 || top[load] !== undefined;
  const weightOf = (load: number) => roundTo(bar + load * UNIT * 2, 2);

  if (below === above && exists(below)) {
    const perSide: number[] = [];
    for (let load = below; load > 0; load -= top[load] ?? load) perSide.push((top[load] ?? 0) * UNIT);
    return { perSide, lighter: null, heavier: null };
  }
  const lighter = top.findLastIndex((_, load) => load <= below && exists(load));
  const heavier = top.findIndex((_, load) => load >= above && exists(load));
  return { perSide: null, lighter: weightOf(lighter), heavier: heavier === -1 ? null : weightOf(heavier) };
}

/** All weights that a bar and its plates make, in kilograms, the lightest first: the empty bar. */
export function loadableWeights({ bar, plates }: Barbell): number[] {
  const sizes = plates.map((plate) => Math.round(plate / UNIT));
  const top = topPlates(sizes, Math.floor((HEAVIEST - bar) / 2 / UNIT));
  return top.flatMap((plate, load) => (load === 0 || plate !== undefined ? roundTo(bar + load * UNIT * 2, 2) : []));
}

/** Exercises whose bar is loaded on both sides; one in a corner carries its plates on one end. */
const BOTH_SIDES = /^langhantel-(?!ecke-)/;

/** Whether an exercise of the catalogue is done with a bar that has plates on both sides. */
export function isLoadedOnBothSides(slug: string): boolean {
  return BOTH_SIDES.test(slug);
}
