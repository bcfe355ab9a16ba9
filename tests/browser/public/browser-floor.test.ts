import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { useVisitors } from '../visitor.ts';

const browsers = useBrowsers();
const visitors = useVisitors();
const tooOld = (page: Page) => page.getByRole('heading', { name: 'Dein Browser ist zu alt für Anwurf' });

/** Takes from a page, and from its workers as far as they share it, what Safari 16.4 does not have yet. */
function removeNewerApis(): void {
  for (const [owner, names] of [
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [AbortSignal, ['any']],
    [URL, ['canParse', 'parse']],
    [Element.prototype, ['checkVisibility', 'startViewTransition']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
    [globalThis, ['requestIdleCallback', 'Iterator', 'scheduler']],
  ] as const) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}

test('a browser at the floor signs in, syncs and shows the plan', async () => {
  const player = await browsers.createPlayer(1);
  const device = await browsers.open();
  await device.addInitScript(removeNewerApis);
  // Workers run no init script: it stands before theirs.
  await device.route(/\/assets\/local-worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `(${removeNewerApis.toString().replace('Element.prototype', 'self')})();${await response.text()}`,
    });
  });
  const page = firstPage(device);
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await browsers.signIn(page, player);
  expect(await page.evaluate(() => 'withResolvers' in Promise || 'any' in AbortSignal)).toBe(false);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await page.getByRole('link', { name: /^(Jetzt|Trotzdem) trainieren$/ }).waitFor();
  expect([await tooOld(page).count(), failures]).toEqual([0, []]);
});

test('a browser below the floor gets a notice before a purchase and at the sign-in, and can still read what the law wants readable', async () => {
  const page = await visitors.come({ viewport: { width: 320, height: 568 } });
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
    Reflect.deleteProperty(Array, 'fromAsync');
  });
  for (const path of ['/', '/login', '/auth', '/register', '/statistics/explore']) {
    await page.goto(browsers.url + path);
    await tooOld(page).waitFor();
    expect([path, await page.getByRole('button').count(), await page.getByRole('textbox').count()]).toEqual([path, 0, 0]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('link', { name: 'Impressum' }).click();
  await page.waitForURL('**/imprint');
  await tooOld(page).waitFor();
  await page.getByRole('heading', { name: 'Impressum' }).waitFor();
});
