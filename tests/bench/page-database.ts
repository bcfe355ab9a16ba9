import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Reply, Request, StorePreference, WorkerMessage } from '@anwurf/db/worker/messages';
import type { BrowserContext, Page } from 'playwright-core';
import type { TestUser } from '../server/fixture.ts';

type Driver = { ask(request: Request): Promise<Reply>; until(condition: 'open' | 'synced' | 'settled'): Promise<void> };
type Opened = { readonly worker: string; readonly userId: string; readonly token: string; readonly store: StorePreference };

/** Address of the database worker that the web build made. */
function workerPath(): string {
  const name = readdirSync(join(import.meta.dirname, '../../web/dist/assets')).find((file) => /^local-worker-.*\.js$/.test(file));
  if (name === undefined) throw new Error('the web build has no database worker');
  return `/assets/${name}`;
}

/** Runs in the page: starts the worker and speaks with it as `worker-database.ts` does, one message a request. */
function startDriver({ worker: path, userId, token, store }: Opened): void {
  const worker = new Worker(path, { type: 'module' });
  const replies = new Map<number, (reply: Reply) => void>();
  const watchers = new Set<() => void>();
  let state: Extract<WorkerMessage, { kind: 'state' }>['state'] | undefined;
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'reply') replies.get(data.id)?.(data.reply);
    else if (data.kind === 'token-please') worker.postMessage({ kind: 'token', id: data.id, token, failed: false });
    else if (data.kind === 'state') {
      state = data.state;
      for (const watch of watchers) watch();
    }
  });
  worker.postMessage({ kind: 'start', userId, baseUrl: '', store });
  const ask = (request: Request) =>
    new Promise<Reply>((resolve) => {
      last += 1;
      replies.set(last, resolve);
      worker.postMessage({ kind: 'request', id: last, request });
    });
  const holds = (condition: 'open' | 'synced' | 'settled') =>
    condition === 'synced' ? state?.firstSyncDone === true : condition === 'settled' ? state?.waiting === 0 : state !== undefined;
  const driver: Driver = {
    ask,
    async until(condition) {
      if (condition === 'open') await ask({ kind: 'query', sql: 'select 1', params: [] });
      else if (!holds(condition)) {
        await new Promise<void>((resolve) => {
          const watch = () => {
            if (!holds(condition)) return;
            watchers.delete(watch);
            resolve();
          };
          watchers.add(watch);
        });
      }
    },
  };
  Object.assign(globalThis, { driver });
}

/** The app's own database worker in a page without the app: what is measured is the store, not the screens. */
export class PageDatabase {
  private constructor(readonly page: Page) {}

  /** Starts the worker; resolves before the store is open. */
  static async start(context: BrowserContext, url: string, user: TestUser, store: StorePreference): Promise<PageDatabase> {
    const page = await context.newPage();
    await page.goto(`${url}/manifest.webmanifest`);
    await page.evaluate(startDriver, { worker: workerPath(), userId: user.id, token: user.token, store });
    return new PageDatabase(page);
  }

  /** Resolves when the store is open, the first sync is done, or nothing waits to be pushed. */
  until(condition: 'open' | 'synced' | 'settled'): Promise<void> {
    return this.page.evaluate((what) => (globalThis as unknown as { driver: Driver }).driver.until(what), condition);
  }

  /**
   * Sends requests one after the other, `pauseMs` apart.
   * @returns milliseconds until each one's reply, taken in the page
   * @throws when one fails
   */
  times(requests: readonly Request[], pauseMs = 0): Promise<number[]> {
    // As text: Playwright's types cannot follow the nested JSON of a mutation.
    return this.page.evaluate(
      async ([text, pause]) => {
        const { driver } = globalThis as unknown as { driver: Driver };
        const times: number[] = [];
        for (const request of JSON.parse(text) as Request[]) {
          if (pause > 0) await new Promise((resume) => setTimeout(resume, pause));
          const began = performance.now();
          const reply = await driver.ask(request);
          times.push(performance.now() - began);
          if (!reply.ok) throw new Error(reply.message);
        }
        return times;
      },
      [JSON.stringify(requests), pauseMs] as const,
    );
  }

  /**
   * Resolves once a query of one truth value says yes. Asks again in the page: to ask from here costs a tenth of a second of processor a second.
   * @param sql of one row with `holds`
   */
  untilHolds(sql: string): Promise<void> {
    return this.page.evaluate(async (text) => {
      const { driver } = globalThis as unknown as { driver: Driver };
      for (;;) {
        const reply = await driver.ask({ kind: 'query', sql: text, params: [] });
        if (!reply.ok) throw new Error(reply.message);
        if ((reply.rows[0] as { holds?: unknown } | undefined)?.holds === true) return;
        await new Promise((resume) => setTimeout(resume, 20));
      }
    }, sql);
  }

  /** Rows of a query. */
  async rows(sql: string): Promise<unknown[]> {
    const reply = await this.page.evaluate(
      (text) => (globalThis as unknown as { driver: Driver }).driver.ask({ kind: 'query', sql: text, params: [] }),
      sql,
    );
    if (!reply.ok) throw new Error(reply.message);
    return reply.rows;
  }
}
