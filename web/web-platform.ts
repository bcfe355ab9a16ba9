import type { Platform } from '@anwurf/ui/platform';
import { connectLocalDatabase, removeLocalDatabase } from '@anwurf/db/client/connect';
import { serviceWorkerUpdates } from './service-worker-updates.ts';
import { sessionGateway } from '@anwurf/ui/session-gateway';

/** What the browser provides. */
export function webPlatform(): Platform {
  return {
    kind: 'web',
    session: sessionGateway,
    connectDatabase: connectLocalDatabase,
    removeDatabase: removeLocalDatabase,
    openExternal: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
    // In development files change all the time: nothing is stored.
    updates: import.meta.env.PROD && 'serviceWorker' in navigator ? serviceWorkerUpdates() : null,
  };
}
