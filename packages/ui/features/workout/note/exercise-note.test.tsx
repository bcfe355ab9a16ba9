import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { DatabaseProvider } from '@anwurf/db/client/react';
import { unopenedState } from '@anwurf/db/worker/unopened-state';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ExerciseNote } from './exercise-note.tsx';

/** The note's screen. @returns the writes, and how the store's note becomes another */
async function openNote() {
  const write = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const query = () => Promise.resolve({ rows: [] });
  let show: (result: { rows: unknown[] }) => void = () => undefined;
  const live = {
    query: (_sql: string, _params: readonly unknown[], callback: typeof show) => {
      show = callback;
      callback({ rows: [] });
      return Promise.resolve({ unsubscribe: () => Promise.resolve() });
    },
  };
  const sync = { state: () => ({ ...unopenedState, firstSyncDone: true }), subscribe: () => () => undefined };
  render(
    <DatabaseProvider database={{ live, sync, query, write } as unknown as LocalDatabase}>
      <ExerciseNote exerciseName="Kniebeuge" />
    </DatabaseProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Notiz zur Übung' }));
  const field = screen.getByRole('textbox', { name: 'Notiz zur Übung' });
  return { write, field, arrive: (note: string) => act(() => show({ rows: [{ id: 'one', note }] })) };
}

const fieldIsGone = () => waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());

test('a press that saves a note opens no new one, where the field has saved it meanwhile and is gone', async () => {
  const { write, field } = await openNote();
  fireEvent.change(field, { target: { value: 'Bank auf 3' } });
  const pressed = screen.getByRole('button', { name: 'Notiz speichern' });
  fireEvent.pointerDown(pressed);
  fireEvent.blur(field);
  await fieldIsGone();
  expect(write).toHaveBeenCalledOnce();
  // The press ends with its button.
  expect(pressed.isConnected).toBe(false);
});

test('a field in which nothing was typed leaves the note as it is, also one that arrives meanwhile', async () => {
  const { write, field, arrive } = await openNote();
  arrive('Bank auf 3');
  fireEvent.blur(field);
  await fieldIsGone();
  expect(write).not.toHaveBeenCalled();
  expect(screen.getByText('Bank auf 3')).toBeDefined();
});
