import type { BrowserWindow } from 'electron';
import { appOrigin } from './app-address.ts';
import type { ElectronMain } from './electron-main.ts';

/** The page's background colours, so that the window does not flash before the first paint. */
const ground = { light: '#f2f1ec', dark: '#0b1620' };

/**
 * Opens the one window. Its page runs in a sandbox, without Node, apart from the preload script.
 * @param preload absolute path of the built preload script
 */
export function openMainWindow(
  { BrowserWindow: Window, nativeTheme }: Pick<ElectronMain, 'BrowserWindow' | 'nativeTheme'>,
  preload: string,
): BrowserWindow {
  const window = new Window({
    width: 1280,
    height: 860,
    minWidth: 360,
    minHeight: 560,
    title: 'Anwurf',
    show: false,
    autoHideMenuBar: true,
    backgroundColor: nativeTheme.shouldUseDarkColors ? ground.dark : ground.light,
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  });
  window.once('ready-to-show', () => window.show());
  window.loadURL(`${appOrigin}/`).catch((error: unknown) => console.error('the page could not be loaded', error));
  return window;
}
