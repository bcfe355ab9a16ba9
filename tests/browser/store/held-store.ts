import type { Page } from 'playwright-core';

/** From the next load on the local store of this page stays unopened, as on a slow phone, until `letOpen`. */
export async function holdStore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = Worker;
    const post = Reflect.get(prototype, 'postMessage') as (this: Worker, message: unknown) => void;
    const held: (() => void)[] = [];
    let isOpen = false;
    prototype.postMessage = function hold(this: Worker, message: unknown) {
      if (isOpen) post.call(this, message);
      else held.push(() => post.call(this, message));
    };
    Reflect.set(window, 'letOpen', () => {
      isOpen = true;
      for (const send of held) send();
    });
  });
}

/** Lets the store open that is held. */
export const letOpen = (page: Page): Promise<void> => page.evaluate(() => (Reflect.get(window, 'letOpen') as () => void)());

/** Whether the page that is open holds its store: a test that sees it open would otherwise not know why. */
export const isHeld = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.has(window, 'letOpen'));
