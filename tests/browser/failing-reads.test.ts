import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { useFailingDatabase } from './failing-database.ts';
import { useBrowsers } from './fixture.ts';
import { firstPage } from './onboarding-steps.ts';

const browsers = useBrowsers();

test.each([
  { path: '/training-plans', table: 'trainingsplanreal', shown: 'Plan anzeigen' },
  { path: '/statistics', table: 'completed_sessions', shown: 'Noch keine Trainings absolviert' },
])('$path over a database that cannot be read says what is kept, and the next try shows the rows', async ({ path, table, shown }) => {
  const player = await browsers.createPlayer(1);
  const context = await browsers.open();
  await useFailingDatabase(context, null);
  const page = firstPage(context);
  await browsers.signIn(page, player);
  await page.getByText('Nächste Einheit').waitFor();
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await page.evaluate((reads) => Reflect.set(window, 'refused', { reads }), table);
  await page.getByRole('navigation').locator(`a[href="${path}"]`).filter({ visible: true }).click();
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
