import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import type { TestEntry } from '@anwurf/domain/fitness/test-entry';
import { useEffect, useState } from 'react';
import { useUserId } from '../../../storage/user-id.tsx';
import { entryOf, planOfDraft, type TestDraft, testDraftOf } from '../test-draft.ts';
import type { TestPlan } from '../test-plan.ts';

/** A test under way. */
export interface TestRun {
  plan: TestPlan;
  draft: TestDraft;
  change: (part: Partial<TestDraft>) => void;
  setEntry: (test: SubTest, entry: TestEntry) => void;
  /** To a sub-test, or behind the last one to the summary. */
  goTo: (index: number) => void;
  /** Leaves a test of a battery out, and goes on. */
  skip: (test: SubTest, reason: string) => void;
  drop: () => void;
  /** Takes back a {@link drop}. */
  restore: () => void;
}

/**
 * The test that was begun on this device; each change is kept at once. Null: none was.
 * @param key of its plan
 */
export function useTestRun(key: string): TestRun | null {
  const userId = useUserId();
  const [draft, setDraft] = useState(() => testDraftOf(userId, key).read());
  useEffect(() => testDraftOf(userId, key).onRestored(setDraft), [userId, key]);
  const plan = draft === null ? null : planOfDraft(key, draft);
  if (draft === null || plan === null) return null;
  const last = plan.tests.length;

  function change(part: Partial<TestDraft>) {
    // A value kept meanwhile, such as a trial just before a clock stopped, belongs to it.
    const next = { ...(testDraftOf(userId, key).read() ?? draft), ...part } as TestDraft;
    testDraftOf(userId, key).keep(next);
    setDraft(next);
  }

  return {
    plan,
    draft,
    change,
    setEntry(test, entry) {
      const trialsBefore = JSON.stringify([entryOf(draft, test).trials, entryOf(draft, test).right]);
      const isTrial = trialsBefore !== JSON.stringify([entry.trials, entry.right]);
      change({ entries: { ...draft.entries, [test.id]: entry }, ...(isTrial && { lastTrialAt: Date.now() }) });
    },
    goTo: (index) => change({ index: Math.min(Math.max(0, index), last), clock: null, yoyo: null, lastTrialAt: null }),
    skip(test, reason) {
      const { battery, index } = draft;
      const left = battery && { battery: { ...battery, skipped: { ...battery.skipped, [test.id]: reason } } };
      change({ index: Math.min(index + 1, last), clock: null, yoyo: null, lastTrialAt: null, ...left });
    },
    drop: () => testDraftOf(userId, key).drop(),
    restore: () => testDraftOf(userId, key).restore(draft),
  };
}
