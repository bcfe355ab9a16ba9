import { readFile } from 'node:fs/promises';
import { accountExportSchema } from '@anwurf/contract/account-data';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { appIsStored } from './stored-app.ts';

const browsers = useBrowsers();

/** Everything in the browser's storage that names this player. */
const traces = (page: Page, { id, email }: Player) =>
  page.evaluate(
    async ([userId, address]) => {
      const root = await navigator.storage.getDirectory();
      const names: string[] = [];
      for await (const name of root.keys()) names.push(`opfs ${name}`);
      for (const { name } of await indexedDB.databases()) names.push(`indexed-db ${name ?? ''}`);
      for (const [kind, storage] of Object.entries({ local: localStorage, session: sessionStorage })) {
        for (const [key, value] of Object.entries(storage)) names.push(`${kind} ${key} ${String(value)}`);
      }
      // One text: whoever waits in vain for none reads which ones there are.
      return names.filter((name) => name.includes(userId) || name.includes(address) || /draft/.test(name)).join();
    },
    [id, email] as const,
  );

const livingSessions = async ({ id }: Player) => (await browsers.sql`select from login_sessions where user_id = ${id}`).length;

/** All keys or all values of a database, each as text; none while it is not there. */
const contents = (page: Page, database: string, what: 'keys' | 'values' = 'values') =>
  page.evaluate(
    async ([name, wanted]) => {
      // Opening it would make it, without what the app puts into it.
      if (!(await indexedDB.databases()).some((one) => one.name === name)) return [];
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error(name)));
      });
      const rows: string[] = [];
      for (const store of opened.objectStoreNames) {
        const found = opened.transaction(store).objectStore(store);
        const all = wanted === 'keys' ? found.getAllKeys() : found.getAll();
        await new Promise((resolve) => all.addEventListener('success', resolve));
        for (const row of all.result as unknown[]) {
          rows.push(
            JSON.stringify(row, (_, value: unknown) => (value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value)),
          );
        }
      }
      opened.close();
      return rows;
    },
    [database, what] as const,
  );

/** Signs in, stores the app and logs a set of 42 kg without a network. */
async function logUnsentSet(page: Page, player: Player): Promise<void> {
  await browsers.signIn(page, player);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  // Without it the journal stays in the clear when somebody else signs in.
  await expect.poll(() => contents(page, 'anwurf-sealed', 'keys')).toContain(JSON.stringify(player.id));
  await appIsStored(page);
  const [session = ''] = await browsers.sessionIds(player);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await page.getByRole('textbox').first().waitFor();
  await page.context().setOffline(true);
  await page.getByRole('textbox').first().fill('42');
  await page.getByRole('button', { name: /^Satz \d+ abgeschlossen$/ }).click();
  await page
    .getByText(/^Satz 2/)
    .first()
    .waitFor();
}

test('signing out without a network offers the unsent first, leaves nothing, and the server learns of it later', async () => {
  const [player, next] = [await browsers.createPlayer(1), await browsers.createPlayer(0)];
  const context = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(context);
  await logUnsentSet(page, player);
  await page.goto(`${browsers.url}/settings`);
  await page.getByRole('button', { name: /^Abmelden/ }).click();
  const warning = page.getByRole('alertdialog', { name: 'Noch nicht alles abgeglichen' });
  await warning.getByText(/^1 Satz und \d weitere Änderung(en)? sind nur auf diesem Gerät gespeichert\./).waitFor();
  await expectAccessibleAtBothWidths(page);
  const [download] = await Promise.all([page.waitForEvent('download'), warning.getByRole('button', { name: 'Erst exportieren' }).click()]);
  const { tables } = accountExportSchema.parse(JSON.parse(await readFile(await download.path(), 'utf8')));
  expect(tables['workout_tracking']).toMatchObject([{ user_id: player.id, weight: 42 }]);
  expect(tables['sessions']).toHaveLength(1);

  await warning.getByRole('button', { name: 'Trotzdem abmelden' }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => traces(page, player), { timeout: 20_000 }).toBe('');
  expect(await livingSessions(player)).toBe(1);
  await context.setOffline(false);
  await expect.poll(() => livingSessions(player), { timeout: 20_000 }).toBe(0);

  await browsers.signIn(page, next);
  await page.reload();
  await page.waitForURL(/\/(dashboard|onboarding)/);
  expect(await livingSessions(next)).toBe(1);
});

