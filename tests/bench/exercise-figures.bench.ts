import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtScript } from '../built-script.ts';
import { chromiumLaunchOptions } from '../chromium.ts';
import { record } from './figures.ts';

/** Machines, barbells and balls among them: what has most to draw. */
const slugs = [
  'kettlebell-goblet-kniebeuge',
  'langhantel-kniebeuge',
  'medizinballwurf-ueber-kopf',
  'fliegender-sprint',
  'torwart-hohe-ecke',
  'latzug-breit',
  'klimmzug',
  'liegestuetz',
  'kurzhantel-bankdruecken',
  'burpee',
];
const frames = 600;
/** The first frames are compiled while they run. */
const warmUp = 120;

const playedFigures = () => builtScript(join(import.meta.dirname, '../figures/played-figures.ts'), { iife: 'figures' });

test('ten moving figures in Chromium', async () => {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await playedFigures() });
    const times = await page.evaluate(
      ([wanted, count]) => (Reflect.get(window, 'playFigures') as (slugs: readonly string[], frames: number) => number[])(wanted, count),
      [slugs, frames] as const,
    );
    expect(times).toHaveLength(frames);
    record('Figures: script for a frame with ten of them', times.slice(warmUp), { aim: { p50: 4 } });
  } finally {
    await browser.close();
  }
});
