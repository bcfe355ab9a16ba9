import { expect, test } from 'vitest';
import { intercept } from '../intercept.ts';
import { expectAccessible } from '../screens/axe.ts';
import { useFailingDatabase } from '../store/failing-database.ts';
import { useBrowsers } from '../fixture.ts';
import { expectToastCoversNothing } from '../screens/uncovered.ts';
import { answerSteps, firstPage, goOn, startOver } from './onboarding-steps.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { storedConsent, useVisitors } from '../visitor.ts';
import { nextSession } from '../screens/dashboard.ts';

const browsers = useBrowsers();
const visitors = useVisitors();
const device = useSharedDevice(browsers, () => browsers.createNewcomer());

test('answers that the device cannot store are named, kept, and stored at the next try', async () => {
  const { page, player } = device;
  await useFailingDatabase(page, { writes: true });
  await startOver(browsers, page, player);
  await answerSteps(page, 1, 10);
  await goOn(page);
  await page.getByText('Fehler beim Speichern der Fragebogen-Antworten: Der Speicher ist voll.').waitFor();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToastCoversNothing(page);
  }
  await page.evaluate(() => Reflect.set(window, 'refused', null));
  await goOn(page);
  await page.waitForURL('**/training-plans');
  expect(await browsers.sql`select id from fragebogen_antworten where benutzer_id = ${player.id}`).toHaveLength(1);
});

test('answers that the server refuses are named on the way, and can be sent again', async () => {
  const { context, page, player } = device;
  await startOver(browsers, page, player);
  await answerSteps(page, 1, 10);
  await intercept(context, '**/api/sync/mutations', async (route) => {
    const { mutations } = route.request().postDataJSON() as { mutations: { id: string }[] };
    const refused = { status: 'refused', code: 'constraint', message: 'constraint' };
    await route.fulfill({ json: { results: mutations.map(({ id }) => ({ id, ...refused })) } });
  });
  await goOn(page);
  await page.getByText('Fehler beim Speichern der Fragebogen-Antworten: Das passt nicht zu dem, was schon gespeichert ist.').waitFor();
  await expectAccessible(page);
  await context.unroute('**/api/sync/mutations');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.waitForURL('**/training-plans');
});

test('a failed check offers another try, never the questions', async () => {
  // The player whose answers the test before has brought to the server.
  const { page } = device;
  await useFailingDatabase(page, { reads: 'fragebogen_antworten' });
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByText('Deine Daten lassen sich gerade nicht lesen').waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await expectAccessible(page);
  await page.evaluate(() => Reflect.set(window, 'refused', null));
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await nextSession(page).waitFor();
});

test('a new device that never reached the server says so, and goes on by itself', async () => {
  const player = await browsers.createPlayer(1);
  const context = await browsers.open();
  const page = firstPage(context);
  await intercept(context, '**/api/shapes**', (route) => route.abort());
  await browsers.signIn(page, player);
  await page.getByText('Auf diesem Gerät ist noch nichts von dir').waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await expectAccessible(page);
  await context.unroute('**/api/shapes**');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await nextSession(page).waitFor({ timeout: 30_000 });
});

test('plan creation without a login says so and leads to the entry', async () => {
  const page = await visitors.come({}, storedConsent());
  await page.goto(`${browsers.url}/loading`);
  await page.getByText('Du musst angemeldet sein, um deinen Plan zu erstellen.').waitFor();
  await page.waitForURL('**/auth');
  expect(await page.getByText('Du musst angemeldet sein, um deinen Plan zu erstellen.').isVisible()).toBe(true);
});
