import * as z from 'zod/mini';

/** Provenance of a value, see `sources.md`. */
export const PROVENANCES = ['published', 'derived', 'interpolated', 'estimated'] as const;
export type FigureProvenance = (typeof PROVENANCES)[number];

/** The sexes with tables. */
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
  /** Population, never empty. */
  population: z.string(),
  /** For the Yo-Yo test: its levels are not an even scale, its metres are. */
  meanDistanceM: z.optional(positive),
  stdDevDistanceM: z.optional(positive),
});
export type ReferenceValue = z.infer<typeof referenceValueSchema>;

/** Bands of a source. `limits`: where excellent, good, average and below average end, best first. */
export const ratingBandsSchema = z.object({
  test: z.string(),
  gender: z.enum(NORM_SEXES),
  /** First and last age in full years. */
  ages: z.tuple([z.int(), z.int()]),
  lowerIsBetter: z.boolean(),
  limits: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  source: z.string(),
  /** Only recommended bands rate; the others are kept for the record. */
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
  /** Level of the players. */
  level: z.string(),
  source: z.string(),
  /** Unit of the mean, when it differs from the test's. */
  unitNote: z.optional(z.string()),
});
/** A value of a named handball group: a mark to look at, never a percentile. */
export type HandballAnchor = z.infer<typeof anchorSchema>;

const groupMarkSchema = z.object({
  gender: z.enum(NORM_SEXES),
  /** First and last age of the group in full years. */
  ages: z.tuple([z.int(), z.int()]),
  /** Name of the group, German. */
  group: z.string().check(z.minLength(1)),
  /** Marks of 'needs improvement', 'average' and 'good' in the test's unit. */
  marks: z.tuple([positive, positive, positive]),
  source: z.string(),
  /** Facts about its measurement that may differ from ours, German. */
  caution: z.string().check(z.minLength(1)),
});
/** Marks of a named group of another sport for its own age and sex: to look at, never a percentile. */
export type GroupMark = z.infer<typeof groupMarkSchema>;

/** Facts about a test besides its values. */
export const testInfoSchema = z.object({
  unit: z.string(),
  comparisonGroup: z.nullable(z.string()),
  protocol: z.string(),
  userHint: z.string(),
  noReference: z.optional(z.boolean()),
  handballAnchors: z.optional(z.array(anchorSchema)),
  groupMarks: z.optional(z.array(groupMarkSchema)),
});
export type TestInfo = z.infer<typeof testInfoSchema>;

/** All data for a comparison. */
export interface Norms {
  readonly values: readonly ReferenceValue[];
  readonly bands: readonly RatingBands[];
  readonly tests: Readonly<Record<string, TestInfo>>;
  /** Citations by key. */
  readonly sources: Readonly<Record<string, string>>;
}
