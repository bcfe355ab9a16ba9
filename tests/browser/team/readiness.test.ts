import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { sessionIsStored } from '../screens/dashboard.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const arrival = { timeout: 60_000 };

/** A team of a coach and a player who shares nothing yet. */
async function makeTeam(coach: Player, player: Player): Promise<string> {
  const { sql } = browsers;
  const team_id = newId();
  await sql`insert into teams ${sql({ id: team_id, name: 'Frauen 1' })}`;
  for (const [user_id, role] of [
    [coach.id, 'coach'],
    [player.id, 'player'],
  ] as const)
    await sql`insert into memberships ${sql({ id: newId(), user_id, team_id, role })}`;
  return team_id;
}

const answered = (player: Player) =>
  browsers.sql`select sleep, fatigue, soreness, stress, mood from readiness_checks where user_id = ${player.id}`;
const shared = (team: string) => browsers.sql`select points from shared_readiness where team_id = ${team}`;
const question = (page: Page, name: string) => page.getByRole('radiogroup', { name });

test('a player answers an ordinary day with three taps, without a network, and her coach sees the sum in words until she ends it', async () => {
  const [coach, player] = [await browsers.createNewcomer(), await browsers.createPlayer(1)];
  const team = await makeTeam(coach, player);
  const device = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(device);
  await browsers.signIn(page, player);
  await sessionIsStored(page, arrival);
  // Nobody is asked who has not agreed to it.
  expect(await page.getByText('Wie fit bist du heute?').count()).toBe(0);
  await page.goto(`${browsers.url}/team`);
  await page.getByRole('switch', { name: /^Bereitschaft/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Tagesfrage einschalten' }).click();
  await page.getByRole('dialog', { name: 'Tagesfrage' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ja, speichern' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await appIsStored(page);
  await device.setOffline(true);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('heading', { name: 'Wie fit bist du heute?' }).waitFor();
  // The three taps.
  await page.getByRole('button', { name: 'Antworten', exact: true }).click();
  await page.getByRole('button', { name: 'Alles normal' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('mittel', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Bereitschaft' }).waitFor();

  // Another day than that, corrected by keyboard.
  await page.getByRole('button', { name: 'Ändern' }).click();
  await question(page, 'Wie hast du geschlafen?').getByRole('radio', { name: '3, normal' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await question(page, 'Wie frisch bist du?').getByText('1', { exact: true }).click();
  await question(page, 'Wie viel Stress hast du?').getByText('2', { exact: true }).click();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 667 });
    await expectNothingLost(page);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('müde', { exact: true }).waitFor();
  expect(await answered(player)).toEqual([]);

  await device.setOffline(false);
  await expect.poll(() => answered(player), arrival).toEqual([{ sleep: 1, fatigue: 1, soreness: 3, stress: 2, mood: 3 }]);
  await expect.poll(() => shared(team), arrival).toEqual([{ points: 10 }]);

  const desk = firstPage(await browsers.open());
  await browsers.signIn(desk, coach);
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto(`${browsers.url}/team`);
  await desk.getByRole('cell', { name: '4,0 müde' }).waitFor(arrival);
  await desk.getByRole('link', { name: 'Test Person' }).click();
  await desk.getByText('heute: müde', { exact: true }).waitFor();
  expect(await desk.getByRole('list', { name: 'Bereitschaft der letzten 28 Tage' }).getByRole('listitem').count()).toBe(28);
  await expectAccessibleAtBothWidths(desk);

  // Ended, it is gone everywhere.
  await page.goto(`${browsers.url}/settings`);
  await page.getByRole('button', { name: 'Gesundheitsangaben' }).click();
  await page.getByRole('button', { name: 'Tagesfrage abschalten' }).click();
  await page.getByRole('button', { name: 'Abschalten und löschen' }).click();
  await page.getByRole('button', { name: 'Tagesfrage einschalten' }).waitFor();
  await expect.poll(() => shared(team), arrival).toEqual([]);
  expect(await answered(player)).toEqual([]);
  await desk.getByText('In den letzten vier Wochen kein Eintrag.').waitFor(arrival);
});
