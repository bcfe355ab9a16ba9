import type { Gender } from '../vocabulary/player.ts';
import { nearestAge } from './nearest-age.ts';
import type { FigureProvenance, GroupMark, HandballAnchor, Norms, ReferenceValue } from './norm-records.ts';
import { percentileOf } from './percentile.ts';
import { PERCENTILE_LIMITS, rateByBands, rateByPercentile, type Rating } from './rating.ts';
import { placeOf } from './place.ts';

/** A person to compare. */
export interface ComparedPerson {
  /** Full years on the day of the test. */
  readonly age: number;
  readonly gender: Gender;
}

/** Provenance of a comparison: its weakest part decides. */
export type Provenance = 'measured' | 'derived' | 'estimated';

export const PROVENANCE_WORDS: Readonly<Record<Provenance, string>> = {
  measured: 'gemessen',
  derived: 'abgeleitet',
  estimated: 'Richtwert (geschätzt)',
};

const KINDS: Readonly<Record<FigureProvenance, Provenance>> = {
  published: 'measured',
  derived: 'derived',
  interpolated: 'derived',
  estimated: 'estimated',
};
const WORST_LAST: readonly Provenance[] = ['measured', 'derived', 'estimated'];

/** The provenance of a comparison with these cells; an estimated spread counts as an estimate. */
export function provenanceOf(cells: readonly Pick<ReferenceValue, 'provenance' | 'sdProvenance'>[]): Provenance {
  const places = cells.flatMap(({ provenance, sdProvenance }) => [provenance, sdProvenance].map((one) => WORST_LAST.indexOf(KINDS[one])));
  return WORST_LAST[Math.max(...places)] ?? 'estimated';
}

export interface Comparison {
  /** 0 to 100, two decimals. */
  readonly percentile: number;
  /** The same as a whole place, 1 to 99: the one that is shown, and rated by. */
  readonly place: number;
  readonly rating: Rating;
  /** Percentiles at which the rating changes, best first: marks of the bar. */
  readonly limits: readonly number[];
  /** The measured population. */
  readonly population: string;
  /** Age of the compared group; may differ from the player's. */
  readonly age: number;
  readonly provenance: Provenance;
  /** Keys of `Norms.sources`. */
  readonly sources: readonly string[];
}

const average = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The cells of a test for a person: two for a diverse person if both exist, none for a test without values. */
export function cellsFor(norms: Norms, test: string, { age, gender }: ComparedPerson): readonly ReferenceValue[] {
  const ofTest = norms.values.filter((value) => value.test === test && (gender === 'diverse' || value.gender === gender));
  const nearest = nearestAge(
    age,
    ofTest.map((value) => value.age),
  );
  return ofTest.filter((value) => value.age === nearest);
}

/** A value in the unit of the test, and in metres if the test has a distance. */
export interface ComparedValue {
  readonly value: number;
  readonly metres?: number | undefined;
}

function percentileAmong(cells: readonly ReferenceValue[], { value, metres }: ComparedValue): number {
  const isByDistance = metres !== undefined && cells.every((cell) => cell.meanDistanceM !== undefined);
  const distribution = isByDistance
    ? { mean: average(cells.map((cell) => cell.meanDistanceM ?? 0)), stdDev: average(cells.map((cell) => cell.stdDevDistanceM ?? 1)) }
    : { mean: average(cells.map(({ mean }) => mean)), stdDev: average(cells.map(({ stdDev }) => stdDev)) };
  return percentileOf(isByDistance ? metres : value, distribution, cells[0]?.lowerIsBetter ?? false);
}

/**
 * Compares a value with the nearest age and the same sex; a diverse person with the average of both. One source rates: bands if
 * the table recommends them for this age and sex, else the percentile.
 * @returns null when the test has no reference values
 */
export function compare(norms: Norms, test: string, compared: ComparedValue, person: ComparedPerson): Comparison | null {
  const cells = cellsFor(norms, test, person);
  const [cell] = cells;
  if (cell === undefined) return null;
  const percentile = percentileAmong(cells, compared);
  const bands =
    cells.length > 1
      ? undefined
      : norms.bands.find(
          ({ use, gender, ages, ...of }) =>
            of.test === test && use === 'recommended' && gender === cell.gender && cell.age >= ages[0] && cell.age <= ages[1],
        );
  const place = placeOf(percentile);
  return {
    percentile,
    place,
    // By what is shown: two results at 'Perzentil 85' are rated alike.
    rating: bands ? rateByBands(compared.value, bands) : rateByPercentile(place),
    limits: bands ? bands.limits.map((limit) => percentileAmong(cells, { value: limit })) : PERCENTILE_LIMITS,
    population: [...new Set(cells.map(({ population }) => population))].join(' / '),
    age: cell.age,
    provenance: provenanceOf(cells),
    sources: [...new Set(cells.flatMap(({ source }) => source?.split('+') ?? []))],
  };
}

/** Values of named handball groups of the person's sex, of both for a diverse person. */
export function anchorsFor(norms: Norms, test: string, gender: Gender): readonly HandballAnchor[] {
  return (norms.tests[test]?.handballAnchors ?? []).filter((anchor) => gender === 'diverse' || anchor.gender === gender);
}

/** Marks of named groups of the person's own age and sex, of both sexes for a diverse person. */
export function marksFor(norms: Norms, test: string, { age, gender }: ComparedPerson): readonly GroupMark[] {
  return (norms.tests[test]?.groupMarks ?? []).filter(
    ({ ages, gender: of }) => (gender === 'diverse' || of === gender) && age >= ages[0] && age <= ages[1],
  );
}

/** Whether every value of a test is an estimate in its mean or its spread; false for a test without values. */
export function restsOnEstimates(norms: Norms, test: string): boolean {
  const values = norms.values.filter((value) => value.test === test);
  return values.length > 0 && values.every((value) => provenanceOf([value]) === 'estimated');
}
