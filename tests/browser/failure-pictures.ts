import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const folder = join(import.meta.dirname, '../../.cache/failed-tests');

/** Takes a picture of each page, to see what a failed test saw. */
export async function takeFailurePictures(pages: readonly Page[], testName: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [index, page] of pages.entries()) {
    const path = join(folder, `${testName.replaceAll(/[^\p{Letter}\d]+/gu, '-').slice(0, 80)}-${index + 1}.png`);
    const taken = await page.screenshot({ path, timeout: 5000 }).then(() => path, String);
    console.log(`picture of ${page.url()}: ${taken}`);
  }
}
