import { expect, test } from 'vitest';
import { expectAccessible } from '../screens/axe.ts';
import { useFailingDatabase } from './failing-database.ts';
import { useBrowsers } from '../fixture.ts';
import { useSharedDevice } from './shared-device.ts';
import { nextSession } from '../screens/dashboard.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(1));

test.each([
  { path: '/training-plans', way: ['/training-plans'], table: 'trainingsplanreal', shown: 'Plan anzeigen' },
  {
    path: '/statistics/training',
    way: ['/statistics', '/statistics/training'],
    table: 'completed_sessions',
    shown: 'Noch keine Trainings absolviert',
  },
])('$path over a database that cannot be read says what is kept, and the next try shows the rows', async ({ way, table, shown }) => {
  const { page } = device;
  await useFailingDatabase(page, null);
  await page.goto(`${browsers.url}/dashboard`);
  await nextSession(page).waitFor();
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await page.evaluate((reads) => Reflect.set(window, 'refused', { reads }), table);
  // Without loading the page, which would open the database anew.
  for (const path of way) await page.locator(`:is(nav, main) a[href="${path}"]`).filter({ visible: true }).first().click();
  await page.getByText('Deine Daten lassen sich gerade nicht lesen').waitFor();
  await page.getByText('Was du gespeichert hast, ist sicher.').waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByText('Was du gespeichert hast, ist sicher.').waitFor();
  await page.evaluate(() => Reflect.set(window, 'refused', null));
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByText(shown).waitFor();
  expect(await page.getByText('Deine Daten lassen sich gerade nicht lesen').count()).toBe(0);
});
