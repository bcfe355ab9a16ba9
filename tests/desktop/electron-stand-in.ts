import { EventEmitter } from 'node:events';
import type { ElectronMain } from '../../desktop/main/electron-main.ts';

type ProtocolHandler = (request: Request) => Promise<Response>;
type IpcListener = (event: unknown, ...values: unknown[]) => unknown;

/** Web contents that remember their window-open handler. */
export class ContentsStandIn extends EventEmitter {
  openWindow: (details: { url: string }) => { action: string } = () => ({ action: 'allow' });

  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.openWindow = handler;
  }

  /** Emits a navigation; returns whether it was prevented. */
  isPrevented(event: string, url: string, isMainFrame = true): boolean {
    let prevented = false;
    this.emit(event, { url, isMainFrame, preventDefault: () => (prevented = true) });
    return prevented;
  }
}

class WindowStandIn extends EventEmitter {
  readonly done: string[] = [];
  constructor(readonly options: { webPreferences: Record<string, unknown> }) {
    super();
  }
  loadURL(url: string): Promise<void> {
    this.done.push(`load ${url}`);
    return Promise.resolve();
  }
  show = (): unknown => this.done.push('show');
  focus = (): unknown => this.done.push('focus');
  restore = (): unknown => this.done.push('restore');
  isMinimized = (): boolean => true;
  isDestroyed = (): boolean => false;
}

/** Session that remembers the handlers it was given. */
export class SessionStandIn {
  readonly handlers = new Map<string, (...values: never[]) => unknown>();
  setPermissionRequestHandler = (handler: () => void): unknown => this.handlers.set('request', handler);
  setPermissionCheckHandler = (handler: () => boolean): unknown => this.handlers.set('check', handler);
  setDevicePermissionHandler = (handler: () => boolean): unknown => this.handlers.set('device', handler);
  setDisplayMediaRequestHandler = (handler: () => void): unknown => this.handlers.set('display', handler);
}

/** Calls that a stand-in for Electron recorded, and the object to hand over. */
export class ElectronStandIn {
  /** Calls in order, those that must come before the app is ready in particular. */
  readonly calls: string[] = [];
  readonly schemes: { scheme: string; privileges?: object }[] = [];
  readonly protocols = new Map<string, ProtocolHandler>();
  readonly channels = new Map<string, IpcListener>();
  readonly opened: string[] = [];
  readonly windows: WindowStandIn[] = [];
  readonly fetched: { url: string; init: RequestInit }[] = [];
  readonly session = new SessionStandIn();
  readonly app = Object.assign(new EventEmitter(), {
    requestSingleInstanceLock: () => this.isFirstInstance,
    enableSandbox: () => void this.calls.push('sandbox'),
    quit: () => void this.calls.push('quit'),
    getVersion: () => '1.2.3',
    getPath: () => this.userData,
    whenReady: () => Promise.resolve().then(() => void this.calls.push('ready')),
  });
  isFirstInstance = true;
  userData = '/nowhere';
  /** The server's answer. */
  answer: (url: string, init: RequestInit) => Response | Promise<Response> = () => Response.error();

  /** Only what main uses exists, hence the cast. */
  readonly electron = {
    app: this.app,
    shell: {
      openExternal: (url: string) => {
        this.opened.push(url);
        return Promise.resolve();
      },
    },
    protocol: {
      registerSchemesAsPrivileged: (schemes: ElectronStandIn['schemes']) => {
        this.calls.push('schemes');
        this.schemes.push(...schemes);
      },
      handle: (scheme: string, handler: ProtocolHandler) => this.protocols.set(scheme, handler),
    },
    ipcMain: { handle: (channel: string, listener: IpcListener) => this.channels.set(channel, listener) },
    session: { defaultSession: this.session },
    nativeTheme: { shouldUseDarkColors: false },
    net: {
      fetch: (url: string, init: RequestInit) => {
        this.fetched.push({ url, init });
        return Promise.resolve(this.answer(url, init));
      },
    },
    safeStorage: { getSelectedStorageBackend: () => 'basic_text' },
    BrowserWindow: recordingWindow(this.windows),
  } as unknown as ElectronMain;
}

function recordingWindow(windows: WindowStandIn[]) {
  return class extends WindowStandIn {
    constructor(options: { webPreferences: Record<string, unknown> }) {
      super(options);
      windows.push(this);
    }
  };
}
