import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { useVisitors } from '../visitor.ts';
import { nextSession } from './dashboard.ts';

const browsers = useBrowsers();
const visitors = useVisitors();
const wide = { width: 1280, height: 844 };
const device = useSharedDevice(browsers, () => browsers.createPlayer(1), { viewport: wide, keepsOpen: true });

async function openDashboard(): Promise<Page> {
  const { page } = device;
  await page.goto(`${browsers.url}/dashboard`);
  await nextSession(page).waitFor();
  return page;
}

const markDocument = (of: Page) => of.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
const isSameDocument = (of: Page) => of.evaluate(() => Reflect.get(globalThis, 'sameDocument') === true);

/** A click with this modifier opens a new tab. */
async function opensTab(from: Page, name: RegExp, how: Parameters<ReturnType<Page['getByRole']>['click']>[0]): Promise<string> {
  const tab = from.context().waitForEvent('page');
  await from.getByRole('link', { name }).first().click(how);
  const opened = await tab;
  await opened.waitForURL(`${browsers.url}/**`);
  const path = new URL(opened.url()).pathname;
  await opened.close();
  return path;
}

test.each([390, 1280])('moving between the screens of the app never loads the page anew, at %i px', async (width) => {
  const page = await openDashboard();
  await page.setViewportSize({ width, height: 844 });
  await markDocument(page);
  const [plan] = await browsers.sql<{ name: string }[]>`select name from trainingsplanreal where user_id = ${device.player.id}`;
  const ways: readonly [link: RegExp, path: string, heading: string][] = [
    [/^Statistik$/, '/statistics', 'Meine Statistiken'],
    [/^Leistung/, '/statistics/performance', 'Leistung'],
    [/^Einstellungen$/, '/settings', 'Einstellungen'],
    [/^Training$/, '/training-plans', 'Meine Trainingspläne'],
    [/Plan anzeigen/, '/training-plans/*', plan?.name ?? ''],
    [/Zurück/, '/training-plans', 'Meine Trainingspläne'],
    [/^Home$/, '/dashboard', 'Viel Erfolg im Training'],
    [/Jetzt trainieren/, '/training/plan/*/start', 'Kniebeuge 1'],
  ];
  for (const [name, path, heading] of ways) {
    await page.getByRole('link', { name }).first().click();
    await page.waitForURL(`${browsers.url}${path}`);
    // The address changes first: the screen that is left has links of the same names.
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a menu and the keyboard follow links too', async () => {
  const page = await openDashboard();
  await markDocument(page);
  await page.getByRole('link', { name: /^Statistik$/ }).press('Enter');
  await page.waitForURL(`${browsers.url}/statistics`);
  const menu = page.getByRole('button', { name: /^Menü von/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await page.waitForURL(`${browsers.url}/dashboard`);
  await page.getByRole('link', { name: /^Einstellungen$/ }).click();
  await page.waitForURL(`${browsers.url}/settings`);
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Dashboard' }).press('Enter');
  await page.waitForURL(`${browsers.url}/dashboard`);
  expect(await isSameDocument(page)).toBe(true);
});

test('moving between the public pages never loads the page anew', async () => {
  const stranger = await visitors.come({ viewport: wide });
  await stranger.goto(`${browsers.url}/login`);
  await markDocument(stranger);
  const ways: readonly [link: RegExp, path: string][] = [
    [/^Passwort vergessen\?$/, '/forgot-password'],
    [/^Zurück zur Anmeldung$/, '/login'],
    [/^Zugang kaufen oder registrieren$/, '/register'],
    [/^Impressum$/, '/imprint'],
    [/^AGB und Widerruf$/, '/terms'],
    [/^Anwurf, zur Startseite$/, '/'],
    [/^Konto anlegen$/, '/auth'],
    [/^Anmelden$/, '/login'],
  ];
  for (const [name, path] of ways) {
    await stranger.getByRole('link', { name }).first().click();
    await stranger.waitForURL(`${browsers.url}${path}`);
  }
  expect(await isSameDocument(stranger)).toBe(true);
});

test('with Ctrl or the middle button a link opens a new tab, and this one stays', async () => {
  const stranger = await visitors.come({ viewport: wide });
  await stranger.goto(`${browsers.url}/login`);
  for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    expect(await opensTab(stranger, /^Impressum$/, how)).toBe('/imprint');
  }
  expect(new URL(stranger.url()).pathname).toBe('/login');
  const page = await openDashboard();
  for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    expect(await opensTab(page, /^Statistik$/, how)).toBe('/statistics');
  }
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});
