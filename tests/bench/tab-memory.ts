import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { chromiumLaunchOptions } from '../chromium.ts';

/** In ms: by then a start has done its last work. */
export const settlesMs = 20_000;

/** A tab that has started without anybody watching. */
export type UnwatchedTab = { readonly page: Page; close(): Promise<void> };

/**
 * Starts a Chromium with one tab and joins it when the app has come to rest: a browser that Playwright has started keeps what was
 * fetched, for whoever asks, and Postgres' code as text of 12 MB.
 * @param profile that somebody has signed in with
 */
export async function openUnwatched(profile: string, address: string): Promise<UnwatchedTab> {
  const { args = [], executablePath } = chromiumLaunchOptions();
  const portFile = join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const ours = ['--headless=new', '--js-flags=--expose-gc', '--lang=de-DE', '--window-size=390,844', '--remote-debugging-port=0'];
  const launched = spawn(executablePath, [...args, ...ours, `--user-data-dir=${profile}`, address], { stdio: 'ignore' });
  const ended = once(launched, 'exit');
  await pause(settlesMs);
  try {
    const [port = ''] = readFileSync(portFile, 'utf8').split('\n');
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    return { page: tabOf(browser, address), close: () => closeBrowser(browser, ended) };
  } catch (error) {
    launched.kill();
    throw error;
  }
}

function tabOf(browser: Browser, address: string): Page {
  const page = browser
    .contexts()
    .flatMap((context) => context.pages())
    .find((one) => one.url().startsWith(new URL(address).origin));
  if (page === undefined) throw new Error(`no tab of ${address}`);
  return page;
}

async function closeBrowser(browser: Browser, ended: Promise<unknown>): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  // The answer may be lost with the browser.
  await session.send('Browser.close').catch(() => undefined);
  await ended;
}

/** In kB: a line of /proc/…/status. */
const kilobytes = (status: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);

/** Megabytes of memory of its own that a process has, as Chromium's task manager counts it: without files and what is shared. */
function ownMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return ((kilobytes(status, 'RssAnon') + kilobytes(status, 'VmSwap')) * 1024) / 1e6;
}

const collect = 'for (let time = 0; time < 3; time += 1) gc()';

/** Collects the garbage of the workers: Playwright knows none of a browser that it has joined. */
async function collectInWorkers(session: CDPSession): Promise<void> {
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
  for (const { targetId } of targetInfos.filter(({ type }) => type === 'worker')) {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const answered = new Promise<void>((resolve) => {
      session.on('Target.receivedMessageFromTarget', (answer) => {
        if (answer.sessionId === sessionId) resolve();
      });
    });
    const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: collect } });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    await answered;
    await session.send('Target.detachFromTarget', { sessionId });
  }
}

/**
 * Megabytes that the process of the only open tab has for itself, its database's worker with it, after a collection of garbage, of a browser of
 * {@link openUnwatched}.
 */
export async function tabMegabytes(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (session === undefined) throw new Error('no browser to ask');
  await page.evaluate(collect);
  await collectInWorkers(session);
  // Freed pages are given back a moment later.
  await page.waitForTimeout(3000);
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  // The service worker has a process of its own, and a spare one waits for the next tab.
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => ownMegabytes(id));
  return Math.max(...renderers);
}
