import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { proofCount } from '../../proof-counts.ts';
import { seedsOf } from '../../seeds/seeds.ts';
import { SeededRandom } from '../../sync/seeded-random.ts';
import { useBrowsers } from '../fixture.ts';
import { intercept } from '../intercept.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { storedConsent, useVisitors } from '../visitor.ts';
import { nextSession, sessionIsStored } from '../screens/dashboard.ts';

const browsers = useBrowsers();
const visitors = useVisitors();

const crashed = 'Das hätte nicht passieren dürfen';
const missing = 'Dieser Teil ist nicht angekommen';
const laterParts = /\/assets\/[^/]+\.(js|css)$/;

async function open(page: Page, path: string): Promise<string> {
  await page.goto(browsers.url + path);
  const heading = (await page.locator('h1').first().textContent()) ?? '';
  await page.waitForLoadState('networkidle');
  return heading;
}

/** Loses the first `times` requests for the scripts and styles that the page's HTML does not name itself; answers how often each was asked for. */
async function lose(page: Page, times: number, isLost: (path: string) => boolean = () => true): Promise<Map<string, number>> {
  const named = await (await browsers.fetch('/', { headers: { accept: 'text/html' } })).text();
  const asked = new Map<string, number>();
  await intercept(page, laterParts, (route) => {
    const { pathname } = new URL(route.request().url());
    if (named.includes(pathname)) return route.continue();
    const count = (asked.get(pathname) ?? 0) + 1;
    asked.set(pathname, count);
    return count <= times && isLost(pathname) ? route.abort('connectionreset') : route.continue();
  });
  return asked;
}

const styleSheets = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].map(({ href }) => new URL(href ?? '', location.href).pathname).toSorted());

interface WholePage {
  readonly heading: string;
  readonly sheets: string[];
  readonly groups: string[][];
}

/** A page when nothing is lost, and its later parts in groups of which none imports another. */
async function wholePage(path: string): Promise<WholePage> {
  const page = await visitors.come({}, storedConsent());
  const asked = await lose(page, 0);
  const heading = await open(page, path);
  const parts = [...asked.keys()];
  const texts = await Promise.all(parts.map(async (part) => (part.endsWith('.css') ? '' : (await browsers.fetch(part)).text())));
  const importersOf = (part: string) =>
    parts.filter((_, index) => new RegExp(`(from|import)"\\./${part.slice('/assets/'.length)}"`).test(texts[index] ?? ''));
  const depthOf = (part: string): number => Math.max(-1, ...importersOf(part).map(depthOf)) + 1;
  const levels = parts.map((part) => (part.endsWith('.css') ? -1 : depthOf(part)));
  const groups = [...new Set(levels)].map((level) => parts.filter((_, index) => levels[index] === level));
  return { heading, sheets: await styleSheets(page), groups };
}

/** Visits a page whose parts of a group are lost so often, and finds it whole. */
async function visitWithout(path: string, group: readonly string[], times: number, { heading, sheets }: WholePage): Promise<void> {
  const page = await visitors.come({}, storedConsent());
  await lose(page, times, (part) => group.includes(part));
  await page.goto(browsers.url + path);
  await page.locator('h1').filter({ hasText: heading }).first().waitFor();
  await expect.poll(() => styleSheets(page), { message: group.join(' '), timeout: 30_000 }).toEqual(sheets);
  expect(await page.getByText(crashed).or(page.getByText(missing)).count(), group.join(' ')).toBe(0);
}

test.each(['/', '/login', '/statistics/explore'])('%s comes whole although its later parts are lost twice', async (path) => {
  const whole = await wholePage(path);
  expect(whole.groups.length).toBeGreaterThan(1);
  // Side by side: what takes time are the pauses before a part is asked for again.
  await Promise.all(whole.groups.map((group) => visitWithout(path, group, 2, whole)));
});

const [seed = 0] = seedsOf('lost-parts');

test.each(
  // One of many parts here; an exploration takes that of another kind as well.
  proofCount('LOST_PARTS') > 2 ? ['/register', '/test'] : ['/test'],
)(`%s comes whole although its later parts are lost once together, or one of them twice (SEED=${seed})`, async (path) => {
  const whole = await wholePage(path);
  const parts = whole.groups.flat();
  expect(parts.length).toBeGreaterThan(whole.groups.length);
  const random = new SeededRandom(seed);
  const chosen = Array.from({ length: proofCount('LOST_PARTS') }, () => [random.pick(parts)]);
  await Promise.all([
    ...whole.groups.map((group) => visitWithout(path, group, 1, whole)),
    ...chosen.map((one) => visitWithout(path, one, 2, whole)),
  ]);
});

