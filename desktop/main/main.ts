import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { createApiForwarder } from './api-forwarder.ts';
import { registerAppScheme, serveApp } from './app-protocol.ts';
import { handleBridge } from './bridge.ts';
import type { ElectronMain } from './electron-main.ts';
import { openMainWindow } from './main-window.ts';
import { guardNavigation } from './navigation-guard.ts';
import { refusePermissions } from './permissions.ts';
import { createRefreshTokenStore } from './refresh-token-store.ts';
import { createRendererFiles } from './renderer-files.ts';
import { createSessionKeeper } from './session-keeper.ts';

/** Environment of the main process. */
export type MainOptions = {
  /** Origin of the server. */
  readonly server: string;
  /** Absolute path of the built renderer. */
  readonly rendererFolder: string;
  /** Absolute path of the built preload script. */
  readonly preload: string;
  readonly platform: NodeJS.Platform;
};

/**
 * Starts the desktop app; if it is already running, brings it to the front instead.
 * @returns resolves when its window has been opened
 */
export async function createMain(electron: ElectronMain, { server, rendererFolder, preload, platform }: MainOptions): Promise<void> {
  const { app } = electron;
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  let window: BrowserWindow | undefined;
  function show(): void {
    if (window === undefined || window.isDestroyed()) {
      window = openMainWindow(electron, preload);
      return;
    }
    if (window.isMinimized()) window.restore();
    window.focus();
  }

  app.enableSandbox();
  registerAppScheme(electron.protocol);
  guardNavigation(electron);
  await app.whenReady();

  refusePermissions(electron.session.defaultSession);
  const tokens = createRefreshTokenStore(electron.safeStorage, join(app.getPath('userData'), 'session'), platform);
  const api = createApiForwarder((url, init) => electron.net.fetch(url, init), server, createSessionKeeper(tokens));
  serveApp(electron.protocol, createRendererFiles(rendererFolder), api);
  handleBridge(electron, server);

  app.on('second-instance', show);
  app.on('activate', show);
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') app.quit();
  });
  show();
}
