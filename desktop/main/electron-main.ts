import type {
  BrowserWindowConstructorOptions,
  Display,
  Event,
  MenuItemConstructorOptions,
  MessageBoxOptions,
  MessageBoxReturnValue,
  PermissionRequest,
  Rectangle,
  WebContentsPrintOptions,
} from 'electron';

/** A navigation that can be prevented. */
export type Navigation = Event<{ readonly url: string; readonly isMainFrame: boolean }>;

/** The parts of a page's contents that main uses. */
export interface AppContents {
  readonly navigationHistory: { canGoBack(): boolean; goBack(): void; canGoForward(): boolean; goForward(): void };
  send(channel: string, ...values: unknown[]): void;
  print(options: WebContentsPrintOptions, done: (success: boolean, reason: string) => void): void;
  isLoadingMainFrame(): boolean;
  isCrashed(): boolean;
  setWindowOpenHandler(handler: (details: { readonly url: string }) => { action: 'deny' }): void;
  on(event: 'will-frame-navigate' | 'will-navigate' | 'will-redirect', listener: (navigation: Navigation) => void): unknown;
  on(event: 'will-attach-webview', listener: (event: Event) => void): unknown;
}

/** The parts of a window that main uses. */
export interface AppWindow {
  readonly webContents: AppContents;
  loadURL(url: string): Promise<void>;
  show(): void;
  focus(): void;
  restore(): void;
  maximize(): void;
  isMinimized(): boolean;
  isMaximized(): boolean;
  isDestroyed(): boolean;
  getNormalBounds(): Rectangle;
  on(event: 'focus' | 'closed', listener: () => void): unknown;
  on(event: 'close', listener: (event: Event) => void): unknown;
  once(event: 'ready-to-show', listener: () => void): unknown;
}

/** The parts of a page's session that main uses. */
export interface AppSession {
  setPermissionRequestHandler(
    handler: (contents: unknown, permission: string, answer: (isGranted: boolean) => void, details: PermissionRequest) => void,
  ): void;
  setPermissionCheckHandler(
    handler: (contents: unknown, permission: string, requestingOrigin: string, details: { readonly isMainFrame: boolean }) => boolean,
  ): void;
  setDevicePermissionHandler(handler: () => boolean): void;
  setDisplayMediaRequestHandler(handler: (request: unknown, answer: (streams: null) => void) => void): void;
}

/** A call of a page; its frame is null when it is gone. */
export interface PageCall {
  readonly senderFrame: { readonly url: string; readonly parent: object | null } | null;
}

/** A menu that Electron has built. */
export interface AppMenu {
  readonly items: readonly object[];
}

type RealElectron = typeof import('electron');

/**
 * The parts of Electron that the main process uses. Passed as an argument, so tests run without its binary: `index.ts` hands over the real one,
 * which the compiler compares with this, and `tests/desktop/electron-stand-in.ts` implements it.
 */
export interface ElectronMain {
  readonly app: {
    readonly isPackaged: boolean;
    requestSingleInstanceLock(): boolean;
    enableSandbox(): void;
    whenReady(): Promise<void>;
    quit(): void;
    getVersion(): string;
    getPath(name: 'userData'): string;
    setAsDefaultProtocolClient(scheme: string): boolean;
    setAppUserModelId(id: string): void;
    on(event: 'second-instance', listener: (event: Event, argv: string[]) => void): unknown;
    on(event: 'open-url', listener: (event: Event, url: string) => void): unknown;
    on(event: 'open-file', listener: (event: Event, path: string) => void): unknown;
    on(event: 'activate' | 'window-all-closed', listener: () => void): unknown;
    on(event: 'web-contents-created', listener: (event: Event, contents: AppContents) => void): unknown;
  };
  readonly BrowserWindow: new (options: BrowserWindowConstructorOptions) => AppWindow;
  readonly dialog: { showMessageBox(options: MessageBoxOptions): Promise<MessageBoxReturnValue> };
  readonly ipcMain: { handle(channel: string, listener: (event: PageCall, ...values: unknown[]) => unknown): void };
  readonly Menu: { buildFromTemplate(template: MenuItemConstructorOptions[]): AppMenu; setApplicationMenu(menu: AppMenu | null): void };
  readonly nativeTheme: { readonly shouldUseDarkColors: boolean };
  readonly net: { fetch(url: string, init: RequestInit): Promise<Response> };
  readonly protocol: Pick<RealElectron['protocol'], 'registerSchemesAsPrivileged'> & {
    handle(scheme: string, handler: (request: Request) => Promise<Response>): void;
  };
  readonly safeStorage: Pick<
    RealElectron['safeStorage'],
    'getSelectedStorageBackend' | 'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync'
  >;
  readonly screen: { getAllDisplays(): Pick<Display, 'workArea'>[] };
  readonly session: { readonly defaultSession: AppSession };
  readonly shell: { openExternal(url: string): Promise<void> };
}
