import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumLaunchOptions } from '../chromium.ts';

const widths = [320, 390, 768, 1280, 1440] as const;

/**
 * Takes pictures of the landing page as a new visitor meets it, to lay beside those of before: the first screen, and the whole page.
 * @param folder the pictures go there as `page-<width>-<theme>-<first or whole>.png`
 */
export async function takeLandingPage(url: string, folder: string): Promise<void> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, locale: 'de-DE', reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(url);
      await page.getByRole('region', { name: 'Cookies und Statistik' }).waitFor();
      // The part below the price loads after the rest.
      await page.getByRole('heading', { name: 'Die nächste Einheit kann heute sein.' }).waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const part of ['first', 'whole'] as const)
        await page.screenshot({ path: join(folder, `page-${width}-${colorScheme}-${part}.png`), fullPage: part === 'whole' });
    }
    await context.close();
  }
  await browser.close();
}
