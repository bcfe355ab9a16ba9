import { expect, test } from 'vitest';
import { useOwnServer } from '../browser/fixture.ts';
import { record } from './figures.ts';
import { atRest } from './painted.ts';

const browsers = useOwnServer();

/** '4G' of Chromium's developer tools: 9 Mbit/s down, 1.5 Mbit/s up, 170 ms to the first byte of each answer. */
const fourG = { offline: false, latency: 170, downloadThroughput: 9_000_000 / 8, uploadThroughput: 1_500_000 / 8 };

declare global {
  interface Window {
    /** Largest paint so far, in ms since the address was opened. */
    largestPaint?: number;
  }
}

test.each([
  ['a phone', { width: 390, height: 844 }],
  ['a laptop', { width: 1280, height: 800 }],
])(
  'largest paint of the landing page on %s with 4G',
  async (device, viewport) => {
    const paints: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const visitor = await browsers.open(viewport);
      const page = visitor.pages()[0] ?? (await visitor.newPage());
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          window.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const session = await visitor.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', fourG);
      await atRest();
      await page.goto(browsers.url);
      await page
        .getByRole('img', { name: /^Bewegungsbild/ })
        .first()
        .waitFor();
      // The last part of the page, and the font.
      await page.getByRole('heading', { name: 'Die nächste Einheit kann heute sein.' }).waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      paints.push(await page.evaluate(() => window.largestPaint ?? Number.NaN));
      await visitor.close();
    }
    expect(paints.every((paint) => paint > 0)).toBe(true);
    record(`Landing page on ${device} with 4G: largest paint`, paints, { aim: { p50: 1200 } });
  },
  180_000,
);
