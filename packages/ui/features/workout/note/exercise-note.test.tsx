import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { DatabaseProvider } from '@anwurf/db/client/react';
import { unopenedState } from '@anwurf/db/worker/unopened-state';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ExerciseNote } from './exercise-note.tsx';

test('a press that saves a note opens no new one, where the field has saved it meanwhile and is gone', async () => {
  const write = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const query = () => Promise.resolve({ rows: [] });
  const live = {
    query: (_sql: string, _params: readonly unknown[], callback: (result: { rows: unknown[] }) => void) => {
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
  fireEvent.change(field, { target: { value: 'Bank auf 3' } });
  const pressed = screen.getByRole('button', { name: 'Notiz speichern' });
  fireEvent.pointerDown(pressed);
  fireEvent.blur(field);
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(write).toHaveBeenCalledOnce();
  // The press ends with its button.
  expect(pressed.isConnected).toBe(false);
});
