import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findLesserRules } from './lesser-rules.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run(context: object, options: object): Promise<AxeResults> };

async function findings(page: Page, options: object): Promise<string[]> {
  // Evaluated from outside the page, so the page's CSP stays as it is.
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(source);
  // An announcement of react-aria may name a button that is gone by now.
  const { violations } = await page.evaluate(
    (chosen) => (Reflect.get(window, 'axe') as Axe).run({ exclude: ['[data-live-announcer]'] }, { resultTypes: ['violations'], ...chosen }),
    options,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join('\n')}`);
}

const withoutLesser = Object.fromEntries(findLesserRules().map((rule) => [rule, { enabled: false }]));
/** The dark page differs in its colours alone. */
const rules = { light: { rules: withoutLesser }, dark: { runOnly: ['color-contrast'] } };

/** The same on a phone and on a desktop's window; the page stays as wide as that. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
}

/** axe finds nothing serious on the page as it stands, neither in light nor in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours change by transition: what is under way is no state of the page.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .flatMap((animation) => (animation instanceof CSSTransition ? [animation.finished.catch(() => undefined)] : [])),
      ),
    );
    found[colorScheme] = await findings(page, rules[colorScheme]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  expect(found, new URL(page.url()).pathname).toEqual({ light: [], dark: [] });
}
