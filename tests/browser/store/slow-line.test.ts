import { firstScreenTables } from '@anwurf/db/sync/download/first-screen-tables';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { nextSession } from '../screens/dashboard.ts';
import { closeByEscape } from '../screens/steady.ts';
import { planSession, press, trainedBefore } from '../workout/guided-session.ts';
import { type HeldLine, openHeldLine } from './held-line.ts';

const browsers = useBrowsers();
let line: HeldLine;

beforeAll(async () => {
  line = await openHeldLine(browsers.url);
});
afterAll(() => line.close());

/** Of 2.9 MB, as they go over the line. */
const partOfStore = 1_000_000;
/** Of the 150 kB that draw the dashboard. */
const firstBytes = 100_000;
/** Files of which the store is made, and the worker's script that makes it. */
const ofStore = /\/(pglite|local-image|tab-message)-[^/]+$/;

/** Counts the changes of the page after which the session to train next is not on it. */
async function watchSession(page: Page): Promise<() => Promise<number>> {
  const counting = await page.evaluateHandle(() => {
    const counted = { missing: 0 };
    const look = () => {
      if (document.querySelector('main a[href$="/start"]') === null) counted.missing += 1;
    };
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return counted;
  });
  return () => counting.evaluate(({ missing }) => missing);
}

test('a new device on a slow line sees how much has come of what, and trains today’s session before the log is there', async () => {
  const player = await browsers.createPlayer(1);
  const [session = ''] = await browsers.sessionIds(player);
  await planSession(browsers, player, session, [{ ...press, sets: 2, pause_seconds: 0 }]);
  await trainedBefore(browsers, player, session);
  const context = await browsers.open();
  const page = firstPage(context);
  line.hold(/\/home-[^/]+\.js$/, firstBytes);
  await page.goto(`${line.url}/login`);
  await page.getByLabel('E-Mail').fill(player.email);
  await page.getByLabel('Passwort', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();

  // Before there is a screen to say it on, the form does. The screen's scripts have the line to themselves.
  await page.getByRole('progressbar', { name: 'Die App kommt auf dieses Gerät' }).waitFor();
  await page.getByText('Die App kommt auf dieses Gerät …', { exact: true }).waitFor();
  expect(line.asked.filter((path) => ofStore.test(path))).toEqual([]);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 390, height: 844 });
  line.release();
  line.hold(/\.wasm$/, partOfStore);
  line.hold(/\/first-rows$/, 0);

  // A third of the app, and nothing of the player's: said in words and in percent.
  const progress = page.getByRole('progressbar', { name: 'Deine Daten kommen auf dieses Gerät' });
  await progress.waitFor();
  const percent = async () => Number(await progress.getAttribute('aria-valuenow'));
  await expect.poll(percent).toBeGreaterThan(10);
  const atApp = await percent();
  expect(atApp).toBeLessThan(80);
  expect(await page.getByRole('main').getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Die App, auch ohne Netz\s+\d+\s%$/),
    ...['Dein Konto', 'Deine Pläne, heute zuerst', 'Übungen', 'Deine Tests', 'Dein Trainingstagebuch'].map((words): string =>
      expect.stringMatching(new RegExp(`^${words}\\s+folgt$`)),
    ),
  ]);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // Meanwhile the line brings what today needs, and not the log.
  const tables = (paths: readonly string[]) => paths.flatMap((path) => /^\/api\/shapes\/(\w+)$/.exec(path)?.[1] ?? []);
  await expect.poll(() => line.arrived).toEqual(expect.arrayContaining(['/api/shapes', '/api/shapes/exercise_catalogue']));
  expect(tables(line.asked).filter((table) => firstScreenTables.some((first) => first === table))).toEqual([]);
  expect(tables(line.asked)).not.toContain('workout_tracking');

  // The server's rows of this screen, long before the app: what is next is seen, and why it has to wait is said.
  line.release();
  line.hold(/\.wasm$/, partOfStore);
  await nextSession(page).waitFor();
  await page.getByText('Die App kommt noch auf dieses Gerät. Sobald sie da ist, kannst du trainieren, auch ohne Netz.').waitFor();
  expect(await percent()).toBeLessThan(80);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // An answer is not lost for that: it waits for the app, and says so.
  await page.getByRole('button', { name: 'Tut etwas weh?' }).click();
  await page.getByText('Knie', { exact: true }).click();
  await page.getByRole('button', { name: 'So trainieren' }).click();
  await page.getByText('Noch nicht gespeichert', { exact: true }).waitFor();
  await expectAccessible(page);
  await closeByEscape(page.getByRole('dialog', { name: 'Tut etwas weh?' }));
  await page.getByRole('link', { name: 'Jetzt trainieren' }).click();
  await page.getByText('Dein Training beginnt, sobald deine Daten auf diesem Gerät sind. Dann geht es auch ohne Netz.').waitFor();
  expect(await percent()).toBeLessThan(80);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Zur Startseite' }).click();

  // The rest of the app; of the player's data all but the log. The server’s rows stay until the store has them.
  await nextSession(page).waitFor();
  const missing = await watchSession(page);
  line.release();
  line.hold(/\/workout_tracking$/, 0);
  await nextSession(page).waitFor();
  await page.getByText('Du kannst schon trainieren. Dein Trainingstagebuch kommt noch auf dieses Gerät.').waitFor();
  expect(tables(line.arrived)).not.toContain('workout_tracking');
  expect(await missing()).toBe(0);
  const complaints = () => browsers.sql`select region from complaints where user_id = ${player.id}`;
  await expect.poll(complaints, { timeout: 30_000 }).toEqual([{ region: 'Knie' }]);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${line.url}/training/plan/${session}/start`);
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).fill('42');
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
  await page.getByRole('button', { name: /^Satz 1 gespeichert/ }).waitFor();
  const sets = () => browsers.sql`
    select weight::float8 as weight from workout_tracking where user_id = ${player.id} and exercise_name = ${press.name} order by created_at`;
  await expect.poll(sets, { timeout: 30_000 }).toEqual([{ weight: 40 }, { weight: 42 }]);
  expect(tables(line.arrived)).not.toContain('workout_tracking');

  // The log, beside which the new set stays.
  line.release();
  await page.goto(`${line.url}/dashboard`);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  expect(await page.getByText('Du kannst schon trainieren.').count()).toBe(0);
  expect(await progress.count()).toBe(0);
  expect(await sets()).toEqual([{ weight: 40 }, { weight: 42 }]);
});

test('a sign-in that is long in coming says how much of the app has come meanwhile', async () => {
  const player = await browsers.createPlayer(0);
  const page = firstPage(await browsers.open());
  line.hold(/\.wasm$/, partOfStore);
  line.hold(/\/api\/auth\/login$/, 0);
  await page.goto(`${line.url}/login`);
  await page.getByLabel('E-Mail').fill(player.email);
  await page.getByLabel('Passwort', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  const percent = async () =>
    Number(await page.getByRole('progressbar', { name: 'Die App kommt auf dieses Gerät' }).getAttribute('aria-valuenow'));
  await expect.poll(percent).toBeGreaterThan(10);
  await page.getByText(/^Die App kommt auf dieses Gerät: \d+\s%$/).waitFor();
  await expectAccessible(page);
  line.release();
  await page.waitForURL('**/dashboard');
});
