import { expect, test } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { useBrowsers } from '../fixture.ts';
import { intercept } from '../intercept.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { sessionIsStored } from '../screens/dashboard.ts';

const browsers = useBrowsers();

/** Runs `work` in every database worker before its own script. */
async function changeWorkers(device: BrowserContext, work: () => void): Promise<void> {
  await intercept(device, /\/assets\/local-worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${work.toString()})();${await response.text()}` });
  });
}

/** A new device of a new player, with workers changed by `work`. */
async function deviceWith(work: () => void): Promise<{ readonly page: Page; readonly session: string }> {
  const player = await browsers.createPlayer(1);
  const [session = ''] = await browsers.sessionIds(player);
  const device = await browsers.open();
  await changeWorkers(device, work);
  const page = firstPage(device);
  page.setDefaultTimeout(60_000);
  await browsers.signIn(page, player);
  return { page, session };
}

function removeStorage(): void {
  Reflect.deleteProperty(Object.getPrototypeOf(navigator) as object, 'storage');
}

function removeOriginFiles(): void {
  Reflect.deleteProperty(StorageManager.prototype, 'getDirectory');
  Reflect.deleteProperty(StorageManager.prototype, 'estimate');
}

/** As WebKitGTK does. */
function refuseSyncFiles(): void {
  Reflect.set(FileSystemFileHandle.prototype, 'createSyncAccessHandle', () =>
    Promise.reject(new DOMException('not supported', 'NotSupportedError')),
  );
}

test.each([
  ['navigator.storage', removeStorage],
  ['private files of the origin', removeOriginFiles],
  ['synchronous files', refuseSyncFiles],
])('without %s the data are kept in IndexedDB, and removed from it at the sign-out', async (_, work) => {
  const { page, session } = await deviceWith(work);
  await sessionIsStored(page);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  const field = page.getByRole('textbox').first();
  await field.fill('37,5');
  await field.press('Tab');
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
  await page.getByRole('button', { name: 'Satz 1 gespeichert, bearbeiten' }).waitFor();

  await page.goto(`${browsers.url}/settings`);
  await page.getByText('auf diesem Gerät (IndexedDB)').waitFor();
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Abmelden/ })
    .click();
  await page.waitForURL(/\/(login)?$/);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).flatMap(({ name = '' }) => name).toSorted());
  // Both belong to the device and hold nothing of him.
  await expect.poll(databases).toEqual(['anwurf-sealed', 'anwurf-stores']);
});

function refuseStorage(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
}

function fillStorage(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
}

function removeWebAssembly(): void {
  Reflect.deleteProperty(globalThis, 'WebAssembly');
}

test.each([
  ['refuses storage, as in a private window,', refuseStorage, 'Öffne die App in einem normalen statt in einem privaten Fenster'],
  ['has no room left', fillStorage, 'Der Speicher dieses Geräts ist voll.'],
  ['lacks WebAssembly', removeWebAssembly, 'Er ist zu alt oder schränkt Websites ein'],
])('a browser that %s says so', async (_, work, words) => {
  const { page } = await deviceWith(work);
  await page.getByRole('alert').filter({ hasText: words }).first().waitFor();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
