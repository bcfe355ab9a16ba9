import {
  type DesktopBridge,
  desktopBridgeName,
  desktopChannels,
  type DesktopEvents,
  desktopEvents,
  type OpenedFile,
} from '@anwurf/contract/desktop-bridge';

/** The parts of Electron that the preload script uses. */
export interface ElectronPreload {
  readonly contextBridge: { exposeInMainWorld(name: string, api: unknown): void };
  readonly ipcRenderer: {
    invoke(channel: string, ...values: unknown[]): Promise<unknown>;
    on(channel: string, listener: (event: unknown, ...values: unknown[]) => void): unknown;
  };
}

/** Exposes the bridge's calls and events to the page, and no other channel. Electron's event, which leads to its API, never reaches the page. */
export function exposeBridge({ contextBridge, ipcRenderer }: ElectronPreload): void {
  let navigated: (path: string) => void = () => undefined;
  let opened: () => void = () => undefined;
  ipcRenderer.on(desktopEvents.navigate, (_event, path) => {
    if (typeof path === 'string') navigated(path);
  });
  ipcRenderer.on(desktopEvents.fileOpened, () => opened());
  const bridge: DesktopBridge & DesktopEvents = {
    appVersion: () => ipcRenderer.invoke(desktopChannels.appVersion) as Promise<string>,
    openExternal: (url) => ipcRenderer.invoke(desktopChannels.openExternal, url) as Promise<void>,
    serverOrigin: () => ipcRenderer.invoke(desktopChannels.serverOrigin) as Promise<string>,
    pageDrawn: () => ipcRenderer.invoke(desktopChannels.pageDrawn) as Promise<void>,
    openedFile: () => ipcRenderer.invoke(desktopChannels.openedFile) as Promise<OpenedFile | null>,
    openNotice: (name) => ipcRenderer.invoke(desktopChannels.openNotice, name) as Promise<void>,
    openCalendarFeed: (token) => ipcRenderer.invoke(desktopChannels.openCalendarFeed, token) as Promise<void>,
    onNavigate(listener) {
      navigated = listener;
    },
    onOpenedFile(listener) {
      opened = listener;
    },
  };
  contextBridge.exposeInMainWorld(desktopBridgeName, bridge);
}
