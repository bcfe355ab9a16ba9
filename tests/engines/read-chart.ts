import { expect } from 'vitest';
import type { EnginePage, Locator } from './engine-page.ts';

/** Keys, as WebDriver writes them. */
const keys = { home: '\uE011', end: '\uE010', right: '\uE014' } as const;
/** In ms: a chart says its point when the machine lets it. */
const patience = { timeout: 90_000 };

/** Runs in the page: whether words stand above a chart, for the eye alone; a comma is left out there. */
function isSeen(words: string): boolean {
  const plain = (text: string) => text.replaceAll(/[\s,]+/g, ' ').trim();
  return [...document.querySelectorAll('p[aria-hidden]')].some((one) => plain(one.textContent) === plain(words));
}

/**
 * Reads a chart as a player does: by keys, with the mouse and with a finger. Each says the point that it is at, aloud and above the chart.
 * @param share of the chart's width, from the left: where another point than the first one is
 */
export async function readChart(page: EnginePage, chart: Locator, share = 0.97): Promise<void> {
  const said = async () => (await page.attribute(chart, 'aria-valuetext')) ?? '';
  /** Presses again where the chart was just drawn anew. */
  async function goTo(key: string, look: () => Promise<string | null>, wanted: string | null): Promise<void> {
    const pressed = async () => {
      await page.press(key);
      return look();
    };
    await expect.poll(pressed, patience).toBe(wanted);
  }
  async function saysOther(than: string): Promise<void> {
    await expect.poll(said, patience).not.toBe(than);
  }
  // A mouse that rests chooses what is scrolled under it.
  await page.restPointer();
  await page.focusOn(chart);
  const valueNow = () => page.attribute(chart, 'aria-valuenow');
  await goTo(keys.home, valueNow, '1');
  // The value that it is compared with may come later.
  await expect.poll(async () => page.evaluate(isSeen, await said()), patience).toBe(true);
  const first = await said();
  expect(first).toMatch(/\d/);
  await page.press(keys.right);
  await saysOther(first);
  await goTo(keys.end, valueNow, await page.attribute(chart, 'aria-valuemax'));
  await goTo(keys.home, said, first);
  await page.pointAt(chart, 'mouse', share);
  await saysOther(first);
  const pointed = await said();
  expect(await page.evaluate(isSeen, pointed)).toBe(true);
  await goTo(keys.home, said, first);
  await page.pointAt(chart, 'touch', share);
  await expect.poll(said, patience).toBe(pointed);
}
