import type { Page } from 'playwright-core';

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

/** Slows a page's own thread; workers are only slowed beside it. */
export async function slowPage(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
