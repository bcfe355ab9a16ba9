import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { expectAccessible } from '../screens/axe.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { appIsStored } from '../store/stored-app.ts';
import { declineSharing, type PlannedExercise, planSession } from './guided-session.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(1), { keepsOpen: true, storesApp: true });
/** In the catalogue, measured in both. */
const run: PlannedExercise = { phase: 'haupt', name: 'Tempoläufe 200 m', sets: 2, distance_meters: 200, unit: 'Meter' };

const stored = (session: string) => browsers.sql`
  select set_number as number, distance_meters::float8 as metres, duration_seconds::float8 as seconds from workout_tracking
  where session_id = ${session} and created_at > now() - interval '1 day' order by created_at`;

test('a run is logged with its time without a network, its pace is a record over the same distance, and a time can be added later', async () => {
  const { page, context, player } = device;
  const { sql } = browsers;
  const [session = ''] = await browsers.sessionIds(player);
  const [entry] = await sql<{ name: string }[]>`select name from exercise_catalogue where slug = 'tempolauf-200m'`;
  await planSession(browsers, player, session, [{ ...run, name: entry?.name ?? '' }]);
  const before = {
    user_id: player.id,
    workout_id: newId(),
    session_id: session,
    exercise_name: entry?.name ?? '',
    phase: 'main',
    unit: 'Meter',
  };
  const created_at = new Date(Date.now() - 7 * 86_400_000);
  await sql`insert into workout_tracking ${sql({ ...before, id: newId(), set_number: 1, distance_meters: 200, duration_seconds: 40, created_at })}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  const time = page.getByRole('textbox', { name: 'Zeit in s' });
  await time.waitFor();
  await page.getByText('200 m in 40 s, 5 m/s').first().waitFor();
  await appIsStored(page);
  await context.setOffline(true);

  // The distance is the plan's; how long it took last time is none of today.
  await expect.poll(() => page.getByRole('textbox', { name: 'Strecke in m' }).inputValue()).toBe('200');
  await expect.poll(() => time.inputValue()).toBe('');
  await time.fill('36');
  await time.press('Tab');
  await page.getByText('Tempo 5,6 m/s').waitFor();
  await expectNothingLost(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
  const band = page.getByRole('region', { name: 'Neue Bestleistung' });
  await band.getByText('über 200 m').waitFor();
  await band.getByText('20', { exact: true }).waitFor();
  // Without a clock at hand the distance alone is a set.
  await page.getByRole('button', { name: 'Satz 2 abgeschlossen' }).click();
  await page.getByRole('dialog', { name: 'Training beenden' }).getByRole('button', { name: 'Training abschließen' }).click();
  await declineSharing(page);
  await page.getByText('36 s · –').waitFor();
  const workout = new URL(page.url()).searchParams.get('workout') ?? '';

  await page.goto(`${browsers.url}/workout-completed?workout=${workout}#edit`);
  await page.getByRole('button', { name: /^Satz 2 200 m/ }).click();
  const change = page.getByRole('dialog', { name: 'Satz 2 ändern' });
  await change.getByRole('textbox', { name: 'Zeit in s' }).fill('50');
  await change.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('button', { name: /^Satz 2 200 m in 50 s, 4 m\/s/ }).waitFor();

  await context.setOffline(false);
  await expect
    .poll(() => stored(session), { timeout: 30_000 })
    .toEqual([
      { number: 1, metres: 200, seconds: 36 },
      { number: 2, metres: 200, seconds: 50 },
    ]);
});
