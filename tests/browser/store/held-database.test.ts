import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Player, useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';

const browsers = useBrowsers();

/** Another page of the app's address, without the app. */
async function openBeside(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(`${browsers.url}/manifest.webmanifest`);
  return other;
}

const journalOf = ({ id }: Player) => `anwurf-journal-${id}`;

/** Opens the player's journal and closes it for nobody, as WebKit does with the connection of a worker that has ended. */
const holdOpen = (page: Page, player: Player) =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error(name)));
        opening.addEventListener('success', () => {
          Reflect.set(window, 'held', opening.result);
          resolve();
        });
      }),
    journalOf(player),
  );

/** Begins a transaction on the open journal that does not end before the page is closed. */
const holdTransaction = (page: Page) =>
  page.evaluate(() => {
    const transaction = (Reflect.get(window, 'held') as IDBDatabase).transaction(['mutations', 'fence'], 'readwrite');
    const goOn = (): void => transaction.objectStore('fence').get('epoch').addEventListener('success', goOn);
    goOn();
  });

async function logSet(page: Page, weight: number): Promise<void> {
  const field = page.getByRole('textbox').first();
  await field.fill(String(weight));
  await field.press('Tab');
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
}

test('a sign-out ends although something holds the journal open: the next player can use the device', async () => {
  const [player, next] = [await browsers.createPlayer(1), await browsers.createPlayer(1)];
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  const other = await openBeside(page);
  await holdOpen(other, player);
  await page.goto(`${browsers.url}/settings`);
  await page.getByRole('button', { name: /^Abmelden/ }).click();
  await page.waitForURL('**/login');
  await browsers.signIn(page, next);
  const [session = ''] = await browsers.sessionIds(next);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await logSet(page, 42);
  await page.getByRole('button', { name: 'Satz 1 gespeichert, bearbeiten' }).waitFor();
  await other.close();
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name));
  await expect.poll(async () => (await names()).includes(journalOf(player)), { timeout: 30_000 }).toBe(false);
});

test('a save that the browser does not answer is said to have failed, and can be repeated', async () => {
  const player = await browsers.createPlayer(1);
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  const [session = ''] = await browsers.sessionIds(player);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).waitFor();
  const other = await openBeside(page);
  await holdOpen(other, player);
  await holdTransaction(other);
  await logSet(page, 42);
  await page.getByText(/^Übungsdaten konnten nicht gespeichert werden/).waitFor();
  await other.close();
  await logSet(page, 43);
  await page.getByRole('button', { name: 'Satz 1 gespeichert, bearbeiten' }).waitFor();
  const weights = () => browsers.sql`select weight::float8 as weight from workout_tracking where user_id = ${player.id}`;
  await expect.poll(weights).toEqual([{ weight: 43 }]);
});

test('a store whose journal another page holds says so, and opens by itself as soon as that page is gone', async () => {
  const player = await browsers.createPlayer(1);
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await page.goto('about:blank');
  const other = await openBeside(page);
  await holdOpen(other, player);
  await holdTransaction(other);
  await page.goto(`${browsers.url}/training-plans`);
  await page.getByText(/Ein anderer Tab hält sie offen/).waitFor();
  await other.close();
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  expect(await page.getByText(/lässt sich nicht öffnen/).count()).toBe(0);
});
