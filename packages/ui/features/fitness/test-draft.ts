import { newId } from '@anwurf/db/commands/new-id';
import { type Conditions, conditionsSchema } from '@anwurf/domain/fitness/conditions';
import { emptyEntry, type TestEntry, testEntrySchema } from '@anwurf/domain/fitness/test-entry';
import { SUB_TESTS } from '@anwurf/domain/fitness/sub-tests';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import type { TestCategory } from '@anwurf/domain/fitness/test-category';
import { USUAL_TIMES } from '@anwurf/domain/fitness/test-day';
import { format } from 'date-fns';
import * as z from 'zod/mini';
import { localDay } from '../../data/local-day.ts';
import { keptOfUser } from '../../storage/kept-of-user.ts';

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
});

/** A test under way, with the circumstances that it was begun in. */
export type TestDraft = z.infer<typeof draftSchema>;

const draftsOf = (userId: string) => keptOfUser('fitnessTestDraft', z.record(z.string(), draftSchema), userId);

const restoring = new EventTarget();

/** The test under way of each category; it survives a reload. */
export function testDraftOf(userId: string, category: TestCategory) {
  const kept = draftsOf(userId);
  const others = () => Object.fromEntries(Object.entries(kept.read() ?? {}).filter(([of]) => of !== category));
  const read = () => kept.read()?.[category] ?? null;
  const keep = (draft: TestDraft) => kept.keep({ ...others(), [category]: draft });
  return {
    read,
    keep,
    drop: () => kept.keep(others()),
    /** Keeps a draft that was dropped or replaced, and notifies the open screen. */
    restore(draft: TestDraft) {
      keep(draft);
      restoring.dispatchEvent(new Event(category));
    },
    /** @returns how to stop listening */
    onRestored(listener: (draft: TestDraft | null) => void): () => void {
      const tell = () => listener(read());
      restoring.addEventListener(category, tell);
      return () => restoring.removeEventListener(category, tell);
    },
  };
}

/** Whether something was measured or written that would be missed. */
export function hasContent({ entries, notes, yoyo }: TestDraft): boolean {
  const trials = Object.values(entries).flatMap(({ trials: left, right }) => [...left, ...right]);
  return yoyo !== null || notes !== '' || trials.some((trial) => trial !== null);
}

/** A test that begins. @param day local day of a test that was done before today; null: it is done now */
export function newTestDraft(conditions: Conditions, day: string | null): TestDraft {
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
  };
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
export function currentTest(category: TestCategory, draft: TestDraft): SubTest | undefined {
  return SUB_TESTS[category][draft.index];
}
