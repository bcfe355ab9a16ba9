import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { sessionIsStored } from '../screens/dashboard.ts';

const browsers = useBrowsers();

async function enterSet(page: Page, weight: number): Promise<void> {
  const field = page.getByRole('textbox').first();
  await field.waitFor();
  await field.fill(String(weight));
  await field.press('Tab');
}

test('when the leading tab closes, live queries go on in the others and a write in flight is not lost', async () => {
  const player = await browsers.createPlayer(2);
  const [session = ''] = await browsers.sessionIds(player);
  const context = await browsers.open();
  const leader = context.pages()[0] ?? (await context.newPage());
  await browsers.signIn(leader, player);
  await sessionIsStored(leader);

  const watcher = await context.newPage();
  await watcher.goto(`${browsers.url}/training-plans`);
  await watcher.getByText('Einheit 1').first().waitFor();
  const writer = await context.newPage();
  await writer.goto(`${browsers.url}/training/plan/${session}/start`);
  await enterSet(writer, 41);

  // The leader dies in the very moment in which another tab's write is on its way to it.
  await Promise.all([leader.close(), writer.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click()]);
  await writer.getByRole('button', { name: 'Satz 1 gespeichert, bearbeiten' }).waitFor();

  // A change from elsewhere still reaches the tab that only watches: sync and live queries have a new home.
  await browsers.sql`update trainingsplanreal set name = 'Neuer Name' where user_id = ${player.id}`;
  await watcher.getByText('Neuer Name').waitFor();
  const sets = async () => browsers.sql<{ weight: string }[]>`select weight from workout_tracking where user_id = ${player.id}`;
  await expect.poll(async () => (await sets()).map(({ weight }) => Number(weight)), { timeout: 15_000 }).toEqual([41]);
});

test('a first start that is interrupted begins anew and keeps the better store', async () => {
  const player = await browsers.createPlayer(1);
  const context = await browsers.open();
  const page = context.pages()[0] ?? (await context.newPage());
  // The page leaves while the store's files are being made.
  const image = page.waitForResponse((response) => response.url().includes('local-image'));
  await browsers.signIn(page, player);
  await (await image).finished();
  await page.goto(`${browsers.url}/training-plans`);
  await page.getByText('Einheit 1').first().waitFor();
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  expect(databases.filter((name) => name.startsWith('/pglite/'))).toEqual([]);
});
