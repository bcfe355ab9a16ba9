import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decideAboutHealth } from '../../server/accounts/health-consent.ts';
import { newId } from '../../server/fixture.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { intercept } from '../intercept.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { appIsStored } from '../store/stored-app.ts';
import { closeByEscape } from '../screens/steady.ts';

const browsers = useBrowsers();
const today = new Intl.DateTimeFormat('sv').format(new Date());
const laptop = { width: 1280, height: 800 };

/** Waits as long as a busy machine needs for a first sync. */
const arrival = { timeout: 60_000 };

async function signedIn(player: Player, viewport?: typeof laptop, storesApp = false): Promise<{ device: BrowserContext; page: Page }> {
  const device = await browsers.open(viewport, { storesApp });
  const page = firstPage(device);
  await browsers.signIn(page, player);
  return { device, page };
}

async function named(player: Player, name: string): Promise<Player> {
  await browsers.sql`update users set full_name = ${name} where id = ${player.id}`;
  return player;
}

/** A finished workout of 45 minutes at effort 7. */
async function train(player: Player, daysAgo: number): Promise<void> {
  const [id, day] = [newId(), dayAfter(today, -daysAgo)];
  await browsers.sql`insert into completed_sessions (id, user_id, workout_id, plan_name, local_day, completed_at, duration_minutes, effort)
    values (${id}, ${player.id}, ${id}, 'Kraft', ${day}, ${`${day}T18:00:00Z`}, 45, 7)`;
}

const openCode = async (page: Page) => {
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  await link.waitFor(arrival);
  return (await link.inputValue()).split('#')[1] ?? '';
};

/** Makes a team on a coach's laptop, who has answered no question. @returns the code for players */
async function makeTeam(page: Page): Promise<string> {
  await page.goto(`${browsers.url}/team`);
  await page.getByRole('button', { name: 'Mannschaft anlegen' }).click(arrival);
  const dialog = page.getByRole('dialog', { name: 'Mannschaft anlegen' });
  await dialog.getByRole('button', { name: 'Anlegen' }).click();
  await dialog.getByText('Bitte gib einen Namen ein.').waitFor();
  await dialog.getByLabel('Name der Mannschaft').fill('Weibliche A-Jugend');
  await dialog.getByLabel('Verein (freiwillig)').fill('HSG Musterstadt');
  await dialog.getByRole('button', { name: 'Anlegen' }).click();
  await page.getByText('Noch niemand ist dabei').waitFor(arrival);
  const shown = page.locator('main').getByText(/^[A-HJ-NP-Z2-9]{4}\s[A-HJ-NP-Z2-9]{4}$/u);
  return (await shown.innerText()).replaceAll(/\s/gu, '');
}

