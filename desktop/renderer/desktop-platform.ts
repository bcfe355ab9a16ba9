import { type DesktopBridge, desktopBridgeName, type DesktopEvents } from '@anwurf/contract/desktop-bridge';
import type { Platform } from '@anwurf/ui/platform';
import { sessionGateway } from '@anwurf/ui/session-gateway';

const loadDatabase = () => import('@anwurf/db/client/connect');

declare global {
  interface Window {
    readonly [desktopBridgeName]: DesktopBridge & DesktopEvents;
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
    openedFile(take) {
      let isWanted = true;
      async function pass() {
        const file = await bridge.openedFile();
        if (file !== null && isWanted) take(new File([file.content], file.name));
      }
      const ask = () => void pass().catch((error: unknown) => console.warn('the opened file is lost', error));
      bridge.onOpenedFile(ask);
      ask();
      return () => {
        isWanted = false;
        bridge.onOpenedFile(() => undefined);
      };
    },
    openNotice: (name) => void bridge.openNotice(name).catch((error: unknown) => console.warn('the notification leads nowhere', error)),
    openCalendarFeed(address) {
      const [, token = ''] = /\/([^/]+)\.ics$/.exec(address) ?? [];
      bridge.openCalendarFeed(token).catch((error: unknown) => console.warn('the calendar was not opened', error));
    },
    updates: null,
  };
}
