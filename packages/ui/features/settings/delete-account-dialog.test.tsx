// @vitest-environment happy-dom
import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { DatabaseProvider } from '@anwurf/db/client/react';
import { unopenedState } from '@anwurf/db/worker/unopened-state';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type SignedInServer, SignedInServerContext } from '../../http/signed-in-server.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

afterEach(cleanup);

/** Shows the dialog on a device whose store answers with these teams. */
function show(teams: readonly { readonly team: string; readonly name: string | null }[]): void {
  const query = (_sql: string, _params: unknown, callback: (result: { rows: unknown }) => void) => {
    callback({ rows: teams });
    return Promise.resolve({ unsubscribe: () => Promise.resolve() });
  };
  const database = { live: { query }, sync: { state: () => unopenedState, subscribe: () => () => undefined } } as unknown as LocalDatabase;
  render(
    <SignedInServerContext value={{} as SignedInServer}>
      <DatabaseProvider database={database}>
        <DeleteAccountDialog onDeleted={() => undefined} onClose={() => undefined} />
      </DatabaseProvider>
    </SignedInServerContext>,
  );
}

test('a coach reads which teams end with his account', async () => {
  show([
    { team: '1', name: 'Frauen 1' },
    { team: '2', name: null },
  ]);
  const named = await screen.findAllByText(/^die Mannschaft/);
  const ends = 'mit Kader, Terminen und allem Geteilten: Du leitest sie allein, mit dir endet sie';
  expect(named.map(({ textContent }) => textContent)).toEqual([`die Mannschaft „Frauen 1“ ${ends}`, `die Mannschaft ${ends}`]);
});

test('a player reads nothing of teams', async () => {
  show([]);
  await screen.findByText('geteilte Berichte und dein bezahlter Zugang');
  expect(screen.queryByText(/Mannschaft/)).toBeNull();
});
