import type { BrowserContext, Page } from 'playwright-core';
import type { ElectronStandIn } from '../../desktop/electron-stand-in.ts';
import type { WindowStandIn } from '../../desktop/window-stand-in.ts';

/** Names of the stand-in in the page; the preload script's isolated world has none of its own here. */
const [invokeName, emitName] = ['electronInvoke', 'electronEmit'];

/**
 * Makes the preload script run in an ordinary page: a `require` that knows Electron alone, whose contextBridge copies what passes it, as the real
 * one does, and exposes each name once.
 */
function preloadIn(script: string): string {
  return `(() => {
    const listeners = new Map();
    const invoke = (...values) => globalThis.${invokeName}(values);
    globalThis.${emitName} = (channel, values) => { for (const listener of listeners.get(channel) ?? []) listener({ sender: 'Electron' }, ...values); };
    const pass = (value) => {
      if (typeof value === 'function') return async (...values) => pass(await value(...values.map(pass)));
      if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return structuredClone(value);
      return Object.freeze(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, pass(one)])));
    };
    const contextBridge = {
      exposeInMainWorld(name, api) {
        if (name in globalThis) throw new Error('Cannot bind an API on top of an existing property on the window object');
        Object.defineProperty(globalThis, name, { value: pass(api), enumerable: true });
      },
    };
    const ipcRenderer = {
      // Bytes pass playwright as numbers.
      invoke: async (...values) => {
        const answer = await invoke(...values);
        return answer?.content === undefined ? answer : { ...answer, content: Uint8Array.from(answer.content) };
      },
      on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    };
    const require = (name) => {
      if (name !== 'electron') throw new Error('a sandboxed preload script may not require ' + name);
      return { contextBridge, ipcRenderer };
    };
    const module = { exports: {} };
    ((require, module, exports) => { ${script} })(require, module, module.exports);
  })();`;
}

/** The pages of main's windows, in tabs of one profile. */
export class WindowPages {
  readonly #pages = new Map<WindowStandIn, Page>();

  private constructor(
    private readonly standIn: ElectronStandIn,
    private readonly context: BrowserContext,
    private readonly origin: string,
  ) {}

  /** @param origin of the host that serves the pages @param preload text of the built preload script */
  static async attach(standIn: ElectronStandIn, context: BrowserContext, origin: string, preload: string): Promise<WindowPages> {
    await context.exposeBinding(invokeName, async ({ frame }, [channel = '', ...values]: string[]) => {
      const { pathname } = new URL(frame.url());
      const call = { senderFrame: { url: `app://anwurf${pathname}`, parent: frame.parentFrame() } };
      const answer: unknown = await standIn.channels.get(channel)?.(call, ...values);
      const hasBytes = typeof answer === 'object' && answer !== null && 'content' in answer && answer.content instanceof Uint8Array;
      return hasBytes ? { ...answer, content: [...(answer.content as Uint8Array)] } : answer;
    });
    await context.addInitScript(preloadIn(preload));
    return new WindowPages(standIn, context, origin);
  }

  /** The page of a window of main's, opened where main has led it. @throws when there is no such window */
  async of(index: number): Promise<Page> {
    const window = this.standIn.windows[index];
    if (window === undefined) throw new Error(`main has not opened window ${index}`);
    const known = this.#pages.get(window);
    if (known !== undefined) return known;
    const page = await this.context.newPage();
    this.#pages.set(window, page);
    const loads = window.done.filter((what) => what.startsWith('load app://anwurf'));
    window.webContents.on('sent', (channel: string, ...values: unknown[]) => {
      const emit = `globalThis.${emitName}(${JSON.stringify(channel)}, ${JSON.stringify(values)})`;
      // A message to a window that is being closed is lost.
      void page.evaluate(emit).catch((error: unknown) => {
        if (!page.isClosed()) throw error;
      });
    });
    await page.goto(this.origin + (loads.at(-1) ?? '').replace('load app://anwurf', ''));
    return page;
  }

  /** Closes a window, as the player does. */
  async close(index: number): Promise<void> {
    const page = await this.of(index);
    await page.close();
    this.standIn.windows[index]?.close();
  }
}
