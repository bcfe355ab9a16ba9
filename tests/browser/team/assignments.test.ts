import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { nextSession, sessionIsStored } from '../screens/dashboard.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const arrival = { timeout: 60_000 };

/** A team whose coach has a plan, with two players. */
async function makeTeam(coach: Player, players: Readonly<Record<string, Player>>): Promise<string> {
  const { sql } = browsers;
  const team_id = newId();
  await sql`insert into teams ${sql({ id: team_id, name: 'Frauen 1' })}`;
  const join = async (full_name: string, { id }: Player, role: string) => {
    await sql`update users set full_name = ${full_name} where id = ${id}`;
    await sql`insert into memberships ${sql({ id: newId(), user_id: id, team_id, role })}`;
  };
  await join('Katrin Sommer', coach, 'coach');
  for (const [name, player] of Object.entries(players)) await join(name, player, 'player');
  return team_id;
}

const answers = (team: string) => browsers.sql`
  select display_name as name, answer, comment from team_assignees join team_members on team_members.id = member_id
  where team_assignees.team_id = ${team} order by display_name`;
const card = (page: Page) => page.getByRole('region', { name: 'Von deinem Trainerteam' });

test('a coach sends a session, a player accepts it without a network and finds it in her week, and the coach reads what came back', async () => {
  const coach = await browsers.createPlayer(2);
  const players = { 'Clara Jost': await browsers.createPlayer(1), 'Mila Brandt': await browsers.createPlayer(1) };
  const team = await makeTeam(coach, players);
  const desk = firstPage(await browsers.open());
  await browsers.signIn(desk, coach);
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto(`${browsers.url}/team`);
  await desk.getByRole('link', { name: 'Zuweisen' }).click(arrival);
  // Nobody is chosen yet.
  await desk.getByRole('button', { name: 'Zuweisen' }).click(arrival);
  await desk.getByText('Wähle mindestens eine Person.').waitFor();
  await desk.getByRole('button', { name: 'Ganzer Plan' }).click();
  await desk.getByRole('option', { name: 'Nur Einheit 2' }).click();
  await desk.getByRole('button', { name: 'Alle 2' }).click();
  await desk.getByLabel('Notiz dazu (freiwillig)').fill('Technik vor Gewicht');
  await expectAccessibleAtBothWidths(desk);
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.getByRole('button', { name: 'Zuweisen' }).click();
  await desk.getByText('offen', { exact: true }).nth(1).waitFor();

  const device = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(device);
  await browsers.signIn(page, players['Clara Jost']);
  await sessionIsStored(page, arrival);
  await card(page).getByText('Von Katrin Sommer', { exact: false }).waitFor(arrival);
  await appIsStored(page);
  await device.setOffline(true);
  await card(page).getByText('Technik vor Gewicht').waitFor();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 667 });
    await expectNothingLost(page);
  }
  await card(page)
    .getByRole('button', { name: /annehmen/ })
    .click();
  await page.getByText('Angenommen', { exact: true }).waitFor();
  // It asks no longer; her own plan is the one of the day as before.
  await card(page).waitFor({ state: 'detached' });
  await nextSession(page).waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await card(page)
    .getByRole('button', { name: /annehmen/ })
    .click();
  await card(page).waitFor({ state: 'detached' });
  expect(await answers(team)).toMatchObject([{ answer: null }, { answer: null }]);
  await device.setOffline(false);
  await expect.poll(async () => (await answers(team))[0], arrival).toEqual({ name: 'Clara Jost', answer: 'accepted', comment: null });
  const placed = await browsers.sql`
    select p.name from scheduled_sessions m join sessions s on s.id = m.session_id join trainingsplanreal p on p.id = s.plan_id
    where m.user_id = ${players['Clara Jost'].id} and m.is_extra`;
  expect(placed).toHaveLength(1);

  // Her words about it, where the team is.
  await page.goto(`${browsers.url}/team`);
  await page.getByLabel(/^Kommentar/).fill('Mache ich gern');
  await page.getByRole('button', { name: 'Senden' }).click();
  await expectAccessibleAtBothWidths(page);
  await desk.getByText('Mache ich gern').waitFor(arrival);
  await desk.getByText(/^angenommen/).waitFor();

  // The other one puts it aside; then it is taken back from both.
  const second = firstPage(await browsers.open());
  await browsers.signIn(second, players['Mila Brandt']);
  await card(second)
    .getByRole('button', { name: /beiseitelegen/ })
    .click(arrival);
  await desk.getByText('beiseitegelegt', { exact: true }).waitFor(arrival);
  await desk.getByRole('button', { name: /zurücknehmen$/ }).click();
  await desk.getByRole('button', { name: 'Wirklich zurücknehmen' }).click();
  await desk.getByText('Noch nichts verschickt.', { exact: false }).waitFor();
  await page.getByRole('heading', { name: 'Von deinem Trainerteam' }).waitFor({ state: 'detached', ...arrival });
  expect(await browsers.sql`select from scheduled_sessions where user_id = ${players['Clara Jost'].id} and is_extra`).toHaveLength(1);
});
