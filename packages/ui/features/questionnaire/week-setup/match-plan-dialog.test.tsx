// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toastQueue } from '../../../kit/overlay/toast-queue.ts';
import { MatchPlanDialog } from './match-plan-dialog.tsx';

// The queue may still hold what another file's tests have said.
beforeEach(() => toastQueue.clear());
afterEach(() => {
  cleanup();
  toastQueue.clear();
});

const match = { key: 'a', kind: 'match', time: null, minutes: null, title: null, place: null, isCancelled: false } as const;

test.each([
  [true, ['Spielplan übernommen']],
  [false, []],
])('a match plan is said to be taken over once it is on disk (%s)', async (isStored, said) => {
  let closed = 0;
  let settle = () => {};
  const stored = new Promise<boolean>((resolve) => {
    settle = () => resolve(isStored);
  });
  render(
    <MatchPlanDialog
      found={{ events: [{ ...match, day: '2026-12-05' }], outside: 0, broken: 0 }}
      known={{ matchDates: [], matchFreeDates: [] }}
      today="2026-11-25"
      store={() => stored}
      onTaken={() => undefined}
      onClose={() => {
        closed += 1;
      }}
    />,
  );
  const titles = () => toastQueue.visibleToasts.map(({ content }) => content.title);
  fireEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await Promise.resolve();
  expect([titles(), closed]).toEqual([[], 0]);
  settle();
  await expect.poll(() => closed).toBe(1);
  expect(titles()).toEqual(said);
});
