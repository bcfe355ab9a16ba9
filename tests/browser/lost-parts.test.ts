import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowsers } from './fixture.ts';
import { storedConsent, useVisitors } from './visitor.ts';

const browsers = useBrowsers();
const visitors = useVisitors();

const publicPages = [
  '/',
  '/auth',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/thank-you',
  '/imprint',
  '/privacy-policy',
];
const crashed = 'Das hätte nicht passieren dürfen';
const missing = 'Dieser Teil ist nicht angekommen';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(browsers.url + path);
  await page.waitForLoadState('networkidle');
}

/** The scripts that a page asks for beside those that its HTML names. */
async function laterParts(page: Page, path: string): Promise<string[]> {
  const asked = new Set<string>();
  const note = (url: string) => /\/assets\/.*\.js$/.test(url) && asked.add(new URL(url).pathname);
  page.on('request', (request) => note(request.url()));
  await open(page, path);
  page.removeAllListeners('request');
  const named = await page.evaluate(async () => (await fetch('/')).text());
  return [...asked].filter((part) => !named.includes(part));
}

/** Loses the first `times` requests for a part. */
async function lose(page: Page, part: string, times: number): Promise<void> {
  let lost = 0;
  await page.route(`**${part}`, (route) => ((lost += 1) <= times ? route.abort('connectionreset') : route.continue()));
}

test.each(publicPages)('%s stands although any of its later parts is lost once or twice', async (path) => {
  const page = await visitors.come({}, storedConsent());
  const parts = await laterParts(page, path);
  expect(parts.length).toBeGreaterThan(0);
  const heading = (await page.locator('h1').first().textContent()) ?? '';
  for (const part of parts) {
    for (const times of [1, 2]) {
      await lose(page, part, times);
      await open(page, path);
      await page.locator('h1').filter({ hasText: heading }).first().waitFor();
      expect(await page.getByText(crashed).or(page.getByText(missing)).count(), `${part} lost ${times} times`).toBe(0);
      await page.unrouteAll();
    }
  }
});

test('a part that stays away is asked for again on request, and what was typed is kept', async () => {
  const page = await visitors.come({}, storedConsent());
  await open(page, '/login');
  await page.getByLabel('E-Mail').fill('mila@test.example');
  await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await page.getByText(missing).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByRole('heading', { name: 'Passwort vergessen' }).waitFor();
  expect(await page.getByLabel('E-Mail').inputValue()).toBe('mila@test.example');
});

test('signing in without a network says so, keeps what was typed, and works when it is back', async () => {
  const player = await browsers.createPlayer(1);
  const page = await visitors.come({}, storedConsent());
  await open(page, '/login');
  await page.getByLabel('E-Mail').fill(player.email);
  await page.getByLabel('Passwort', { exact: true }).fill(player.password);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page
    .getByText(/Kein Empfang/)
    .first()
    .waitFor();
  expect(await page.getByText(crashed).count()).toBe(0);
  expect(await page.getByLabel('E-Mail').inputValue()).toBe(player.email);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('**/dashboard');
});

test('a tab that is older than the newest build is offered a reload, with its drafts', async () => {
  const page = await visitors.come({}, storedConsent());
  await open(page, '/forgot-password');
  await page.getByLabel('E-Mail').fill('mila@test.example');
  // As after a deployment whose predecessor's files are gone.
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }));
  await page.getByRole('link', { name: 'Zurück zur Anmeldung' }).click();
  await page.getByText(missing).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
  expect(await page.getByLabel('E-Mail').inputValue()).toBe('mila@test.example');
});
