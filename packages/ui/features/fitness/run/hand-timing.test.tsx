import { SUB_TESTS } from '@anwurf/domain/fitness/sub-tests';
import { emptyEntry } from '@anwurf/domain/fitness/test-entry';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HandTiming } from './hand-timing.tsx';

afterEach(cleanup);

test('timing by hand says its error before the first trial, and not again after it', () => {
  const [sprint] = SUB_TESTS.antritt;
  if (sprint === undefined) throw new Error('no sprint');
  const entry = emptyEntry(sprint);
  const { rerender } = render(<HandTiming entry={entry} />);
  expect(screen.getByText(/^Von Hand gestoppt ist eine Zeit meist gut 0,2\ss kürzer/)).toBeDefined();
  rerender(<HandTiming entry={{ ...entry, trials: [2.31] }} />);
  expect(screen.queryByText(/Von Hand/)).toBeNull();
});
