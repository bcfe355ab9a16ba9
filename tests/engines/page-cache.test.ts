import { describe, expect, test } from 'vitest';
import { useBrowsers } from '../browser/fixture.ts';
import { engineOf, take } from './journey.ts';
import { logSet, resumeWorkout, savedSet } from './journeys.ts';

const browsers = useBrowsers();

// Under load WebKit now and then keeps a saved set waiting after it has woken a page (see README.md).
describe.each(['Firefox', 'WebKit'])('%s', (name) => {
  const engine = engineOf(name);

  test.skipIf(engine === undefined)(
    'a page opens while another waits in the back/forward cache, and that one goes on when it wakes',
    async () => {
      const player = await browsers.createPlayer();
      const [session = ''] = await browsers.sessionIds(player);
      const weights = async () =>
        (
          await browsers.sql<{ weight: string }[]>`select weight from workout_tracking where user_id = ${player.id} order by created_at`
        ).map(({ weight }) => Number(weight));
      if (engine === undefined) return;
      await take({ ...engine, start: (profile) => engine.start(profile, { pageCache: true }) }, browsers.url, async (device, step) => {
        await step('a set', async () => {
          await device.signIn(player);
          await device.page.goto(`/training/plan/${session}/start`);
          await logSet(device.page, 1, 41);
        });
        await step('elsewhere and back', async () => {
          const { page } = device;
          await page.evaluate(() => Reflect.set(window, 'isKept', true));
          await page.goto('/training-plans');
          await page.get({ text: 'Einheit 1' });
          await page.back();
          await page.whenAt(/start$/);
          const isKept = await page.evaluate(() => Reflect.has(window, 'isKept'));
          // Firefox keeps no page whose worker holds a lock.
          expect(isKept).toBe(name === 'WebKit');
          if (!isKept) await resumeWorkout(page);
          await page.get(savedSet(1));
          await logSet(page, 2, 42);
        });
      });
      await expect.poll(weights).toEqual([41, 42]);
    },
  );
});
