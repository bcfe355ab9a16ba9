import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { deviceStorage } from '@anwurf/contract/device-storage';
import { type Player, useBrowsers } from '../fixture.ts';
import { nextSession } from '../screens/dashboard.ts';
import { KillableBrowser } from './killable-browser.ts';

const browsers = useBrowsers();
let browser: KillableBrowser | undefined;

afterEach(async () => {
  await browser?.kill();
  browser = undefined;
});

/** Turns the server's clock for a player's session. */
const pass = (player: Player, minutes: number) => browsers.sql`update refresh_tokens set
  created_at = created_at - ${minutes} * interval '1 minute', replaced_at = replaced_at - ${minutes} * interval '1 minute'
  where user_id = ${player.id}`;

/** Whether Chromium has written the session's cookie, half a minute late. */
async function hasCookieOnDisk(profile: string): Promise<boolean> {
  const file = await readFile(join(profile, 'Default', 'Cookies')).catch(() => Buffer.alloc(0));
  return file.includes(deviceStorage.refreshCookie.name);
}

/** A start, as far as the server's answer to the first renewal. */
async function startApp(page: Page): Promise<void> {
  const renewed = page.waitForResponse((response) => response.url().endsWith('/api/auth/refresh'));
  await page.goto(`${browsers.url}/dashboard`);
  expect((await renewed).status()).toBe(200);
}

/** One that does not lead: it asks the server for nothing by itself, so it may renew or not. */
async function openFurtherTab({ context }: KillableBrowser): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${browsers.url}/dashboard`);
  await nextSession(page).waitFor();
}

test('a browser that is killed right after each start stays signed in, over hours', async () => {
  const player = await browsers.createPlayer(1);
  const profile = await browsers.newProfile();
  browser = await KillableBrowser.open(profile);
  await browsers.signIn(browser.page, player);
  await nextSession(browser.page).waitFor();
  await expect.poll(() => hasCookieOnDisk(profile), { timeout: 60_000, interval: 500 }).toBe(true);
  await expect.poll(() => browser?.hasSignInOnDisk(player.id), { timeout: 30_000 }).toBe(true);
  // Reloads, and a second tab: what was renewed more than once is rolled back as well.
  for (const more of ['nothing', 'a reload', 'a tab', 'two reloads'] as const) {
    await browser.kill();
    await pass(player, 60);
    browser = await KillableBrowser.open(profile);
    await startApp(browser.page);
    if (more === 'a tab') await openFurtherTab(browser);
    if (more === 'a reload' || more === 'two reloads') await startApp(browser.page);
    if (more === 'two reloads') await startApp(browser.page);
  }
  await browser.kill();
  await pass(player, 60);
  browser = await KillableBrowser.open(profile);
  await startApp(browser.page);
  await browser.page.getByRole('button', { name: /Abgeglichen/ }).waitFor();
  expect(await browser.page.getByRole('link', { name: 'Neu anmelden' }).count()).toBe(0);
}, 240_000);
