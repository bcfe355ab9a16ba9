import type { Page } from 'playwright-core';

/** Waits until the service worker has stored the app: from then on it starts without a network. */
export async function appIsStored(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}
