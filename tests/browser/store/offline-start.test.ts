import { expect, test } from 'vitest';
import { useOwnServer } from '../fixture.ts';
import { sessionIsStored } from '../screens/dashboard.ts';
import { appIsStored } from './stored-app.ts';

const browsers = useOwnServer();

test('the second start works with the server stopped, and a set logged then is there when it is back', async () => {
  const player = await browsers.createPlayer(1);
  const [session = ''] = await browsers.sessionIds(player);
  const profile = await browsers.newProfile();
  const first = await browsers.openProfile(profile);
  const page = first.pages()[0] ?? (await first.newPage());
  await browsers.signIn(page, player);
  await sessionIsStored(page);
  // An empty list says so when the first sync has brought all there is.
  await page.goto(`${browsers.url}/statistics/training`);
  await page.getByText('Noch keine Trainings absolviert').waitFor();
  await appIsStored(page);
  await first.close();

  await browsers.stopServer();
  const second = await browsers.openProfile(profile);
  const again = second.pages()[0] ?? (await second.newPage());
  await again.goto(`${browsers.url}/training/plan/${session}/start`);
  const field = again.getByRole('textbox').first();
  await field.fill('37,5');
  await field.press('Tab');
  await again.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
  await again.getByRole('button', { name: 'Satz 1 gespeichert, bearbeiten' }).waitFor();

  await browsers.startServer();
  await again.goto(`${browsers.url}/dashboard`);
  const weights = async () =>
    (await browsers.sql<{ weight: string }[]>`select weight from workout_tracking where user_id = ${player.id}`).map((row) => row.weight);
  await expect.poll(weights, { timeout: 30_000 }).toEqual(['37.50']);
});

test('the app can be installed: manifest, icons and a worker that holds every built file', async () => {
  const response = await browsers.fetch('/manifest.webmanifest');
  const manifest = (await response.json()) as { name: string; start_url: string; display: string; icons: { src: string; sizes: string }[] };
  expect(manifest).toMatchObject({ display: 'standalone' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) expect((await fetch(new URL(src, browsers.url))).status).toBe(200);
  const worker = await (await browsers.fetch('/sw.js')).text();
  expect(worker).toMatch(/pglite-[\w-]+\.wasm/);
  expect(worker).toMatch(/pglite-[\w-]+\.data/);
});
