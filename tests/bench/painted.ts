import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

/** Text or label that an element of a page must show. */
export type Awaited = {
  readonly elements: string;
  /** As the store has it. */
  readonly stored: RegExp;
  /** As the last visit left it. */
  readonly left?: RegExp;
};

/** Milliseconds since the address was opened at which it stood on the screen. */
export type Painted = {
  /** In the snapshot of the last screen, or drawn. */
  readonly seen: number;
  /** Drawn by the app, perhaps with what the last visit left. */
  readonly drawn: number;
  /** With an open store, so that it can be used. Rows of the last visit count, which the store is about to confirm. */
  readonly usable: number;
};

type Noted = { -readonly [Key in keyof Painted]?: number };

/**
 * Looks in the page, frame by frame, for the words. Playwright's own waiting looks again after 20, 50, 100, 100 and then 500 ms: what
 * it answers had been on the screen for up to half a second.
 */
function watchFrames([elements, stored, left, kept]: readonly [string, string, string, string]): void {
  const noted: Noted = {};
  Object.assign(globalThis, { [kept]: noted });
  const [wanted, remembered] = [new RegExp(stored), new RegExp(left)];
  const wordsOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent;
  const shows = (one: Element) => wanted.test(wordsOf(one)) || remembered.test(wordsOf(one));
  const look = () => {
    const all = [...document.querySelectorAll(elements)];
    const isSeen = all.some(shows);
    // The snapshot of the last screen is not the screen.
    const ones = all.filter((one) => one.closest('[inert]') === null);
    const isUsable = ones.some((one) => wanted.test(wordsOf(one)) && one.closest('[aria-busy="true"]') === null);
    const isDrawn = isUsable || ones.some(shows);
    // After the frame in which it came.
    setTimeout(() => {
      if (isSeen) noted.seen ??= performance.now();
      if (isDrawn) noted.drawn ??= performance.now();
      if (isUsable) noted.usable ??= performance.now();
    });
    if (!isUsable) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const kept = 'anwurfPainted';

/** Begins to look in whatever this page opens from now on. */
export async function watchPaint(page: Page, { elements, stored, left = stored }: Awaited): Promise<void> {
  await page.addInitScript(watchFrames, [elements, stored.source, left.source, kept] as const);
}

/**
 * Waits until the words stand on the screen and can be used.
 * @returns milliseconds since the address was opened
 */
export async function paintedAt(page: Page): Promise<Painted> {
  const handle = await page.waitForFunction((name) => {
    const noted = (globalThis as unknown as Record<string, Noted | undefined>)[name];
    if (noted?.usable === undefined) return null;
    const { usable, drawn = usable, seen = drawn } = noted;
    return { usable, drawn, seen };
  }, kept);
  const painted = await handle.jsonValue();
  if (painted === null) throw new Error('nothing was painted');
  return painted;
}

/**
 * Begins to look, frame by frame, for one of these elements, with just these words where some are given.
 * @returns the clock's milliseconds after the frame in which it stands there
 */
export function clockWhenPainted(page: Page, elements: string, words: string | null = null): Promise<number> {
  return page.evaluate(
    ([selector, wanted]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const isThere = [...document.querySelectorAll(selector)].some((one) => wanted === null || one.textContent === wanted);
          if (!isThere) requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.timeOrigin + performance.now()));
        };
        requestAnimationFrame(look);
      }),
    [elements, words] as const,
  );
}

/** Presses a button in the page. @returns the clock's milliseconds before it */
export function clockAtPress(button: Locator): Promise<number> {
  return button.evaluate((one) => {
    const now = performance.timeOrigin + performance.now();
    (one as HTMLElement).click();
    return now;
  });
}

/** Hundredths of a second of processor time that a process has taken; 0: it is gone. */
function ticksOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, , , , , , , , , , , user = '0', system = '0'] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(user) + Number(system);
  } catch {
    return 0;
  }
}

function ticksOfBrowsers(): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const isBrowser = (pid: string) => {
    try {
      return /chrom/.test(readFileSync(`/proc/${pid}/comm`, 'utf8'));
    } catch {
      return false;
    }
  };
  return pids.filter(isBrowser).reduce((sum, pid) => sum + ticksOf(pid), 0);
}

/**
 * Waits until a browser that was just started has come to rest: its own surface (the list under the address bar) takes one of two
 * processors for more than half a second, which is no part of any app's start. Where there is no /proc, a while.
 */
export async function atRest(): Promise<void> {
  if (process.platform !== 'linux') return pause(2000);
  for (let [before, calm] = [ticksOfBrowsers(), 0]; calm < 3;) {
    await pause(200);
    const now = ticksOfBrowsers();
    calm = now - before <= 1 ? calm + 1 : 0;
    before = now;
  }
}
