import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { proofCount } from '../../proof-counts.ts';
import { seedsOf } from '../../seeds/seeds.ts';
import { SeededRandom } from '../../sync/seeded-random.ts';
import { useBrowsers } from '../fixture.ts';
import { nextSession } from '../screens/dashboard.ts';

const browsers = useBrowsers();
const count = proofCount('EARLY_LEAVES');
const patience = 120_000;

/** Signs in for the first time on this device, and returns as soon as the worker has begun to make the store. */
async function beginStore(page: Page): Promise<void> {
  const player = await browsers.createPlayer(1);
  await page.goto(`${browsers.url}/login`);
  await page.getByLabel('E-Mail').fill(player.email);
  await page.getByLabel('Passwort', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  // The worker itself is there since the form had the focus.
  const isBegun = () =>
    page.evaluate(async () => ((await navigator.locks.query()).held ?? []).some(({ name }) => name?.startsWith('anwurf-leader-') === true));
  await expect.poll(isBegun, { interval: 20, timeout: patience }).toBe(true);
}

const ways = {
  reload: (page: Page) => page.reload({ waitUntil: 'commit' }),
  elsewhere: async (page: Page) => {
    await page.goto(`${browsers.url}/api/site`, { waitUntil: 'commit' });
    await page.goto(`${browsers.url}/dashboard`, { waitUntil: 'commit' });
  },
} as const;

test(
  `a page that is left in the first second of a new store’s life does not crash, ${count} times`,
  async () => {
    const [seed = 0] = seedsOf('early-leaves');
    const random = new SeededRandom(seed);
    const crashes: string[] = [];
    for (let tried = 1; tried <= count; tried += 1) {
      // Half of the devices store the whole app at the same time, as newcomers do.
      const context = await browsers.open(undefined, { storesApp: tried % 2 === 0 });
      const [page] = context.pages();
      if (page === undefined) throw new Error('no page');
      let isCrashed = false;
      page.once('crash', () => (isCrashed = true));
      await beginStore(page);
      const [way, delayMs] = [random.pick(['reload', 'elsewhere'] as const), random.below(1000)];
      // The moment itself is what is tried.
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await ways[way](page).catch((error: unknown) => {
        if (!isCrashed) throw error;
      });
      const opened = (of: Page) => nextSession(of).waitFor({ timeout: patience });
      await opened(page).catch((error: unknown) => {
        if (!isCrashed) throw error;
      });
      if (isCrashed) {
        crashes.push(`${tried}: ${way} after ${delayMs} ms`);
        // Opening it again has to work.
        const again = await context.newPage();
        await again.goto(`${browsers.url}/dashboard`);
        await opened(again);
      }
      await context.close();
      if (count > 10) console.log(`SEED=${seed} ${tried} of ${count}, ${crashes.length} crashed`);
    }
    expect(crashes, `SEED=${seed}`).toEqual([]);
  },
  count * 2 * patience,
);
