import { DatabaseProvider } from '@anwurf/db/client/react';
import type { LocalDatabase, SyncState } from '@anwurf/db/client/local-database';
import { unopenedState } from '@anwurf/db/worker/unopened-state';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';

/** A device whose connection the test decides. */
export function changingDevice() {
  let state: SyncState = unopenedState;
  const listeners = new Set<() => void>();
  const sync = {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const database = { live: {}, sync } as unknown as LocalDatabase;
  const wrapper = ({ children }: { children: ReactNode }) => <DatabaseProvider database={database}>{children}</DatabaseProvider>;
  const become = (connection: SyncState['connection'], isServerAway = false) =>
    act(async () => {
      state = { ...state, connection, isServerAway };
      for (const listener of listeners) listener();
    });
  return { wrapper, become };
}
