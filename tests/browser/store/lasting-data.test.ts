import { expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { intercept } from '../intercept.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { nextSession, sessionIsStored } from '../screens/dashboard.ts';
import { queueSets } from './queued-sets.ts';

const browsers = useBrowsers();

test('the first set asks the browser to keep the data; where it refuses, the settings say what may happen', async () => {
  const player = await browsers.createPlayer(1);
  const [session = ''] = await browsers.sessionIds(player);
  const device = await browsers.open();
  await device.addInitScript(() => {
    StorageManager.prototype.persisted = () => Promise.resolve(false);
    StorageManager.prototype.persist = () => {
      Reflect.set(window, 'asked', Number(Reflect.get(window, 'asked') ?? 0) + 1);
      return Promise.resolve(false);
    };
  });
  const page = firstPage(device);
  await browsers.signIn(page, player);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  for (const number of [1, 2]) {
    expect(await page.evaluate(() => Reflect.get(window, 'asked') as unknown)).toBe(number === 1 ? undefined : 1);
    const field = page.getByRole('textbox').first();
    await field.fill('37,5');
    await field.press('Tab');
    await page.getByRole('button', { name: `Satz ${number} abgeschlossen` }).click();
    await page.getByRole('button', { name: `Satz ${number} gespeichert, bearbeiten` }).waitFor();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'asked') as unknown)).toBe(1);
  }
  await page.goto(`${browsers.url}/settings`);
  await page.getByText('Dieser Browser darf die Daten auf dem Gerät löschen.').waitFor();
  await expectAccessibleAtBothWidths(page);
});

test('sets that wait for more than a day are named until they are sent; put off, not again today', async () => {
  const player = await browsers.createPlayer(1);
  const device = await browsers.open();
  const page = firstPage(device);
  await browsers.signIn(page, player);
  await sessionIsStored(page);
  await intercept(device, '**/api/sync/mutations', (route) => route.abort());
  await queueSets(page, player.id, 3, new Date(Date.now() - 50 * 3_600_000));
  await page.reload();
  const notice = page.getByText(/^3 Sätze seit dem \d\d\.\d\d\. sind nur auf diesem Gerät\.$/);
  await notice.waitFor();
  await expectAccessibleAtBothWidths(page);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.getByRole('button', { name: 'Später erinnern' }).click();
  await notice.waitFor({ state: 'hidden' });
  await page.reload();
  await nextSession(page).waitFor();
  expect(await notice.count()).toBe(0);

  await page.evaluate((user) => localStorage.removeItem(`anwurf.unsent-reminder.${user}`), player.id);
  await page.reload();
  await notice.waitFor();
  await device.unroute('**/api/sync/mutations');
  await page.getByRole('button', { name: 'Jetzt abgleichen' }).click();
  await notice.waitFor({ state: 'hidden' });
  const [stored] = await browsers.sql<{ count: number }[]>`select count(*)::int from workout_tracking where user_id = ${player.id}`;
  expect(stored).toEqual({ count: 3 });
});
