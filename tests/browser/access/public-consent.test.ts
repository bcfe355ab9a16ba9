import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { storedConsent, useVisitors } from '../visitor.ts';
import { closeByEscape } from '../screens/steady.ts';

const browsers = useBrowsers();
const visitors = useVisitors();

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies und Statistik' });
const decision = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('anwurf.consent') ?? 'null') as { version: string; consent: object } | null);

/** Events that the page sends, with the server's answers. */
function countedBy(page: Page): { name: string; path: string; status: number }[] {
  const events: { name: string; path: string; status: number }[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/events')) return;
    const { name, path } = response.request().postDataJSON() as { name: string; path: string };
    events.push({ name, path, status: response.status() });
  });
  return events;
}

test('accepting all counts this page and the next ones, on the own server, and is remembered', async () => {
  const page = await visitors.come();
  const events = countedBy(page);
  await page.goto(`${browsers.url}/login`);
  await banner(page).waitFor();
  expect(events).toEqual([]);
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
  await banner(page).waitFor({ state: 'detached' });
  await expect.poll(() => events).toEqual([{ name: 'page_view', path: '/login', status: 204 }]);
  expect(await decision(page)).toMatchObject({
    version: '1.0',
    consent: { necessary: true, analytics: true, marketing: true, functional: true },
  });

  await page.goto(`${browsers.url}/register`);
  await expect.poll(() => events.at(-1)).toEqual({ name: 'page_view', path: '/register', status: 204 });
  expect(await banner(page).count()).toBe(0);
  await page.goto(`${browsers.url}/imprint`);
  await page.getByRole('heading', { name: 'Impressum' }).waitFor();
  expect(events).toHaveLength(2);
  await page.context().close();
});

test('only necessary ones: nothing is ever counted', async () => {
  const page = await visitors.come();
  const events = countedBy(page);
  await page.goto(`${browsers.url}/login`);
  await page.getByRole('button', { name: 'Nur notwendige' }).click();
  await banner(page).waitFor({ state: 'detached' });
  for (const path of ['/auth', '/register', '/login']) {
    await page.goto(browsers.url + path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  expect(events).toEqual([]);
  expect(await decision(page)).toMatchObject({ consent: { necessary: true, analytics: false, marketing: false, functional: false } });
  await page.context().close();
});

test('a choice is made by keyboard alone, and changed from the footer', async () => {
  const page = await visitors.come();
  await page.goto(`${browsers.url}/imprint`);
  await banner(page).waitFor();
  await page.getByRole('button', { name: 'Auswahl anpassen' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  await dialog.waitFor();
  expect(await dialog.getByRole('checkbox', { name: /Notwendig/ }).isDisabled()).toBe(true);
  await dialog.getByRole('checkbox', { name: 'Statistik' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await decision(page)).toMatchObject({ consent: { analytics: true, marketing: false, functional: false } });

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await dialog.waitFor();
  await expect.poll(() => dialog.getByRole('checkbox', { name: 'Statistik' }).isChecked()).toBe(true);
  await closeByEscape(dialog);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await dialog.getByRole('button', { name: 'Nur notwendige' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await decision(page)).toMatchObject({ consent: { analytics: false } });
  await page.context().close();
});

test('a decision about another version of the text counts as none', async () => {
  const page = await visitors.come({}, storedConsent({ analytics: true }, '0.9'));
  const events = countedBy(page);
  await page.goto(`${browsers.url}/login`);
  await banner(page).waitFor();
  await page.waitForLoadState('networkidle');
  expect(events).toEqual([]);
  await page.context().close();
});

test('the question does not stand in the way of signing in on a phone', async () => {
  const player = await browsers.createPlayer(0);
  const page = await visitors.come();
  await page.goto(`${browsers.url}/login`);
  await banner(page).waitFor();
  await page.getByLabel('E-Mail').fill(player.email);
  await page.getByLabel('Passwort', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL(/\/(dashboard|onboarding)/);
  await expect.poll(() => banner(page).count()).toBe(1);
  await page.context().close();
});

test('unanswered in a low window it pushes neither the mark nor the page out of sight', async () => {
  const page = await visitors.come({ viewport: { width: 1280, height: 600 } });
  await page.goto(`${browsers.url}/auth`);
  await banner(page).waitFor();
  const overhang = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  const markEnd = async () => {
    const box = await page.getByRole('img', { name: 'Anwurf' }).boundingBox();
    return box === null ? Infinity : box.y + box.height;
  };
  await expect.poll(markEnd).toBeLessThanOrEqual(600);
  expect(await overhang()).toBe(0);
  await page.getByRole('button', { name: 'Nur notwendige' }).click();
  await banner(page).waitFor({ state: 'detached' });
  await expect.poll(markEnd).toBeGreaterThan(500);
  expect(await overhang()).toBe(0);
  await page.context().close();
});
