import { useEffect, useRef } from 'react';
import type { ExerciseRun } from './use-exercise-run.ts';

/** Scrolls to what is new: a record at the top, and then as far as the row being entered needs. */
export function useScrollToNews({ records, shownNumber }: Pick<ExerciseRun, 'records' | 'shownNumber'>) {
  const top = useRef<HTMLDivElement>(null);
  const hasRecord = records.length > 0;
  const view = `${hasRecord} ${shownNumber}`;
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    if (hasRecord) window.scrollTo({ top: 0 });
    top.current?.querySelector('[data-entered]')?.scrollIntoView({ block: 'nearest' });
  }, [view, hasRecord]);
  return top;
}
