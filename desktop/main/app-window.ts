import { appOrigin } from './app-address.ts';
import type { AppWindow, ElectronMain } from './electron-main.ts';
import { smallest, type WindowState } from './window-state.ts';

/** The page's background colours, so that the window does not flash before the first paint. */
const ground = { light: '#f2f1ec', dark: '#0b1620' };

/**
 * Opens a window. Its page runs in a sandbox, without Node, apart from the preload script.
 * @param options.preload absolute path of the built preload script
 * @param options.path of the page, beginning with '/'
 */
export function openAppWindow(
  { BrowserWindow: Window, nativeTheme }: Pick<ElectronMain, 'BrowserWindow' | 'nativeTheme'>,
  { preload, path, state }: { readonly preload: string; readonly path: string; readonly state: WindowState },
): AppWindow {
  const { x, y, width, height } = state;
  const window = new Window({
    ...(x !== undefined && y !== undefined && { x, y }),
    width,
    height,
    minWidth: smallest.width,
    minHeight: smallest.height,
    title: 'Anwurf',
    show: false,
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
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  });
  if (state.isMaximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.loadURL(`${appOrigin}${path}`).catch((error: unknown) => console.error('the page could not be loaded', error));
  return window;
}
