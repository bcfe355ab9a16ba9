import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newerApis } from '../../lint/newer-apis.ts';
import { linkIn, newEmail, readMail } from '../access/access-fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { intercept } from '../intercept.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { useVisitors } from '../visitor.ts';
import { planSession, press } from '../workout/guided-session.ts';

const browsers = useBrowsers();
const visitors = useVisitors();
const tooOld = (page: Page) => page.getByRole('heading', { name: 'Dein Browser ist zu alt für Anwurf' });

const { missing, globals } = newerApis();
const newer = { missing, globals: [...globals] };

/** Runs in a page or a worker: takes away what one of the oldest browsers does not have yet. */
function removeNewerApis({ missing: members, globals: names }: typeof newer): void {
  for (const { owner, name, of } of members) {
    const known: unknown = Reflect.get(globalThis, owner);
    if ((typeof known !== 'function' && typeof known !== 'object') || known === null) continue;
    if (of !== 'instances' || typeof known === 'object') Reflect.deleteProperty(known, name);
    if (of !== 'class' && typeof known === 'function' && known.prototype) Reflect.deleteProperty(known.prototype, name);
  }
  for (const name of names) Reflect.deleteProperty(globalThis, name);
}

/** A browser at the floor, and what its pages and workers throw. */
async function openOldest(): Promise<{ readonly device: BrowserContext; readonly failures: readonly string[] }> {
  const device = await browsers.open({ width: 390, height: 844 });
  await device.addInitScript(removeNewerApis, newer);
  // Workers run no init script: it stands before theirs.
  await intercept(device, /\/assets\/local-worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = `(${removeNewerApis.toString()})(${JSON.stringify(newer)});${await response.text()}`;
    await route.fulfill({ response, body });
  });
  const failures: string[] = [];
  device.on('weberror', (error) => failures.push(error.error().message));
  return { device, failures };
}

const hasNewer = (page: Page) =>
  page.evaluate(
    () =>
      'withResolvers' in Promise ||
      'any' in AbortSignal ||
      'checkVisibility' in Element.prototype ||
      'estimate' in StorageManager.prototype,
  );

test('a browser at the floor buys, and the mailed link leads its buyer to his account', async () => {
  const { device, failures } = await openOldest();
  const page = firstPage(device);
  const email = newEmail();
  await page.goto(browsers.url);
  expect(await hasNewer(page)).toBe(false);
  await page.getByRole('button', { name: 'Nur notwendige' }).click();
  const opened = device.waitForEvent('page');
  await page
    .getByRole('button', { name: /Premium-Zugang kaufen/ })
    .first()
    .click();
  const checkout = await opened;
  await checkout.getByLabel('E-Mail-Adresse').fill(email);
  await checkout.getByRole('button', { name: 'Bezahlen' }).click();
  await checkout.waitForURL('**/thank-you');
  await page.goto(linkIn(await readMail(browsers, email, /Willkommen/)));
  await page.getByText('Zahlung verifiziert').first().waitFor();
  expect([await tooOld(page).count(), failures]).toEqual([0, []]);
});

test('a browser at the floor signs in, syncs, shows the plan, and a set that it confirms is on the server', async () => {
  const player = await browsers.createPlayer(1);
  const [session = ''] = await browsers.sessionIds(player);
  await planSession(browsers, player, session, [press]);
  const { device, failures } = await openOldest();
  const page = firstPage(device);
  await browsers.signIn(page, player);
  expect(await hasNewer(page)).toBe(false);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await page.getByRole('link', { name: /^(Jetzt|Trotzdem) trainieren$/ }).waitFor();
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).fill('32.5');
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).press('Tab');
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
  await page.getByRole('button', { name: /^Satz 1 gespeichert/ }).waitFor();
  const stored = () => browsers.sql`select weight::float8 from workout_tracking where user_id = ${player.id}`;
  await expect.poll(stored, { timeout: 30_000 }).toEqual([{ weight: 32.5 }]);
  expect([await tooOld(page).count(), failures]).toEqual([0, []]);
});

test('a browser below the floor gets a notice before a purchase and at the sign-in, and can still read what the law wants readable', async () => {
  const page = await visitors.come({ viewport: { width: 320, height: 568 } });
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
    Reflect.deleteProperty(Array, 'fromAsync');
  });
  for (const path of ['/', '/login', '/auth', '/register', '/payment-success', '/thank-you', '/statistics/explore']) {
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
