import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { declineSharing, type PlannedExercise, planSession, rotation } from './guided-session.ts';

const browsers = useBrowsers();

/** Five exercises of three sets; other ones in each session, so that none is a record. */
const fiveOf = (name: string): readonly PlannedExercise[] =>
  ['A', 'B', 'C', 'D', 'E'].map((letter) => ({
    phase: 'haupt',
    name: `${name} ${letter}`,
    sets: 3,
    reps: 10,
    unit: 'Wiederholungen',
    pause_seconds: 2,
  }));
const sessions = [fiveOf('Liegestütz'), fiveOf('Ausfallschritt')];
// Each test has a session of its own: a plan that changes while it is trained would be another test.
const device = useSharedDevice(browsers, async () => {
  const player = await browsers.createPlayer(3);
  const [first = '', second = '', third = ''] = await browsers.sessionIds(player);
  await planSession(browsers, player, first, sessions[0] ?? []);
  await planSession(browsers, player, second, sessions[1] ?? []);
  await planSession(browsers, player, third, [{ ...rotation, sets: 2 }]);
  return player;
});
/** One to open the workout, one a set, one to end it. */
const opening = 1;
const aim = 17;

const setsOnServer = (session: string) => browsers.sql<{ name: string; number: number }[]>`
  select exercise_name as name, set_number as number from workout_tracking where session_id = ${session} order by created_at, set_number`;

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
  { rest: 'waited for', waits: true, index: 0 },
  { rest: 'not waited for', waits: false, index: 1 },
])('three sets of five exercises are 17 taps with the rest $rest', async ({ waits, index }) => {
  const { page, player } = device;
  const session = (await browsers.sessionIds(player))[index] ?? '';
  const five = sessions[index] ?? [];
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await page.getByRole('heading', { level: 1, name: five[0]?.name ?? '' }).waitFor();
  const taps = await countTaps(page);
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
  expect(opening + (await taps())).toBe(aim);
  await declineSharing(page);
  await expect
    .poll(() => setsOnServer(session), { timeout: 30_000 })
    .toEqual(five.flatMap(({ name }) => [1, 2, 3].map((number) => ({ name, number }))));
});

test('a set with two sides as planned is one tap, and both sides are stored; one side alone is stored by its own', async () => {
  const { page, player } = device;
  const [, , session = ''] = await browsers.sessionIds(player);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).fill('20');
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).press('Tab');
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
  await page.getByRole('button', { name: /^Satz 1 gespeichert/ }).waitFor();
  expect(await taps()).toBe(1);
  expect(await page.getByRole('row', { name: /^1 20 10 10/ }).count()).toBe(1);
  const sides = () => browsers.sql`
    select set_number as number, reps, right_amount::float8 as right from workout_tracking where session_id = ${session} order by set_number`;
  await expect.poll(sides, { timeout: 30_000 }).toEqual([{ number: 1, reps: 10, right: 10 }]);

  await page.getByRole('button', { name: 'Links abgeschlossen' }).click();
  await page.getByRole('button', { name: 'Rechts abgeschlossen' }).waitFor();
  await expect.poll(sides, { timeout: 30_000 }).toEqual([
    { number: 1, reps: 10, right: 10 },
    { number: 2, reps: 10, right: null },
  ]);
});
