import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Player, useBrowsers } from '../fixture.ts';
import { expectAccessible } from '../screens/axe.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { appIsStored } from '../store/stored-app.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { newId } from '../../server/fixture.ts';

const browsers = useBrowsers();
const today = new Intl.DateTimeFormat('sv').format(new Date());
const monday = mondayOf(today);
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** The coach's plan in its second week, begun on a Monday, and a newer one of the player's own. */
async function makePlans(player: Player): Promise<void> {
  const { sql } = browsers;
  await sql`update trainingsplanreal set name = 'Aufbau', week_count = 6, sessions_per_week = 3, started_on = ${dayAfter(monday, -7)},
    chosen_at = now() - interval '8 days', created_at = now() - interval '8 days' where user_id = ${player.id}`;
  const plan = newId();
  await sql`insert into trainingsplanreal (id, user_id, name) values (${plan}, ${player.id}, 'Mein Sprungplan')`;
  const session = newId();
  await sql`insert into sessions (id, user_id, plan_id, session_order) values (${session}, ${player.id}, ${plan}, 1)`;
  await sql`insert into haupt_uebungen (id, user_id, session_id, exercise_order, name, sets, reps, unit)
    values (${newId()}, ${player.id}, ${session}, 1, 'Kastensprung', 3, 5, 'Wiederholungen')`;
}

const device = useSharedDevice(
  browsers,
  async () => {
    const player = await browsers.createPlayer(3);
    await makePlans(player);
    return player;
  },
  { keepsOpen: true, storesApp: true },
);

