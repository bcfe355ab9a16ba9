import * as z from 'zod/mini';
import { LEG_LENGTH } from './y-balance.ts';
import type { Extra, SubTest } from './sub-test.ts';
import { type Trial, validTrials } from './trials.ts';

const trialsSchema = z.array(z.union([z.number(), z.literal('invalid'), z.null()])).check(z.maxLength(6));

/** Entries of a sub-test while the test is running. */
export const testEntrySchema = z.object({
  /** Left side where there are sides. */
  trials: trialsSchema,
  /** Right side; empty without sides. */
  right: trialsSchema,
  /** Chosen value by the documents' field. */
  extras: z.record(z.string(), z.string()),
  /** For the Y-balance test, in cm; null: not measured. */
  legLength: z.nullable(z.number().check(z.minimum(LEG_LENGTH.min), z.maximum(LEG_LENGTH.max))),
});
export type TestEntry = z.infer<typeof testEntrySchema>;

/** An empty entry. */
export function emptyEntry(test: SubTest): TestEntry {
  const none = Array.from({ length: test.trials }, () => null);
  return { trials: none, right: test.sideField === null ? [] : [...none], extras: {}, legLength: null };
}

/** Whether any trial counts: otherwise the sub-test is not part of the result. */
export function hasValidTrial({ trials, right }: TestEntry): boolean {
  return validTrials(trials).length + validTrials(right).length > 0;
}

/** A side of a test; `trials` is a test without sides or the left one. */
export type EntrySide = 'trials' | 'right';

/** The entry with a trial set. */
export function withTrial(entry: TestEntry, side: EntrySide, index: number, trial: Trial): TestEntry {
  return { ...entry, [side]: entry[side].with(index, trial) };
}

/** The next empty trial, the other side last; null when all are filled. */
export function nextOpenTrial(entry: TestEntry): { side: EntrySide; index: number } | null {
  for (const side of ['trials', 'right'] as const) {
    const index = entry[side].indexOf(null);
    if (index !== -1) return { side, index };
  }
  return null;
}

/** The choice that is missing before a trial is stored, because it decides whether the result is compared; null: none. */
export function missingChoice(test: SubTest, { extras }: TestEntry): Extra | null {
  return test.extras.find(({ field, decides }) => decides === true && extras[field] === undefined) ?? null;
}
