import { useSyncState } from '@anwurf/db/client/react';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { anyAnswers } from '@anwurf/db/queries/questionnaires';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changingDevice } from './changing-device.test-support.tsx';

const any = anyAnswers();

it('draws a component again only when its part of the sync’s state changes', async () => {
  const { wrapper, become } = changingDevice();
  let drawn = 0;
  const { result } = renderHook(
    () => {
      drawn += 1;
      return useSyncState(({ connection }) => connection === 'online');
    },
    { wrapper },
  );
  await become('online');
  expect(result.current).toBe(true);
  const before = drawn;
  await become('online', true);
  expect(drawn).toBe(before);
  await become('offline');
  expect(result.current).toBe(false);
});

it('draws the rows of a query no further time when the sync has only sent something', async () => {
  const { wrapper, become } = changingDevice();
  let drawn = 0;
  renderHook(
    () => {
      drawn += 1;
      return useRows(any);
    },
    { wrapper },
  );
  const before = drawn;
  await become('connecting');
  await become('online');
  expect(drawn).toBe(before);
});
