import * as z from 'zod/mini';
import { LEG_LENGTH } from './y-balance.ts';
import type { SubTest } from './sub-test.ts';
import { type Trial, validTrials } from './trials.ts';

const trialsSchema = z.array(z.union([z.number(), z.literal('invalid'), z.null()])).check(z.maxLength(6));

/** What is entered of a sub-test while the test goes on. */
export const testEntrySchema = z.object({
  /** Of the left side where there are sides. */
  trials: trialsSchema,
  /** Of the right side; empty without sides. */
  right: trialsSchema,
  /** Chosen value by the documents' field. */
  extras: z.record(z.string(), z.string()),
  /** Of the Y-balance test, in cm; null: not measured. */
  legLength: z.nullable(z.number().check(z.minimum(LEG_LENGTH.min), z.maximum(LEG_LENGTH.max))),
});
export type TestEntry = z.infer<typeof testEntrySchema>;

/** Nothing entered yet. */
export function emptyEntry(test: SubTest): TestEntry {
  const none = Array.from({ length: test.trials }, () => null);
  return { trials: none, right: test.sideField === null ? [] : [...none], extras: {}, legLength: null };
}

/** Whether anything counts: without that a sub-test is not part of the result. */
export function hasValidTrial({ trials, right }: TestEntry): boolean {
  return validTrials(trials).length + validTrials(right).length > 0;
}

/** A side of a test; `trials` stands for both a test without sides and the left one. */
export type EntrySide = 'trials' | 'right';

/** The entry with a trial set. */
export function withTrial(entry: TestEntry, side: EntrySide, index: number, trial: Trial): TestEntry {
  return { ...entry, [side]: entry[side].with(index, trial) };
}

/** The next trial that has nothing yet, the other side last; null when all are there. */
export function nextOpenTrial(entry: TestEntry): { side: EntrySide; index: number } | null {
  for (const side of ['trials', 'right'] as const) {
    const index = entry[side].indexOf(null);
    if (index !== -1) return { side, index };
  }
  return null;
}
