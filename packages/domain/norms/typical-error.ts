import * as z from 'zod/mini';
import errors from './typical-errors.json' with { type: 'json' };

const positive = z.number().check(z.positive());

/**
 * Where a typical error comes from: `published` stands in the source, `derived` was calculated from its figures, `practice` is an
 * estimate of ours that no study backs.
 */
const ERROR_BASES = ['published', 'derived', 'practice'] as const;

const typicalErrorSchema = z
  .object({
    /** Of the value, in percent (a coefficient of variation). */
    percent: z.optional(positive),
    /** In the unit that is compared. */
    absolute: z.optional(positive),
    basis: z.enum(ERROR_BASES),
    /** Key of `Norms.sources`; null for practice alone. */
    source: z.nullable(z.string()),
    /** How its measurement may differ from the player's, German. */
    caution: z.string().check(z.minLength(1)),
  })
  .check(
    z.refine(({ percent, absolute }) => (percent === undefined) !== (absolute === undefined), 'an error is a percentage or a value'),
    z.refine(({ basis, source }) => (basis === 'practice') === (source === null), 'a source for all but practice'),
  );

/** The typical error of a test: the standard deviation of one person's repeated results (Hopkins 2000, Sports Med 30(1):1-15). */
export type TypicalError = z.infer<typeof typicalErrorSchema>;

let read: Readonly<Record<string, TypicalError>> | null = null;

/** All known typical errors by test, parsed once; their sources are in `sources.md`. */
export function typicalErrors(): Readonly<Record<string, TypicalError>> {
  read ??= z.parse(z.record(z.string(), typicalErrorSchema), errors);
  return read;
}

/** Size of a typical error at a value, both in the unit that is compared. */
export function errorAt({ percent, absolute }: TypicalError, value: number): number {
  return absolute ?? (value * (percent ?? 0)) / 100;
}
