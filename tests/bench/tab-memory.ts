import { readFileSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumLaunchOptions } from '../chromium.ts';

/** Starts a Chromium of which garbage can be collected. */
export function openCollectable(profile: string): Promise<BrowserContext> {
  const { args = [], ...options } = chromiumLaunchOptions();
  return chromium.launchPersistentContext(profile, {
    ...options,
    args: [...args, '--js-flags=--expose-gc'],
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
  });
}

/** In kB: a line of /proc/…/status. */
const kilobytes = (status: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);

/** Megabytes of memory of its own that a process has, as Chromium's task manager counts it: without files and what is shared. */
function ownMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return ((kilobytes(status, 'RssAnon') + kilobytes(status, 'VmSwap')) * 1024) / 1e6;
}

/**
 * Megabytes that the process of the only open tab has for itself, its database's worker with it, after a collection of garbage, of a browser of
 * {@link openCollectable}.
 */
export async function tabMegabytes(page: Page): Promise<number> {
  const collect = () => {
    for (let time = 0; time < 3; time += 1) (globalThis as unknown as { gc(): void }).gc();
  };
  await page.evaluate(collect);
  for (const worker of page.workers()) await worker.evaluate(collect);
  // Freed pages are given back a moment later.
  await page.waitForTimeout(3000);
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (session === undefined) throw new Error('no browser to ask');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  // The service worker has a process of its own, and a spare one waits for the next tab.
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => ownMegabytes(id));
  return Math.max(...renderers);
}
