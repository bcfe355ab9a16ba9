import { readFile } from 'node:fs/promises';
import { accountExportSchema } from '@anwurf/contract/account-data';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { intercept } from '../intercept.ts';
import { expectAccessible } from '../screens/axe.ts';
import { useBrowsers } from '../fixture.ts';
import { useSharedDevice } from '../store/shared-device.ts';

const browsers = useBrowsers();
/** Two devices of one player. */
const desk = useSharedDevice(browsers, () => browsers.createPlayer(1), { viewport: { width: 1280, height: 800 }, calm: true });
const phone = useSharedDevice(browsers, () => Promise.resolve(desk.player));
const newPassword = 'ein neues Passwort';

async function openSettings(page: Page): Promise<void> {
  await page.goto(`${browsers.url}/settings`);
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
}

async function changePassword(page: Page, current: string, next: string, repeated = next): Promise<void> {
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Passwort ändern' });
  await dialog.getByLabel('Jetziges Passwort', { exact: true }).fill(current);
  await dialog.getByLabel('Neues Passwort', { exact: true }).fill(next);
  await dialog.getByLabel('Neues Passwort wiederholen', { exact: true }).fill(repeated);
  await dialog.getByRole('button', { name: 'Passwort ändern' }).click();
}

/** Traces of the user on this device. */
async function remains(page: Page, userId: string): Promise<string[]> {
  return page.evaluate(async (id) => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const folders: string[] = [];
    for await (const name of (await navigator.storage.getDirectory()).keys()) folders.push(name);
    return [...databases, ...folders, ...Object.keys(localStorage)].filter((name) => name.includes(id));
  }, userId);
}

test('a player sees where he is signed in, and signs out there', async () => {
  const { page } = desk;
  const other = phone.page;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await intercept(page, /\/api\/auth\/(sessions|sign-in-methods)$/, async (route) => {
    await answered;
    await route.continue();
  });
  await openSettings(page);
  // A late answer of the server moves no row under a finger.
  const placeOfRow = () =>
    page.getByRole('button', { name: 'Passwort ändern' }).evaluate((row) => row.getBoundingClientRect().top + window.scrollY);
  await page.getByRole('button', { name: /Abgeglichen/ }).waitFor();
  const place = await placeOfRow();
  answer();
  await page.getByText(/^Dieses Gerät · angemeldet am/).waitFor();
  expect(await placeOfRow()).toBe(place);
  await page.getByText(/^Zuletzt benutzt am/).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dort abmelden: Chrome auf Linux' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Dort abmelden?' });
  await dialog.getByLabel('Dein Passwort', { exact: true }).fill('geraten');
  await dialog.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await dialog.getByText('Das Passwort stimmt nicht.').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Dein Passwort', { exact: true }).fill(desk.player.password);
  await dialog.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await page.getByText('Dort abgemeldet', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Dort abmelden/ }).waitFor({ state: 'detached' });
  // Without a reload: what it waits for ends at once.
  await other.getByRole('link', { name: 'Neu anmelden' }).waitFor();

  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('link', { name: 'Einstellungen' }).first().click();
  await page.getByText('Um zu sehen, wo du angemeldet bist, brauchst du Netz.').waitFor();
  await page.context().setOffline(false);
});

test('an access that ended is said with its day and the way to a new one, and everything is still there', async () => {
  const { page, player } = phone;
  await browsers.signInAgain(page, player);
  await browsers.sql`update users set access_expires_at = '2026-01-31T12:00:00Z' where id = ${player.id}`;
  await page.getByText('Dein Zugang ist am 31.01.2026 abgelaufen.').waitFor();
  await page.getByRole('button', { name: /Premium-Zugang kaufen/ }).waitFor();
  await expectAccessible(page);
  await page.goto(`${browsers.url}/training-plans`);
  await page.getByText('Plan anzeigen').first().waitFor();
  await browsers.sql`update users set access_expires_at = null where id = ${player.id}`;
  await page.getByText('Dein Zugang ist am 31.01.2026 abgelaufen.').waitFor({ state: 'detached' });
});

test('a file that is no export changes nothing and says so', async () => {
  const { page, player } = desk;
  const plans = () => browsers.sql`select * from trainingsplanreal where user_id = ${player.id}`;
  const before = await plans();
  await openSettings(page);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: /Daten importieren/ }).click()]);
  await chooser.setFiles({ name: 'urlaub.json', mimeType: 'application/json', buffer: Buffer.from('{"product":"other"}') });
  await page.getByText('Diese Datei ist kein Export von Anwurf. Es wurde nichts geändert.').waitFor();
  expect(await plans()).toEqual(before);
});

