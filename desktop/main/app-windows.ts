import { desktopEvents } from '@anwurf/contract/desktop-bridge';
import { appOrigin } from './app-address.ts';
import { openAppWindow } from './app-window.ts';
import type { AppWindow, ElectronMain } from './electron-main.ts';
import { besides, fitToScreens, keepWindowState, readWindowState, type WindowState } from './window-state.ts';

/** Most windows at once: each is a page with the whole app. */
export const MOST_WINDOWS = 8;

/** The app's windows. They share one local store, as tabs of a browser do: one leads, by a Web Lock, and the others ask it. */
export interface AppWindows {
  /** Opens a further window; beyond {@link MOST_WINDOWS} the last used one comes to the front. */
  open(path: string): void;
  /** Brings the last used window to the front, or opens one. */
  show(): void;
  /** Leads the last used window to a page, in place where the page runs, and brings it to the front. */
  lead(path: string): void;
  /** The last used window; undefined: none is open. */
  current(): AppWindow | undefined;
}

function stateOf(window: AppWindow): WindowState {
  const { x, y, width, height } = window.getNormalBounds();
  return { x, y, width, height, isMaximized: window.isMaximized() };
}

/**
 * Creates the keeper of the windows.
 * @param options.preload absolute path of the built preload script
 * @param options.stateFile absolute path of the file with the last window's place
 */
export async function createAppWindows(
  electron: Pick<ElectronMain, 'BrowserWindow' | 'nativeTheme' | 'screen'>,
  { preload, stateFile }: { readonly preload: string; readonly stateFile: string },
): Promise<AppWindows> {
  /** The last used one is the last. */
  const windows: AppWindow[] = [];
  let last = await readWindowState(stateFile);

  const current = () => windows.findLast((window) => !window.isDestroyed());
  const forget = (window: AppWindow) => {
    const index = windows.indexOf(window);
    if (index !== -1) windows.splice(index, 1);
  };

  function toFront(window: AppWindow): void {
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  }

  function open(path: string): void {
    const before = current();
    if (before !== undefined && windows.length >= MOST_WINDOWS) return toFront(before);
    const areas = electron.screen.getAllDisplays().map(({ workArea }) => workArea);
    const state = fitToScreens(before === undefined ? last : besides(stateOf(before)), areas);
    const window = openAppWindow(electron, { preload, path, state });
    windows.push(window);
    window.on('focus', () => {
      forget(window);
      windows.push(window);
    });
    window.on('close', () => {
      last = stateOf(window);
      void keepWindowState(stateFile, last);
    });
    window.on('closed', () => forget(window));
  }

  function lead(path: string): void {
    const window = current();
    if (window === undefined) return open(path);
    const { webContents } = window;
    // A page that runs keeps what it holds; one that is still loading, or has crashed, has nobody who listens.
    if (!webContents.isLoadingMainFrame() && !webContents.isCrashed()) webContents.send(desktopEvents.navigate, path);
    else window.loadURL(`${appOrigin}${path}`).catch((error: unknown) => console.error('the page could not be loaded', error));
    toFront(window);
  }

  return {
    open,
    lead,
    current,
    show() {
      const window = current();
      if (window === undefined) open('/');
      else toFront(window);
    },
  };
}
