import { expect, test } from 'vitest';
import { useOwnServer } from '../browser/fixture.ts';
import { queueSets } from '../browser/store/queued-sets.ts';
import { record, timed } from './figures.ts';

const queued = 10_000;
const browsers = useOwnServer();

test('a queue of 10,000 sets after weeks without reception', async () => {
  const player = await browsers.createPlayer(1);
  const context = await browsers.open();
  const page = context.pages()[0] ?? (await context.newPage());
  await browsers.signIn(page, player);
  await page.getByRole('button', { name: /Abgeglichen/ }).waitFor();
  await queueSets(page, player.id, queued);
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
  record('Queue of 10,000 sets: start → all of them central', [whole], { aim: { p50: 8000 } });
  record('Queue of 10,000 sets: longest block of the interface', [Math.max(...blocks)], { aim: { p50: 50 } });
});
