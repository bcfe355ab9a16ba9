import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useOwnServer } from '../browser/fixture.ts';
import { queueSets } from '../browser/store/queued-sets.ts';
import { record, timed } from './figures.ts';
import { paintedAt, watchPaint } from './painted.ts';

const browsers = useOwnServer();

/** Loads the dashboard. @returns milliseconds until it has the store's rows */
async function rowsAfterReload(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  return (await paintedAt(page)).usable;
}

test.each([
  { queued: 10_000, centralMs: 8000 },
  { queued: 20_000, centralMs: 8000 },
])(
  'a queue of $queued sets after weeks without reception',
  async ({ queued, centralMs }) => {
    const player = await browsers.createPlayer(1);
    const context = await browsers.open();
    const page = context.pages()[0] ?? (await context.newPage());
    await watchPaint(page, { elements: '#next-session', stored: /, Einheit \d+$/ });
    await browsers.signIn(page, player);
    await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
    // With all requests going by the bench, as they do with the queue: that alone takes half a second or more.
    await context.route('**/api/**', (route) => route.abort());
    const without = [await rowsAfterReload(page), await rowsAfterReload(page), await rowsAfterReload(page)];
    const [plain = 0] = without.toSorted((one, other) => one - other).slice(1);

    // The store has lost them: they come from the journal.
    await queueSets(page, player.id, queued);
    const lost = await rowsAfterReload(page);
    // It has them, as on a device that was used without a network.
    await page.getByRole('button', { name: new RegExp(`^(Offline|Server weg) ${queued}\\b`) }).waitFor();
    const kept = [await rowsAfterReload(page), await rowsAfterReload(page), await rowsAfterReload(page)];
    await context.unroute('**/api/**');

    await page.addInitScript(() => {
      const blocks = [0];
      Object.assign(globalThis, { blocks });
      new PerformanceObserver((list) => blocks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    });
    const arrived = async () =>
      Number((await browsers.sql<{ count: string }[]>`select count(*) from workout_tracking where user_id = ${player.id}`)[0]?.count);
    const whole = await timed(async () => {
      await page.reload();
      await expect.poll(arrived, { timeout: 120_000, interval: 100 }).toBe(queued);
    });
    const blocks = await page.evaluate(() => (globalThis as unknown as { blocks: number[] }).blocks);
    const queue = `Queue of ${queued.toLocaleString('en')} sets`;
    record(`${queue}: start → rows, without it`, without);
    record(`${queue}: start → rows, the store has lost it`, [lost]);
    record(`${queue}: start → rows`, kept, { aim: { p50: plain + 500 } });
    record(`${queue}: start → all of them central`, [whole], { aim: { p50: centralMs } });
    record(`${queue}: longest block of the interface`, [Math.max(...blocks)], { aim: { p50: 50 } });
  },
  400_000,
);
