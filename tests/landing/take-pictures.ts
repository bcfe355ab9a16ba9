import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { seasonAccount } from '../../server/development/demo-season/store-season.ts';
import { chromiumLaunchOptions } from '../chromium.ts';
import type { Season } from './demo-workouts.ts';

const maxBytes = 60_000;
/** How far the rest has run, for its arc to show. */
const restSeconds = 16;
const viewport = { width: 390, height: 844 };

/** Chromium writes PNG and JPEG only; a canvas of its own also writes WebP. The first quality that is small enough. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  for (const quality of [0.9, 0.8, 0.7, 0.6, 0.5]) {
    const encoded = await page.evaluate(
      async ([base64, wanted]) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: wanted });
        return Array.from(new Uint8Array(await blob.arrayBuffer()));
      },
      [png.toString('base64'), quality] as const,
    );
    if (encoded.length <= maxBytes) return Buffer.from(encoded);
  }
  throw new Error('the picture does not become small enough');
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-Mail').fill(seasonAccount.email);
  await page.getByLabel('Passwort', { exact: true }).fill(seasonAccount.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/** Goes on to the first exercise with a weight and a long rest; the suggested weight stands there. */
async function reachWeightedExercise(page: Page): Promise<void> {
  const weight = page.getByRole('textbox', { name: /kg|Gewicht/ }).first();
  const longRest = page.getByText(/^([4-9]\d|1\d\d)\s*s$/);
  const position = page.getByText(/^Übung \d+ von \d+$/);
  await position.waitFor();
  while (!(await weight.isVisible()) || !(await longRest.isVisible())) {
    const before = await position.textContent();
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await page.waitForFunction((text) => !document.body.textContent.includes(text), before ?? '');
  }
  await page.getByRole('button', { name: /^Bewegung ansehen/ }).waitFor();
}

/** The next Monday, on which the demo's player trains. */
function nextTrainingDay(): Date {
  const day = new Date();
  day.setDate(day.getDate() + ((8 - day.getDay()) % 7));
  day.setHours(17, 30);
  return day;
}

/**
 * Takes the pictures of the landing page from a running app, light and dark.
 * @param url where it runs, with the account that has played a season
 * @param folder the pictures go there as `<name>-<theme>.webp`, each at most 60 kB
 */
export async function takePictures(url: string, season: Season, folder: string): Promise<void> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.5, locale: 'de-DE', reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    const consent = { necessary: true, analytics: false, marketing: false, functional: false };
    localStorage.setItem('anwurf.consent', JSON.stringify({ version: '1.0', consent, timestamp: '2026-01-01T00:00:00.000Z' }));
  });
  const page = await context.newPage();
  const take = async (name: string) => {
    await page.mouse.move(0, 0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await writeFile(join(folder, `${name}-${colorScheme}.webp`), await toWebp(page, await page.screenshot()));
    }
  };

  try {
    const now = nextTrainingDay();
    await page.clock.setFixedTime(now);
    await signIn(page, url);
    await page.getByRole('link', { name: 'Jetzt trainieren' }).waitFor();
    await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
    await take('dashboard');
    await page.goto(`${url}/training-plans`);
    await page.getByRole('link', { name: 'Plan anzeigen' }).first().click();
    const heading = page.getByRole('heading', { name: 'Hauptübungen' });
    await heading.waitFor();
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await take('plan');

    await page.goto(`${url}/training/plan/${season.sessionId}/start`);
    await reachWeightedExercise(page);
    await take('workout');
    await page.getByRole('button', { name: /^Satz 1 abgeschlossen/ }).click();
    await page.getByRole('timer').waitFor();
    // The clock of all pages stands: it is put on.
    await page.clock.setFixedTime(new Date(now.getTime() + restSeconds * 1000));
    await page
      .getByRole('timer')
      .filter({ hasText: /^(?!.*1:15)/ })
      .waitFor();
    await take('rest');

    await page.goto(`${url}/workout-completed?workout=${season.workoutId}`);
    await page.getByRole('heading', { name: 'Training abgeschlossen' }).waitFor();
    await take('summary');
  } finally {
    await browser.close();
  }
}
