import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessible } from '../screens/axe.ts';
import { follow } from '../screens/follow.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { planSession } from './guided-session.ts';

const browsers = useBrowsers();
const pullUp = { phase: 'haupt', name: 'Klimmzug', sets: 2, reps: 5, unit: 'Wiederholungen' } as const;

async function makePullUps(player: Player): Promise<string> {
  const [session = ''] = await browsers.sessionIds(player);
  await planSession(browsers, player, session, [pullUp]);
  return session;
}

const stored = ({ id }: Player) =>
  browsers.sql`select reps, extra_weight::float8 as extra, band, body_weight::float8 as body from workout_tracking where user_id = ${id} order by set_number`;

test('a vest and a band are logged with the set without a network, with the body that its player weighs', async () => {
  const player = await browsers.createPlayer(1);
  const session = await makePullUps(player);
  await browsers.sql`insert into training_profiles (user_id, body_weight) values (${player.id}, 75)`;
  const phone = await browsers.open({ width: 320, height: 700 });
  const page = firstPage(phone);
  await browsers.signIn(page, player);
  await follow(page, `/training/plan/${session}/start`);
  const choice = page.getByRole('radiogroup', { name: 'Zusatzgewicht oder Hilfe' });
  await choice.waitFor();
  await phone.setOffline(true);
  await choice.getByText('+ kg').click();
  await page.getByRole('textbox', { name: 'Zusatzgewicht in kg' }).fill('5');
  await page.getByRole('textbox', { name: 'Wiederholungen in Wdh.' }).fill('6');
  await expectAccessible(page);
  await expectNothingLost(page);
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
  await page.getByText('+ 5 kg').first().waitFor();
  await choice.getByText('Band').click();
  await page.getByRole('radiogroup', { name: 'Wie stark hilft das Band?' }).getByText('leicht').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Satz 2 abgeschlossen' }).click();
  await page.getByText('Band leicht').first().waitFor();
  await phone.setOffline(false);
  await expect
    .poll(() => stored(player), { timeout: 30_000 })
    .toEqual([
      { reps: 6, extra: 5, band: null, body: 75 },
      { reps: 6, extra: null, band: 'leicht', body: 75 },
    ]);
});

test('after a good session with less help the next one suggests less still; without the body it is said what is compared', async () => {
  const player = await browsers.createPlayer(1);
  const session = await makePullUps(player);
  const set = { user_id: player.id, workout_id: newId(), session_id: session, exercise_name: 'Klimmzug', phase: 'main', reps: 6 };
  const at = new Date(Date.now() - 3 * 86_400_000);
  for (const number of [1, 2]) {
    await browsers.sql`insert into workout_tracking ${browsers.sql({ ...set, id: newId(), set_number: number, extra_weight: -20, reserve: 3, unit: 'Wiederholungen', created_at: at })}`;
  }
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await follow(page, `/training/plan/${session}/start`);
  await page.getByText('5 Wdh., − 17,5 kg').first().waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Hilfe vom Gerät in kg' }).inputValue()).toBe('17,5');
  await page.getByRole('radiogroup', { name: 'Zusatzgewicht oder Hilfe' }).getByText('+ kg').click();
  await page.getByText('Verglichen wird nur das Zusatzgewicht').waitFor();
});
