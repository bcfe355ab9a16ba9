import { EventEmitter } from 'node:events';
import type {
  BrowserWindowConstructorOptions,
  CustomScheme,
  MenuItemConstructorOptions,
  MessageBoxOptions,
  PermissionRequest,
  Rectangle,
} from 'electron';
import type { AppMenu, AppSession, ElectronMain, PageCall } from '../../desktop/main/electron-main.ts';
import { MenuStandIn } from './menu-stand-in.ts';
import { WindowStandIn } from './window-stand-in.ts';

type ProtocolHandler = (request: Request) => Promise<Response>;
type IpcListener = (event: PageCall, ...values: unknown[]) => unknown;

/** Session that remembers the handlers it was given; without one Electron grants every permission, and so does this. */
export class SessionStandIn implements AppSession {
  request: Parameters<AppSession['setPermissionRequestHandler']>[0] = (_contents, _permission, answer) => answer(true);
  check: Parameters<AppSession['setPermissionCheckHandler']>[0] = () => true;
  device: () => boolean = () => true;
  display: Parameters<AppSession['setDisplayMediaRequestHandler']>[0] = () => undefined;
  setPermissionRequestHandler(handler: SessionStandIn['request']): void {
    this.request = handler;
  }
  setPermissionCheckHandler(handler: SessionStandIn['check']): void {
    this.check = handler;
  }
  setDevicePermissionHandler(handler: () => boolean): void {
    this.device = handler;
  }
  setDisplayMediaRequestHandler(handler: SessionStandIn['display']): void {
    this.display = handler;
  }
  /** Asks for a permission as a page does. */
  isGranted(permission: string, details: PermissionRequest): boolean {
    let answered: boolean | undefined;
    this.request(null, permission, (isGranted) => (answered = isGranted), details);
    if (answered === undefined) throw new Error('the request was not answered');
    return answered;
  }
}

/**
 * Electron's API as far as main uses it, in Node. Refuses what the real one refuses: things before the app is ready or after it, a second handler
 * of a channel or scheme, items that are no menu, places that are no integers, values that cannot be cloned, objects that are gone.
 */
export class ElectronStandIn {
  /** Calls in order, those that must come before the app is ready in particular. */
  readonly calls: string[] = [];
  readonly schemes: CustomScheme[] = [];
  readonly protocols = new Map<string, ProtocolHandler>();
  readonly channels = new Map<string, IpcListener>();
  readonly opened: string[] = [];
  readonly windows: WindowStandIn[] = [];
  readonly fetched: { url: string; init: RequestInit }[] = [];
  readonly asked: MessageBoxOptions[] = [];
  readonly defaultSession = new SessionStandIn();
  menu: MenuStandIn | undefined;
  areas: Rectangle[] = [{ x: 0, y: 0, width: 1920, height: 1040 }];
  isFirstInstance = true;
  userData = '/nowhere';
  version = '1.2.3';
  /** Button that the player chooses in a message, by its options. */
  chooses: (options: MessageBoxOptions) => number = () => 0;
  /** The server's answer. */
  answer: (url: string, init: RequestInit) => Response | Promise<Response> = () => Response.error();
  private isReady = false;

  private readonly appEvents = new EventEmitter();
  readonly app = Object.assign(this.appEvents, this.appCalls());

  private appCalls() {
    const early = (name: string) => {
      if (this.isReady) throw new Error(`${name} can only be called before app is ready`);
      this.calls.push(name);
    };
    return {
      isPackaged: true,
      requestSingleInstanceLock: () => this.isFirstInstance,
      enableSandbox: () => early('sandbox'),
      quit: () => void this.calls.push('quit'),
      getVersion: () => this.version,
      getPath: () => this.userData,
      setAppUserModelId: (id: string) => void this.calls.push(`id ${id}`),
      setAsDefaultProtocolClient: (scheme: string) => this.calls.push(`client ${scheme}`) > 0,
      whenReady: async () => {
        await Promise.resolve();
        this.isReady = true;
        this.calls.push('ready');
      },
    };
  }

  private refuseEarly(what: string): void {
    if (!this.isReady) throw new Error(`${what} can only be used after the app is ready`);
  }

  /** The object to hand over. */
  readonly electron: ElectronMain = {
    app: this.app,
    BrowserWindow: this.windowClass(),
    dialog: {
      showMessageBox: (options) => {
        this.refuseEarly('dialog');
        this.asked.push(options);
        const response = this.chooses(options);
        if (response >= (options.buttons?.length ?? 1)) throw new Error('there is no such button');
        return Promise.resolve({ response, checkboxChecked: false });
      },
    },
    ipcMain: {
      handle: (channel, listener) => {
        if (this.channels.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
        this.channels.set(channel, async (event, ...values) => structuredClone(await listener(event, ...structuredClone(values))));
      },
    },
    Menu: {
      buildFromTemplate: (template: MenuItemConstructorOptions[]) => {
        this.refuseEarly('Menu');
        return new MenuStandIn(template);
      },
      setApplicationMenu: (menu: AppMenu | null) => {
        if (!(menu instanceof MenuStandIn)) throw new TypeError('Invalid Menu');
        this.menu = menu;
      },
    },
    nativeTheme: { shouldUseDarkColors: false },
    net: {
      fetch: (url, init) => {
        this.refuseEarly('net');
        this.fetched.push({ url, init });
        return Promise.resolve(this.answer(url, init));
      },
    },
    protocol: {
      registerSchemesAsPrivileged: (schemes) => {
        if (this.isReady) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
        this.calls.push('schemes');
        this.schemes.push(...schemes);
      },
      handle: (scheme, handler) => {
        this.refuseEarly('protocol');
        if (this.protocols.has(scheme)) throw new Error(`The scheme has been intercepted: ${scheme}`);
        this.protocols.set(scheme, handler);
      },
    },
    safeStorage: {
      getSelectedStorageBackend: () => 'basic_text',
      isAsyncEncryptionAvailable: () => Promise.resolve(false),
      encryptStringAsync: () => Promise.reject(new Error('Encryption is not available')),
      decryptStringAsync: () => Promise.reject(new Error('Decryption is not available')),
    },
    screen: {
      getAllDisplays: () => {
        this.refuseEarly('screen');
        return this.areas.map((workArea) => ({ workArea }));
      },
    },
    session: this.sessionOfReadyApp(),
    shell: {
      openExternal: (url) => {
        this.opened.push(url);
        return Promise.resolve();
      },
    },
  };

  private sessionOfReadyApp(): ElectronMain['session'] {
    const refuse = () => this.refuseEarly('Session');
    const { defaultSession } = this;
    return {
      get defaultSession() {
        refuse();
        return defaultSession;
      },
    };
  }

  private windowClass(): ElectronMain['BrowserWindow'] {
    const refuse = () => this.refuseEarly('BrowserWindow');
    const keep = (window: WindowStandIn) => {
      this.windows.push(window);
      // As Electron does for each page that is made.
      this.appEvents.emit('web-contents-created', {}, window.webContents);
    };
    return class extends WindowStandIn {
      constructor(options: BrowserWindowConstructorOptions) {
        refuse();
        super(options);
        keep(this);
      }
    };
  }
}
