import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { type Player, useBrowsers } from '../browser/fixture.ts';
import { Device } from './device.ts';
import { installedEngines } from './engines.ts';
import { logSet, resumeWorkout, savedSet, waitingSet } from './journeys.ts';

const browsers = useBrowsers();

/** A device for each engine, on which a player's first days pass: each test goes on where the one before has ended. */
describe.each(installedEngines())('$name', (engine) => {
  let device: Device;
  let player: Player;

  beforeAll(async () => {
    player = await browsers.createPlayer(1);
    device = await Device.make(engine, browsers.url);
  });
  afterAll(() => device.end());

  const keepEvidence = () => onTestFailed(({ task }) => device.keepEvidence(task.name).catch(console.log));
  const weights = async () =>
    (await browsers.sql<{ weight: string }[]>`select weight from workout_tracking where user_id = ${player.id} order by created_at`).map(
      ({ weight }) => Number(weight),
    );

  test('sets that were said to be saved without a network are there after a kill, and reach the server', async () => {
    keepEvidence();
    const [session = ''] = await browsers.sessionIds(player);
    await device.signIn(player);
    await device.page.goto(`/training/plan/${session}/start`);
    await logSet(device.page, 1, 41);
    await expect.poll(weights).toEqual([41]);
    await device.whenSignInIsOnDisk();
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
});
