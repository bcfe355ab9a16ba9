import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumLaunchOptions } from '../chromium.ts';
import { chartFaults } from './chart-faults.ts';
import type { ChartPlayer } from './chart-players.ts';

const widths = [320, 390, 1280, 1440] as const;
/** High enough for a page as a whole: what is docked lies over no chart. */
const height = 4000;
const themes = ['light', 'dark'] as const;

const chooseAll = async (page: Page) => {
  const all = page.getByText('Alles', { exact: true });
  if ((await all.count()) > 0) await all.first().click();
};

interface ChartScreen {
  readonly name: string;
  readonly address: string;
  /** Shows the longest period. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const screens: readonly ChartScreen[] = [
  { name: 'training', address: '/statistics/training' },
  { name: 'training-all', address: '/statistics/training', prepare: chooseAll },
  { name: 'performance', address: '/statistics/performance' },
  { name: 'performance-all', address: '/statistics/performance', prepare: chooseAll },
  { name: 'jumps', address: '/ist-zustand/historie?kategorie=sprungkraft' },
  { name: 'sprints', address: '/ist-zustand/historie?kategorie=antritt' },
  { name: 'sides', address: '/ist-zustand/historie?kategorie=koerperstabilitaet' },
];

/** Charts of a page, each with its title: the smallest sections around them. */
const chartsOf = (page: Page) => page.locator('main section:has([role=slider]):not(:has(section [role=slider]))').filter({ visible: true });

/** Waits until the charts stand in the place of their skeletons. A player with one workout has no course of an exercise yet. */
async function areDrawn(page: Page): Promise<void> {
  const charts = page.locator('main [role=slider]').or(page.getByText(/^Ab drei Einheiten/));
  await charts.filter({ visible: true }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('main span[style*="height"]:empty') === null);
}

async function signIn(browser: Browser, url: string, { email, password }: ChartPlayer): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height }, locale: 'de-DE', reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    const consent = { necessary: true, analytics: false, marketing: false, functional: false };
    localStorage.setItem('anwurf.consent', JSON.stringify({ version: '1.0', consent, timestamp: '2026-01-01T00:00:00.000Z' }));
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${url}/login`);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  return page;
}

/** Lays pictures out on one sheet. */
async function writeSheet(browser: Browser, path: string, pictures: readonly Buffer[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 400 } });
  const images = pictures.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}" style="margin:6px;vertical-align:top">`);
  await page.setContent(`<body style="margin:0;background:#888">${images.join('')}</body>`);
  await writeFile(path, await page.screenshot({ fullPage: true }));
  await page.close();
}

/**
 * Takes pictures of every chart with a table: a sheet for each player, screen, width and theme.
 * @returns what lies over each other or sticks out, by picture
 */
export async function takeChartPictures(url: string, players: readonly ChartPlayer[], folder: string): Promise<string[]> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const faults: string[] = [];
  try {
    for (const player of players) {
      const page = await signIn(browser, url, player);
      for (const { name, address, prepare } of screens) {
        await page.setViewportSize({ width: widths[0], height });
        await page.goto(`${url}${address}`);
        await areDrawn(page);
        await prepare?.(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height });
          await areDrawn(page);
          for (const colorScheme of themes) {
            await page.emulateMedia({ colorScheme });
            await page.evaluate(() => document.fonts.ready.then(() => undefined));
            const pictures: Buffer[] = [];
            const picture = `${player.name}-${name}-${width}-${colorScheme}`;
            const charts = await chartsOf(page).all();
            for (const chart of charts.length === 0 ? [page.locator('main')] : charts) {
              pictures.push(await chart.screenshot());
              if (colorScheme === 'light') faults.push(...(await chart.evaluate(chartFaults)).map((fault) => `${picture}: ${fault}`));
            }
            await writeSheet(browser, join(folder, `${picture}.png`), pictures);
          }
        }
      }
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  return faults;
}
