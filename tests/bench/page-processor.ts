import type { Page } from 'playwright-core';
import { slowBrowser } from './stopped-browser.ts';

/**
 * Begins to count the processor time of a page's own thread, which other work on the machine does not lengthen as it does times of
 * the clock.
 * @returns reads the milliseconds since then
 */
export async function processorTimer(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await read();
  return async () => (await read()) - before;
}

/** The part of a browser that is slowed. */
export type SlowedPart = 'its page' | 'all of Chromium';

/** Slows a page's own thread; workers are only slowed beside it. */
async function slowPage(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/**
 * Slows the page's own thread, or all of the browser that has this profile open.
 * @returns lets it go on
 */
export async function slowDown(page: Page, profile: string, what: SlowedPart, times: number): Promise<() => Promise<void>> {
  if (what === 'all of Chromium') return slowBrowser(profile, times);
  await slowPage(page, times);
  return () => slowPage(page, 1);
}
