import { SUB_TESTS } from '@anwurf/domain/fitness/sub-tests';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import type { TestCategory } from '@anwurf/domain/fitness/test-category';
import type { TestEntry } from '@anwurf/domain/fitness/test-entry';
import { useEffect, useState } from 'react';
import { useUserId } from '../../../storage/user-id.tsx';
import { entryOf, type TestDraft, testDraftOf } from '../test-draft.ts';

/** A test under way. */
export interface TestRun {
  category: TestCategory;
  draft: TestDraft;
  change: (part: Partial<TestDraft>) => void;
  setEntry: (test: SubTest, entry: TestEntry) => void;
  /** To a sub-test, or behind the last one to the summary. */
  goTo: (index: number) => void;
  drop: () => void;
  /** Takes back a {@link drop}. */
  restore: () => void;
}

/** The test that was begun on this device; each change is kept at once. Null: none was. */
export function useTestRun(category: TestCategory): TestRun | null {
  const userId = useUserId();
  const [draft, setDraft] = useState(() => testDraftOf(userId, category).read());
  useEffect(() => testDraftOf(userId, category).onRestored(setDraft), [userId, category]);
  if (draft === null) return null;

  function change(part: Partial<TestDraft>) {
    // A value kept meanwhile, such as a trial just before a clock stopped, belongs to it.
    const next = { ...(testDraftOf(userId, category).read() ?? draft), ...part } as TestDraft;
    testDraftOf(userId, category).keep(next);
    setDraft(next);
  }

  return {
    category,
    draft,
    change,
    setEntry(test, entry) {
      const trialsBefore = JSON.stringify([entryOf(draft, test).trials, entryOf(draft, test).right]);
      const isTrial = trialsBefore !== JSON.stringify([entry.trials, entry.right]);
      change({ entries: { ...draft.entries, [test.id]: entry }, ...(isTrial && { lastTrialAt: Date.now() }) });
    },
    goTo: (index) =>
      change({ index: Math.min(Math.max(0, index), SUB_TESTS[category].length), clock: null, yoyo: null, lastTrialAt: null }),
    drop: () => testDraftOf(userId, category).drop(),
    restore: () => testDraftOf(userId, category).restore(draft),
  };
}
