import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { stressBeyond, stressLimits } from '@anwurf/domain/plan/complaint-limits';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../screens/axe.ts';
import { useBrowsers } from '../fixture.ts';
import { agreeToHealth, answerSteps, firstPage, goOn, startOver, waitForStep } from './onboarding-steps.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { nextSession, sessionIsStored } from '../screens/dashboard.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createNewcomer(), { storesApp: true, keepsOpen: true });
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

async function plansOf(userId: string): Promise<number> {
  return (await browsers.sql`select id from trainingsplanreal where user_id = ${userId}`).length;
}

test('a newcomer answers ten questions, gets one plan and stands on the dashboard, at 390 and 1280 px', async () => {
  const { page, player } = device;
  await page.goto(`${browsers.url}/dashboard`);
  await page.waitForURL('**/onboarding/name');
  await answerSteps(page, 1, 10, async (step) => {
    // Answered at one width and led on from at the other, in turn.
    for (const viewport of step % 2 === 0 ? [desktop, phone] : [phone, desktop]) {
      await page.setViewportSize(viewport);
      expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(String(step * 10));
      await page.getByText(`${step}0 %`).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    }
    await expectAccessible(page);
  });
  await page.getByRole('button', { name: 'Weiter' }).dblclick();
  await page.getByText('Dein Plan ist fertig').waitFor();
  await page.waitForURL('**/training-plans');
  await page.getByText('Plan anzeigen').first().waitFor();
  expect(await plansOf(player.id)).toBe(1);

  await page.goto(`${browsers.url}/dashboard`);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await nextSession(page).waitFor();
  }
  expect(await browsers.sql`select user_id from user_marketing_profiles where user_id = ${player.id}`).toEqual([]);
  expect(await browsers.sql`select gender from profiles where id = ${player.id}`).toEqual([{ gender: 'female' }]);
}, 240_000);

