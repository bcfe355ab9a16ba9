import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Where an element stands on the page. */
export type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** The box of an element that no longer moves: one that is measured on its way is somewhere else when it is pressed. */
export async function boxAtRest(locator: Locator): Promise<Box> {
  const box = async () => JSON.stringify(await locator.boundingBox());
  const twoFrames = () => locator.page().evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const rests = async () => {
    const before = await box();
    await twoFrames();
    return before !== 'null' && before === (await box());
  };
  await expect.poll(rests).toBe(true);
  const place = await locator.boundingBox();
  if (place === null) throw new Error('it is not seen');
  return place;
}

/** Closes an overlay by Escape, which it takes only with the focus inside; the focus follows a moment after the overlay is seen. */
export async function closeByEscape(overlay: Locator): Promise<void> {
  await expect.poll(() => overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await overlay.page().keyboard.press('Escape');
  await overlay.waitFor({ state: 'detached' });
}
