import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Of the sessions that `training-history.ts` and the fixture plan. */
export const setsOfExercise = 5;
/** Milliseconds between two sets. */
const betweenSets = 300;
const start = /^(Jetzt|Trotzdem) trainieren$/;

/** Milliseconds from a press until something stands on the screen, taken in the page: after the frame in which it came. */
function pressUntil(page: Page, pressed: string, shown: string): Promise<number> {
  return page.evaluate(
    async ([press, wanted]) => {
      // The exercise that comes next is drawn already, out of sight.
      const isSeen = (one: HTMLElement) => one.closest('[style*="display: none"]') === null;
      const all = () => [...document.querySelectorAll<HTMLElement>('button, a, h1')].filter(isSeen);
      const textOf = (one: HTMLElement) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim();
      const find = (name: string) => all().find((one) => textOf(one).includes(name));
      const control = all().find((one) => textOf(one).startsWith(press));
      if (control === undefined) throw new Error(`no ${press}`);
      // Runs as the first task after the frame: a timer or a message would wait for what React has to do behind it.
      const afterFrame = (go: () => void) => void scheduler.postTask(go, { priority: 'user-blocking' });
      const began = performance.now();
      control.click();
      await new Promise<void>((resolve, reject) => {
        const look = () => {
          if (find(wanted) !== undefined) afterFrame(resolve);
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

/** Opens the next workout from the dashboard some times. @returns milliseconds from each press to the first exercise */
export async function openingTimes(page: Page, runs: number): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.getByRole('link', { name: start }).waitFor();
    times.push(await pressUntil(page, 'Jetzt trainieren', 'Übung 1'));
    await page.goBack();
  }
  return times;
}

/**
 * Corrects the first weight of a finished workout some times.
 * @returns milliseconds from each press in the set's dialog to the frame with the corrected set behind it
 */
export async function correctingTimes(page: Page, runs: number): Promise<number[]> {
  const times: number[] = [];
  for (let run = 1; run <= runs; run += 1) {
    await page
      .getByRole('button', { name: /^Satz 1 .*ändern$/ })
      .first()
      .click();
    const weight = page.getByRole('dialog', { name: 'Satz 1 ändern' }).getByRole('textbox', { name: 'Gewicht in kg' });
    await weight.fill(String(100 + run));
    await weight.press('Tab');
    times.push(await pressUntil(page, 'Speichern', `${100 + run} kg`));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  return times;
}

/**
 * Trains the next workout's first exercises, set by set.
 * @param onExercise called after each, with its number from 1
 * @returns milliseconds from each press to the paint of the stored set
 */
export async function confirmingTimes(
  page: Page,
  exercises: number,
  onExercise: (exercise: number) => Promise<void> = () => Promise.resolve(),
): Promise<number[]> {
  await page.getByRole('link', { name: start }).click();
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).fill('40');
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).press('Tab');
  const times: number[] = [];
  for (let exercise = 1; exercise <= exercises; exercise += 1) {
    for (let set = 1; set <= setsOfExercise; set += 1) {
      await page.getByRole('button', { name: `Satz ${set} abgeschlossen` }).waitFor();
      // The suggestion is there.
      await expect.poll(() => page.getByRole('textbox', { name: 'Gewicht in kg' }).inputValue()).not.toBe('');
      // The last one leads on to the next exercise.
      const stored = set === setsOfExercise ? 'Satz 1 abgeschlossen' : `Satz ${set} gespeichert`;
      // A player's sets are a rest apart: pressed at once, a set waits for the one before it to be taken in.
      await page.waitForTimeout(betweenSets);
      times.push(await pressUntil(page, `Satz ${set} abgeschlossen`, stored));
    }
    await onExercise(exercise);
  }
  return times;
}
