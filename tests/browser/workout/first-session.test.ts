import { expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { planSession, press } from './guided-session.ts';

const browsers = useBrowsers();

test('in the first session with an exercise the answer about the reserve leads to the next set’s weight, without a network', async () => {
  const player = await browsers.createPlayer(1);
  const [session = ''] = await browsers.sessionIds(player);
  await planSession(browsers, player, session, [{ ...press, sets: 3, pause_seconds: 0 }]);
  const phone = await browsers.open({ width: 320, height: 700 });
  const page = firstPage(phone);
  await browsers.signIn(page, player);
  // The catalogue, which says by what the weight grows, is here before the network is gone.
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await page.getByText('Taste dich heran').waitFor();
  await phone.setOffline(true);
  const weight = page.getByRole('textbox', { name: 'Gewicht in kg' });
  const reserve = page.getByRole('radiogroup', { name: /Wie viele wären noch gegangen/ });
  await weight.fill('20');
  await reserve.getByText('4+').click();
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
  await page.getByText('Der Satz davor war leicht: +2 kg').waitFor();
  await expect.poll(() => weight.inputValue()).toBe('22');
  await reserve.getByText('2', { exact: true }).click();
  await page.getByRole('button', { name: 'Satz 2 abgeschlossen' }).click();
  await page.getByRole('button', { name: /^Satz 2 gespeichert/ }).waitFor();
  // Nothing is said of the third: what was right is repeated.
  await expect.poll(() => weight.inputValue()).toMatch(/^2[02]$/);
  await phone.setOffline(false);
  const stored = () =>
    browsers.sql`select weight::float8 as weight, reserve from workout_tracking where user_id = ${player.id} order by set_number`;
  await expect.poll(stored, { timeout: 30_000 }).toEqual([
    { weight: 20, reserve: 4 },
    { weight: 22, reserve: 2 },
  ]);
});
