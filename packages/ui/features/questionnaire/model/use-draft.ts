import { newSubmission } from '@anwurf/db/commands/submit-questionnaire';
import { useEffect, useState } from 'react';
import { type Draft, keepDraft, keptIds, onDroppedElsewhere, readDraft } from './draft.ts';

/** The user's draft, and a way to change it that keeps it on the device. */
export function useDraft(userId: string): readonly [Draft, (change: Partial<Draft>) => Draft] {
  const [draft, setDraft] = useState(() => readDraft(userId));

  useEffect(() => {
    // Submitted in another tab: what is typed here is a questionnaire of its own, never that one written over.
    return onDroppedElsewhere(userId, () => setDraft((before) => ({ ...before, ids: newSubmission() })));
  }, [userId]);

  function keep(change: Partial<Draft>): Draft {
    // Tabs that begin at once share their keys, so that both ask for one plan.
    const next = { ...draft, ids: keptIds(userId) ?? draft.ids, ...change };
    setDraft(next);
    keepDraft(userId, next);
    return next;
  }
  return [draft, keep];
}
