import { newId } from '@anwurf/db/commands/new-id';
import { type Conditions, conditionsSchema } from '@anwurf/domain/fitness/conditions';
import { emptyEntry, type TestEntry, testEntrySchema } from '@anwurf/domain/fitness/test-entry';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { parseCategory, TEST_CATEGORIES, type TestCategory } from '@anwurf/domain/fitness/test-category';
import { USUAL_TIMES } from '@anwurf/domain/fitness/test-day';
import { format } from 'date-fns';
import * as z from 'zod/mini';
import { localDay } from '../../data/local-day.ts';
import { keptOfUser } from '../../storage/kept-of-user.ts';
import { batteryPlan, categoryPlan, type TestPlan } from './test-plan.ts';

/** A battery as it was when its run began: another device may change or delete it meanwhile. */
const batterySchema = z.object({
  name: z.string(),
  tests: z.array(z.string()),
  /** Ids of the tests that are made of it, by category. */
  rows: z.record(z.enum(TEST_CATEGORIES), z.uuid()),
  /** Why a test was left out, by test. */
  skipped: z.record(z.string(), z.string()),
});

const draftSchema = z.object({
  /** Of the test that is made of it. */
  id: z.uuid(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  /** Local day (YYYY-MM-DD) of a test that is entered later; none: it is done now. */
  day: z.optional(z.nullable(z.string())),
  conditions: conditionsSchema,
  /** The sub-test that it is at; behind the last one stands the summary. */
  index: z.int().check(z.minimum(0)),
  /** By sub-test. */
  entries: z.record(z.string(), testEntrySchema),
  notes: z.string(),
  /** When the last trial was saved, for the rest before the next one; null: none yet. */
  lastTrialAt: z.nullable(z.number()),
  /** A running clock, and which trial it is for: it counts from an instant, so a reload loses nothing. */
  clock: z.nullable(z.object({ of: z.string(), startsAt: z.number() })),
  /** The Yo-Yo test under way; missed lines and the end that the player set, in seconds since its start. */
  yoyo: z.nullable(
    z.object({
      startsAt: z.number(),
      pausedAt: z.nullable(z.number()),
      misses: z.array(z.number()),
      endedAt: z.optional(z.nullable(z.number())),
    }),
  ),
  /** None: the tests of a category. */
  battery: z.optional(batterySchema),
});

/** A test under way, with the circumstances that it was begun in. */
export type TestDraft = z.infer<typeof draftSchema>;

const draftsOf = (userId: string) => keptOfUser('fitnessTestDraft', z.record(z.string(), draftSchema), userId);

const restoring = new EventTarget();

/**
 * The test under way of each category and battery; it survives a reload.
 * @param key of its plan
 */
export function testDraftOf(userId: string, key: string) {
  const kept = draftsOf(userId);
  const others = () => Object.fromEntries(Object.entries(kept.read() ?? {}).filter(([of]) => of !== key));
  const read = () => kept.read()?.[key] ?? null;
  const keep = (draft: TestDraft) => kept.keep({ ...others(), [key]: draft });
  return {
    read,
    keep,
    drop: () => kept.keep(others()),
    /** Keeps a draft that was dropped or replaced, and notifies the open screen. */
    restore(draft: TestDraft) {
      keep(draft);
      restoring.dispatchEvent(new Event(key));
    },
    /** @returns how to stop listening */
    onRestored(listener: (draft: TestDraft | null) => void): () => void {
      const tell = () => listener(read());
      restoring.addEventListener(key, tell);
      return () => restoring.removeEventListener(key, tell);
    },
  };
}

/** Whether something was measured or written that would be missed. */
export function hasContent({ entries, notes, yoyo }: TestDraft): boolean {
  const trials = Object.values(entries).flatMap(({ trials: left, right }) => [...left, ...right]);
  return yoyo !== null || notes !== '' || trials.some((trial) => trial !== null);
}

const rowIds = () => Object.fromEntries(TEST_CATEGORIES.map((category) => [category, newId()])) as Record<TestCategory, string>;

/** A test that begins. @param day local day of a test that was done before today; null: it is done now */
export function newTestDraft({ key, title, tests }: TestPlan, conditions: Conditions, day: string | null): TestDraft {
  const isBattery = parseCategory(key) === undefined;
  return {
    id: newId(),
    startedAt: Date.now(),
    day,
    conditions,
    index: 0,
    entries: {},
    notes: '',
    lastTrialAt: null,
    clock: null,
    yoyo: null,
    ...(isBattery && { battery: { name: title, tests: tests.map(({ id }) => id), rows: rowIds(), skipped: {} } }),
  };
}

/** The tests of a draft; null: it is of no category, and of no battery. */
export function planOfDraft(key: string, { battery }: TestDraft): TestPlan | null {
  const category = parseCategory(key);
  if (category !== undefined) return categoryPlan(category);
  return battery === undefined ? null : batteryPlan({ id: key, ...battery });
}

/** Local day and time of a draft's test: of one that is entered later the middle of the part of the day. */
export function momentOf({ startedAt, day, conditions }: TestDraft): { readonly day: string; readonly time: string } {
  if (day) return { day, time: USUAL_TIMES[conditions.tageszeit] };
  return { day: localDay(new Date(startedAt)), time: format(startedAt, 'HH:mm') };
}

/** Entries of a sub-test. */
export function entryOf(draft: TestDraft, test: SubTest): TestEntry {
  return draft.entries[test.id] ?? emptyEntry(test);
}

/** The sub-test that it is at; undefined: all are done. */
export function currentTest(plan: TestPlan, draft: TestDraft): SubTest | undefined {
  return plan.tests[draft.index];
}
