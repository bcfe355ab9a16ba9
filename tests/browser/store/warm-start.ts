import type { Page } from 'playwright-core';
import type { BrowserFixture, Player } from '../fixture.ts';
import { nextSession } from '../screens/dashboard.ts';
import type { CountingLine } from '../week/counting-line.ts';
import { appIsStored } from './stored-app.ts';

/** A player who trains by a plan and has chosen his card in the statistics, as far as the dashboard asks for it. */
export async function createPlayerWithCard(browsers: BrowserFixture): Promise<Player> {
  const player = await browsers.createPlayer(1);
  await browsers.sql`insert into user_dashboard_settings (user_id, selected_player_name, selected_player_team, selected_player_season)
    select ${player.id}, name, mannschaft, saison from player_stats_de where name = 'Alva Immenhort'`;
  return player;
}

/** Signs a new device in over the line, until it has everything and the app is stored. */
export async function visitFirst(page: Page, line: CountingLine, { email, password }: Player): Promise<void> {
  await page.goto(`${line.url}/login`);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await nextSession(page).waitFor();
  await page.getByRole('region', { name: 'Spielerkarte' }).getByText('7m-Quote').waitFor();
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await appIsStored(page);
}

/** Starts the app again on a device that has everything, until it has nothing left to ask. */
export async function startAgain(page: Page, line: CountingLine, path: string): Promise<void> {
  const before = line.transfers.length;
  const isOver = () => {
    const asked = line.transfers.slice(before).map((transfer) => transfer.path);
    return ['/sw.js', '/api/sync/finished-origins'].every((last) => asked.includes(last));
  };
  await page.goto(line.url + path);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  while (!isOver()) await page.waitForTimeout(50);
}
