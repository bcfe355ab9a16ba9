import * as z from 'zod/mini';
import { type Norms, NORM_SEXES, ratingBandsSchema, type ReferenceValue, referenceValueSchema, testInfoSchema } from './norm-records.ts';
import bands from './ranges.json' with { type: 'json' };
import values from './reference-values.json' with { type: 'json' };
import sources from './sources.json' with { type: 'json' };
import tests from './tests.json' with { type: 'json' };

/** Age, mean, SD, their provenance, source, indices of population and note, and metres where the test has them. */
type Cell = readonly (number | string | null)[];

interface StoredTest {
  readonly unit: string;
  readonly lowerIsBetter: boolean;
  readonly male: readonly Cell[];
  readonly female: readonly Cell[];
}

function toRecord(test: string, stored: StoredTest, gender: (typeof NORM_SEXES)[number], cell: Cell): ReferenceValue {
  const [age, mean, stdDev, provenance, sdProvenance, source, population, note, meanDistanceM, stdDevDistanceM] = cell;
  return z.parse(referenceValueSchema, {
    test,
    gender,
    age,
    mean,
    stdDev,
    unit: stored.unit,
    lowerIsBetter: stored.lowerIsBetter,
    provenance,
    sdProvenance,
    source,
    population: values.populations[Number(population)],
    note: note === null ? null : values.notes[Number(note)],
    ...(meanDistanceM !== undefined && { meanDistanceM, stdDevDistanceM }),
  });
}

let read: Norms | null = null;

/** The product's own table, second edition; its sources are in `sources.md` and `handball-sources.md`. Parsed once. */
export function ownNorms(): Norms {
  read ??= {
    values: Object.entries(values.tests as Record<string, StoredTest>).flatMap(([test, stored]) =>
      NORM_SEXES.flatMap((gender) => stored[gender].map((cell) => toRecord(test, stored, gender, cell))),
    ),
    bands: z.parse(z.array(ratingBandsSchema), bands),
    tests: z.parse(z.record(z.string(), testInfoSchema), tests),
    sources,
  };
  return read;
}
