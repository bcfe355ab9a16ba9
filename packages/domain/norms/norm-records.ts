import * as z from 'zod/mini';

/** Where a figure comes from, see `sources.md`. */
export const PROVENANCES = ['published', 'derived', 'interpolated', 'estimated'] as const;
export type FigureProvenance = (typeof PROVENANCES)[number];

/** The sexes that tables are made for. */
export const NORM_SEXES = ['male', 'female'] as const;
export type NormSex = (typeof NORM_SEXES)[number];

const positive = z.number().check(z.positive());
const provenance = z.enum(PROVENANCES);

/** One cell of the reference values: a test at an age and sex. Also the row of an operator's own table. */
export const referenceValueSchema = z.object({
  test: z.string(),
  gender: z.enum(NORM_SEXES),
  /** Full years. */
  age: z.int().check(z.minimum(5), z.maximum(100)),
  /** In `unit`. */
  mean: positive,
  stdDev: positive,
  unit: z.string(),
  lowerIsBetter: z.boolean(),
  /** Of the mean. */
  provenance,
  sdProvenance: provenance,
  /** Keys of the sources, joined by '+'; null: an estimate without an anchor. */
  source: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** On whom, never empty. */
  population: z.string(),
  /** Of the Yo-Yo test: its levels are no even scale, its metres are. */
  meanDistanceM: z.optional(positive),
  stdDevDistanceM: z.optional(positive),
});
export type ReferenceValue = z.infer<typeof referenceValueSchema>;

/** Bands of a source. `limits`: where excellent, good, average and below average end, the best first. */
export const ratingBandsSchema = z.object({
  test: z.string(),
  gender: z.enum(NORM_SEXES),
  /** First and last age in full years. */
  ages: z.tuple([z.int(), z.int()]),
  lowerIsBetter: z.boolean(),
  limits: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  source: z.string(),
  /** Only what is recommended rates; the rest is kept for the record. */
  use: z.enum(['recommended', 'optional']),
  note: z.string(),
});
export type RatingBands = z.infer<typeof ratingBandsSchema>;

const anchorSchema = z.object({
  gender: z.enum(NORM_SEXES),
  age: z.nullable(z.number()),
  mean: positive,
  sd: z.nullable(z.number()),
  n: z.nullable(z.int()),
  /** Which players. */
  level: z.string(),
  source: z.string(),
  /** Where the mean is in another unit than the test. */
  unitNote: z.optional(z.string()),
});
/** A figure of a named handball group: a mark to look at, never a percentile. */
export type HandballAnchor = z.infer<typeof anchorSchema>;

/** What is said of a test beside its values. */
export const testInfoSchema = z.object({
  unit: z.string(),
  comparisonGroup: z.nullable(z.string()),
  protocol: z.string(),
  userHint: z.string(),
  noReference: z.optional(z.boolean()),
  handballAnchors: z.optional(z.array(anchorSchema)),
});
export type TestInfo = z.infer<typeof testInfoSchema>;

/** Everything that a comparison reads. */
export interface Norms {
  readonly values: readonly ReferenceValue[];
  readonly bands: readonly RatingBands[];
  readonly tests: Readonly<Record<string, TestInfo>>;
  /** Citations by key. */
  readonly sources: Readonly<Record<string, string>>;
}
