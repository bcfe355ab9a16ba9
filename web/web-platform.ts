import type { Platform } from '@anwurf/ui/platform';
import { sessionGateway } from '@anwurf/ui/session-gateway';
import { loadDatabase } from './load-database.ts';
import { serviceWorkerUpdates } from './service-worker-updates.ts';

const loadInstallOffer = () => import('./install-offer.ts');

/** Whether the visitor has asked for reduced data use. */
const savesData = () => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** The browser's implementation of the platform. */
export function webPlatform(): Platform {
  // In development files change all the time: nothing is stored.
  const updates = import.meta.env.PROD && 'serviceWorker' in navigator ? serviceWorkerUpdates() : null;
  return {
    kind: 'web',
    session: sessionGateway,
    async connectDatabase(connection) {
      const { connectLocalDatabase, whenFirstDataIsHere } = await loadDatabase();
      // The browser offers it once a page, and only to a script that waits for it.
      void loadInstallOffer().catch(() => undefined);
      const database = await connectLocalDatabase(connection);
      // Store the whole app once the player's data has arrived, for starts without a server. Not earlier: two hundred parallel
      // downloads take half of a phone's processors from the screen the player is waiting for.
      if (updates !== null) void whenFirstDataIsHere(database).then(() => updates.store());
      return database;
    },
    prepareDatabase(screens) {
      if (savesData()) return;
      const after = screens();
      loadDatabase().then(
        ({ prepareLocalDatabase }) => prepareLocalDatabase(after),
        () => undefined,
      );
    },
    removeDatabase: async (userId) => (await loadDatabase()).removeLocalDatabase(userId),
    removeOthers: async (userId) => (await loadDatabase()).removeOtherDatabases(userId),
    openExternal: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
    installOffer: async () => (await loadInstallOffer()).currentOffer(),
    updates,
  };
}
