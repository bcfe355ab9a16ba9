// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Platform, PlatformContext } from '../../platform.tsx';
import { OpenedFile } from './opened-file.tsx';

afterEach(cleanup);

function show(succeeds = true) {
  let take: ((file: File) => void) | undefined;
  const platform: Pick<Platform, 'openedFile'> = {
    openedFile: (listener) => {
      take = listener;
      return () => (take = undefined);
    },
  };
  const imported: File[] = [];
  const { unmount } = render(
    <PlatformContext value={platform as Platform}>
      <OpenedFile
        isBusy={() => false}
        onImport={async (file, onDone) => {
          imported.push(file);
          if (succeeds) onDone();
        }}
      />
    </PlatformContext>,
  );
  return { imported, unmount, isSubscribed: () => take !== undefined, open: (file: File) => act(() => take?.(file)) };
}

const file = new File(['{}'], 'anwurf-daten-2026-11-20.json');
const offer = '„anwurf-daten-2026-11-20.json“ importieren';

test('an opened export is offered, taken over by a press alone, and offered no longer then', async () => {
  const { imported, open } = show();
  open(file);
  const row = await screen.findByText(offer);
  expect(imported).toEqual([]);
  fireEvent.click(row);
  expect(imported).toEqual([file]);
  await act(() => Promise.resolve());
  expect(screen.queryByText(offer)).toBeNull();
});

test('one that could not be taken over stays', async () => {
  const { open } = show(false);
  open(file);
  fireEvent.click(await screen.findByText(offer));
  await act(() => Promise.resolve());
  expect(screen.getByText(offer)).toBeTruthy();
});

test('leaving the settings ends the subscription', () => {
  const { unmount, isSubscribed } = show();
  expect(isSubscribed()).toBe(true);
  unmount();
  expect(isSubscribed()).toBe(false);
});