test('the questions are answered by keyboard alone: Enter goes on, arrows choose, Zurück keeps what was answered', async () => {
  const { page, player } = device;
  await startOver(browsers, page, player);
  await waitForStep(page, 1);
  const name = page.getByLabel('Vor- und Nachname');
  await name.fill('   ');
  expect(await page.getByRole('button', { name: 'Weiter' }).isDisabled()).toBe(true);
  await name.press('Enter');
  await waitForStep(page, 1);
  await name.fill('Ada Beispiel');
  await name.press('Enter');
  await waitForStep(page, 2);

  // The heading has the focus: Tab leads on to the search, the way to skip it, and 'Weiter'.
  await page.getByRole('button', { name: 'Überspringen' }).focus();
  await page.keyboard.press('Enter');
  await waitForStep(page, 3);
  expect(await page.getByRole('button', { name: 'Weiter' }).isDisabled()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('radio', { name: 'Weiblich', checked: true }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('radio', { name: 'Männlich', checked: true }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await waitForStep(page, 4);

  await page.getByRole('link', { name: 'Zurück' }).press('Enter');
  await waitForStep(page, 3);
  await expect.poll(() => page.getByRole('radio', { name: 'Männlich' }).isChecked()).toBe(true);
});

test('two tabs at the last step: whichever is submitted, both wait for the one plan that is made', async () => {
  const { context, page: first, player } = device;
  await startOver(browsers, first, player);
  await answerSteps(first, 1, 10);
  const second = await context.newPage();
  second.setDefaultTimeout(60_000);
  await second.goto(`${browsers.url}/onboarding/equipment`);
  await second.getByRole('checkbox', { name: 'Kettlebell', checked: true }).waitFor();
  const visited: string[] = [];
  second.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  // Whichever comes second may have been led on before its tap.
  const tap = (page: Page) => page.getByRole('button', { name: 'Weiter' }).click({ timeout: 10_000 });
  const taps = await Promise.allSettled([tap(first), tap(second)]);
  expect(taps.map(({ status }) => status)).toContain('fulfilled');
  await first.waitForURL('**/training-plans');
  await second.waitForURL('**/training-plans');
  expect([...new Set(visited)]).toEqual(['/loading', '/training-plans']);
  expect(await plansOf(player.id)).toBe(1);
});

test('a player who returns after the name is asked for his player card until he has passed it', async () => {
  const { page, player } = device;
  await startOver(browsers, page, player);
  await answerSteps(page, 1, 1);
  await goOn(page);
  await waitForStep(page, 2);
  await page.goto(`${browsers.url}/dashboard`);
  await page.waitForURL('**/onboarding/player-card');
  await page.getByRole('button', { name: 'Überspringen' }).click();
  await waitForStep(page, 3);
  await page.goto(`${browsers.url}/dashboard`);
  await page.waitForURL('**/onboarding/gender');
  expect(await page.getByRole('button', { name: 'Weiter' }).isDisabled()).toBe(true);
});

test('an address beyond the first missing answer leads back to it, and answers survive a reload', async () => {
  const { page, player } = device;
  await startOver(browsers, page, player);
  await answerSteps(page, 1, 4);
  await page.reload();
  await waitForStep(page, 4);
  await expect.poll(() => page.getByRole('radio', { name: 'Rückraumspieler' }).isChecked()).toBe(true);
  await page.goto(`${browsers.url}/onboarding/duration`);
  await page.waitForURL('**/onboarding/goals');
  await page.goto(`${browsers.url}/dashboard`);
  await page.waitForURL('**/onboarding/goals');
  await page.goto(`${browsers.url}/onboarding`);
  await page.waitForURL('**/onboarding/name');
  await page.goto(`${browsers.url}/onboarding/gibt-es-nicht`);
  await page.getByText('404').waitFor();
  await page.goto(`${browsers.url}/loading`);
  await page.waitForURL('**/onboarding/goals');
});

test('a return visitor lands on the dashboard, on a new device without a glimpse of the questions', async () => {
  const player = await browsers.createPlayer(1);
  const page = firstPage(await browsers.open());
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await browsers.signIn(page, player);
  await sessionIsStored(page);
  expect(visited.filter((path) => path.startsWith('/onboarding'))).toEqual([]);
  await page.goto(`${browsers.url}/onboarding/goals`);
  await page.waitForURL('**/dashboard');
});

test('a player who confirms his card finds it on the dashboard', async () => {
  const { page, player } = device;
  await startOver(browsers, page, player);
  await waitForStep(page, 1);
  await page.getByLabel('Vor- und Nachname').press('Enter');
  await waitForStep(page, 2);
  await page.getByLabel('Name').fill('Alva');
  await page.getByRole('button', { name: /Alva Immenhort/ }).click();
  await page.getByText('Bist du das?').waitFor();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('heading', { name: /Alva Immenhort/ }).waitFor();
  await goOn(page);
  await answerSteps(page, 3, 10);
  await goOn(page);
  await page.waitForURL('**/training-plans');
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByRole('heading', { name: /Alva Immenhort/ }).waitFor();
  const [row] = await browsers.sql`select * from user_dashboard_settings where user_id = ${player.id}`;
  expect(row).toMatchObject({ selected_player_name: 'Alva Immenhort', selected_player_team: 'HSV Wolkenrain' });
});

test('without a network from the middle on the questions go on, and the plan comes when it is back', async () => {
  const { context, page, player } = device;
  await device.closeOtherTab();
  await startOver(browsers, page, player);
  await answerSteps(page, 1, 4);
  await appIsStored(page);
  await context.setOffline(true);
  await page.goto(`${browsers.url}/onboarding/player-card`);
  await page.getByText('Kein Empfang. Die Spielersuche braucht das Netz.').waitFor();
  await expectAccessible(page);
  await page.goto(`${browsers.url}/onboarding/goals`);
  await answerSteps(page, 5, 10, async (step) => {
    if (step !== 6) return;
    await agreeToHealth(page);
    await page.getByText('Knie', { exact: true }).click();
  });
  await goOn(page);
  await page.getByText('Kein Empfang. Deine Antworten sind auf dem Gerät gespeichert.').waitFor();
  await page.locator('[role=progressbar][aria-valuenow="35"]').waitFor();
  await expectAccessible(page);
  await page.reload();
  await page.getByText('Kein Empfang. Deine Antworten sind auf dem Gerät gespeichert.').waitFor();

  await context.setOffline(false);
  await page.waitForURL('**/training-plans', { timeout: 30_000 });
  await page.getByText('Plan anzeigen').first().waitFor();
  expect(await plansOf(player.id)).toBe(1);
  const [row] = await browsers.sql`select aktuelle_verletzungen from fragebogen_antworten where benutzer_id = ${player.id}`;
  expect(row).toMatchObject({ aktuelle_verletzungen: 'Knie' });
});

/** Fields of a step beside its one question. */
async function answerFurther(page: Page, step: number): Promise<void> {
  const days = (label: string, day: string) => page.getByRole('group', { name: label }).getByText(day, { exact: true }).click();
  const venue = (session: number, place: string) =>
    page
      .getByRole('radiogroup', { name: `Ort von Einheit ${session}` })
      .getByText(place)
      .click();
  if (step === 3) await page.getByLabel('Geburtsdatum').fill('1999-04-12');
  if (step === 6) {
    await agreeToHealth(page);
    await page.getByText('Knie', { exact: true }).click();
    for (let level = 4; level < 7; level += 1) await page.getByRole('slider', { name: 'Knie' }).press('ArrowRight');
  }
  if (step === 7) {
    for (const day of ['Di', 'Do']) await days('An welchen Tagen', day);
    await days('Wann sind eure Spiele', 'So');
  }
  if (step === 8) {
    await venue(1, 'Zuhause');
    await venue(2, 'Studio');
  }
  if (step === 9) await page.getByText('3 Jahre und mehr', { exact: true }).click();
  if (step === 10) {
    await page.getByLabel('Schwerste Hantel').fill('22,5');
    await page.getByLabel('Kleinster Schritt').fill('2,5');
  }
}

test('a coach’s further questions are answered without a network, stored, and used for the plan', async () => {
  const { context, page, player } = device;
  await startOver(browsers, page, player);
  await waitForStep(page, 1);
  await page.getByRole('button', { name: 'Nur notwendige' }).click();
  await appIsStored(page);
  await context.setOffline(true);
  await answerSteps(page, 1, 10, async (step) => {
    await answerFurther(page, step);
    // No question is below what a phone shows.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });
  await goOn(page);
  await page.getByText('Kein Empfang. Deine Antworten sind auf dem Gerät gespeichert.').waitFor();
  await context.setOffline(false);
  await page.waitForURL('**/training-plans', { timeout: 30_000 });
  await page.getByText('Plan anzeigen').first().waitFor();

  const { sql } = browsers;
  expect((await sql`select * from training_profiles where user_id = ${player.id}`)[0]).toMatchObject({
    training_age: '3+',
    session_venues: ['Zuhause', 'Studio'],
    team_days: ['di', 'do'],
    match_days: ['so'],
    heaviest_dumbbell: '22.50',
    weight_step: '2.50',
  });
  expect(await sql`select date_of_birth::text from profiles where id = ${player.id}`).toEqual([{ date_of_birth: '1999-04-12' }]);
  expect(await sql`select region, level from complaints where user_id = ${player.id}`).toEqual([{ region: 'Knie', level: 7 }]);
  const sessions = await sql<{ venue: string; weekday: string }[]>`
    select venue, weekday from sessions where user_id = ${player.id} order by session_order`;
  expect(sessions.map(({ venue }) => venue)).toEqual(['Zuhause', 'Studio']);
  for (const { weekday } of sessions) expect(['mo', 'mi', 'fr', 'sa']).toContain(weekday);
  const names = (await sql<{ name: string }[]>`select name from plan_exercises where user_id = ${player.id}`).map(({ name }) => name);
  const limits = stressLimits([{ region: 'Knie', level: 7 }]);
  const planned = CATALOGUE.filter(({ name }) => names.includes(name));
  expect(planned.length).toBeGreaterThan(5);
  const loads = (exercise: (typeof planned)[number]) =>
    stressBeyond(limits, exercise).length > 0 || exercise.contraindications.includes('Knie');
  expect(planned.filter(loads).map(({ name }) => name)).toEqual([]);
}, 120_000);
