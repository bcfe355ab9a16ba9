import { useEffect, useRef } from 'react';
import type { ExerciseRun } from './use-exercise-run.ts';

/** Scrolls to the news: the record or the sum at the top, else the row being entered. */
export function useScrollToNews({ showsNews, shownNumber }: Pick<ExerciseRun, 'showsNews' | 'shownNumber'>) {
  const top = useRef<HTMLDivElement>(null);
  const view = showsNews ? 'top' : shownNumber;
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    if (view === 'top') window.scrollTo({ top: 0 });
    else if (view !== null) top.current?.querySelector('[data-entered]')?.scrollIntoView({ block: 'nearest' });
  }, [view]);
  return top;
}
