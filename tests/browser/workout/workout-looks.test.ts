import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { expectToastCoversNothing } from '../screens/uncovered.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { type PlannedExercise, planSession } from './guided-session.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(1), { keepsOpen: true });

const small = { width: 320, height: 568 };
const phone = { width: 390, height: 844 };

/** The first exercise has one set, the others have nine. */
const thirteen = Array.from({ length: 13 }, (_, index): PlannedExercise => {
  return { phase: 'haupt', name: `Kniebeuge ${index + 1}`, sets: index === 0 ? 1 : 9, reps: 8, unit: 'kg' };
});

async function start(page: Page, planned: readonly PlannedExercise[]): Promise<string> {
  const [session = ''] = await browsers.sessionIds(device.player);
  await planSession(browsers, device.player, session, planned);
  const address = `${browsers.url}/training/plan/${session}/start`;
  await page.goto(address);
  // The device may still have the workout before, or send it only now.
  const begun = page.getByRole('button', { name: `Übung 1 von ${planned.length}, alle Übungen` });
  const anew = page.getByRole('alertdialog', { name: 'Training fortsetzen?' }).getByRole('button', { name: 'Neu starten' });
  await begun.or(anew).first().waitFor();
  if (await anew.isVisible()) await anew.click();
  await begun.waitFor();
  return address;
}

const confirm = async (page: Page, number: number) => {
  await page.getByRole('button', { name: `Satz ${number} abgeschlossen`, disabled: false }).click();
};

test('the question whether to go on says the percent of the sets that are done, not of the exercises', async () => {
  const { page } = device;
  const address = await start(page, thirteen.slice(0, 2));
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).fill('40');
  await confirm(page, 1);
  await page.getByRole('button', { name: 'Übung 2 von 2, alle Übungen' }).waitFor();
  await page.goto(address);
  // One set of ten, the second of two exercises.
  const question = page.getByRole('alertdialog', { name: 'Training fortsetzen?' });
  await question.getByText('Übung 2 von 2').waitFor();
  await expect.poll(() => question.textContent()).toMatch(/10\s%/);
});

test('‚Übung 13 von 13‘ stands in one line with the ways back and forth and touches neither, at 320 and 390 px', async () => {
  const { page } = device;
  await page.setViewportSize(small);
  await start(page, thirteen);
  await page.getByRole('button', { name: 'Übung 1 von 13, alle Übungen' }).click();
  await page
    .getByRole('dialog', { name: 'Übungen' })
    .getByRole('button', { name: /Kniebeuge 13/ })
    .first()
    .click();
  const place = page.getByRole('button', { name: 'Übung 13 von 13, alle Übungen' });
  await place.waitFor();
  for (const size of [small, phone]) {
    await page.setViewportSize(size);
    const row = () =>
      place.evaluate((element) =>
        [...(element.parentElement?.children ?? [])].map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          return { left, right, middle: (top + bottom) / 2 };
        }),
      );
    const [back, at, forth] = await row();
    if (back === undefined || at === undefined || forth === undefined) throw new Error('a way is missing');
    expect(Math.min(at.left - back.right, forth.left - at.right), JSON.stringify({ back, at, forth })).toBeGreaterThanOrEqual(8);
    expect(Math.max(back.middle, at.middle, forth.middle) - Math.min(back.middle, at.middle, forth.middle)).toBeLessThan(4);
  }
});

/** Texts that the head of the workout cuts in half. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const head = document.querySelector('header[data-surface="court"]')?.getBoundingClientRect().bottom ?? 0;
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('header') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { top, bottom, width } of range.getClientRects()) {
        if (width > 1 && top < head - 3 && bottom > head + 3) cut.push(node.textContent ?? '');
      }
    }
    return cut;
  });

test('no label lies half under the head after a set has been confirmed', async () => {
  const { page } = device;
  for (const size of [{ width: 320, height: 700 }, phone]) {
    await page.setViewportSize(size);
    await start(page, thirteen.slice(1, 3));
    await page.getByRole('textbox', { name: 'Gewicht in kg' }).fill('40');
    for (let set = 1; set <= 7; set += 1) {
      await confirm(page, set);
      await page.getByRole('button', { name: `Satz ${set + 1} abgeschlossen` }).waitFor();
      await expect.poll(() => cutTexts(page), { message: `${size.width} px, set ${set}` }).toEqual([]);
    }
  }
});

test('✕ says that the workout goes on, over nothing that is needed', async () => {
  const { page } = device;
  await start(page, thirteen.slice(0, 2));
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).fill('40');
  await confirm(page, 1);
  await page.getByRole('button', { name: 'Übung 2 von 2, alle Übungen' }).waitFor();
  await page.getByRole('button', { name: 'Training unterbrechen' }).click();
  await page.getByText('Training läuft weiter').waitFor();
  await expectToastCoversNothing(page);
});
