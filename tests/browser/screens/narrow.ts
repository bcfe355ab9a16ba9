import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A small phone, and a laptop's window at 200 %. */
const narrow = [
  { width: 320, height: 568 },
  { width: 640, height: 400 },
];

/** The page as it stands is nowhere wider than a small window; the window is then as it was. */
export async function expectNothingLost(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of narrow) {
    await page.setViewportSize(size);
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(wider, { message: `${new URL(page.url()).pathname} at ${size.width} px` }).toBeLessThanOrEqual(0);
  }
  if (before !== null) await page.setViewportSize(before);
}
