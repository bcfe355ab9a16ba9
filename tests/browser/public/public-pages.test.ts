import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { intercept } from '../intercept.ts';
import { expectAccessible } from '../screens/axe.ts';
import { publicAddresses } from '../screens/page-addresses.ts';
import { useBrowsers } from '../fixture.ts';
import { storedConsent, useVisitors } from '../visitor.ts';

const browsers = useBrowsers();
const visitors = useVisitors();

const publicPages = [...publicAddresses, '/gibt-es-nicht'];

/** Storage that needs no consent, and why. */
const necessary = [
  // The router: where on the page the visitor was, for going back; gone with the tab.
  /^session tsr-scroll-restoration/,
  // Typed text of the visitor's own form survives a reload; gone with the tab.
  /^session anwurf\.access\./,
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(browsers.url + path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function storedThings(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const others = await page.evaluate(async () => {
    const files: string[] = [];
    for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name);
    return [
      ...Object.keys(localStorage).map((key) => `local ${key}`),
      ...Object.keys(sessionStorage).map((key) => `session ${key}`),
      ...(await indexedDB.databases()).map(({ name }) => `database ${name ?? ''}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
      ...files.map((name) => `file ${name}`),
    ];
  });
  return [...cookies, ...others];
}

async function expectFitting(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await expectAccessible(page);
  }
}

/** Each page is loaded once, by somebody who has not decided on cookies; its looks are judged after he has. */
test.each(publicPages)(
  '%s asks only its own origin, stores only what is necessary, keeps the policy, fits and is accessible',
  async (path) => {
    const page = await visitors.come();
    const origins = new Set<string>();
    page.context().on('request', (request) => origins.add(new URL(request.url()).origin));
    await open(page, path);
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');

    expect([...origins]).toEqual([new URL(browsers.url).origin]);
    const unexpected = (await storedThings(page)).filter((thing) => !necessary.some((allowed) => allowed.test(thing)));
    expect(unexpected).toEqual([]);
    expect(await page.evaluate(() => window.violations)).toEqual([]);

    await page.getByRole('button', { name: 'Nur notwendige' }).click();
    await page.evaluate(() => scrollTo(0, 0));
    await expectFitting(page);
    await page.context().close();
  },
);

test.each(['/', '/login'])('%s fits and is accessible as well while the visitor has not decided on cookies', async (path) => {
  const page = await visitors.come({ reducedMotion: 'reduce' });
  await open(page, path);
  await expectFitting(page);
});

test('an unknown address says so in German and leads home', async () => {
  const page = await visitors.come({}, storedConsent());
  await open(page, '/gibt-es-nicht');
  expect(await page.title()).toBe('Seite nicht gefunden – Anwurf');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('404Diese Seite gibt es nicht');
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await page.getByRole('heading', { name: /deine Position kennt/ }).waitFor();
  await page.context().close();
});

test('the legal pages name the operator, or say that nobody has entered one', async () => {
  const page = await visitors.come({}, storedConsent());
  await open(page, '/imprint');
  await page.getByText('Der Betreiber dieser Installation hat seine Angaben noch nicht eingetragen.').waitFor();

  const site = (await (await browsers.fetch('/api/site')).json()) as object;
  const operator = {
    name: 'Beispiel Sport GmbH',
    address: ['Hallenweg 7', '24103 Kiel'],
    email: 'post@sport.example',
    phone: '0431 123',
    representative: 'Ada Beispiel',
    register: 'HRB 1, Kiel',
    vatId: 'DE1',
    configured: true,
  };
  await intercept(page, '**/api/site', (route) => route.fulfill({ json: { ...site, operator } }));
  await open(page, '/imprint');
  for (const text of ['Hallenweg 7', '24103 Kiel', 'Vertreten durch: Ada Beispiel', 'Registereintrag: HRB 1, Kiel', 'Telefon: 0431 123']) {
    await page.getByText(text).waitFor();
  }
  expect(await page.getByText('noch nicht eingetragen').count()).toBe(0);

  await page.getByRole('link', { name: 'AGB und Widerruf' }).click();
  await page.getByRole('heading', { name: 'Widerrufsbelehrung' }).waitFor();
  await page.getByText('An Beispiel Sport GmbH, Hallenweg 7, 24103 Kiel, post@sport.example').waitFor();
  expect(await page.content()).not.toMatch(/ec\.europa\.eu/);
  await page.context().close();
});
