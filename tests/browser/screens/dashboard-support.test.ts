import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { intercept } from '../intercept.ts';
import { expectAccessible } from './axe.ts';
import { useBrowsers } from '../fixture.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { nextSession } from './dashboard.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(1));

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menü von/ }).click();
}

test.each([
  [390, 844],
  [1280, 800],
])('a message to the support is checked, survives failing and closing, and is sent, at %i px', async (width, height) => {
  const { context, page, player } = device;
  await browsers.sql`delete from support_messages where user_id = ${player.id}`;
  await page.setViewportSize({ width, height });
  await page.goto(`${browsers.url}/dashboard`);
  await openMenu(page);
  await page.getByText(player.email).waitFor();
  await page.getByRole('menuitem', { name: 'Kundensupport kontaktieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kontaktiere den Kundensupport' });
  await dialog.getByLabel('Betreff').fill('ab');
  await dialog.getByLabel('Deine Nachricht').fill('zu kurz');
  await dialog.getByRole('button', { name: 'Nachricht senden' }).click();
  await dialog.getByText('Der Betreff muss mindestens 3 Zeichen lang sein.').waitFor();
  await dialog.getByText('Die Nachricht muss mindestens 10 Zeichen lang sein.').waitFor();
  await expectAccessible(page);

  await dialog.getByLabel('Betreff').fill('Mein Plan');
  await dialog.getByLabel('Deine Nachricht').fill('Die dritte Einheit fehlt mir.');
  await intercept(context, '**/api/support', (route) => route.fulfill({ status: 503, json: {} }));
  await dialog.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Fehler beim Senden').waitFor();
  await page.getByText('Deine Nachricht konnte nicht gesendet werden. Bitte versuche es später erneut.').waitFor();
  await context.unroute('**/api/support');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Kein Empfang. Deine Nachricht bleibt hier stehen. Versuche es, sobald du Netz hast.').waitFor();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await page.reload();
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Kundensupport kontaktieren' }).click();
  await expect.poll(() => dialog.getByLabel('Deine Nachricht').inputValue()).toBe('Die dritte Einheit fehlt mir.');

  const signedOut = { error: { code: 'unauthenticated', message: '' } };
  await intercept(context, '**/api/support', (route) => route.fulfill({ status: 401, json: signedOut }));
  await dialog.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Du musst angemeldet sein, um Nachrichten zu senden.').waitFor();
  await context.unroute('**/api/support');

  await dialog.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Nachricht gesendet').waitFor();
  const rows = await browsers.sql`select subject, message from support_messages where user_id = ${player.id}`;
  expect([...rows]).toEqual([{ subject: 'Mein Plan', message: 'Die dritte Einheit fehlt mir.' }]);
});

test('the menu leads to the dashboard and out of the account, which takes its drafts along', async () => {
  const { page } = device;
  await page.goto(`${browsers.url}/dashboard`);
  await nextSession(page).waitFor();
  await page.goto(`${browsers.url}/settings`);
  await page.evaluate(() => localStorage.setItem('anwurf.draft.support', '{"subject":"a","message":"b"}'));
  await page.goto(`${browsers.url}/training-plans`);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await page.waitForURL('**/dashboard');
  // Before the store has said that nothing is on this device alone, signing out asks first.
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await page.waitForURL('**/login');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('anwurf.draft.'))), { timeout: 30_000 })
    .toEqual([]);
});
