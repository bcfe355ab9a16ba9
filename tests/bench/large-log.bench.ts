import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { useOwnServer } from '../browser/fixture.ts';
import { firstPage } from '../browser/plan/onboarding-steps.ts';
import { appIsStored } from '../browser/store/stored-app.ts';
import { record } from './figures.ts';
import { atRest, clockWhenPainted, paintedAt, watchPaint } from './painted.ts';
import { openUnwatched, settlesMs, tabMegabytes, type UnwatchedTab } from './tab-memory.ts';
import { openingTimes } from './trained-workout.ts';
import { insertHistory } from './training-history.ts';

const browsers = useOwnServer();
const sets = 300_000;
const planList = { elements: 'h2, h3', stored: /^Plan 12$/ };
let tab: UnwatchedTab | undefined;

afterAll(() => tab?.close());

async function launch(profile: string): Promise<BrowserContext> {
  const browser = await browsers.openProfile(profile);
  firstPage(browser).setDefaultTimeout(120_000);
  await atRest();
  return browser;
}

const clock = (page: Page) => page.evaluate(() => performance.timeOrigin + performance.now());

/** Shows the statistics of training and goes back. @returns milliseconds until they are painted */
async function showStatistics(page: Page): Promise<number> {
  const shown = clockWhenPainted(page, '[role="slider"][aria-label^="Volumen"]');
  const pressed = await clock(page);
  await page.evaluate(() => window.history.pushState(null, '', '/statistics/training'));
  const time = (await shown) - pressed;
  await page.goBack();
  await page.getByRole('link', { name: /^(Jetzt|Trotzdem) trainieren$/ }).waitFor();
  return time;
}

/** Ten years of a club's device: a workout of 40 sets every other day makes 73,000 sets, and others train with it. */
test('a log of 300,000 sets', async () => {
  const player = await browsers.createPlayer(0);
  await insertHistory(browsers.sql, player.id, sets);
  const profile = await browsers.newProfile();
  const first = await launch(profile);
  const signIn = firstPage(first);
  await browsers.signIn(signIn, player);
  const signedIn = await clock(signIn);
  const synced = (await clockWhenPainted(signIn, 'button[aria-label^="Abgeglichen."]')) - signedIn;
  await appIsStored(signIn);
  // The log is shortened while nothing happens.
  await signIn.waitForTimeout(10_000);
  await first.close();

  const warm: number[] = [];
  const opening: number[] = [];
  const statistics: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const browser = await launch(profile);
    const page = firstPage(browser);
    await watchPaint(page, planList);
    await page.goto(`${browsers.url}/training-plans`, { waitUntil: 'commit' });
    warm.push((await paintedAt(page)).usable);
    await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
    await page.waitForTimeout(5000);
    if (run === 2) {
      await page.goto(`${browsers.url}/dashboard`);
      await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
      opening.push(...(await openingTimes(page, 6)));
      for (let time = 0; time < 4; time += 1) statistics.push(await showStatistics(page));
    }
    await browser.close();
  }

  tab = await openUnwatched(profile, `${browsers.url}/dashboard`);
  const { page } = tab;
  const started = await tabMegabytes(page);
  await openingTimes(page, 1);
  await showStatistics(page);
  await page.waitForTimeout(settlesMs);
  const memory = await tabMegabytes(page);
  const storage = await page.evaluate(async () => ((await navigator.storage.estimate()).usage ?? 0) / 1e6);
  expect(warm).toHaveLength(3);
  record('300,000 sets: signed in → all synced', [synced], { aim: { p50: 8000 } });
  record('– warm start: address → plan list of the store', warm, { aim: { p50: 650 } });
  record('– opening a workout', opening.slice(1), { aim: { p50: 60 } });
  record('– statistics of training shown', statistics.slice(1), { aim: { p50: 300 } });
  record('– memory of the tab after a start (MB, not ms)', [started], { aim: { p50: 250 } });
  record('– with a workout and the statistics opened (MB, not ms)', [memory], { aim: { p50: 250 } });
  record('– storage of the origin (MB, not ms)', [storage], { aim: { p50: 200 } });
}, 900_000);
