import { spawn, type ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { chromiumLaunchOptions } from '../../chromium.ts';

/** A Chromium started by hand, so that the whole browser can be killed as by a crash or an empty battery. */
export class KillableBrowser {
  private constructor(
    private readonly child: ChildProcess,
    private readonly browser: Browser,
    private readonly profile: string,
    readonly context: BrowserContext,
  ) {}

  static async open(profile: string): Promise<KillableBrowser> {
    const { executablePath, args = [] } = chromiumLaunchOptions();
    const child = spawn(
      executablePath,
      [...args, '--headless=new', `--user-data-dir=${profile}`, '--remote-debugging-port=0', '--window-size=390,844', 'about:blank'],
      {
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    const endpoint = await new Promise<string>((resolve, reject) => {
      let printed = '';
      child.stderr?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const address = /DevTools listening on (ws:\S+)/.exec(printed)?.[1];
        if (address !== undefined) resolve(address);
      });
      child.once('exit', () => {
        reject(new Error(`Chromium did not start: ${printed.slice(-2000)}`));
      });
    });
    const browser = await chromium.connectOverCDP(endpoint);
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('Chromium has no context');
    return new KillableBrowser(child, browser, profile, context);
  }

  get page(): Page {
    const [page] = this.context.pages();
    if (page === undefined) throw new Error('Chromium has no page');
    return page;
  }

  /**
   * Whether the browser has written to disk who is signed in. Chromium writes localStorage some five seconds late: who is killed before
   * that has to sign in again to see his sets (they are in the store, and are sent then).
   */
  async hasSignInOnDisk(userId: string): Promise<boolean> {
    const folder = join(this.profile, 'Default', 'Local Storage', 'leveldb');
    const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'));
    const contents = await Promise.all(logs.map((name) => readFile(join(folder, name))));
    return contents.some((content) => content.includes(userId));
  }

  /** SIGKILL to every process of the browser at once. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    if (this.child.pid !== undefined) process.kill(-this.child.pid, 'SIGKILL');
    await gone;
    await this.browser.close();
  }
}
