import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { useOwnServer } from '../browser/fixture.ts';
import { record } from './figures.ts';
import { insertHistory } from './training-history.ts';

const browsers = useOwnServer();
const renames = 20;
const warmUp = 3;

/** Begins to look, frame by frame, for a heading behind the dialog. @returns milliseconds from the next Enter to the end of the frame in which it stands there */
function paintedAfterEnter(page: Page, wanted: string): Promise<number> {
  return page.evaluate(
    (words) =>
      new Promise<number>((resolve) => {
        let began = Number.NaN;
        addEventListener('keydown', () => (began = performance.now()), { capture: true, once: true });
        const look = () => {
          const isThere = [...document.querySelectorAll('h2, h3')].some((one) => one.textContent === words);
          if (!isThere) requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.now() - began));
        };
        requestAnimationFrame(look);
      }),
    wanted,
  );
}

test('a plan that is renamed in a dialog over 30,000 logged sets in Chromium', async () => {
  const player = await browsers.createPlayer(0);
  await insertHistory(browsers.sql, player.id, 30_000);
  const context = await browsers.open();
  const page = context.pages()[0] ?? (await context.newPage());
  await browsers.signIn(page, player);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await page.goto(`${browsers.url}/training-plans`);
  const times: number[] = [];
  for (let run = 1; run <= warmUp + renames; run += 1) {
    await page
      .getByRole('button', { name: /^Mehr zu/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
    const name = page.getByRole('dialog', { name: 'Trainingsplan bearbeiten' }).getByLabel('Name');
    await name.fill(`Wurfkraft ${run}`);
    const painted = paintedAfterEnter(page, `Wurfkraft ${run}`);
    await name.press('Enter');
    times.push(await painted);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  expect(times).toHaveLength(warmUp + renames);
  record('Enter in a dialog → plan renamed behind it, painted', times.slice(warmUp), { aim: { p50: 50 } });
}, 300_000);
