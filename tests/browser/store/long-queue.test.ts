import { expect, test } from 'vitest';
import { proofCount } from '../../proof-counts.ts';
import { useBrowsers } from '../fixture.ts';
import { queueSets } from './queued-sets.ts';
import { nextSession } from '../screens/dashboard.ts';

const queued = proofCount('QUEUED_SETS');
const browsers = useBrowsers();

test(`${queued} sets that waited on the device go up once each, while the interface is used`, async () => {
  const player = await browsers.createPlayer(1);
  const context = await browsers.open();
  const page = context.pages()[0] ?? (await context.newPage());
  await browsers.signIn(page, player);
  await page.getByRole('button', { name: /Abgeglichen/ }).waitFor();
  await queueSets(page, player.id, queued);
  await page.reload();
  await nextSession(page).waitFor();

  const arrived = async () =>
    Number((await browsers.sql<{ count: string }[]>`select count(*) from workout_tracking where user_id = ${player.id}`)[0]?.count);
  do {
    await page
      .getByRole('link', { name: /Statistik/ })
      .first()
      .click();
    await page.getByRole('link', { name: /Home/ }).first().click();
  } while ((await arrived()) < queued);
  await page.getByRole('button', { name: /Abgeglichen/ }).waitFor();
  expect(await arrived()).toBe(queued);
}, 180_000);
