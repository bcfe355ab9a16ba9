import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decideAboutHealth } from '../../server/accounts/health-consent.ts';
import { newId } from '../../server/fixture.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { expectAccessible } from '../screens/axe.ts';
import { nextSession, sessionIsStored } from '../screens/dashboard.ts';

const browsers = useBrowsers();
const desktop = { width: 1280, height: 800 };

const levels = (player: Player) => browsers.sql`select region, level from complaints where user_id = ${player.id}`;
const decisions = (player: Player) =>
  browsers.sql`select purpose, granted, text_version from health_consents where user_id = ${player.id} order by decided_at`;

async function startOn(context: BrowserContext, player: Player): Promise<Page> {
  const [page] = context.pages();
  if (page === undefined) throw new Error('no page');
  page.setDefaultTimeout(60_000);
  await browsers.signIn(page, player);
  await sessionIsStored(page);
  return page;
}

/** It is in the window as a whole, without scrolling. */
async function expectInSight(button: Locator): Promise<void> {
  const isInSight = () =>
    button.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isInSight).toBe(true);
}

async function openHealthSettings(page: Page): Promise<void> {
  await page.goto(`${browsers.url}/settings`);
  await page.getByRole('button', { name: 'Gesundheitsangaben' }).click();
}

test('nothing of health is stored before the yes; a no leaves the app as it is, and the yes is kept with its text', async () => {
  const player = await browsers.createPlayer(1);
  await browsers.sql`delete from health_consents where user_id = ${player.id}`;
  const context = await browsers.open();
  const page = await startOn(context, player);
  const complain = page.getByRole('button', { name: 'Tut etwas weh?' });
  await complain.click();
  await page.getByRole('dialog', { name: 'Gesundheitsangaben' }).waitFor();
  await expectAccessible(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 667 });
    for (const name of ['Ja, speichern', 'Nein, ohne']) await expectInSight(page.getByRole('button', { name }));
  }
  await page.getByRole('button', { name: 'Nein, ohne' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const refused = { purpose: 'coaching', granted: false, text_version: '2026-11-26' };
  await expect.poll(() => decisions(player), { timeout: 30_000 }).toEqual([refused]);
  await nextSession(page).waitFor();

  await context.setOffline(true);
  await complain.click();
  await page.getByRole('button', { name: 'Ja, speichern' }).click();
  await page.getByText('Knie', { exact: true }).click();
  await page.getByRole('button', { name: 'So trainieren' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await context.setOffline(false);
  await expect.poll(() => levels(player), { timeout: 30_000 }).toEqual([{ region: 'Knie', level: 4 }]);
  expect(await decisions(player)).toEqual([refused, { ...refused, granted: true }]);
});

test('taken back in the settings, everything goes from the server and from every device; a single answer goes by itself', async () => {
  const player = await browsers.createPlayer(1);
  const { sql } = browsers;
  const report = { user_id: player.id, reported_at: new Date() };
  await sql`insert into complaints ${sql([
    { ...report, id: newId(), region: 'Knie', level: 5 },
    { ...report, id: newId(), region: 'Schulter', level: 4 },
  ])}`;
  const phone = await startOn(await browsers.open(), player);
  const desk = await startOn(await browsers.open(desktop), player);
  await openHealthSettings(desk);
  await desk.getByText('Schulter 4/10').waitFor();

  await openHealthSettings(phone);
  await phone.getByRole('button', { name: /^Löschen: Schulter 4\/10/ }).click();
  await expect.poll(() => levels(player), { timeout: 30_000 }).toEqual([{ region: 'Knie', level: 5 }]);
  await desk.getByText('Schulter 4/10').waitFor({ state: 'detached' });
  await expectAccessible(phone);

  await phone.getByRole('button', { name: 'Zustimmung zurücknehmen' }).click();
  await phone.getByRole('button', { name: 'Alles löschen' }).click();
  await phone.getByText('Zustimmung zurückgenommen').waitFor();
  await expect.poll(() => levels(player), { timeout: 30_000 }).toEqual([]);
  await desk.getByText('Knie 5/10').waitFor({ state: 'detached' });
  await desk.getByRole('button', { name: 'Ja, speichern' }).waitFor();
});

test('a player with health data of before is asked where they are used, and keeps them with the yes', async () => {
  const player = await browsers.createPlayer(1);
  const { sql } = browsers;
  const event = { ladder: 'knie', kind: 'start', day: '2026-11-20', side: 'left', happened_at: new Date() };
  await sql`insert into recovery_events ${sql({ ...event, id: newId(), user_id: player.id })}`;
  await sql`delete from health_consents where user_id = ${player.id}`;
  const page = await startOn(await browsers.open(), player);
  await page.goto(`${browsers.url}/return-to-play`);
  await page.getByText('Du hast früher schon Angaben gemacht.').waitFor();
  expect(await sql`select kind from recovery_events where user_id = ${player.id}`).toHaveLength(1);
  await page.getByRole('button', { name: 'Ja, speichern' }).click();
  await page.getByRole('heading', { level: 1, name: 'Zurück aufs Feld' }).waitFor();
  await page.getByText('Knie links, seit 20. November').waitFor();

  await decideAboutHealth(sql, player.id, false);
  await page.getByRole('button', { name: 'Ja, speichern' }).waitFor();
  expect(await sql`select kind from recovery_events where user_id = ${player.id}`).toEqual([]);
});
