import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const arrival = { timeout: 60_000 };

/** A team whose player shares a training of yesterday with her coach. */
async function makeTeam(coach: Player, player: Player): Promise<{ team: string; workout: string }> {
  const { sql } = browsers;
  const [team_id, workout] = [newId(), newId()];
  await sql`insert into teams ${sql({ id: team_id, name: 'Frauen 1' })}`;
  for (const [full_name, { id }, role] of [
    ['Katrin Sommer', coach, 'coach'],
    ['Mila Brandt', player, 'player'],
  ] as const) {
    await sql`update users set full_name = ${full_name} where id = ${id}`;
    await sql`insert into memberships ${sql({ id: newId(), user_id: id, team_id, role })}`;
  }
  await sql`insert into completed_sessions (id, user_id, workout_id, plan_name, began_at, completed_at, local_day, duration_minutes, effort)
    values (${workout}, ${player.id}, ${workout}, 'Sprungkraft', now() - interval '25 hours', now() - interval '24 hours',
      (now() - interval '25 hours')::date, 60, 7)`;
  await sql`insert into workout_tracking (id, user_id, workout_id, exercise_name, phase, set_number, weight, reps)
    values (${newId()}, ${player.id}, ${workout}, 'Kastensprung', 'main', 1, 0, 5)`;
  await sql`insert into sharing_consents (id, user_id, team_id, kind, granted, text_version, decided_at)
    values (${newId()}, ${player.id}, ${team_id}, 'trainings', true, 'test', now())`;
  return { team: team_id, workout };
}

const thread = (page: Page) => page.getByRole('region', { name: /^Gespräch/ });
const news = (page: Page) => page.getByRole('region', { name: 'Von deinem Trainerteam' });

test('a coach writes without a network, the player sees the mark and answers without one, and the coach reads it', async () => {
  const [coach, player] = [await browsers.createPlayer(0), await browsers.createPlayer(1)];
  const { team } = await makeTeam(coach, player);
  const bench = await browsers.open(undefined, { storesApp: true });
  const desk = firstPage(bench);
  await browsers.signIn(desk, coach);
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto(`${browsers.url}/team/player/${player.id}?team=${team}`);
  await desk.getByRole('button', { name: /^Schreiben/ }).waitFor(arrival);
  await appIsStored(desk);

  // By keyboard alone, and without a network.
  await bench.setOffline(true);
  await desk.getByRole('button', { name: /^Schreiben/ }).press('Enter');
  await thread(desk).getByLabel('Dein Kommentar').fill('Stark gesprungen, Mila');
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  await thread(desk).getByText('noch nicht gesendet').waitFor();
  await desk.getByRole('button', { name: 'Rückgängig' }).click();
  await thread(desk).getByText('Stark gesprungen, Mila').waitFor({ state: 'detached' });
  await thread(desk).getByLabel('Dein Kommentar').fill('Stark gesprungen');
  await thread(desk).getByRole('button', { name: 'Senden' }).click();
  await thread(desk).getByText('Stark gesprungen').waitFor();
  await expectAccessibleAtBothWidths(desk);
  await desk.setViewportSize({ width: 1280, height: 800 });
  expect(await browsers.sql`select from session_comments where user_id = ${player.id}`).toEqual([]);
  await bench.setOffline(false);

  const device = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(device);
  await browsers.signIn(page, player);
  await news(page).getByText('Katrin Sommer hat dir zum Training', { exact: false }).waitFor(arrival);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 667 });
    await expectNothingLost(page);
  }
  await appIsStored(page);
  await device.setOffline(true);
  await news(page).getByRole('link', { name: 'Lesen' }).click();
  await thread(page).getByText('Stark gesprungen').waitFor(arrival);
  await thread(page).getByText('neu', { exact: true }).waitFor();
  await thread(page).getByLabel('Deine Antwort').fill('Danke, morgen mehr');
  await thread(page).getByRole('button', { name: 'Senden' }).click();
  await thread(page).getByText('Danke, morgen mehr').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByRole('heading', { level: 1 }).first().waitFor(arrival);
  await news(page).waitFor({ state: 'detached', ...arrival });
  await device.setOffline(false);

  // Where the coach looks first, until it was read; then on no device of his.
  await desk.goto(`${browsers.url}/team?team=${team}`);
  await desk.getByText('Eine neue Nachricht').first().waitFor(arrival);
  const second = firstPage(await browsers.open());
  await browsers.signIn(second, coach);
  await second.goto(`${browsers.url}/team?team=${team}`);
  await second.getByText('Eine neue Nachricht').first().waitFor(arrival);
  await desk.goto(`${browsers.url}/team/player/${player.id}?team=${team}`);
  await desk.getByText('1 neu', { exact: true }).waitFor(arrival);
  await desk.getByRole('button', { name: /^2 Einträge/ }).click();
  await thread(desk).getByText('Danke, morgen mehr').waitFor();
  await second
    .getByText('Eine neue Nachricht')
    .first()
    .waitFor({ state: 'detached', ...arrival });

  // With the sharing of trainings the thread goes on both sides.
  await page.goto(`${browsers.url}/team?team=${team}`);
  await page.getByRole('switch', { name: /^Einheiten/ }).press('Space', arrival);
  await desk.getByText('Nicht geteilt: Einheiten', { exact: false }).waitFor(arrival);
  await expect.poll(() => browsers.sql`select from session_comments where user_id = ${player.id}`, arrival).toEqual([]);
  expect(await browsers.sql`select from team_comments where team_id = ${team}`).toEqual([]);
});

test('a player begins a thread about her training without a network, and her coach finds it and answers', async () => {
  const [coach, player] = [await browsers.createPlayer(0), await browsers.createPlayer(1)];
  const { team, workout } = await makeTeam(coach, player);
  const device = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(device);
  await browsers.signIn(page, player);
  await page.goto(`${browsers.url}/workout-completed?workout=${workout}`);
  const begin = page.getByRole('button', { name: 'Deinem Trainerteam schreiben' });
  await begin.waitFor(arrival);
  await appIsStored(page);
  await device.setOffline(true);
  await begin.press('Enter');
  await thread(page).getByLabel('Deine Nachricht').fill('Soll ich morgen höher springen?');
  await thread(page).getByRole('button', { name: 'Senden' }).click();
  await thread(page).getByText('Soll ich morgen höher springen?').waitFor();
  await expectAccessibleAtBothWidths(page);
  await device.setOffline(false);

  const desk = firstPage(await browsers.open());
  await browsers.signIn(desk, coach);
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto(`${browsers.url}/team?team=${team}`);
  await desk.getByText('Eine neue Nachricht').first().waitFor(arrival);
  await desk.goto(`${browsers.url}/team/player/${player.id}?team=${team}`);
  await desk.getByRole('button', { name: /^1 Eintrag/ }).click(arrival);
  await thread(desk).getByText('Soll ich morgen höher springen?').waitFor();
  await thread(desk).getByLabel('Dein Kommentar').fill('Ja, zwei Stufen');
  await thread(desk).getByRole('button', { name: 'Senden' }).click();
  await thread(page).getByText('Ja, zwei Stufen').waitFor(arrival);

  // With the sharing of trainings the way to begin one goes as well.
  await page.goto(`${browsers.url}/team?team=${team}`);
  await page.getByRole('switch', { name: /^Einheiten/ }).press('Space', arrival);
  await page.goto(`${browsers.url}/workout-completed?workout=${workout}`);
  await page.getByText('Kastensprung').first().waitFor(arrival);
  expect(await begin.count()).toBe(0);
});
