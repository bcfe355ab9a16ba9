import { expect, test } from 'vitest';
import { useOwnServer } from '../browser/fixture.ts';
import { record } from './figures.ts';
import { processorTimer } from './page-processor.ts';
import { insertSquads, SQUAD } from './squad-history.ts';

const browsers = useOwnServer();
/** Turns of the wheel in each direction, each of a notch of a usual mouse. */
const turns = 40;
const notch = 120;
/** In ms: by then the team's other tables have come and the store has done its last work. */
const settlesMs = 10_000;

type Watched = { readonly tasks: number[]; readonly frames: number[] };

test('a squad of sixty is scrolled', async () => {
  const coach = await browsers.createPlayer(0);
  await insertSquads(browsers.sql, coach, SQUAD);
  const context = await browsers.open({ width: 1280, height: 800 });
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(60_000);
  await browsers.signIn(page, coach);
  await page.goto(`${browsers.url}/team`);
  await expect.poll(() => page.getByRole('row').count(), { timeout: 60_000 }).toBeGreaterThan(SQUAD);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await page.waitForTimeout(settlesMs);
  await page.mouse.move(640, 500);
  await page.evaluate(() => {
    const watched: Watched = { tasks: [0], frames: [] };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) => watched.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    let last = performance.now();
    const watch = (now: number) => {
      watched.frames.push(now - last);
      last = now;
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  const directions = [1, -1, 1, -1];
  const places = new Set<number>();
  const processorTime = await processorTimer(page);
  for (const direction of directions) {
    for (let turn = 0; turn < turns; turn += 1) {
      await page.mouse.wheel(0, direction * notch);
      await page.waitForTimeout(16);
    }
    places.add(await page.evaluate(() => Math.round(document.querySelector('tbody')?.getBoundingClientRect().top ?? 0)));
  }
  const spent = await processorTime();
  // A squad that stood still would cost nothing.
  expect(places.size).toBeGreaterThan(1);
  const { tasks, frames } = await page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
  record(`Squad of ${SQUAD} scrolled: longest task of the page (0: none over 50 ms)`, [Math.max(...tasks)], { aim: { p50: 50 } });
  record('– time from a frame to the next', frames.slice(1));
  record('– processor time of the page for a turn of the wheel', [spent / turns / directions.length]);
  await context.close();
}, 300_000);
