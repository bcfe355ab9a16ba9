import { type DesktopBridge, desktopBridgeName } from '@anwurf/contract/desktop-bridge';
import type { Platform } from '@anwurf/ui/platform';
import { sessionGateway } from '@anwurf/ui/session-gateway';

const loadDatabase = () => import('@anwurf/db/client/connect');

declare global {
  interface Window {
    readonly [desktopBridgeName]: DesktopBridge;
  }
}

/** The desktop app's implementation of the platform. Its files come with an installation, so there are no updates to take over. */
export function desktopPlatform(): Platform {
  const bridge = window[desktopBridgeName];
  return {
    kind: 'desktop',
    session: sessionGateway,
    connectDatabase: async (connection) => (await loadDatabase()).connectLocalDatabase(connection),
    removeDatabase: async (userId) => (await loadDatabase()).removeLocalDatabase(userId),
    removeOthers: async (userId) => (await loadDatabase()).removeOtherDatabases(userId),
    openExternal(url) {
      bridge.openExternal(url).catch((error: unknown) => console.warn('refused to open', url, error));
    },
    siteOrigin: () => bridge.serverOrigin(),
    updates: null,
  };
}
