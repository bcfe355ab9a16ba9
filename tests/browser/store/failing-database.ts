import type { Page } from 'playwright-core';

/** Faults of the local database: refuses every write, or reading queries whose SQL holds a word; `held` writes wait for `letWrite`. */
export type Refused = { readonly writes: true | 'held' } | { readonly reads: string };

/**
 * Lets requests to the local database fail, as a full or broken disk does. `setRefused` turns it on and off on the
 * open page; it starts as given.
 */
export async function useFailingDatabase(page: Page, refused: Refused | null): Promise<void> {
  await page.addInitScript((initial) => {
    Reflect.set(window, 'refused', initial);
    const { prototype } = Worker;
    const post = Reflect.get(prototype, 'postMessage') as (this: Worker, message: unknown) => void;
    prototype.postMessage = function refuse(this: Worker, message: { kind: string; id: number; request?: { kind: string; sql?: string } }) {
      const wanted = Reflect.get(window, 'refused') as { writes?: true | 'held'; reads?: string } | null;
      const { request } = message;
      if (wanted?.writes === 'held' && request?.kind === 'write') {
        Reflect.set(window, 'letWrite', () => post.call(this, message));
        return;
      }
      const isRefused =
        (wanted?.writes === true && request?.kind === 'write') ||
        (wanted?.reads !== undefined && request?.sql?.includes(wanted.reads) === true);
      if (!isRefused) return post.call(this, message);
      const reply = { ok: false, message: 'Der Speicher ist voll.' };
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { kind: 'reply', id: message.id, reply } })));
    };
  }, refused);
}

/** Lets the write go on that is held. */
export async function letWrite(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, 'refused', null);
    (Reflect.get(window, 'letWrite') as () => void)();
  });
}