test('a coach makes a team, a player joins by its code after choosing what to share, and takes it back without a network', async () => {
  const coach = await named(await browsers.createNewcomer(), 'Katrin Sommer');
  const player = await named(await browsers.createPlayer(0), 'Mila Brandt');
  await train(player, 1);
  await browsers.sql`insert into fitness_tests (id, user_id, test_category, test_date, test_time, results)
    values (${newId()}, ${player.id}, 'sprungkraft', ${dayAfter(today, -1)}, '18:00', '{}')`;
  const { page: squad } = await signedIn(coach, laptop);
  const code = await makeTeam(squad);
  for (const viewport of [laptop, { width: 390, height: 844 }]) {
    await squad.setViewportSize(viewport);
    // Nothing lies over it.
    await squad.getByRole('button', { name: 'Link kopieren' }).click({ trial: true });
  }
  await expectAccessibleAtBothWidths(squad);
  await squad.setViewportSize(laptop);
  await expectNothingLost(squad);

  // The link of the code leads whoever is signed out to the sign-in, and on from there.
  const device = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(device);
  let [release, held] = [() => {}, 0];
  const released = new Promise<void>((resolve) => (release = resolve));
  const bringsTests = ({ pathname, search }: URL) => pathname.startsWith('/api/shapes') && `${pathname}${search}`.includes('fitness_tests');
  await intercept(device, bringsTests, async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  await page.goto(`${browsers.url}/team/join#${code}`);
  await page.waitForURL('**/login**');
  await page.getByLabel('E-Mail').fill(player.email);
  await page.getByLabel('Passwort', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByRole('heading', { name: 'Weibliche A-Jugend' }).waitFor(arrival);
  await page.getByText('Katrin Sommer (trainiert)').waitFor();
  const shares = (name: RegExp) => page.getByRole('switch', { name });
  expect(await shares(/^Schmerzen/).isChecked()).toBe(false);
  const preview = page.getByRole('region', { name: 'So steht es dort' });
  // A row is promised once all of it is known.
  await shares(/^Schmerzen/).waitFor();
  await expect.poll(() => held, arrival).toBeGreaterThan(0);
  expect(await preview.count()).toBe(0);
  release();
  await preview.getByText('Mila Brandt').waitFor(arrival);
  await preview.getByText('gestern').waitFor();
  // Switched by keyboard; what the coach will not see is said.
  await shares(/^Testwerte/).focus();
  await page.keyboard.press('Space');
  await preview.getByText('Testwerte nicht zu sehen').waitFor();
  await expectAccessible(page);
  await expectNothingLost(page);
  await page.getByRole('button', { name: 'Beitreten und teilen' }).click();
  await page.getByRole('button', { name: 'Mannschaft verlassen' }).waitFor(arrival);
  await expect.poll(() => shares(/^Einheiten/).isChecked(), arrival).toBe(true);
  expect(await shares(/^Testwerte/).isChecked()).toBe(false);
  await expectAccessible(page);
  await expectNothingLost(page);
  const decided = () => browsers.sql<{ kind: string; granted: boolean }[]>`
    select kind, granted from sharing_consents where user_id = ${player.id} order by kind, server_version`;
  expect((await decided()).map(({ kind }) => kind)).toEqual(['loads', 'trainings']);

  // The coach sees what was shared, and what comes.
  const row = squad.getByRole('row', { name: /Mila Brandt/ });
  await row.waitFor(arrival);
  await expect.poll(() => row.innerText(), arrival).toMatch(/gestern/);
  await train(player, 0);
  await expect.poll(() => row.innerText(), arrival).toMatch(/heute/);
  await row.getByRole('link').focus();
  await squad.keyboard.press('Enter');
  await squad.getByRole('heading', { name: 'Letzte Einheiten' }).waitFor();
  await squad.getByText('Nicht geteilt: Testwerte, Bereitschaft, Schmerzen.').waitFor();
  await expectAccessibleAtBothWidths(squad);
  await squad.setViewportSize(laptop);
  await expectNothingLost(squad);

  // A no is said without a network, and counts when it is back.
  await appIsStored(page);
  await device.setOffline(true);
  await page.reload();
  // The switch lies under its drawing, as the whole row is its target.
  await page.getByText('was geplant ist und was du erledigt hast').click(arrival);
  await expect.poll(() => shares(/^Einheiten/).isChecked()).toBe(false);
  await squad.getByRole('heading', { name: 'Letzte Einheiten' }).waitFor();
  await device.setOffline(false);
  await squad.getByRole('heading', { name: 'Letzte Einheiten' }).waitFor({ state: 'detached', ...arrival });
  await squad.getByText('Nicht geteilt: Einheiten, Testwerte, Bereitschaft, Schmerzen.').waitFor();

  // Leaving takes one press.
  await page.getByRole('button', { name: 'Mannschaft verlassen' }).click();
  await page.getByText('Noch in keiner Mannschaft').waitFor(arrival);
  await squad.getByText('Hier ist niemand zu sehen').waitFor(arrival);
  expect(await browsers.sql`select from shared_loads where user_id = ${player.id}`).toHaveLength(0);
}, 300_000);

test('a squad is sorted, searched and walked by keyboard, a member removed, a second coach invited, and the team ends with the last', async () => {
  const coach = await named(await browsers.createNewcomer(), 'Katrin Sommer');
  const { page } = await signedIn(coach, laptop);
  await makeTeam(page);
  const [{ team } = { team: '' }] = await browsers.sql<{ team: string }[]>`
    select team_id as team from memberships where user_id = ${coach.id}`;
  const names = ['Änne Öztürk', 'Bea Groß', 'Clara Jost', 'Dana Ihle', 'Emma Voss', 'Fee Kolb', 'Greta Ohm', 'Hanna Reis', 'Ida Fuchs'];
  for (const [index, name] of names.entries()) {
    const player = await named(await browsers.createNewcomer(), name);
    await browsers.sql`insert into memberships (id, user_id, team_id, role, joined_at)
      values (${newId()}, ${player.id}, ${team}, 'player', now() - interval '30 days')`;
    if (index === 8) continue;
    await browsers.sql`insert into sharing_consents (id, user_id, team_id, kind, granted, text_version, decided_at)
      values (${newId()}, ${player.id}, ${team}, 'trainings', true, '2026-11-27', now() - interval '29 days')`;
    // Bea has not trained for long.
    await train(player, index === 1 ? 20 : 1);
  }
  const players = () => page.getByRole('rowheader').getByRole('link').allInnerTexts();
  await expect.poll(async () => (await players()).length, arrival).toBe(9);
  await expect.poll(async () => (await players())[0], arrival).toBe('Bea Groß');
  await page.getByText('Seit 20 Tagen kein Eintrag').waitFor();
  await page.getByText('teilt nichts mit dir').waitFor();
  await page.getByRole('button', { name: 'Name' }).click();
  await expect.poll(async () => (await players())[0]).toBe('Änne Öztürk');
  await page.getByRole('button', { name: 'Name' }).click();
  await expect.poll(async () => (await players())[0]).toBe('Ida Fuchs');
  await page.getByRole('searchbox', { name: 'Im Kader suchen' }).fill('gross');
  await expect.poll(players).toEqual(['Bea Groß']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Name' }).click();
  await page.getByRole('link', { name: 'Bea Groß' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Änne Öztürk');
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(laptop);
  await expectNothingLost(page);

  // Up to five beside each other, as far as they share it.
  await page.getByRole('link', { name: 'Vergleichen' }).click();
  await page.getByText('Wähle mindestens zwei.').waitFor();
  for (const name of ['Änne Öztürk', 'Bea Groß']) await page.getByText(name, { exact: true }).click();
  const done = page.getByRole('row', { name: /^Einheiten in vier Wochen/ });
  await expect.poll(() => done.getByRole('cell').allInnerTexts(), arrival).toEqual(['1', '1']);
  // The address keeps them, for the way back and for a colleague.
  await page.reload();
  await expect.poll(() => page.getByRole('columnheader').allInnerTexts(), arrival).toEqual(['A\nÄnne Öztürk', 'B\nBea Groß']);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(laptop);
  await expectNothingLost(page);
  await page.getByRole('link', { name: 'Zurück' }).click();

  await page.getByRole('button', { name: 'Verwalten' }).click();
  const manage = page.getByRole('dialog', { name: 'Mannschaft verwalten' });
  await expectAccessible(page);
  await manage.getByRole('button', { name: 'Dana Ihle entfernen' }).click();
  await manage.getByRole('button', { name: 'Dana Ihle wirklich entfernen' }).click();
  await manage.getByText('Dana Ihle').waitFor({ state: 'detached', ...arrival });
  await manage.getByLabel('Name der Mannschaft').fill('Frauen 1');
  await manage.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => browsers.sql`select name from teams where id = ${team}`, arrival).toEqual([{ name: 'Frauen 1' }]);
  await closeByEscape(manage);

  await page.getByRole('button', { name: 'Code zeigen' }).click();
  const first = await openCode(page);
  await page.getByText('Trainieren', { exact: true }).click();
  await expect.poll(() => openCode(page), arrival).not.toBe(first);
  const code = await openCode(page);
  const other = await named(await browsers.createPlayer(0), 'Jana Krüger');
  const { page: second } = await signedIn(other, laptop);
  await second.goto(`${browsers.url}/team/join`);
  await second.getByLabel('Code deiner Mannschaft').fill('falsch');
  await second.getByRole('button', { name: 'Weiter' }).click(arrival);
  await second.getByText('Diesen Code gibt es nicht, oder er ist abgelaufen.', { exact: false }).waitFor();
  await second.getByLabel('Code deiner Mannschaft').fill(`${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`);
  await second.getByRole('button', { name: 'Weiter' }).click();
  await second.getByText('Du trittst als Trainerin oder Trainer bei', { exact: false }).waitFor(arrival);
  await second.getByRole('button', { name: 'Beitreten', exact: true }).click();
  await second.getByRole('heading', { name: 'Frauen 1' }).waitFor(arrival);
  await expect.poll(async () => second.getByRole('rowheader').getByRole('link').count(), arrival).toBe(8);

  // The last coach reads that the team ends with him.
  await browsers.sql`delete from memberships where user_id = ${coach.id}`;
  await second.getByRole('button', { name: 'Verwalten' }).click();
  const last = second.getByRole('dialog', { name: 'Mannschaft verwalten' });
  await last.getByRole('button', { name: 'Mannschaft auflösen' }).click(arrival);
  await last.getByText('Mit dir endet sie.', { exact: false }).waitFor();
  await last.getByRole('button', { name: 'Mannschaft auflösen' }).click();
  await second.getByText('Noch in keiner Mannschaft').waitFor(arrival);
  expect(await browsers.sql`select from teams where id = ${team}`).toHaveLength(0);
}, 300_000);

test('twenty players stand on a laptop’s screen without scrolling', async () => {
  const coach = await named(await browsers.createNewcomer(), 'Katrin Sommer');
  const { sql } = browsers;
  const team_id = newId();
  await sql`insert into teams ${sql({ id: team_id, name: 'Frauen 1' })}`;
  await sql`insert into memberships ${sql({ id: newId(), user_id: coach.id, team_id, role: 'coach' })}`;
  for (let place = 1; place <= 20; place += 1) {
    const player = await named(await browsers.createNewcomer(), `Spielerin ${String(place).padStart(2, '0')}`);
    await sql`insert into memberships ${sql({ id: newId(), user_id: player.id, team_id, role: 'player', joined_at: '2026-09-01T10:00:00Z' })}`;
    if (place % 2 === 0) continue;
    // Silent since, so that both groups stand there; fit enough for the widest of the numbers above.
    for (const kind of ['trainings', 'readiness']) {
      const decision = { kind, granted: true, text_version: '2026-11-28', decided_at: '2026-09-02T10:00:00Z' };
      await sql`insert into sharing_consents ${sql({ id: newId(), user_id: player.id, team_id, ...decision })}`;
    }
    await sql`insert into trainingsplanreal ${sql({ id: newId(), user_id: player.id, name: 'Kraft', sessions_per_week: 3 })}`;
    await decideAboutHealth(sql, player.id, true, 'readiness');
    const answers = { sleep: 5, fatigue: 5, soreness: 5, stress: 5, mood: 4, noted_at: new Date() };
    await sql`insert into readiness_checks ${sql({ id: newId(), user_id: player.id, day: today, ...answers })}`;
  }
  const event = { id: newId(), team_id, kind: 'match', day: dayAfter(today, 12), start_time: '16:00', title: 'TV Beispielhausen' };
  await sql`insert into team_events ${sql(event)}`;
  const { page } = await signedIn(coach, laptop);
  await page.goto(`${browsers.url}/team`);
  const last = page.getByRole('row', { name: /^Spielerin/ }).nth(19);
  await last.waitFor(arrival);
  const bottom = async () => {
    const box = await last.boundingBox();
    return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
  };
  await page.getByText('im Schnitt sehr gut').waitFor();
  await expect.poll(bottom).toBeLessThanOrEqual(laptop.height);
});

test('a player under 16 joins without sharing, and reads why', async () => {
  const coach = await browsers.createNewcomer();
  const { page: squad } = await signedIn(coach, laptop);
  const code = await makeTeam(squad);
  const player = await browsers.createPlayer(0);
  const born = `${Number(today.slice(0, 4)) - 14}-06-01`;
  await browsers.sql`insert into profiles (id, date_of_birth) values (${player.id}, ${born})
    on conflict (id) do update set date_of_birth = excluded.date_of_birth`;
  const { page } = await signedIn(player);
  await page.goto(`${browsers.url}/team/join#${code}`);
  await page.getByText('Du bist unter 16.', { exact: false }).waitFor(arrival);
  expect(await page.getByRole('switch').count()).toBe(0);
  await page.getByRole('button', { name: 'Beitreten, ohne zu teilen' }).click();
  await page.getByRole('button', { name: 'Mannschaft verlassen' }).waitFor(arrival);
  await page.getByText('Du bist unter 16.', { exact: false }).waitFor();
  await squad.getByText('teilt nichts mit dir').waitFor(arrival);
  // A code of a team that one is in leads to it.
  await page.goto(`${browsers.url}/team/join#${code}`);
  await page.getByText('Du bist schon dabei.').waitFor(arrival);
}, 180_000);
