import { deviceStorage } from '@anwurf/contract/device-storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Player, useBrowsers } from '../browser/fixture.ts';
import { planSession, press } from '../browser/workout/guided-session.ts';
import { synced } from './device.ts';
import type { Engine } from './engines.ts';
import { type Journey, SharedDevice } from './journey.ts';
import { logSet, resumeWorkout, savedSet } from './journeys.ts';
import { passAnHour, refreshPath, renewals, renewAsThief } from './session-tokens.ts';

/** In ms: what has been saved reaches the server when the machine lets it. */
const patience = { timeout: 90_000 };
/** In ms: an engine may crash once. */
const limitMs = 400_000;
const shortPress = { ...press, sets: 3, pause_seconds: 0 };

/** Journeys about what an engine keeps: pages that are left, kills, answers that are lost, a stolen cookie. */
export function testSessions(engine: Engine): void {
  const browsers = useBrowsers();
  // Firefox keeps no page whose worker holds a lock, WebKit none of a production server, which it reaches by https.
  const shared = new SharedDevice(engine, () => browsers.url, { isSecure: engine.name === 'WebKit' });
  const journeys: (readonly [name: string, journey: Journey])[] = [];
  const journey = (name: string, work: Journey) => journeys.push([name, work]);
  let player: Player;
  let workout = '';

  beforeAll(async () => {
    player = await browsers.createPlayer(1);
    const [session = ''] = await browsers.sessionIds(player);
    await planSession(browsers, player, session, [shortPress]);
    workout = `/training/plan/${session}/start`;
  });
  afterAll(() => shared.end());

  /** Waits until the server has sets of these weights alone. */
  async function arrived(...weights: readonly number[]): Promise<void> {
    const found = async () =>
      browsers.sql`select weight::float8 as weight from workout_tracking where user_id = ${player.id} order by created_at`;
    await expect.poll(found, patience).toEqual(weights.map((weight) => ({ weight })));
  }

  journey('a page that is left while it opens its store holds nothing up, and one that is come back to goes on', async (device) => {
    const { page } = device;
    await device.signIn(player);
    await page.goto(workout);
    await logSet(page, 1, 71);
    await page.evaluate(() => Reflect.set(window, 'isKept', true));
    await page.goto('/training-plans');
    await page.get({ text: 'Einheit 1' });
    await page.back();
    await page.whenAt(/start$/);
    expect(await page.evaluate(() => Reflect.has(window, 'isKept'))).toBe(false);
    await resumeWorkout(page);
    await page.get(savedSet(1));
    await logSet(page, 2, 72);
    await arrived(71, 72);
  });

  async function hasRenewed(): Promise<void> {
    await expect.poll(() => renewals(browsers.sql, player), patience).toBeGreaterThan(0);
  }

  journey('kills at every step of a renewal, and answers lost on the way, hours apart, leave the device signed in', async (device) => {
    const { relay } = device;
    const hasLost = async () => {
      await expect.poll(() => relay.lost, patience).toBeGreaterThan(0);
    };
    const load = () => device.page.goto('/settings');
    const kill = async () => {
      await device.kill();
      relay.loseNothing();
      // A request that was under way at the kill may still renew.
      const renewedAfterHours = async () => {
        await passAnHour(browsers.sql, player);
        return renewals(browsers.sql, player);
      };
      await expect.poll(renewedAfterHours, patience).toBe(0);
      await device.start();
    };
    await passAnHour(browsers.sql, player);
    await device.openSettings(player);
    // A kill right after the sign-in itself may sign out (packages/ui/decisions/0005).
    await device.whenSignInIsOnDisk(player);

    // The app has the answer and has used what it got, which may not be on the disk.
    await hasRenewed();
    await kill();
    // The request is under way.
    relay.lose('request', refreshPath);
    await load();
    await hasLost();
    expect(await renewals(browsers.sql, player)).toBe(0);
    await kill();
    // The answer is under way, and is tried for again.
    relay.lose('answer', refreshPath);
    await load();
    await hasLost();
    await hasRenewed();
    await kill();
    // The answer has come or comes.
    await load();
    await hasRenewed();
    await kill();
    // Anything but the page itself.
    await load();
    await kill();
    // No kill: the page is loaded anew while an answer is missed.
    relay.lose('answer', refreshPath, 1);
    await load();
    await hasLost();
    await passAnHour(browsers.sql, player);
    await load();
    await device.page.get(synced);
    await hasRenewed();
    expect(await device.page.path()).toBe('/settings');
    expect(await device.page.sees({ role: 'link', name: 'Neu anmelden' })).toBe(false);
  });

  journey('a thief of the session’s cookie is out once its owner goes on, and the owner is told to sign in anew', async (device) => {
    const { page } = device;
    await device.openSettings(player);
    await passAnHour(browsers.sql, player);
    // Where the cookie is sent; a copy of the profile has it too.
    await page.goto(refreshPath);
    const stolen = await renewAsThief(browsers.url, await page.cookie(deviceStorage.refreshCookie.name));
    expect(stolen.status).toBe(200);
    // He renews with the token that the thief has copied, and uses what he gets.
    for (let hour = 0; hour < 2; hour += 1) {
      await passAnHour(browsers.sql, player);
      await page.goto('/settings');
      await page.get(synced);
      await hasRenewed();
    }
    expect((await renewAsThief(browsers.url, stolen.next)).status).toBe(401);
    await passAnHour(browsers.sql, player);
    await page.goto('/settings');
    await page.get({ role: 'link', name: 'Neu anmelden' });
  });

  test.each(journeys)('%s', { timeout: limitMs }, async (name, work) => {
    expect(await shared.take(name, work)).toBeLessThanOrEqual(1);
  });
}
