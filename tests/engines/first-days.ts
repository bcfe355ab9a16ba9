import { expect } from 'vitest';
import type { BrowserFixture } from '../browser/fixture.ts';
import { planSession, press } from '../browser/workout/guided-session.ts';
import { until } from './engine-page.ts';
import type { Engine } from './engines.ts';
import type { Journey } from './journey.ts';
import { answerQuestions, logSet, resumeWorkout, savedSet, waitingSet } from './journeys.ts';

/** Runs in the page: from now on counts the large numerals of pictures, narrow as the design has them or as wide as text. */
function countWideNumerals(): void {
  const numerals = { narrow: 0, wide: 0 };
  Reflect.set(window, 'numerals', numerals);
  const { prototype } = CanvasRenderingContext2D;
  const fill = Reflect.get(prototype, 'fillText');
  prototype.fillText = function look(this: CanvasRenderingContext2D, text: string, ...place: [number, number]) {
    const { font } = this;
    if (font.startsWith('720 ') && /^[\d.,]+$/.test(text)) {
      const { width } = this.measureText(text);
      this.font = `720 ${/(\d+)px/.exec(font)?.[1] ?? ''}px 'Archivo Variable'`;
      numerals[width < 0.9 * this.measureText(text).width ? 'narrow' : 'wide'] += 1;
      this.font = font;
    }
    fill.call(this, text, ...place);
  };
}

/** A newcomer signs in, answers and signs out; then another player trains on the same device. */
export const firstDays =
  (browsers: BrowserFixture, engine: Engine): Journey =>
  async (device, step) => {
    const newcomer = await browsers.createNewcomer();
    const player = await browsers.createPlayer(1);
    const [session = ''] = await browsers.sessionIds(player);
    await planSession(browsers, player, session, [{ ...press, sets: 5, pause_seconds: 0 }]);
    const weights = async () =>
      (await browsers.sql<{ weight: string }[]>`select weight from workout_tracking where user_id = ${player.id} order by created_at`).map(
        ({ weight }) => Number(weight),
      );
    const arrived = async (...expected: number[]) => {
      await expect.poll(weights, { timeout: 90_000 }).toEqual(expected);
    };

    await step('a newcomer signs in, answers the questions and gets a plan', async () => {
      await device.signIn(newcomer);
      await device.page.click({ role: 'button', name: 'Nur notwendige' });
      await answerQuestions(device.page);
      await device.page.whenAt(/^\/(training-plans|dashboard)/);
      const plans = () => browsers.sql`select id from trainingsplanreal where user_id = ${newcomer.id}`;
      await expect.poll(plans, { timeout: 90_000 }).toHaveLength(1);
      await device.signOut();
    });

    await step('another player signs in on the device and opens a workout by its address', async () => {
      await device.signIn(player);
      await device.page.goto(`/training/plan/${session}/start`);
      await logSet(device.page, 1, 41);
      await logSet(device.page, 2, 42);
      await arrived(41, 42);
    });

    await step('a set that was said to be saved without a network is there after a kill, and reaches the server', async () => {
      await device.whenSignInIsOnDisk(player);
      await device.relay.close();
      await logSet(device.page, 3, 43);
      await device.page.get(waitingSet(3));
      await device.kill();
      await device.relay.open();
      await device.start();
      await device.gotoSignedIn(player, `/training/plan/${session}/start`, { role: 'button', name: 'Fortsetzen' });
      await resumeWorkout(device.page);
      await device.page.get(savedSet(3));
      await arrived(41, 42, 43);
    });

    await step('another tab shows and logs the sets of the same workout', async () => {
      const { page } = device;
      const path = await page.path();
      const { former, opened } = await page.openTab();
      await page.goto(path);
      await resumeWorkout(page);
      await logSet(page, 4, 44);
      await page.switchTo(former);
      await page.get(savedSet(4));
      await page.switchTo(opened);
      await page.closeTab();
      await page.switchTo(former);
      await logSet(page, 5, 45);
      await arrived(41, 42, 43, 44, 45);
    });

    await step('the finished workout is shared by a link, its picture with narrow numerals', async () => {
      const { page } = device;
      await page.evaluate(countWideNumerals);
      await page.click({ role: 'button', name: 'Training abschließen' });
      await page.get({ role: 'dialog', name: 'Training teilen?' });
      const numerals = () => page.evaluate(() => Reflect.get(window, 'numerals') as { narrow: number; wide: number });
      await expect.poll(async () => (await numerals()).narrow, { timeout: 90_000 }).toBeGreaterThan(0);
      expect((await numerals()).wide).toBe(0);
      await page.click({ role: 'button', name: 'Teilen', inside: '[role=dialog]' });
      await page.get({ text: 'Training geteilt!' });
    });

    await step('the workout stands in the statistics', async () => {
      await device.page.goto('/statistics/training');
      await device.page.get({ text: 'Geteilt', inside: 'section[aria-label="Abgeschlossene Trainings"]' });
    });

    await step('a fitness test runs with its signals', async () => {
      const { page } = device;
      await page.goto('/ist-zustand/schnelligkeitsausdauer');
      await page.click({ role: 'button', name: /^(Test starten|Neu beginnen)$/ });
      await page.click({ role: 'button', name: 'Mit Signalen laufen' });
      await page.get({ text: /dann (zurück|los)$/ });
      await page.click({ role: 'button', name: 'Beenden' });
    });

    await step('signing out leaves nothing of the player on the device', async () => {
      await device.signOut();
      const left = () =>
        device.page.evaluate(
          async (id: string) => (await indexedDB.databases()).flatMap(({ name = '' }) => name).filter((name) => name.includes(id)),
          player.id,
        );
      const isClean = until(left, (names) => names.length === 0, 'an empty device', 30_000).then(
        () => true,
        () => false,
      );
      if (await isClean) return;
      // A tab that still ends may hold the journal open; what is left is removed at the next start.
      console.log(`~ ${engine.name}: finished at the next start`);
      await device.kill();
      await device.start();
      await device.page.goto('/login');
      await expect.poll(left, { timeout: 90_000 }).toEqual([]);
    });
  };
