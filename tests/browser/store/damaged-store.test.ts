import { expect, test } from 'vitest';
import { nextSession } from '../screens/dashboard.ts';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';

const browsers = useBrowsers();

/** Writes zeros into the middle of the user's store, as soon as the tab that had it open lets go. @returns whether it did */
async function damageStore(userId: string): Promise<boolean> {
  const root = (await navigator.storage.getDirectory()) as FileSystemDirectoryHandle & { keys(): AsyncIterable<string> };
  for await (const name of root.keys()) {
    if (!name.includes(userId)) continue;
    const file = await (await root.getDirectoryHandle(name)).getFileHandle('changes-1');
    try {
      const writable = await file.createWritable({ keepExistingData: true });
      await writable.write({ type: 'write', position: Math.floor((await file.getFile()).size / 2), data: new Uint8Array(4096) });
      await writable.close();
      return true;
    } catch {
      return false;
    }
  }
  return false;
}

test('a store that the disk has damaged is made anew: what the server has comes again, and what it had not yet is not lost', async () => {
  const player = await browsers.createPlayer(1);
  const [session = ''] = await browsers.sessionIds(player);
  const context = await browsers.open();
  const page = firstPage(context);
  await browsers.signIn(page, player);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  const field = page.getByRole('textbox').first();
  await field.waitFor();
  // A page of the same origin that does not open the store.
  const other = await context.newPage();
  await other.goto(`${browsers.url}/manifest.webmanifest`);
  await context.setOffline(true);
  await field.fill('37,5');
  await field.press('Tab');
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
  await page.getByRole('button', { name: 'Satz 1 gespeichert, bearbeiten' }).waitFor();
  await page.close();
  await expect.poll(() => other.evaluate(damageStore, player.id), { timeout: 30_000 }).toBe(true);

  await context.setOffline(false);
  await other.goto(`${browsers.url}/dashboard`);
  await nextSession(other).waitFor();
  const weights = async () =>
    (await browsers.sql<{ weight: string }[]>`select weight from workout_tracking where user_id = ${player.id}`).map((row) => row.weight);
  await expect.poll(weights, { timeout: 30_000 }).toEqual(['37.50']);
});
