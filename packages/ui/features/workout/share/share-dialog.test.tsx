// @vitest-environment happy-dom
import { DatabaseProvider } from '@anwurf/db/client/react';
import type { LocalDatabase, SyncState } from '@anwurf/db/client/local-database';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toastQueue } from '../../../kit/overlay/toast-queue.ts';
import { ShareDialog } from './share-dialog.tsx';

afterEach(cleanup);

const report = {
  planName: null,
  sessionOrder: null,
  durationMinutes: 1,
  startedAt: null,
  endedAt: null,
  day: null,
  editedAt: null,
  exercises: [],
  records: [],
};

/** A database that answers with nothing. */
function database(connection: SyncState['connection'], written: unknown[], isServerAway = false): LocalDatabase {
  const state = { connection, isServerAway, firstSyncDone: true } as SyncState;
  return {
    live: {
      query: () =>
        Promise.resolve({ initialResults: { rows: [] }, unsubscribe: () => Promise.resolve(), refresh: () => Promise.resolve() }),
    },
    query: () => Promise.resolve({ rows: [] }),
    write: (changes) => Promise.resolve(void written.push(changes)),
    sync: { state: () => state, subscribe: () => () => undefined } as unknown as LocalDatabase['sync'],
    close: () => Promise.resolve(),
  };
}

test('a player whose session ended reads so, and nothing is shared', async () => {
  const written: unknown[] = [];
  render(
    <DatabaseProvider database={database('signed-out', written)}>
      <ShareDialog workoutId="019a0000-0000-7000-8000-000000000001" sessionId={null} report={report} onClose={() => undefined} />
    </DatabaseProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Teilen' }));
  await expect
    .poll(() => toastQueue.visibleToasts.map(({ content }) => [content.title, content.text]))
    .toEqual([['Fehler beim Teilen', 'Du musst angemeldet sein, um Trainings zu teilen.']]);
  expect(written).toEqual([]);
});

test.each([
  ['online', false, ['Training geteilt!', undefined]],
  ['connecting', false, ['Training geteilt!', undefined]],
  ['offline', false, ['Wird geteilt, sobald du wieder Empfang hast', 'Den Link kannst du schon verschicken.']],
  ['offline', true, ['Wird geteilt, sobald der Server antwortet', 'Den Link kannst du schon verschicken.']],
] as const)('%s (server away: %s) a shared workout says whether its link can be opened', async (connection, isServerAway, said) => {
  render(
    <DatabaseProvider database={database(connection, [], isServerAway)}>
      <ShareDialog workoutId="019a0000-0000-7000-8000-000000000001" sessionId={null} report={report} onClose={() => undefined} />
    </DatabaseProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Teilen' }));
  await expect.poll(() => toastQueue.visibleToasts.map(({ content }) => [content.title, content.text])).toContainEqual(said);
});
