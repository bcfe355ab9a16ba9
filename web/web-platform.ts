import type { LocalDatabase } from '@anwurf/db/client/local-database';
import type { Platform } from '@anwurf/ui/platform';
import { sessionGateway } from '@anwurf/ui/session-gateway';
import { loadDatabase } from './load-database.ts';
import { serviceWorkerUpdates } from './service-worker-updates.ts';

/** The visitor has asked for little traffic. */
const savesData = () => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** In ms. Data that do not come do not keep the app from being stored. */
const longestForData = 10_000;

/** Resolves when all of the player's data have once been on this device, or after a while. */
function dataAreHere({ sync }: LocalDatabase): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (sync.state().firstSyncDone) end();
    };
    const stopLooking = sync.subscribe(look);
    const timer = setTimeout(() => end(), longestForData);
    const end = () => {
      stopLooking();
      clearTimeout(timer);
      resolve();
    };
    look();
  });
}

/** What the browser provides. */
export function webPlatform(): Platform {
  // In development files change all the time: nothing is stored.
  const updates = import.meta.env.PROD && 'serviceWorker' in navigator ? serviceWorkerUpdates() : null;
  return {
    kind: 'web',
    session: sessionGateway,
    async connectDatabase(connection) {
      const { connectLocalDatabase } = await loadDatabase();
      const database = await connectLocalDatabase(connection);
      // With the data of a player comes the whole app: from here on it starts without a server. After them: two hundred files at the
      // same time take half of a phone's processors from what the player waits for.
      if (updates !== null) void dataAreHere(database).then(() => updates.store());
      return database;
    },
    prepareDatabase() {
      if (savesData()) return;
      loadDatabase().then(
        ({ prepareLocalDatabase }) => prepareLocalDatabase(),
        () => undefined,
      );
    },
    removeDatabase: async (userId) => (await loadDatabase()).removeLocalDatabase(userId),
    openExternal: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
    updates,
  };
}
