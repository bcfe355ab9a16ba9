import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { follow } from '../screens/follow.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { appIsStored } from '../store/stored-app.ts';
import { planSession, press } from './guided-session.ts';
import { closeByEscape } from '../screens/steady.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(1), { storesApp: true, keepsOpen: true });
const squat = { phase: 'haupt', name: 'Kniebeuge mit Langhantel', sets: 2, reps: 5, unit: 'kg' } as const;

test('bar and plates of the hall lead to the plates of a weight, and to the nearest ones where it does not come out even', async () => {
  const { page, context, player } = device;
  const [session = ''] = await browsers.sessionIds(player);
  await planSession(browsers, player, session, [squat, press]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${browsers.url}/training/week/setup`);
  await page.getByRole('heading', { name: 'Kraft und Alter' }).waitFor();
  await appIsStored(page);
  await context.setOffline(true);

  // Without an answer the bar and the plates are the usual ones.
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  const plates = page.getByRole('button', { name: 'Scheiben', exact: true });
  await plates.waitFor();
  expect(await plates.isDisabled()).toBe(true);
  const weight = page.getByRole('textbox', { name: 'Gewicht in kg' });
  await weight.fill('62,5');
  await weight.press('Tab');
  await plates.click();
  const sheet = page.getByRole('dialog', { name: '62,5 kg auf der Stange' });
  const perSide = sheet.getByRole('list', { name: 'Scheiben je Seite für 62,5 kg' }).getByRole('listitem');
  await perSide.first().waitFor();
  await expect.poll(() => perSide.allInnerTexts()).toEqual(['20', '1,25']);
  await sheet.getByText('wie üblich').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNothingLost(page);

  await sheet.getByRole('link', { name: 'Ändern' }).click();
  await page.waitForURL('**/training/week/setup');
  const bar = page.getByRole('textbox', { name: 'Stange der Langhantel' });
  await bar.fill('15');
  await bar.press('Tab');
  for (const size of ['20', '10', '2,5']) {
    await page.getByRole('group', { name: 'Scheiben in kg' }).getByText(size, { exact: true }).click();
    await page.getByRole('checkbox', { name: size, exact: true, checked: true }).waitFor();
  }
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  const question = page.getByRole('alertdialog', { name: 'Training fortsetzen?' });
  await weight.or(question).first().waitFor();
  await weight.fill('62,5');
  await weight.press('Tab');
  await plates.click();
  await sheet.getByText('Mit diesen Scheiben geht das nicht auf.').waitFor();
  await sheet.getByRole('button', { name: '60 kg nehmen' }).waitFor();
  await sheet.getByRole('button', { name: '65 kg nehmen' }).click();
  await expect.poll(() => weight.inputValue()).toBe('65');
  await plates.click();
  const now = page.getByRole('list', { name: 'Scheiben je Seite für 65 kg' }).getByRole('listitem');
  await now.first().waitFor();
  await expect.poll(() => now.allInnerTexts()).toEqual(['20', '2,5', '2,5']);
  await closeByEscape(page.getByRole('dialog', { name: '65 kg auf der Stange' }));
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
  await page.getByRole('button', { name: 'Satz 2 abgeschlossen' }).waitFor();

  // Dumbbells have none.
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: press.name }).waitFor();
  expect(await plates.count()).toBe(0);

  await context.setOffline(false);
  await expect
    .poll(() => browsers.sql`select bar_weight::float8 as bar, plates from training_profiles where user_id = ${player.id}`, {
      timeout: 30_000,
    })
    .toEqual([{ bar: 15, plates: ['20', '10', '2.5'] }]);
});

test('a suggested weight can be loaded with the plates of the hall, and says so where the weight of the log cannot', async () => {
  const player = await browsers.createPlayer(1);
  const [session = ''] = await browsers.sessionIds(player);
  await planSession(browsers, player, session, [squat]);
  const set = { user_id: player.id, workout_id: newId(), session_id: session, exercise_name: squat.name, phase: 'main', unit: 'kg' };
  const at = new Date(Date.now() - 3 * 86_400_000);
  for (const number of [1, 2]) {
    await browsers.sql`insert into workout_tracking ${browsers.sql({ ...set, id: newId(), set_number: number, weight: 62.5, reps: 5, reserve: 1, created_at: at })}`;
  }
  await browsers.sql`insert into training_profiles ${browsers.sql({ user_id: player.id, bar_weight: 15, plates: ['20', '10', '2.5'] })}
    on conflict (user_id) do update set bar_weight = excluded.bar_weight, plates = excluded.plates`;
  const page = firstPage(await browsers.open({ width: 390, height: 844 }));
  await browsers.signIn(page, player);
  await follow(page, `/training/plan/${session}/start`);
  await page.getByText('62,5 kg gehen mit deinen Scheiben nicht auf').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Gewicht in kg' }).inputValue()).toBe('60');
  await page.getByRole('button', { name: 'Gewicht erhöhen' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Gewicht in kg' }).inputValue()).toBe('65');
});
