import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { useOwnServer } from '../browser/fixture.ts';
import { record } from './figures.ts';
import { insertHistory } from './training-history.ts';

const browsers = useOwnServer();
const sets = 30_000;

/** Milliseconds from a press until something stands on the screen, taken in the page: the frame after it came. */
function pressUntil(page: Page, pressed: string, shown: string): Promise<number> {
  return page.evaluate(
    async ([press, wanted]) => {
      const find = (name: string) =>
        [...document.querySelectorAll<HTMLElement>('button, a, h1')].find((one) =>
          (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().startsWith(name),
        );
      const control = find(press);
      if (control === undefined) throw new Error(`no ${press}`);
      const began = performance.now();
      control.click();
      await new Promise<void>((resolve, reject) => {
        const look = () => {
          if (find(wanted) !== undefined) requestAnimationFrame(() => resolve());
          else if (performance.now() - began > 10_000) reject(new Error(`${wanted} does not come: ${document.body.innerText}`));
          else requestAnimationFrame(look);
        };
        look();
      });
      return performance.now() - began;
    },
    [pressed, shown] as const,
  );
}

test('a workout over 30,000 logged sets in Chromium', async () => {
  const player = await browsers.createPlayer(0);
  await insertHistory(browsers.sql, player.id, sets);
  const context = await browsers.open();
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(60_000);
  await browsers.signIn(page, player);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await page.getByRole('link', { name: /^(Jetzt|Trotzdem) trainieren$/ }).waitFor();

  const opening: number[] = [];
  for (let run = 0; run < 6; run += 1) {
    opening.push(await pressUntil(page, 'Jetzt trainieren', 'Übung 1'));
    await page.goBack();
    await page.getByRole('link', { name: /^(Jetzt|Trotzdem) trainieren$/ }).waitFor();
  }
  // The first also fetches the screen's script.
  record('Opening a workout: press → first exercise painted, 30,000 sets', opening.slice(1), { aim: { p50: 300 } });

  await page.getByRole('link', { name: /^(Jetzt|Trotzdem) trainieren$/ }).click();
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).fill('40');
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).press('Tab');
  const confirmed: number[] = [];
  for (let exercise = 1; exercise <= 4; exercise += 1) {
    for (let set = 1; set <= 5; set += 1) {
      await page.getByRole('button', { name: `Satz ${set} abgeschlossen` }).waitFor();
      // The suggestion is there.
      await expect.poll(() => page.getByRole('textbox', { name: 'Gewicht in kg' }).inputValue()).not.toBe('');
      confirmed.push(await pressUntil(page, `Satz ${set} abgeschlossen`, `Satz ${set} gespeichert`));
      await page.getByRole('button', { name: 'Pause beenden' }).click();
    }
  }
  expect(confirmed).toHaveLength(20);
  record('Set confirmed → next paint, 30,000 sets', confirmed.slice(2), { aim: { p50: 50 } });
}, 300_000);
