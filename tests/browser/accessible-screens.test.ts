import { expect, test } from 'vitest';
import { expectAccessibleAtBothWidths } from './axe.ts';
import { useBrowsers } from './fixture.ts';

const browsers = useBrowsers();

test('the screens of a signed-in player have no serious finding of axe, at 390 and 1280 px', async () => {
  const player = await browsers.createPlayer(2);
  const [session = ''] = await browsers.sessionIds(player);
  const page = (await browsers.open()).pages()[0];
  if (page === undefined) throw new Error('no page');
  await browsers.signIn(page, player);
  const screens: readonly [path: string, sign: string][] = [
    ['/training-plans', 'Einheit 1'],
    ['/training-plans/new', 'Womit kannst du trainieren?'],
    ['/statistics', 'Statistik'],
    ['/settings', 'Daten exportieren'],
    [`/training/plan/${session}/start`, 'Kniebeuge 1'],
  ];
  for (const [path, sign] of screens) {
    await page.goto(browsers.url + path);
    await page.getByText(sign).filter({ visible: true }).first().waitFor();
    await expectAccessibleAtBothWidths(page);
  }

  await page.goto(`${browsers.url}/settings`);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await page.getByRole('dialog', { name: 'Passwort ändern' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Konto löschen' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectAccessibleAtBothWidths(page);
  expect(await page.getByRole('alertdialog').isVisible()).toBe(true);
});