test('a part that stays away is asked for again on request, and what was typed is kept', async () => {
  const page = await visitors.come({}, storedConsent());
  await open(page, '/login');
  await page.getByLabel('E-Mail').fill('mila@test.example');
  await intercept(page, laterParts, (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await page.getByText(missing).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByRole('heading', { name: 'Passwort vergessen' }).waitFor();
  expect(await page.getByLabel('E-Mail').inputValue()).toBe('mila@test.example');
});

/** Sends the sign-in form, until it says that nobody could be reached. */
async function sendInVain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page
    .getByText(/Kein Empfang/)
    .first()
    .waitFor();
}

test('signing in without a network says so, keeps what was typed, and works when it is back', async () => {
  const player = await browsers.createPlayer(1);
  const page = await visitors.come({}, storedConsent());
  await open(page, '/login');
  await page.getByLabel('E-Mail').fill(player.email);
  await page.getByLabel('Passwort', { exact: true }).fill(player.password);
  await page.context().setOffline(true);
  await sendInVain(page);
  expect(await page.getByText(crashed).count()).toBe(0);
  expect(await page.getByLabel('E-Mail').inputValue()).toBe(player.email);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL('**/dashboard');
});

test('signing in without what reads the answer says so, keeps what was typed, and works when it is there', async () => {
  const player = await browsers.createPlayer(1);
  const page = await visitors.come({}, storedConsent());
  let lost = 0;
  await intercept(page, laterParts, async (route) => {
    const part = await (await browsers.fetch(new URL(route.request().url()).pathname)).text();
    if (!part.includes('invalid_type')) return route.continue();
    lost += 1;
    return route.abort('connectionreset');
  });
  await open(page, '/login');
  await page.getByLabel('E-Mail').fill(player.email);
  await page.getByLabel('Passwort', { exact: true }).fill(player.password);
  await sendInVain(page);
  expect(await page.getByText(crashed).count()).toBe(0);
  expect(await page.getByLabel('E-Mail').inputValue()).toBe(player.email);
  expect(lost).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL('**/dashboard');
});

test.each(['local-worker', 'tab-message'])('the database comes although its worker is lost while somebody signs in (%s)', async (part) => {
  const player = await browsers.createPlayer(1);
  const context = await browsers.open();
  const page = firstPage(context);
  let asked = 0;
  await intercept(context, new RegExp(`/assets/${part}-[^/]+\\.js$`), (route) => {
    asked += 1;
    return asked <= 2 ? route.abort('connectionreset') : route.continue();
  });
  await browsers.signIn(page, player);
  await sessionIsStored(page, { timeout: 60_000 });
  expect(asked).toBe(3);
});

test('signing out while the database never loaded asks first, works without a network, and lets the next player sign in', async () => {
  const [player, other] = [await browsers.createPlayer(1), await browsers.createPlayer(1)];
  const context = await browsers.open();
  const page = firstPage(context);
  const worker = /\/assets\/local-worker-[^/]+\.js$/;
  await intercept(context, worker, (route) => route.abort('connectionreset'));
  await browsers.signIn(page, player);
  await page.getByRole('button', { name: 'Menü' }).click();
  await context.setOffline(true);
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await page.getByText('Vielleicht sind Änderungen nur auf diesem Gerät gespeichert.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Trotzdem abmelden' }).click();
  await page.waitForURL('**/login');
  await context.unroute(worker);
  await context.setOffline(false);
  await page.getByLabel('E-Mail').fill(other.email);
  await page.getByLabel('Passwort', { exact: true }).fill(other.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await sessionIsStored(page, { timeout: 60_000 });
  // Of the one before nothing is left.
  expect(await storeChoices(page)).toHaveLength(1);
});

const storeChoices = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('anwurf-stores');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('choices').objectStore('choices').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result);
          });
        });
        opening.addEventListener('error', () => reject(new Error(opening.error?.message)));
      }),
  );

test('a store that is here stays although a file that opens it does not arrive', async () => {
  const player = await browsers.createPlayer(1);
  const context = await browsers.open();
  const page = firstPage(context);
  await browsers.signIn(page, player);
  await sessionIsStored(page, { timeout: 60_000 });
  const before = await storeChoices(page);
  expect(before).toMatchObject([{ generation: 0, ready: true }]);
  for (const answer of ['lost', 'missing'] as const) {
    await intercept(context, /\.(wasm|data)$/, (route) =>
      answer === 'lost' ? route.abort('connectionreset') : route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
    );
    await page.reload();
    await page.getByText('Ein Teil der App fehlt').waitFor({ timeout: 60_000 });
    expect(await storeChoices(page)).toEqual(before);
    await context.unrouteAll({ behavior: 'wait' });
  }
  await page.reload();
  await nextSession(page).waitFor({ timeout: 60_000 });
  expect(await storeChoices(page)).toEqual(before);
});

test('a tab that is older than the newest build is offered a reload, with its drafts', async () => {
  const page = await visitors.come({}, storedConsent());
  await open(page, '/forgot-password');
  await page.getByLabel('E-Mail').fill('mila@test.example');
  // As after a deployment whose predecessor's files are gone.
  await intercept(page, laterParts, (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }));
  await page.getByRole('link', { name: 'Zurück zur Anmeldung' }).click();
  await page.getByText(missing).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
  expect(await page.getByLabel('E-Mail').inputValue()).toBe('mila@test.example');
});