test('a session that was ended elsewhere shows nothing more, also without a network, until its player is back', async () => {
  const player = await browsers.createPlayer(1);
  const context = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(context);
  await browsers.signIn(page, player);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await appIsStored(page);
  await browsers.sql`delete from login_sessions where user_id = ${player.id}`;
  const ended = page.getByText('Sitzung abgelaufen. Bitte melde dich erneut an.');
  await page.reload();
  await ended.waitFor();
  await expectAccessibleAtBothWidths(page);
  await context.setOffline(true);
  for (const path of ['/dashboard', '/training-plans', '/settings']) {
    await page.goto(browsers.url + path);
    await ended.waitFor();
    expect(await page.getByText(/Nächste Einheit|Einheit 1|Daten exportieren/).count()).toBe(0);
  }
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Neu anmelden' }).click();
  await page.getByLabel('Passwort', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL('**/settings');
  await page.getByText('Daten exportieren').waitFor();
});

test('a workout that runs when its session is ended elsewhere goes on, and its sets arrive after the sign-in', async () => {
  const player = await browsers.createPlayer(1);
  const context = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(context);
  await logUnsentSet(page, player);
  await browsers.sql`delete from login_sessions where user_id = ${player.id}`;
  await context.setOffline(false);
  await page.getByText('Sitzung abgelaufen. Trainiere ruhig zu Ende').waitFor();
  await expectAccessibleAtBothWidths(page);
  const endRest = page.getByRole('button', { name: 'Pause beenden' });
  if ((await endRest.count()) > 0) await endRest.click();
  await page.getByRole('button', { name: 'Satz 2 abgeschlossen' }).click();
  await page
    .getByText(/^Satz 3/)
    .first()
    .waitFor();

  await page.goto(`${browsers.url}/settings`);
  await page.getByRole('link', { name: 'Neu anmelden' }).click();
  await page.getByLabel('Passwort', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL('**/settings');
  const numbers = () => browsers.sql`select set_number as number from workout_tracking where user_id = ${player.id} order by set_number`;
  await expect.poll(numbers, { timeout: 60_000 }).toEqual([{ number: 1 }, { number: 2 }]);
});

test('somebody else’s sign-in removes the store of a player whose session has ended and seals what was unsent for him', async () => {
  const [player, next] = [await browsers.createPlayer(1), await browsers.createPlayer(0)];
  const context = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(context);
  await logUnsentSet(page, player);
  await browsers.sql`delete from login_sessions where user_id = ${player.id}`;
  await context.setOffline(false);
  // The workout that is running goes on; whoever leaves it sees nothing more.
  await page.getByText('Sitzung abgelaufen. Trainiere ruhig zu Ende').waitFor();
  await page.reload();
  await page.getByText('Sitzung abgelaufen. Bitte melde dich erneut an.').waitFor();

  // The removal ends in the middle once, as if the page were killed there: sealed, and the journal still to be deleted.
  await page.addInitScript(() => {
    const { prototype } = IDBFactory;
    const whole = Object.getOwnPropertyDescriptor(prototype, 'deleteDatabase')?.value as (name: string) => IDBOpenDBRequest;
    prototype.deleteDatabase = function (this: IDBFactory, name: string) {
      if (!name.includes('journal') || sessionStorage.getItem('test.killed') !== null) return whole.call(this, name);
      sessionStorage.setItem('test.killed', 'yes');
      throw new Error('killed');
    };
  });
  await page.goto(`${browsers.url}/login`);
  await browsers.signIn(page, next);
  await expect.poll(async () => (await contents(page, 'anwurf-sealed')).join(), { timeout: 30_000 }).toContain('ephemeralKey');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('test.killed')), { timeout: 30_000 }).toBe('yes');
  expect(await traces(page, player)).toMatch(/^indexed-db [^,]*journal[^,]*$/);
  await page.reload();
  // No store, no journal, no screen, no address; what was unsent is there, and nobody can read it.
  await expect.poll(() => traces(page, player), { timeout: 30_000 }).toBe('');
  const sealed = (await contents(page, 'anwurf-sealed')).filter((row) => row.includes(player.id));
  expect(sealed).toEqual([expect.stringContaining('ephemeralKey')]);
  expect(sealed.join()).not.toMatch(/workout_tracking|exercise_name|weight/);
  // Nor was it sent by the next player's session.
  expect(await browsers.sql`select from workout_tracking where user_id in (${player.id}, ${next.id})`).toHaveLength(0);

  await page.goto(`${browsers.url}/settings`);
  await page.getByRole('button', { name: /^Abmelden/ }).click();
  await page.waitForURL('**/login');
  await browsers.signIn(page, player);
  const weights = async () => browsers.sql`select weight::float8 as weight from workout_tracking where user_id = ${player.id}`;
  await expect.poll(weights, { timeout: 60_000 }).toEqual([{ weight: 42 }]);
  await expect.poll(async () => (await contents(page, 'anwurf-sealed')).filter((row) => row.includes('ephemeralKey'))).toEqual([]);
});

