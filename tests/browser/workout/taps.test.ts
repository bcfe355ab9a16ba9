import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nextSession } from '../screens/dashboard.ts';
import { useBrowsers } from '../fixture.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { declineSharing, type PlannedExercise, planSession, rotation } from './guided-session.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(1));

const five: readonly PlannedExercise[] = ['A', 'B', 'C', 'D', 'E'].map((letter) => ({
  phase: 'haupt',
  name: `Liegestütz ${letter}`,
  sets: 3,
  reps: 10,
  unit: 'Wiederholungen',
  pause_seconds: 2,
}));
/** One to open the workout, one a set, one to end it. */
const aim = 1 + 5 * 3 + 1;

const setsOnServer = () => browsers.sql<{ name: string; number: number }[]>`
  select exercise_name as name, set_number as number from workout_tracking where user_id = ${device.player.id} order by created_at, set_number`;

/** Counts every press of the player, whatever it hits. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { taps: 0 };
    Object.assign(window, { counted });
    document.addEventListener('pointerdown', () => (counted.taps += 1), true);
  });
  return () => page.evaluate(() => (Reflect.get(window, 'counted') as { taps: number }).taps);
}

test.each([
  { rest: 'waited for', waits: true },
  { rest: 'not waited for', waits: false },
])('three sets of five exercises are 17 taps with the rest $rest', async ({ waits }) => {
  const { page, player } = device;
  const [session = ''] = await browsers.sessionIds(player);
  await planSession(browsers, player, session, five);
  await page.goto(`${browsers.url}/dashboard`);
  await nextSession(page).waitFor();
  const taps = await countTaps(page);
  await page.getByRole('link', { name: /^(Jetzt|Trotzdem) trainieren$/ }).click();
  for (const { name } of five) {
    for (const number of [1, 2, 3]) {
      await page.getByRole('heading', { level: 1, name }).waitFor();
      if (waits) await page.getByRole('timer').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: `Satz ${number} abgeschlossen` }).click();
      const isLast = number === 3 && name === five.at(-1)?.name;
      if (!isLast) await page.getByRole('timer').waitFor();
    }
  }
  await page.getByRole('dialog', { name: 'Training beenden' }).getByRole('button', { name: 'Training abschließen' }).click();
  await page.getByText('Training gespeichert', { exact: true }).waitFor();
  expect(await taps()).toBe(aim);
  await declineSharing(page);
  await expect.poll(setsOnServer, { timeout: 30_000 }).toEqual(five.flatMap(({ name }) => [1, 2, 3].map((number) => ({ name, number }))));
});

test('a set with two sides as planned is one tap, and both sides are stored; one side alone is stored by its own', async () => {
  const { page, player } = device;
  const [session = ''] = await browsers.sessionIds(player);
  await planSession(browsers, player, session, [{ ...rotation, sets: 2 }]);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).fill('20');
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).press('Tab');
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
  await page.getByRole('button', { name: /^Satz 1 gespeichert/ }).waitFor();
  expect(await taps()).toBe(1);
  expect(await page.getByRole('row', { name: /^1 20 10 10/ }).count()).toBe(1);
  const sides = () => browsers.sql`
    select set_number as number, reps, right_amount::float8 as right from workout_tracking where user_id = ${player.id} order by set_number`;
  await expect.poll(sides, { timeout: 30_000 }).toEqual([{ number: 1, reps: 10, right: 10 }]);

  await page.getByRole('button', { name: 'Links abgeschlossen' }).click();
  await page.getByRole('button', { name: 'Rechts abgeschlossen' }).waitFor();
  await expect.poll(sides, { timeout: 30_000 }).toEqual([
    { number: 1, reps: 10, right: 10 },
    { number: 2, reps: 10, right: null },
  ]);
});
