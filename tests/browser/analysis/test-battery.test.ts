import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(1), { storesApp: true, keepsOpen: true });
const phone = { width: 390, height: 844 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function save(page: Page, trial: string, value: string): Promise<void> {
  const field = page.getByRole('textbox', { name: / in (cm|s)$/ }).first();
  await field.fill(value);
  await field.blur();
  await button(page, `${trial} speichern`).click();
}

/** Names of the chosen tests in the editor. */
const order = (page: Page) => page.getByRole('list', { name: 'Reihenfolge' }).getByRole('listitem').allInnerTexts();

test('a player puts his team’s tests together, runs them as one across a reload, leaves one out, and saves them without a network', async () => {
  const { sql } = browsers;
  const { page, context, player } = device;
  await sql`update profiles set date_of_birth = now() - interval '17 years 6 months', gender = 'female' where id = ${player.id}`;
  const jumped = { id: newId(), user_id: player.id, test_category: 'sprungkraft', test_date: '2026-01-10', test_time: '17:00' };
  const result = { standweitsprung: { bester_wert: 150, einheit: 'cm', versuch_1: 150 } };
  await sql`insert into fitness_tests ${sql({ ...jumped, conditions: sql.json({}), results: sql.json(result) })}`;
  await page.setViewportSize(phone);
  await page.goto(`${browsers.url}/ist-zustand/historie`);
  await page.getByRole('link', { name: 'Testreihen' }).click();
  await page.getByRole('heading', { name: 'Noch keine Testreihe' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);

  await button(page, 'Testreihe zusammenstellen').click();
  const editor = page.getByRole('dialog', { name: 'Neue Testreihe' });
  await editor.getByRole('button', { name: 'Testreihe speichern' }).click();
  await editor.getByText('Wähl mindestens einen Test.').waitFor();
  for (const name of ['Unterarmstütz', 'Sprint 5 m', 'Standweitsprung']) await editor.getByText(name, { exact: true }).click();
  // In the order that tires least, whichever was chosen first; the player's own order counts.
  const chosen = async () => (await order(page)).map((row) => row.replace(/\s+/g, ' ').trim());
  await expect.poll(chosen).toEqual(['1 Standweitsprung', '2 Sprint 5 m', '3 Unterarmstütz']);
  await button(page, 'Unterarmstütz nach vorn').click();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await editor.getByRole('button', { name: 'Testreihe speichern' }).click();
  await editor.waitFor({ state: 'detached' });
  await page.getByText('3 Tests: Standweitsprung, Unterarmstütz, Sprint 5 m').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);

  const other = firstPage(await browsers.open());
  await browsers.signIn(other, player);
  await other.goto(`${browsers.url}/ist-zustand/testreihen`);
  await other.getByRole('region', { name: 'Unsere Teamtests' }).getByRole('link', { name: 'Starten' }).waitFor();

  // In a hall without reception, from here to the saving.
  await appIsStored(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Starten' }).click();
  await page.getByRole('heading', { name: 'Unsere Teamtests' }).waitFor();
  await button(page, 'Test starten').click();
  await page.getByRole('heading', { name: 'Standweitsprung' }).waitFor();
  await save(page, 'Versuch 1', '180');
  await button(page, 'Ohne Versuch 2 weiter').click();
  await page.getByRole('heading', { name: 'Unterarmstütz' }).waitFor();
  await save(page, 'Versuch 1', '90');

  await page.reload();
  await button(page, 'Versuch 1: 90, bester. Ändern').waitFor();
  await button(page, 'Weiter').click();
  await button(page, 'Test auslassen').click();
  const reasons = page.getByRole('dialog', { name: 'Sprint 5 m auslassen' });
  await reasons.waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await reasons.getByRole('button', { name: 'Kein Platz' }).click();

  await page.getByRole('heading', { name: 'Zusammenfassung' }).waitFor();
  await page.getByText('Ausgelassen: Sprint 5 m (Kein Platz).').waitFor();
  await page.getByText('Zum letzten Test, 10.01.2026:').waitFor();
  await expect.poll(() => page.getByText(/^Perzentil \d+$/).count()).toBe(2);
  // Back leads through all of them, and nothing is lost on the way.
  await button(page, 'Zurück').click();
  await page.getByRole('heading', { name: 'Sprint 5 m' }).waitFor();
  await button(page, 'Test auslassen').click();
  await reasons.getByRole('button', { name: 'Keine Zeit' }).click();
  await page.getByText('Ausgelassen: Sprint 5 m (Keine Zeit).').waitFor();
  await page.getByLabel('Notizen').fill('Halle Nord');
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);

  await button(page, 'Test speichern').click();
  await page.getByText('Test erfolgreich gespeichert!').waitFor();
  expect(new URL(page.url()).search).toBe('?kategorie=sprungkraft');
  await context.setOffline(false);
  const stored = () =>
    sql`select test_category, test_time, notes from fitness_tests where user_id = ${player.id} and test_date <> '2026-01-10' order by test_category`;
  await expect
    .poll(async () => (await stored()).map((row) => row['test_category']), { timeout: 30_000 })
    .toEqual(['rumpfkraft', 'sprungkraft']);
  const rows = await stored();
  expect(rows[0]?.['test_time']).toBe(rows[1]?.['test_time']);
  expect(rows.map((row) => row['notes'])).toEqual(Array.from({ length: 2 }, () => 'Halle Nord\nAusgelassen: Sprint 5 m (Keine Zeit).'));
});

test('a battery is changed on one device and deleted on another, which takes it back with what was begun', async () => {
  const { sql } = browsers;
  const { page, player } = device;
  await sql`delete from test_batteries where user_id = ${player.id}`;
  const id = newId();
  await sql`insert into test_batteries ${sql({ id, user_id: player.id, name: 'Montag', tests: ['plank_test', 'sit_up_test'] })}`;
  await page.setViewportSize(phone);
  await page.goto(`${browsers.url}/ist-zustand/${id}`);
  await button(page, 'Test starten').click();
  await save(page, 'Versuch 1', '61');

  // Its run goes on with the tests that it was begun with, whatever another device makes of the battery.
  await sql`update test_batteries set tests = '{sprint_5m}', name = 'Dienstag' where id = ${id}`;
  await page.goto(`${browsers.url}/ist-zustand/testreihen`);
  const card = page.getByRole('region', { name: 'Dienstag' });
  await card.getByText('1 Test: Sprint 5 m').waitFor();
  await card.getByRole('button', { name: 'Mehr zur Testreihe Dienstag' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await card.waitFor({ state: 'detached' });
  await button(page, 'Rückgängig').click();
  await card.getByRole('link', { name: 'Fortsetzen' }).click();
  await button(page, 'Test fortsetzen').click();
  await page.getByRole('heading', { name: 'Montag' }).waitFor();
  await button(page, 'Versuch 1: 61, bester. Ändern').waitFor();
  await expect
    .poll(() => sql`select name, tests from test_batteries where user_id = ${player.id}`)
    .toEqual([{ name: 'Dienstag', tests: ['sprint_5m'] }]);
});