test('a changed password signs other devices out; wrong, short and common ones are named at their field', async () => {
  const { page, player } = desk;
  const other = phone.page;
  await browsers.signInAgain(other, player);
  await openSettings(page);

  await changePassword(page, 'falsch', newPassword);
  await page.getByText('Das Passwort stimmt nicht.').waitFor();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await changePassword(page, player.password, 'kurz');
  await page.getByText('Das Passwort muss mindestens 8 Zeichen lang sein.').waitFor();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await changePassword(page, player.password, newPassword, 'ein anderes');
  await page.getByText('Die Passwörter stimmen nicht überein').waitFor();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await changePassword(page, player.password, 'passwort');
  await page.getByText('Dieses Passwort ist zu leicht zu erraten.').waitFor();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await changePassword(page, player.password, newPassword);
  await page.getByText('Passwort erfolgreich geändert').waitFor();

  await other.reload();
  await other.getByRole('link', { name: 'Neu anmelden' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /Abgeglichen|Online/ }).waitFor();
  expect(await page.getByRole('link', { name: 'Neu anmelden' }).count()).toBe(0);
});

test('deleting the account removes it everywhere, also on a device that was away meanwhile', async () => {
  const player = { ...desk.player, password: newPassword };
  const [session = ''] = await browsers.sessionIds(player);
  await browsers.sql`insert into workout_tracking (id, user_id, workout_id, session_id, exercise_name, set_number, weight, reps)
    values (${newId()}, ${player.id}, ${newId()}, ${session}, 'Kniebeuge 1', 1, 60, 8)`;
  const { context: away, page: awayPage } = phone;
  const { page } = desk;
  await browsers.signInAgain(awayPage, player);
  await awayPage.getByRole('button', { name: /Abgeglichen|Online/ }).waitFor();
  await away.setOffline(true);

  await openSettings(page);
  await page.getByRole('button', { name: 'Konto löschen' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Dein Passwort', { exact: true }).fill('geraten');
  await dialog.getByRole('button', { name: 'Konto endgültig löschen' }).click();
  await dialog.getByText('Das Passwort stimmt nicht.').waitFor();
  await dialog.getByLabel('Dein Passwort', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Konto endgültig löschen' }).click();
  await page.waitForURL('**/login**');
  await expect.poll(() => remains(page, player.id), { timeout: 20_000 }).toEqual([]);
  for (const table of ['users', 'trainingsplanreal', 'workout_tracking', 'refresh_tokens'] as const) {
    const column = table === 'users' ? 'id' : 'user_id';
    expect(await browsers.sql`select from ${browsers.sql(table)} where ${browsers.sql(column)} = ${player.id}`).toHaveLength(0);
  }

  await away.setOffline(false);
  await awayPage.reload();
  await awayPage.waitForURL('**/login**');
  await expect.poll(() => remains(awayPage, player.id), { timeout: 20_000 }).toEqual([]);
});

test('an export is complete, and the account that imports it has the same', async () => {
  // Nobody is signed in any more: the account of the other tests has been deleted.
  const player = await browsers.createPlayer(2);
  const { page } = desk;
  await browsers.signIn(page, player);
  await openSettings(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /Daten exportieren/ }).click()]);
  const text = await readFile(await download.path(), 'utf8');
  const data = accountExportSchema.parse(JSON.parse(text));
  expect(data.tables['sessions']).toHaveLength(2);
  expect(data.tables['haupt_uebungen']).toHaveLength(16);
  expect(text).not.toContain('argon2');

  const successor = await browsers.createPlayer(0);
  const { page: page2 } = phone;
  await browsers.signIn(page2, successor);
  await openSettings(page2);
  const importText = async (content: string) => {
    const [chooser] = await Promise.all([
      page2.waitForEvent('filechooser'),
      page2.getByRole('button', { name: /Daten importieren/ }).click(),
    ]);
    await chooser.setFiles({ name: 'anwurf-daten.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  };
  await importText(text.slice(0, text.indexOf('"tables"')));
  await page2.getByText('Der Export ist beschädigt oder unvollständig.').first().waitFor();
  await importText(text.replace('"version":1', '"version":2'));
  await page2.getByText('Der Export kommt aus einer neueren Version von Anwurf.').first().waitFor();

  // While the other account is there, its entries can only be copied; left alone, nothing changes.
  await importText(text);
  const question = page2.getByRole('alertdialog', { name: 'Der Export gehört zu einem anderen Konto' });
  await question.waitFor();
  await expectAccessible(page2);
  await page2.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  const plansOf = () => browsers.sql<{ id: string }[]>`select id from trainingsplanreal where user_id = ${successor.id}`;
  expect(await plansOf()).toEqual([]);
  await importText(text);
  await question.getByRole('button', { name: 'Als Kopien übernehmen' }).click();
  await page2.getByText('Daten importiert').waitFor();
  const [copy] = await plansOf();
  expect(copy?.id).not.toBe(data.tables['trainingsplanreal']?.[0]?.['id']);
  await page2.goto(`${browsers.url}/training-plans`);
  await page2.getByText('Einheit 2').first().waitFor();

  // After the other account is gone the file brings back what it had, under the ids that it had.
  await browsers.sql`delete from users where id = ${player.id}`;
  await openSettings(page2);
  await importText(text);
  await page2.getByText('Daten importiert').waitFor();
  await expect.poll(async () => (await plansOf()).length).toBe(2);
});
