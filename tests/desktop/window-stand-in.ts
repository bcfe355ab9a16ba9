import { EventEmitter } from 'node:events';
import type { BrowserWindowConstructorOptions, Rectangle, WebContentsPrintOptions } from 'electron';
import type { AppContents, AppWindow, Navigation } from '../../desktop/main/electron-main.ts';

/** Throws as Electron does when an object is used after its end. */
function refuseDestroyed(isDestroyed: boolean): void {
  if (isDestroyed) throw new TypeError('Object has been destroyed');
}

/** Contents of a page: records the calls. */
export class ContentsStandIn extends EventEmitter implements AppContents {
  readonly sent: unknown[][] = [];
  readonly printed: WebContentsPrintOptions[] = [];
  readonly history: string[] = [];
  openWindow: (details: { readonly url: string }) => { action: 'deny' | 'allow' } = () => ({ action: 'allow' });
  isLoading = false;
  hasCrashed = false;
  isGone = false;
  canGo = { back: false, forward: false };
  readonly navigationHistory = {
    canGoBack: () => this.canGo.back,
    canGoForward: () => this.canGo.forward,
    goBack: () => void this.history.push('back'),
    goForward: () => void this.history.push('forward'),
  };

  send(channel: string, ...values: unknown[]): void {
    refuseDestroyed(this.isGone);
    // Electron sends a structured clone, and throws for what has none.
    this.sent.push([channel, ...structuredClone(values)]);
    this.emit('sent', channel, ...values);
  }
  print(options: WebContentsPrintOptions, done: (success: boolean, reason: string) => void): void {
    refuseDestroyed(this.isGone);
    this.printed.push(options);
    done(true, '');
  }
  isLoadingMainFrame = (): boolean => this.isLoading;
  isCrashed = (): boolean => this.hasCrashed;
  setWindowOpenHandler(handler: (details: { readonly url: string }) => { action: 'deny' }): void {
    this.openWindow = handler;
  }

  /** Emits a navigation; returns whether it was prevented. */
  isPrevented(event: string, url: string, isMainFrame = true): boolean {
    let prevented = false;
    const navigation: Pick<Navigation, 'url' | 'isMainFrame' | 'preventDefault'> = {
      url,
      isMainFrame,
      preventDefault: () => (prevented = true),
    };
    this.emit(event, navigation);
    return prevented;
  }
}

const lengths = ['x', 'y', 'width', 'height', 'minWidth', 'minHeight'] as const;

/** A window: refuses what Electron's refuses, and remembers what was done. */
export class WindowStandIn extends EventEmitter implements AppWindow {
  readonly done: string[] = [];
  readonly webContents = new ContentsStandIn();
  bounds: Rectangle;
  private isGone = false;
  private isLarge = false;
  isSmall = false;

  constructor(readonly options: BrowserWindowConstructorOptions) {
    super();
    for (const name of lengths) {
      const value = options[name];
      if (value !== undefined && !Number.isInteger(value)) throw new TypeError(`Error processing argument: ${name} is no integer`);
    }
    if ((options.x === undefined) !== (options.y === undefined)) throw new TypeError('x and y must be given together');
    this.bounds = { x: options.x ?? 0, y: options.y ?? 0, width: options.width ?? 800, height: options.height ?? 600 };
  }

  loadURL(url: string): Promise<void> {
    refuseDestroyed(this.isGone);
    if (!URL.canParse(url)) return Promise.reject(new Error(`ERR_INVALID_URL (-300) loading '${url}'`));
    this.done.push(`load ${url}`);
    return Promise.resolve();
  }
  private do(what: string): void {
    refuseDestroyed(this.isGone);
    this.done.push(what);
  }
  show = (): void => this.do('show');
  focus(): void {
    this.do('focus');
    this.emit('focus');
  }
  restore(): void {
    this.do('restore');
    this.isSmall = false;
  }
  maximize(): void {
    this.do('maximize');
    this.isLarge = true;
  }
  isMinimized = (): boolean => this.isSmall;
  isMaximized = (): boolean => this.isLarge;
  isDestroyed = (): boolean => this.isGone;
  getNormalBounds(): Rectangle {
    refuseDestroyed(this.isGone);
    return { ...this.bounds };
  }

  /** The player closes the window. */
  close(): void {
    this.emit('close', { preventDefault: () => undefined });
    this.isGone = true;
    this.webContents.isGone = true;
    this.emit('closed');
  }
}
