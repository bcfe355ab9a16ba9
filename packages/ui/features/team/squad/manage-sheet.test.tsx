// @vitest-environment happy-dom
import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { DatabaseProvider } from '@anwurf/db/client/react';
import type { OwnTeam } from '@anwurf/db/queries/teams';
import { unopenedState } from '@anwurf/db/worker/unopened-state';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type SignedInServer, SignedInServerContext } from '../../../http/signed-in-server.tsx';
import { UserIdContext } from '../../../storage/user-id.tsx';
import { ManageSheet } from './manage-sheet.tsx';

const [me, other] = ['0198a000-0000-7000-8000-000000000001', '0198a000-0000-7000-8000-000000000002'];
const own: OwnTeam = { team: me, role: 'coach', name: 'Frauen 1', club: null, ageGroup: null, joinedAt: new Date() };

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

afterEach(cleanup);

/** @returns what answers, once, who leads the team */
function show(): (coaches: readonly string[]) => void {
  let answer: (result: { rows: unknown[] }) => void = () => undefined;
  const query = (_sql: string, _params: unknown, callback: typeof answer) => {
    answer = callback;
    return Promise.resolve({ unsubscribe: () => Promise.resolve() });
  };
  const database = { live: { query }, sync: { state: () => unopenedState, subscribe: () => () => undefined } } as unknown as LocalDatabase;
  render(
    <RouterContextProvider router={router}>
      <UserIdContext value={me}>
        <SignedInServerContext value={{} as SignedInServer}>
          <DatabaseProvider database={database}>
            <ManageSheet own={own} players={[]} onFound={() => undefined} onClose={() => undefined} />
          </DatabaseProvider>
        </SignedInServerContext>
      </UserIdContext>
    </RouterContextProvider>,
  );
  return (coaches) => answer({ rows: coaches.map((user) => ({ user, name: 'Katrin Sommer', role: 'coach' })) });
}

test('a coach is offered no way out before it is known whether the team ends with him', async () => {
  const answer = show();
  await screen.findByRole('button', { name: 'Speichern' });
  expect(screen.queryByRole('button', { name: /^Mannschaft (verlassen|auflösen)$/ })).toBeNull();
  answer([me]);
  await screen.findByRole('button', { name: 'Mannschaft auflösen' });
  answer([me, other]);
  await screen.findByRole('button', { name: 'Mannschaft verlassen' });
});
