import { describe, expect, test } from 'vitest';
import { useBrowsers } from '../browser/fixture.ts';
import { useDevices } from './device.ts';
import { installedEngines } from './engines.ts';
import { logSet, resumeWorkout, savedSet } from './journeys.ts';

const browsers = useBrowsers();
const open = useDevices(browsers);

describe.each(installedEngines())('$name', (engine) => {
  test('a page of the app opens at once while another waits in the back/forward cache; that one goes on when it is shown again', async () => {
    const player = await browsers.createPlayer();
    const [session = ''] = await browsers.sessionIds(player);
    const device = await open(engine);
    const { page } = device;
    await device.signIn(player);
    await page.goto(`/training/plan/${session}/start`);
    await logSet(page, 1, 41);
    await page.evaluate(() => Reflect.set(window, 'isKept', true));

    await page.goto('/training-plans');
    await page.get({ text: 'Einheit 1' });
    await page.back();
    const isKept = await page.evaluate(() => Reflect.has(window, 'isKept'));
    // Firefox keeps no page whose worker holds a lock.
    expect(isKept).toBe(engine.name === 'WebKit');
    if (!isKept) await resumeWorkout(page);
    await page.get(savedSet(1));
    await logSet(page, 2, 42);
    const weights = async () =>
      (await browsers.sql<{ weight: string }[]>`select weight from workout_tracking where user_id = ${player.id} order by created_at`).map(
        ({ weight }) => Number(weight),
      );
    await expect.poll(weights).toEqual([41, 42]);
  });
});