const cardOf = (page: Page, name: string) => page.getByRole('region', { name });
const openList = (page: Page) => page.goto(`${browsers.url}/training-plans`);
async function inMenu(page: Page, plan: string, item: string): Promise<void> {
  await page
    .getByRole('button', { name: `Mehr zu ${plan}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
const undo = (page: Page) => page.getByRole('region', { name: 'Meldungen' }).getByRole('button', { name: 'Rückgängig' }).click();
const planRow = async (name: string) =>
  (
    await browsers.sql<{ id: string; archived: boolean; weeks: number | null }[]>`
    select id, archived_at is not null as archived, week_count as weeks from trainingsplanreal
    where user_id = ${device.player.id} and name = ${name}`
  )[0];

test('a newer own plan does not push the coach’s off dashboard and week; one is chosen without a network and on another device', async () => {
  const { page, context, player } = device;
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByRole('heading', { name: /^Aufbau, Einheit \d$/ }).waitFor();
  await openList(page);
  await cardOf(page, 'Aufbau').getByText('Aktueller Plan').waitFor();
  await cardOf(page, 'Aufbau').getByText('Woche 2 von 6').waitFor();
  await expect.poll(() => page.getByText('Aktueller Plan').count()).toBe(1);
  await expectAccessible(page);
  await expectNothingLost(page);

  await appIsStored(page);
  await context.setOffline(true);
  await inMenu(page, 'Mein Sprungplan', 'Zum aktuellen Plan machen');
  await cardOf(page, 'Mein Sprungplan').getByText('Aktueller Plan').waitFor();
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByRole('heading', { name: 'Mein Sprungplan, Einheit 1' }).waitFor();
  await context.setOffline(false);

  const other = await browsers.open(desktop);
  const second = other.pages()[0] ?? (await other.newPage());
  await browsers.signIn(second, player);
  await expect
    .poll(
      async () =>
        (
          await browsers.sql`select 1 from trainingsplanreal where user_id = ${player.id} and name = 'Mein Sprungplan' and chosen_at is not null`
        ).length,
      {
        timeout: 30_000,
      },
    )
    .toBe(1);
  await openList(second);
  await cardOf(second, 'Mein Sprungplan').getByText('Aktueller Plan').waitFor();
  await inMenu(second, 'Aufbau', 'Zum aktuellen Plan machen');
  await cardOf(second, 'Aufbau').getByText('Aktueller Plan').waitFor();
  await page.getByRole('heading', { name: /^Aufbau, Einheit \d$/ }).waitFor({ timeout: 30_000 });
  await other.close();
});

test('a pause empties the week and says so, and the plan goes on in the week in which it began', async () => {
  const { page } = device;
  await page.goto(`${browsers.url}/training/week`);
  await page.getByRole('listitem', { name: /heute/ }).waitFor();
  await openList(page);
  await inMenu(page, 'Aufbau', 'Pausieren');
  const dialog = page.getByRole('dialog', { name: 'Plan pausieren' });
  await dialog.getByLabel('Letzter Tag').fill(dayAfter(today, -1));
  await dialog.getByRole('button', { name: 'Pausieren' }).click();
  await dialog.getByText('Der letzte Tag liegt vor dem ersten.').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Letzter Tag').fill('');
  await dialog.getByRole('button', { name: 'Pausieren' }).click();
  await cardOf(page, 'Aufbau').getByText('Pausiert, bis du weitermachst').waitFor();

  await page.goto(`${browsers.url}/training/week`);
  await page.getByRole('region', { name: 'Pause des Plans' }).waitFor();
  await page.getByRole('listitem', { name: /heute/ }).getByText('Pause', { exact: true }).waitFor();
  await expectAccessible(page);
  await expectNothingLost(page);
  await page.getByRole('button', { name: 'Nächste Woche' }).click();
  await expect.poll(() => page.getByText('Pause', { exact: true }).count()).toBe(7);
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByText('Plan pausiert').waitFor();

  await page.goto(`${browsers.url}/training/week`);
  await page.getByRole('button', { name: 'Weitermachen' }).click();
  await page.getByRole('region', { name: 'Pause des Plans' }).waitFor({ state: 'detached' });
  await undo(page);
  await page.getByRole('region', { name: 'Pause des Plans' }).waitFor();
  await page.getByRole('button', { name: 'Weitermachen' }).click();
  await page.getByRole('region', { name: 'Pause des Plans' }).waitFor({ state: 'detached' });
  await openList(page);
  await cardOf(page, 'Aufbau').getByText('Woche 2 von 6').waitFor();
});

test('a plan is archived and comes back, is duplicated, and the copy is not current', async () => {
  const { page } = device;
  await openList(page);
  await inMenu(page, 'Mein Sprungplan', 'Archivieren');
  await page.getByRole('button', { name: 'Archiv (1)' }).waitFor();
  await expect.poll(async () => (await planRow('Mein Sprungplan'))?.archived, { timeout: 30_000 }).toBe(true);
  await page.getByRole('button', { name: 'Archiv (1)' }).click();
  await expectAccessible(page);
  await inMenu(page, 'Mein Sprungplan', 'Aus dem Archiv holen');
  await page.getByRole('button', { name: 'Archiv (1)' }).waitFor({ state: 'detached' });

  await inMenu(page, 'Aufbau', 'Duplizieren');
  await cardOf(page, 'Aufbau (Kopie)').waitFor();
  await expect.poll(() => page.getByText('Aktueller Plan').count()).toBe(1);
  await undo(page);
  await cardOf(page, 'Aufbau (Kopie)').waitFor({ state: 'detached' });
});

test('a plan keeps its name when it is emptied', async () => {
  const { page } = device;
  await openList(page);
  await inMenu(page, 'Aufbau', 'Bearbeiten');
  const dialog = page.getByRole('dialog', { name: 'Trainingsplan bearbeiten' });
  await dialog.getByLabel('Name').fill('   ');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.getByText('Bitte gib deinem Plan einen Namen.').waitFor();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await cardOf(page, 'Aufbau').waitFor();
  expect(await planRow('Aufbau')).toBeDefined();
});

test('exercises, order, sets, pauses, weights and weeks of a saved plan are changed without a network', async () => {
  const { page, context } = device;
  await openList(page);
  await appIsStored(page);
  await context.setOffline(true);
  await inMenu(page, 'Aufbau', 'Übungen und Wochen ändern');
  const save = page.getByRole('button', { name: 'Änderungen speichern' });
  await save.waitFor();
  await expectAccessible(page);
  await expectNothingLost(page);
  await page.getByLabel('Wochen', { exact: true }).fill('8');
  const chosen = page.getByRole('region', { name: 'Übungen in Einheit 1' });
  await chosen.getByRole('button', { name: /^Kniebeuge 1 .*ändern$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Übung ändern' });
  await dialog.getByRole('button', { name: 'Sätze erhöhen' }).click();
  await dialog.getByLabel('Pause').fill('100');
  await dialog.getByLabel('Gewicht').fill('42,5');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await chosen.getByText('42,5 kg · Pause 100 s').waitFor();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' }).getByRole('button', { name: 'Abbrechen' }).click();
  await save.click();
  await page.getByRole('heading', { level: 1, name: 'Aufbau' }).waitFor();
  await page.getByText('42,5 kg').first().waitFor();
  await context.setOffline(false);
  const stored = () => browsers.sql`
    select e.weight::float8 as weight, e.pause_seconds as pause from haupt_uebungen e join sessions s on s.id = e.session_id
    join trainingsplanreal p on p.id = s.plan_id where p.user_id = ${device.player.id} and p.name = 'Aufbau' and s.session_order = 1
      and e.weight is not null`;
  await expect.poll(stored, { timeout: 30_000 }).toEqual([{ weight: 42.5, pause: 100 }]);
  expect((await planRow('Aufbau'))?.weeks).toBe(8);
});

test('wide screens show all weeks as one table, and a plan is printed as that table alone', async () => {
  const { page } = device;
  await page.setViewportSize(desktop);
  await openList(page);
  await cardOf(page, 'Aufbau').getByRole('link', { name: 'Plan anzeigen' }).click();
  const table = page.getByRole('region', { name: 'Aufbau: alle Wochen' });
  await table.getByRole('columnheader', { name: 'Woche 8' }).waitFor();
  await table.getByRole('rowheader', { name: 'Einheit 3' }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await table.waitFor({ state: 'detached' });

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await inMenu(page, 'Aufbau', 'Drucken');
  await page.locator('body[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article');
  await sheet.getByRole('rowheader', { name: 'Einheit 3' }).waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await sheet.waitFor({ state: 'detached' });
});
