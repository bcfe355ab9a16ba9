import { deviceStorage } from '@anwurf/contract/device-storage';
import { expect, test } from 'vitest';
import { useOwnServer } from '../browser/fixture.ts';
import { record, timed } from './figures.ts';
import { insertHistory } from './training-history.ts';
import { nextSession } from '../browser/dashboard.ts';

const browsers = useOwnServer();

test('cold and warm start of the app in Chromium', async () => {
  const cold: number[] = [];
  const warm: number[] = [];
  const second: number[] = [];
  const remembered: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const player = await browsers.createPlayer(0);
    await insertHistory(browsers.sql, player.id, 3000);
    const profile = await browsers.newProfile();
    const first = await browsers.openProfile(profile);
    const page = first.pages()[0] ?? (await first.newPage());
    await page.goto(`${browsers.url}/login`);
    await page.getByLabel('E-Mail').fill(player.email);
    await page.getByLabel('Passwort', { exact: true }).fill(player.password);
    cold.push(
      await timed(async () => {
        await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
        await nextSession(page).waitFor();
      }),
    );
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
      // A start while the first sync is still under way is the second's case alone.
      await tab.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
      await tab.goto('about:blank');
      await again.close();
    }
  }
  expect([cold, second, warm, remembered].map((times) => times.length)).toEqual([3, 3, 6, 6]);
  record('Cold start: Anmelden → dashboard with its rows', cold);
  record('Second start: address → plan list of the store', second, { aim: { of: 'p50', most: 800 } });
  record('Warm start: address → plan list of the store', warm, { aim: { of: 'p50', most: 800 } });
  record('Warm start: address → plan list as it was left', remembered, { aim: { of: 'p50', most: 350 } });
});
