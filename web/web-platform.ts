import type { Platform } from '@anwurf/ui/platform';
import { sessionGateway } from '@anwurf/ui/session-gateway';
import { loadDatabase } from './load-database.ts';
import { serviceWorkerUpdates } from './service-worker-updates.ts';

/** The visitor has asked for little traffic. */
const savesData = () => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** What the browser provides. */
export function webPlatform(): Platform {
  // In development files change all the time: nothing is stored.
  const updates = import.meta.env.PROD && 'serviceWorker' in navigator ? serviceWorkerUpdates() : null;
  return {
    kind: 'web',
    session: sessionGateway,
    async connectDatabase(connection) {
      const { connectLocalDatabase } = await loadDatabase();
      const database = connectLocalDatabase(connection);
      // With the data of a player comes the whole app: from here on it starts without a server.
      updates?.store();
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
