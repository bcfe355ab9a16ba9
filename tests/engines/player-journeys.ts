import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Player, useBrowsers } from '../browser/fixture.ts';
import { newId } from '../server/fixture.ts';
import { planSession, press } from '../browser/workout/guided-session.ts';
import { insertFitnessTests } from '../bench/fitness-history.ts';
import { synced } from './device.ts';
import { until } from './engine-page.ts';
import type { Engine } from './engines.ts';
import { type Journey, SharedDevice } from './journey.ts';
import { readChart } from './read-chart.ts';
import { keepSignals } from './signal-journey.ts';
import { answerQuestions, confirmSet, logSet, pressUntil, resumeWorkout, savedSet, waitingSet } from './journeys.ts';

/** In ms: what has been saved reaches the server when the machine lets it. */
const patience = { timeout: 90_000 };
/** In ms: an engine may crash once. */
const limitMs = 400_000;
const shortPress = { ...press, sets: 3, pause_seconds: 0 };

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

/** Main journeys in an engine, on one device. Each signs in where the one before has not. */
export function testJourneys(engine: Engine): void {
  const browsers = useBrowsers();
  const shared = new SharedDevice(engine, () => browsers.url);
  const journeys: (readonly [name: string, journey: Journey])[] = [];
  const journey = (name: string, work: Journey) => journeys.push([name, work]);
  let newcomer: Player;
  let player: Player;
  /** Addresses of workouts, of a session each. */
  let workouts: string[] = [];

  beforeAll(async () => {
    [newcomer, player] = [await browsers.createNewcomer(), await browsers.createPlayer(3)];
    const sessions = await browsers.sessionIds(player);
    for (const session of sessions) await planSession(browsers, player, session, [shortPress]);
    workouts = sessions.map((session) => `/training/plan/${session}/start`);
  });
  afterAll(() => shared.end());

  /** Waits until the server has sets of these weights, and no other ones from `least` to `most`. */
  async function arrived(...weights: readonly number[]): Promise<void> {
    const [least, most] = [Math.min(...weights), Math.max(...weights) + 8];
    const found = async () =>
      browsers.sql`select weight::float8 as weight from workout_tracking
        where user_id = ${player.id} and weight between ${least} and ${most} order by created_at`;
    await expect.poll(found, patience).toEqual(weights.map((weight) => ({ weight })));
  }

  journey('a newcomer signs in, answers the questions, gets a plan and signs out', async (device) => {
    await device.signIn(newcomer);
    await device.page.click({ role: 'button', name: 'Nur notwendige' });
    await answerQuestions(device.page);
    await device.page.whenAt(/^\/(training-plans|dashboard)/);
    const plans = () => browsers.sql`select id from trainingsplanreal where user_id = ${newcomer.id}`;
    await expect.poll(plans, patience).toHaveLength(1);
    await device.signOut(newcomer);
  });

  journey('another player opens a workout; a set saved without a network outlives a kill and reaches the server', async (device) => {
    const [workout = ''] = workouts;
    await device.signIn(player);
    await device.page.goto(workout);
    await logSet(device.page, 1, 41);
    await arrived(41);
    await device.whenSignInIsOnDisk(player);
    await device.relay.close();
    await logSet(device.page, 2, 42);
    await device.page.get(waitingSet(2));
    await device.kill();
    await device.relay.open();
    await device.start();
    await device.gotoSignedIn(player, workout, { role: 'button', name: 'Fortsetzen' });
    await resumeWorkout(device.page);
    await device.page.get(savedSet(2));
    await arrived(41, 42);
  });

  journey('another tab shows and logs the sets of the same workout', async (device) => {
    const [, workout = ''] = workouts;
    const { page } = device;
    await device.gotoSignedIn(player, workout, { role: 'button', name: 'Satz 1 abgeschlossen' });
    await logSet(page, 1, 51);
    const { former, opened } = await page.openTab();
    await page.goto(workout);
    await resumeWorkout(page);
    await logSet(page, 2, 52);
    await page.switchTo(former);
    await page.get(savedSet(2));
    await page.switchTo(opened);
    await page.closeTab();
    await page.switchTo(former);
    await confirmSet(page, 3, 53);
    await arrived(51, 52, 53);
  });

  journey('a finished workout is shared by a link, its picture with narrow numerals, and stands in the statistics', async (device) => {
    const [, , workout = ''] = workouts;
    const { page } = device;
    await device.gotoSignedIn(player, workout, { role: 'button', name: 'Satz 1 abgeschlossen' });
    for (const number of [1, 2]) await logSet(page, number, 60 + number);
    await page.evaluate(countWideNumerals);
    await confirmSet(page, 3, 63);
    await pressUntil(page, { role: 'button', name: 'Training abschließen' }, { role: 'dialog', name: 'Training teilen?' });
    const numerals = () => page.evaluate(() => Reflect.get(window, 'numerals') as { narrow: number; wide: number });
    await expect.poll(async () => (await numerals()).narrow, patience).toBeGreaterThan(0);
    expect((await numerals()).wide).toBe(0);
    await page.click({ role: 'button', name: 'Teilen', inside: '[role=dialog]' });
    // The words that stay: a toast is gone after five seconds.
    await page.get({ text: 'Der Link ist öffentlich: Wer ihn hat, sieht den Bericht.' });
    await page.goto('/statistics/training');
    await page.get({ text: 'Geteilt', inside: 'section[aria-label="Abgeschlossene Trainings"]' });
  });

  journey('every kind of chart says its values by key, pointer and touch', async (device) => {
    const { page } = device;
    const { sql } = browsers;
    const at = (weeks: number) => new Date(Date.now() - weeks * 7 * 86_400_000);
    for (const weeks of [1, 2, 3]) {
      const [id, created_at] = [newId(), at(weeks)];
      const owned = { user_id: player.id, workout_id: id };
      const set = {
        ...owned,
        exercise_name: press.name,
        phase: 'main',
        set_number: 1,
        weight: 10 * weeks,
        reps: 10,
        unit: 'kg',
        created_at,
      };
      await sql`insert into workout_tracking ${sql({ ...set, id: newId() })}`;
      const done = { ...owned, plan_name: 'Plan', session_order: 1, duration_minutes: 60, completed_at: created_at };
      await sql`insert into completed_sessions ${sql({ ...done, id, began_at: created_at })}`;
    }
    await sql`update profiles set date_of_birth = '2009-03-01', gender = 'female' where id = ${player.id}`;
    await insertFitnessTests(sql, player.id, 60);
    const slider = (name: RegExp) => ({ role: 'slider', name }) as const;
    const volume = slider(/^Volumen je Woche in /);
    await device.gotoSignedIn(player, '/statistics/training', volume);
    // Bars, fields, a line, a line with its band, and a radar: each finds its points in its own way.
    await page.get(synced);
    await readChart(page, volume);
    await readChart(page, slider(/^Kalender der Trainingstage/), 0.3);
    await page.click({ role: 'link', name: 'Zurück', inside: 'main' });
    await page.click({ role: 'link', name: /^Leistung/ });
    await readChart(page, slider(/^Maximum: /), 0.6);
    await page.goto('/ist-zustand/historie?kategorie=sprungkraft');
    await readChart(page, slider(/^Verlauf Countermovement Jump/), 0.6);
    await readChart(page, slider(/^Perzentile deiner Tests: /));
  });

  journey('a fitness test runs with its signals, and keeps them when the sound is held, dead, off or begun anew', async (device) => {
    const { page } = device;
    const begin = { role: 'button', name: /^(Test starten|Neu beginnen)$/ } as const;
    await device.gotoSignedIn(player, '/ist-zustand/schnelligkeitsausdauer', begin);
    await keepSignals(page);
  });

  journey('signing out leaves nothing of the player on the device', async (device) => {
    await device.signOut(player);
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
    // A connection of a page in the cache may hold the journal open; what is left is removed at the next start.
    console.log(`~ ${engine.name}: finished at the next start`);
    await device.kill();
    await device.start();
    await device.page.goto('/login');
    await expect.poll(left, patience).toEqual([]);
  });

  test.each(journeys)('%s', { timeout: limitMs }, async (name, work) => {
    expect(await shared.take(name, work)).toBeLessThanOrEqual(1);
  });
}
