import { useEffect, useRef } from 'react';
import type { ExerciseRun } from './use-exercise-run.ts';

/**
 * Scrolls on until no line lies half under the head, where it reads as a fault: the lines above the entered row go behind the head, the
 * row itself, where it is higher than the room it has, begins below it.
 */
function hideCutLines(content: HTMLElement, entered: Element): void {
  const head = document.querySelector('main header')?.getBoundingClientRect().bottom ?? 0;
  const row = entered.getBoundingClientRect().top;
  const cut = [...content.querySelectorAll('tr, h1, dt, dd, p')].flatMap((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return top < head && bottom > head && bottom <= row + 1 ? [bottom] : [];
  });
  const edge = row < head ? row : Math.max(head, ...cut);
  if (edge !== head) window.scrollBy({ top: edge - head });
}

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
    const entered = top.current?.querySelector('[data-entered]');
    if (!entered || top.current === null) return;
    entered.scrollIntoView({ block: 'nearest' });
    hideCutLines(top.current, entered);
  }, [view, hasRecord]);
  return top;
}
