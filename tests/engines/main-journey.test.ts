import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { type Player, useBrowsers } from '../browser/fixture.ts';
import { planSession, press } from '../browser/workout/guided-session.ts';
import { Device } from './device.ts';
import { installedEngines } from './engines.ts';
import { answerQuestions, logSet, resumeWorkout, savedSet, waitingSet } from './journeys.ts';

const browsers = useBrowsers();

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

/** A device for each engine, on which a player's first days pass: each test goes on where the one before has ended. */
describe.each(installedEngines())('$name', (engine) => {
  let device: Device;
  let player: Player;

  beforeAll(async () => {
    player = await browsers.createPlayer(1);
    const [session = ''] = await browsers.sessionIds(player);
    await planSession(browsers, player, session, [{ ...press, sets: 4, pause_seconds: 0 }]);
    device = await Device.make(engine, browsers.url);
  });
  afterAll(() => device.end());

  const keepEvidence = () => onTestFailed(({ task }) => device.keepEvidence(task.name).catch(console.log));
  const weights = async () =>
    (await browsers.sql<{ weight: string }[]>`select weight from workout_tracking where user_id = ${player.id} order by created_at`).map(
      ({ weight }) => Number(weight),
    );

  test('a newcomer signs in, answers the questions and gets a plan', async () => {
    keepEvidence();
    const newcomer = await browsers.createNewcomer();
    await device.signIn(newcomer);
    await device.page.click({ role: 'button', name: 'Nur notwendige' });
    await answerQuestions(device.page);
    await device.page.whenAt(/^\/(training-plans|dashboard)/);
    const plans = await browsers.sql`select id from trainingsplanreal where user_id = ${newcomer.id}`;
    expect(plans).toHaveLength(1);
    await device.signOut();
  });

  test('sets that were said to be saved without a network are there after a kill, and reach the server', async () => {
    keepEvidence();
    const [session = ''] = await browsers.sessionIds(player);
    await device.signIn(player);
    await device.page.goto(`/training/plan/${session}/start`);
    await logSet(device.page, 1, 41);
    await expect.poll(weights).toEqual([41]);
    await device.whenSignInIsOnDisk(player);
    await device.relay.close();
    await logSet(device.page, 2, 42);
    await device.page.get(waitingSet(2));
    await device.kill();
    await device.relay.open();
    await device.start();
    await device.page.goto(`/training/plan/${session}/start`);
    await resumeWorkout(device.page);
    await device.page.get(savedSet(2));
    await expect.poll(weights).toEqual([41, 42]);
  });

  test('another tab shows and logs the sets of the same workout', async () => {
    keepEvidence();
    const { page } = device;
    const path = await page.path();
    const { former, opened } = await page.openTab();
    await page.goto(path);
    await resumeWorkout(page);
    await logSet(page, 3, 43);
    await page.switchTo(former);
    await page.get(savedSet(3));
    await page.switchTo(opened);
    await page.closeTab();
    await page.switchTo(former);
    await logSet(page, 4, 44);
    await expect.poll(weights).toEqual([41, 42, 43, 44]);
  });

  test('a finished workout is shared by a link, its picture with narrow numerals', async () => {
    keepEvidence();
    const { page } = device;
    await page.evaluate(countWideNumerals);
    await page.click({ role: 'button', name: 'Training abschließen' });
    await page.get({ role: 'dialog', name: 'Training teilen?' });
    const numerals = () => page.evaluate(() => Reflect.get(window, 'numerals') as { narrow: number; wide: number });
    await expect.poll(async () => (await numerals()).narrow).toBeGreaterThan(0);
    expect((await numerals()).wide).toBe(0);
    await page.click({ role: 'button', name: 'Teilen', inside: '[role=dialog]' });
    await page.get({ text: 'Training geteilt!' });
  });
});
