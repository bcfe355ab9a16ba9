import { questionnaireToRow } from '@anwurf/domain/questionnaire/answers-row';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { questionnaire } from '../../server/plans/plan-requests.ts';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { nextSession, sessionIsStored } from '../screens/dashboard.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const arrival = { timeout: 60_000 };
const card = (page: Page) => page.getByRole('region', { name: 'Von deinem Trainerteam' });

test('a coach wishes for a plan, a player accepts it without a network, and a newcomer answers the questions first', async () => {
  const { sql } = browsers;
  const coach = await browsers.createPlayer(0);
  const player = await browsers.createPlayer(1);
  const newcomer = await browsers.createNewcomer();
  const team_id = newId();
  await sql`insert into teams ${sql({ id: team_id, name: 'Frauen 1' })}`;
  for (const [full_name, { id }, role] of [
    ['Katrin Sommer', coach, 'coach'],
    ['Clara Jost', player, 'player'],
    ['Mila Brandt', newcomer, 'player'],
  ] as const) {
    await sql`update users set full_name = ${full_name} where id = ${id}`;
    await sql`insert into memberships ${sql({ id: newId(), user_id: id, team_id, role })}`;
  }
  const plansOf = (user: string) => sql<{ id: string; name: string }[]>`
    select id, name from trainingsplanreal where user_id = ${user} order by created_at`;

  const desk = firstPage(await browsers.open());
  await browsers.signIn(desk, coach);
  // The team's parts: one row on a phone, above each of its screens at a desk.
  await desk.setViewportSize({ width: 320, height: 700 });
  await desk.goto(`${browsers.url}/team`);
  const parts = desk.getByRole('navigation', { name: 'Mannschaft' });
  await parts.getByRole('link', { name: 'Testtag' }).waitFor(arrival);
  expect((await parts.boundingBox())?.height).toBeLessThan(60);
  await desk.setViewportSize({ width: 1280, height: 800 });
  await parts.getByRole('link', { name: 'Zuweisen' }).click();
  await desk.getByRole('heading', { name: 'Zuweisen' }).waitFor(arrival);
  expect(await parts.getByRole('link', { name: 'Zuweisen' }).getAttribute('aria-current')).toBe('page');
  // The coach has no plan of her own: wishes need none.
  await desk.getByRole('button', { name: 'Alle 2' }).click(arrival);
  await desk.getByRole('button', { name: 'Zuweisen' }).click();
  await desk.getByText('Wähle mindestens ein Ziel.').waitFor();
  for (const goal of ['Höher springen', 'Schneller werden']) await desk.getByText(goal, { exact: true }).click();
  await desk.getByText('Hauptziel: Höher springen').waitFor();
  const sessions = desk.getByRole('radiogroup', { name: 'Einheiten in der Woche' });
  await sessions.getByText('3-mal', { exact: true }).click();
  await expectAccessibleAtBothWidths(desk);
  await desk.setViewportSize({ width: 320, height: 700 });
  await expectNothingLost(desk);
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.getByRole('button', { name: 'Zuweisen' }).click();
  await desk.getByText('Plan für jede Person · Höher springen, Schneller werden · 3 Einheiten die Woche').waitFor();

  const device = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(device);
  await browsers.signIn(page, player);
  await sessionIsStored(page, arrival);
  await card(page)
    .getByText('Ein Plan für dich · Höher springen, Schneller werden · 3 Einheiten die Woche', { exact: false })
    .waitFor(arrival);
  await page.goto(`${browsers.url}/team`);
  await appIsStored(page);
  await device.setOffline(true);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 667 });
    await expectNothingLost(page);
  }
  await page.getByRole('button', { name: 'Höher springen annehmen' }).click();
  await page.getByText('Kein Empfang. Dein Plan entsteht, sobald du wieder Empfang hast.', { exact: false }).waitFor();
  expect(await plansOf(player.id)).toHaveLength(1);
  await device.setOffline(false);
  await page.getByRole('link', { name: 'Ansehen' }).waitFor(arrival);
  const [, wished] = await plansOf(player.id);
  expect(wished?.name).toBe('Höher springen');
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: 'Ansehen' }).click();
  await page.getByRole('heading', { name: 'Höher springen' }).waitFor(arrival);
  // Her own plan is still the one that she trains.
  await page.goto(`${browsers.url}/dashboard`);
  await nextSession(page).waitFor(arrival);
  expect(await sql`select chosen_at from trainingsplanreal where id = ${wished?.id ?? ''}`).toMatchObject([{ chosen_at: null }]);

  const second = firstPage(await browsers.open());
  await browsers.signIn(second, newcomer);
  await second.goto(`${browsers.url}/team`);
  await second.getByRole('link', { name: 'Fragen beantworten' }).click(arrival);
  await second.waitForURL('**/training-plans/new');
  // She answers on another device; the card has waited.
  await sql`insert into fragebogen_antworten ${sql({ id: newId(), benutzer_id: newcomer.id, ...questionnaireToRow(questionnaire) })}`;
  await second.goto(`${browsers.url}/team`);
  await second.getByRole('button', { name: 'Höher springen annehmen' }).click(arrival);
  await second.getByRole('link', { name: 'Ansehen' }).waitFor(arrival);
  expect(await plansOf(newcomer.id)).toMatchObject([{ name: 'Höher springen' }]);

  // The coach reads the answers, and nothing of what they were made from.
  await desk.getByText('angenommen', { exact: true }).nth(1).waitFor(arrival);
  for (const word of ['Kreisläufer', 'Kein Equipment', 'Ada']) expect(await desk.getByText(word).count()).toBe(0);
});
