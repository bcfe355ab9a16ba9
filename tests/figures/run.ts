import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { FIGURE_LIBRARY } from '@anwurf/figure/figure-library';
import { isDrawn } from '@anwurf/figure/is-drawn';
import { chromium, type Page } from 'playwright-core';
import { chromiumLaunchOptions } from '../chromium.ts';
import { contactSheet } from './contact-sheet.ts';
import { drawPictures, MOVEMENTS, storePictures } from './movement-pictures.ts';

// Draws contact sheets of all figures for `npm run figures`, or of those whose slug or movement is named, for a review by eye.
// With `--store` it keeps how the base movements look instead, for `tests/browser/screens/movement-pictures.test.ts`.
const folder = join(import.meta.dirname, '../../.cache/figures');
const perSheet = 24;

const wished = process.argv.slice(2);
const isWished = (slug: string) =>
  wished.length === 0 || wished.some((word) => slug === word || FIGURE_LIBRARY.exercises[slug]?.base === word);
const exercises = CATALOGUE.filter(({ slug }) => isDrawn(FIGURE_LIBRARY, slug) && isWished(slug));
const byMovement = exercises.toSorted((a, b) => {
  const order = Object.keys(FIGURE_LIBRARY.exercises);
  return order.indexOf(a.slug) - order.indexOf(b.slug);
});

async function takeSheet(page: Page, from: number, theme: 'light' | 'dark'): Promise<void> {
  await page.setContent(contactSheet(byMovement.slice(from, from + perSheet), theme));
  const name = `${theme}-${String(from / perSheet + 1).padStart(2, '0')}.png`;
  await page.screenshot({ path: join(folder, name), fullPage: true });
  console.log(join(folder, name));
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 2160, height: 1200 } });
  const isStoring = wished.includes('--store');
  if (isStoring) console.log(storePictures(await drawPictures(page, MOVEMENTS)));
  const themes = process.env['THEME'] === undefined ? (['light', 'dark'] as const) : ([process.env['THEME']] as 'light'[]);
  if (!isStoring)
    for (const theme of themes) for (let from = 0; from < byMovement.length; from += perSheet) await takeSheet(page, from, theme);
} finally {
  await browser.close();
}
