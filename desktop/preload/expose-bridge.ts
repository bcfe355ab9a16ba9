import { type DesktopBridge, desktopBridgeName, desktopChannels } from '@anwurf/contract/desktop-bridge';

/** The parts of Electron that the preload script uses. */
export type ElectronPreload = Pick<typeof import('electron'), 'contextBridge' | 'ipcRenderer'>;

/** Exposes the bridge's calls to the page, and no other channel. */
export function exposeBridge({ contextBridge, ipcRenderer }: ElectronPreload): void {
  const bridge: DesktopBridge = {
    appVersion: () => ipcRenderer.invoke(desktopChannels.appVersion) as Promise<string>,
    openExternal: (url) => ipcRenderer.invoke(desktopChannels.openExternal, url) as Promise<void>,
    serverOrigin: () => ipcRenderer.invoke(desktopChannels.serverOrigin) as Promise<string>,
  };
  contextBridge.exposeInMainWorld(desktopBridgeName, bridge);
}