test('a killed browser that has the former player’s record again shows and sends nothing of him in the next one’s name', async () => {
  const [player, next] = [await browsers.createPlayer(1), await browsers.createPlayer(1)];
  const context = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(context);
  await logUnsentSet(page, player);
  const record = await page.evaluate(() => localStorage.getItem('anwurf.signed-in') ?? '');
  await browsers.sql`delete from login_sessions where user_id = ${player.id}`;
  await context.setOffline(false);
  await page.getByText('Sitzung abgelaufen. Trainiere ruhig zu Ende').waitFor();
  await page.goto(`${browsers.url}/login`);
  await browsers.signIn(page, next);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  // Unsent mutations are sealed for their owner.
  await expect.poll(() => traces(page, player), { timeout: 30_000 }).toBe('');

  // As a browser that was killed before it had written Web Storage to disk: with and without a network, and from a release without
  // the second cookie.
  const signInAgain = () => page.evaluate((former) => localStorage.setItem('anwurf.signed-in', former), record);
  const isOfNext = async () => {
    await page.goto(`${browsers.url}/settings`);
    await page.getByRole('button', { name: /^Abmelden/ }).waitFor();
    expect(await page.getByText(player.email).count()).toBe(0);
  };
  await context.setOffline(true);
  await signInAgain();
  await isOfNext();
  await page.goto(`${browsers.url}/training-plans`);
  await page.getByText('Einheit 1').first().waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await context.clearCookies({ name: 'anwurf_owner' });
  await signInAgain();
  // As from a worker that ended before it had noted its store, and from a release of another version of stores.
  await page.evaluate(async (former) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(`anwurf-0.2.0-1-${former}-3`, { create: true });
    const opening = indexedDB.open(`anwurf-journal-${former}`, 2);
    await new Promise((resolve) => {
      opening.addEventListener('upgradeneeded', () => {
        opening.result.createObjectStore('mutations', { autoIncrement: true });
        opening.result.createObjectStore('fence');
      });
      opening.addEventListener('success', resolve);
    });
  }, player.id);
  await page.goto(`${browsers.url}/settings`);
  await page.getByText(next.email).first().waitFor();
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await expect.poll(() => traces(page, player), { timeout: 30_000 }).toBe('');
  expect((await contents(page, 'anwurf-sealed')).filter((row) => row.includes(player.id))).toEqual([
    expect.stringContaining('ephemeralKey'),
  ]);
  expect(await browsers.sql`select from workout_tracking where user_id in ${browsers.sql([player.id, next.id])}`).toHaveLength(0);
});
