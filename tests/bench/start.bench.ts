import { deviceStorage } from '@anwurf/contract/device-storage';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { type Player, useOwnServer } from '../browser/fixture.ts';
import { record, timed } from './figures.ts';
import { insertHistory } from './training-history.ts';
import { nextSession } from '../browser/dashboard.ts';

const browsers = useOwnServer();

/** Fills the form in and signs in. @returns milliseconds from the last tap to the next session on the dashboard */
async function signIn(page: Page, player: Player, typingMs: number): Promise<number> {
  await page.goto(`${browsers.url}/login`);
  await page.getByLabel('E-Mail').fill(player.email);
  await page.getByLabel('Passwort', { exact: true }).fill(player.password);
  await page.waitForTimeout(typingMs);
  return timed(async () => {
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await nextSession(page).waitFor();
  });
}

test('a new device of a player with 10,000 sets who takes two seconds to type', async () => {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const player = await browsers.createPlayer(0);
    await insertHistory(browsers.sql, player.id, 10_000);
    const device = await browsers.openProfile(await browsers.newProfile());
    const page = device.pages()[0] ?? (await device.newPage());
    times.push(await signIn(page, player, 2000));
    await device.close();
  }
  expect(times).toHaveLength(5);
  record('New device, 10,000 sets, typed within 2 s: Anmelden → dashboard with its rows', times, { aim: { of: 'p50', most: 1500 } });
}, 300_000);

/** When the browser first painted any content, in ms since the address was opened. */
const firstPaint = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);

test('cold and warm start of the app in Chromium', async () => {
  const cold: number[] = [];
  const warm: number[] = [];
  const second: number[] = [];
  const remembered: number[] = [];
  const pictured: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const player = await browsers.createPlayer(0);
    await insertHistory(browsers.sql, player.id, 3000);
    const profile = await browsers.newProfile();
    const first = await browsers.openProfile(profile);
    const page = first.pages()[0] ?? (await first.newPage());
    cold.push(await signIn(page, player, 0));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await first.close();
    // A new browser process each time: the tab opens, the plan list has its rows, of the store or as they were left.
    for (const [times, isRemembered] of [
      [second, false],
      [warm, false],
      [remembered, true],
      [warm, false],
      [remembered, true],
    ] as const) {
      const again = await browsers.openProfile(profile);
      const tab = again.pages()[0] ?? (await again.newPage());
      if (!isRemembered) await tab.addInitScript((key) => localStorage.removeItem(key), `${deviceStorage.lastScreen.name}.${player.id}`);
      const elapsed = await timed(async () => {
        await tab.goto(`${browsers.url}/training-plans`, { waitUntil: 'commit' });
        await tab.getByRole('heading', { name: 'Plan 12', exact: true }).waitFor();
      });
      times.push(elapsed);
      if (isRemembered) pictured.push(await firstPaint(tab));
      // A start while the first sync is still under way is the second's case alone.
      await tab.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
      await tab.goto('about:blank');
      await again.close();
    }
  }
  expect([cold, second, warm, remembered, pictured].map((times) => times.length)).toEqual([3, 3, 6, 6, 6]);
  record('Cold start: Anmelden → dashboard with its rows', cold);
  record('Second start: address → plan list of the store', second, { aim: { of: 'p50', most: 800 } });
  record('Warm start: address → plan list of the store', warm, { aim: { of: 'p50', most: 800 } });
  record('Warm start: address → what the plan list looked like is painted', pictured, { aim: { of: 'p50', most: 350 } });
  record('Warm start: address → plan list as it was left, drawn by the app', remembered);
});
