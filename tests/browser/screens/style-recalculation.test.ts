import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useVisitors } from '../visitor.ts';

const visitors = useVisitors();
const assets = join(import.meta.dirname, '../../../web/dist/assets');

const allStyles = () =>
  readdirSync(assets)
    .filter((name) => name.endsWith('.css') && !name.startsWith('report-page'))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join('\n');

/** The most elements that are styled at once during `work`. */
async function mostStyled(session: CDPSession, work: () => Promise<void>): Promise<number> {
  const counts: number[] = [];
  const note = ({ value }: { value: { name?: string; args?: { elementCount?: number } }[] }) =>
    counts.push(...value.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : [])));
  session.on('Tracing.dataCollected', note as never);
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  await work();
  const ended = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', note as never);
  return Math.max(0, ...counts);
}

/** An element comes and goes: before all others, and behind them. */
const comeAndGo = (page: Page) =>
  page.evaluate(() => {
    for (const place of ['afterbegin', 'beforeend'] as const) {
      const element = document.createElement('div');
      document.body.insertAdjacentElement(place, element);
      void document.body.offsetHeight;
      element.remove();
      void document.body.offsetHeight;
    }
  });

// `a + b > *` has the browser style everything behind whatever comes or goes: each dialog that closed styled the screen twice, 5 ms each.
test('no rule of ours has the whole screen styled anew when an element comes or goes', async () => {
  const page = await visitors.come();
  await page.setContent(`<style></style>${'<section><span>a</span></section>'.repeat(300)}`);
  await page.evaluate((styles) => {
    const [element] = document.getElementsByTagName('style');
    if (element !== undefined) element.textContent = styles;
    void document.body.offsetHeight;
  }, allStyles());
  const session = await page.context().newCDPSession(page);
  expect(await mostStyled(session, () => comeAndGo(page))).toBeLessThan(20);
});
