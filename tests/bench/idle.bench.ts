import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useOwnServer } from '../browser/fixture.ts';
import { record } from './figures.ts';

const browsers = useOwnServer();

/** In ms: by then a start has done its last work, such as compacting the store's log. */
const settlesMs = 20_000;
const watchedMinutes = 3;
/** In microseconds: scripts that begin so soon after each other wake the processor once. */
const togetherMicros = 100_000;

type TraceEvent = { readonly name: string; readonly ts: number };

/** Names in the browser's timeline of the beginning of a script, in pages and workers. */
const scripts = new Set(['FunctionCall', 'TimerFire', 'FireAnimationFrame', 'EventDispatch', 'EvaluateScript']);

/** Begins to trace. @returns ends it; answers the instants in microseconds at which a page or a worker began to run scripts after a pause */
async function traceWakeUps(page: Page): Promise<() => Promise<number[]>> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (session === undefined) throw new Error('no browser to trace');
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    const instants = events.filter(({ name }) => scripts.has(name)).map(({ ts }) => ts);
    return instants
      .toSorted((one, other) => one - other)
      .filter((at, index, all) => index === 0 || at - (all[index - 1] ?? 0) > togetherMicros);
  };
}

test('the open app while nothing happens', async () => {
  const player = await browsers.createPlayer(3);
  const context = await browsers.open();
  const page = context.pages()[0] ?? (await context.newPage());
  await browsers.signIn(page, player);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await page.waitForTimeout(settlesMs);
  let requests = 0;
  context.on('request', () => (requests += 1));
  const end = await traceWakeUps(page);
  await page.waitForTimeout(watchedMinutes * 60_000);
  const wakeUps = await end();
  // The held request ends in that time: a trace without it has seen nothing.
  expect(wakeUps.length).toBeGreaterThanOrEqual(watchedMinutes);
  record('Nothing happens: wake-ups a minute of the app (number, not ms)', [wakeUps.length / watchedMinutes], { aim: { p50: 2 } });
  record('– requests a minute (number, not ms)', [requests / watchedMinutes]);
}, 400_000);
