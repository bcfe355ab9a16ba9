import { expect, test } from 'vitest';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { letWrite, useFailingDatabase } from '../store/failing-database.ts';
import { useBrowsers } from '../fixture.ts';
import { useSharedDevice } from '../store/shared-device.ts';

const browsers = useBrowsers();
const device = useSharedDevice(
  browsers,
  async () => {
    const player = await browsers.createPlayer(1);
    // Known from the questionnaire.
    await browsers.sql`update profiles set gender = null where id = ${player.id}`;
    return player;
  },
  { keepsOpen: true, storesApp: true },
);

test('birth date and gender are typed or picked, stored without a network, and follow to the server', async () => {
  const { page, context, player } = device;
  await page.goto(`${browsers.url}/settings`);
  const field = page.getByRole('textbox', { name: 'Geburtsdatum' });
  const save = page.getByRole('button', { name: 'Speichern', exact: true });
  await field.waitFor();
  expect(await save.isDisabled()).toBe(true);

  await field.focus();
  await field.blur();
  await page.getByText('Bitte gib dein Geburtsdatum an.').waitFor();
  await page.getByText('Bitte wähle ein Geschlecht aus.').waitFor();
  await expectAccessibleAtBothWidths(page);
  for (const impossible of ['31022009', '31121899', '01012999', '140320']) {
    await field.fill(impossible);
    await field.blur();
    await page.getByText('Bitte gib den Tag als TT.MM.JJJJ an. Er liegt zwischen 1900 und heute.').waitFor();
    expect(await save.isDisabled()).toBe(true);
  }
  await field.fill('14032009');
  await expect.poll(() => field.inputValue()).toBe('14.03.2009');
  await page.getByText(/Du bist \d\d\./).waitFor();
  await page.getByText('Weiblich', { exact: true }).click();

  await page.getByRole('button', { name: 'Kalender öffnen' }).click();
  const calendar = page.getByRole('dialog', { name: 'Geburtsdatum' });
  await calendar.getByRole('button', { name: /14. März 2009/ }).waitFor();
  await expectAccessibleAtBothWidths(page);
  const years = calendar.getByLabel('Jahr');
  const all = await years.locator('option').allTextContents();
  expect([all[0], all.at(-1)]).toEqual([String(new Date().getFullYear()), '1900']);
  await years.selectOption('2008');
  await calendar.getByLabel('Monat').selectOption('Februar');
  await calendar.getByRole('button', { name: /29. Februar 2008/ }).click();
  await expect.poll(() => field.inputValue()).toBe('29.02.2008');

  await context.setOffline(true);
  await save.click();
  await page.getByText('Profil erfolgreich aktualisiert! 🎉').waitFor();
  await page.getByRole('button', { name: 'Gespeichert!' }).waitFor();
  await save.waitFor();
  await context.setOffline(false);
  const stored = () => browsers.sql`select date_of_birth::text, gender from profiles where id = ${player.id}`;
  await expect.poll(stored, { timeout: 20_000 }).toEqual([{ date_of_birth: '2008-02-29', gender: 'female' }]);

  // Another device's change arrives, as nothing is being typed here.
  await browsers.sql`update profiles set date_of_birth = '2007-01-02', gender = 'diverse' where id = ${player.id}`;
  await expect.poll(() => field.inputValue(), { timeout: 20_000 }).toBe('02.01.2007');
  await expect.poll(() => page.getByRole('radio', { name: 'Divers' }).isChecked()).toBe(true);
});

test('a profile that cannot be stored is said to be so, and what was typed stays', async () => {
  const { page } = device;
  await useFailingDatabase(page, null);
  await page.goto(`${browsers.url}/settings`);
  const field = page.getByRole('textbox', { name: 'Geburtsdatum' });
  await field.fill('03.04.2006');
  await page.getByText('Männlich', { exact: true }).click();
  await page.evaluate(() => Reflect.set(window, 'refused', { writes: true }));
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByText('Fehler beim Speichern des Profils. Bitte versuche es erneut.').waitFor();
  await expect.poll(() => field.inputValue()).toBe('03.04.2006');

  await page.evaluate(() => Reflect.set(window, 'refused', { writes: 'held' }));
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByRole('button', { name: 'Wird gespeichert...' }).waitFor();
  expect(await page.getByText('Fehler beim Speichern des Profils. Bitte versuche es erneut.').count()).toBe(0);
  await letWrite(page);
  await page.getByRole('button', { name: 'Gespeichert!' }).waitFor();
});
