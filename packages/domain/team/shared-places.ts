import * as z from 'zod/mini';
import { readStoredResults } from '../fitness/stored-test.ts';
import { subTestOf } from '../fitness/sub-tests.ts';
import type { TestCategory } from '../fitness/test-category.ts';
import type { ComparedPerson } from '../norms/compare.ts';
import type { Norms } from '../norms/norm-records.ts';
import { placeOfResult } from './test-cell.ts';

/** Where a result stands among players of the same age and sex. */
export interface SharedPlace {
  /** Of a hundred, 1 to 99. */
  readonly place: number;
  /** Whether the values it is compared with are estimates. */
  readonly isEstimated: boolean;
}

/** Places of a stored test by sub-test. */
export type SharedPlaces = Readonly<Record<string, SharedPlace>>;

/**
 * The places of a stored test, as the player's own history shows them. A team gets these and not the age and sex from which they follow.
 * @param results as stored in `fitness_tests`
 * @param person as of the day of the test; null: not known
 * @returns without the sub-tests that have no reference values
 */
export function placesOf(norms: Norms, category: TestCategory, results: unknown, person: ComparedPerson | null): SharedPlaces {
  return Object.fromEntries(
    [...readStoredResults(category, results)].flatMap(([id, result]) => {
      const test = subTestOf(category, id);
      const place = test === undefined ? null : placeOfResult(norms, test, result, person);
      return place === null ? [] : [[id, place]];
    }),
  );
}

const placeSchema = z.object({ place: z.int().check(z.minimum(1), z.maximum(99)), isEstimated: z.boolean() });
const placesSchema = z.record(z.string(), z.unknown());

/** Reads stored places; skips what is not readable. */
export function readPlaces(stored: unknown): ReadonlyMap<string, SharedPlace> {
  const known = z.safeParse(placesSchema, stored).data ?? {};
  return new Map(
    Object.entries(known).flatMap(([id, one]) => {
      const place = z.safeParse(placeSchema, one).data;
      return place === undefined ? [] : [[id, place] as const];
    }),
  );
}
