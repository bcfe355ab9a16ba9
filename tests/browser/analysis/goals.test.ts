import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { follow } from '../screens/follow.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const today = new Intl.DateTimeFormat('sv').format(new Date());
const exercise = 'Kniebeuge 1';

/** A workout a week until yesterday, each with one set of five. */
async function lift(player: Player, weights: readonly number[]): Promise<void> {
  const { sql } = browsers;
  for (const [index, weight] of weights.entries()) {
    const at = new Date(`${dayAfter(today, (index - weights.length + 1) * 7 - 1)}T12:00:00Z`);
    const [workout_id, owned] = [newId(), { user_id: player.id }];
    await sql`insert into workout_tracking ${sql({ ...owned, id: newId(), workout_id, exercise_name: exercise, phase: 'main', set_number: 1, weight, reps: 5, unit: 'kg', created_at: at })}`;
    await sql`insert into completed_sessions ${sql({ ...owned, id: newId(), workout_id, completed_at: at, duration_minutes: 40 })}`;
  }
}

async function jump(player: Player, heights: readonly number[]): Promise<void> {
  const { sql } = browsers;
  for (const [index, height] of heights.entries()) {
    const results = { countermovement_jump: { bester_wert: height, einheit: 'cm', versuch_1: height } };
    await sql`insert into fitness_tests ${sql({ id: newId(), user_id: player.id, test_category: 'sprungkraft', test_date: dayAfter(today, (index - heights.length) * 30), test_time: '18:00', results: sql.json(results) })}`;
  }
}

const stored = ({ id }: Player) =>
  browsers.sql`select kind, subject, measure, target::float8 as target, reps, weeks from goals where user_id = ${id} order by created_at`;

/** Numbers and their units are kept together by other blanks. */
async function expectSaid(page: Page, text: string): Promise<void> {
  const said = () => page.getByRole('region', { name: 'Meldungen' }).allTextContents();
  await expect.poll(async () => (await said()).join(' ').replaceAll(/\s+/gu, ' '), { timeout: 10_000 }).toContain(text);
}

const rows = (page: Page) => page.locator('main li').filter({ has: page.getByRole('button', { name: /^Mehr zum Ziel/ }) });
const words = async (page: Page) => (await rows(page).allInnerTexts()).map((text) => text.replaceAll(/\s+/gu, ' ').trim());

test('a goal is set by keyboard alone and without a network, changed, deleted, brought back, and reaches the account and another device', async () => {
  const player = await browsers.createPlayer(1);
  await lift(player, [90, 92.5, 95, 95, 97.5]);
  const device = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(device);
  await browsers.signIn(page, player);
  await follow(page, '/statistics/goals');
  await page.getByText('Was willst du schaffen?').waitFor();
  await appIsStored(page);
  await device.setOffline(true);

  await page.getByRole('button', { name: 'Neues Ziel' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Neues Ziel' });
  await dialog.getByRole('button', { name: /Übung wählen/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: exercise }).waitFor();
  await page.keyboard.type('Kniebeuge');
  await page.keyboard.press('Enter');
  // The next round mark is there to begin with.
  const target = dialog.getByRole('textbox', { name: 'Ziel in kg' });
  await expect.poll(() => target.inputValue()).toBe('100');
  await dialog.getByRole('textbox', { name: 'Wiederholungen in Wdh.' }).focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowUp');
  await expectAccessible(page);
  await expectNothingLost(page);
  await dialog.getByRole('button', { name: 'Ziel setzen' }).focus();
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Ziel gesetzt');
  await expect.poll(() => words(page)).toEqual([expect.stringMatching(/^Kniebeuge 1 100 kg × 5 bis .* noch 2,5 kg, auf Kurs$/)]);

  await page.getByRole('button', { name: /^Mehr zum Ziel/ }).click();
  await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
  const change = page.getByRole('dialog', { name: 'Ziel ändern' });
  await change.getByRole('textbox', { name: 'Ziel in kg' }).fill('105');
  await change.getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => words(page)).toEqual([expect.stringContaining('105 kg × 5')]);
  await page.getByRole('button', { name: /^Mehr zum Ziel/ }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByText('Was willst du schaffen?').waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).last().click();
  await expect.poll(() => words(page)).toEqual([expect.stringContaining('105 kg × 5')]);
  await device.setOffline(false);
  await expect
    .poll(() => stored(player), { timeout: 30_000 })
    .toEqual([{ kind: 'exercise', subject: exercise, measure: 'weight', target: 105, reps: 5, weeks: null }]);

  const other = firstPage(await browsers.open());
  await browsers.signIn(other, player);
  await follow(other, '/statistics/goals');
  await expect.poll(() => words(other), { timeout: 20_000 }).toEqual([expect.stringContaining('noch 7,5 kg')]);
});

test('the next round mark is a suggestion, one press makes it a goal, two presses too, and the workout that reaches it says the day', async () => {
  const player = await browsers.createPlayer(1);
  await lift(player, [90, 92.5, 95, 97.5]);
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await follow(page, '/statistics/performance');
  await page.getByText('Bester Satz', { exact: true }).first().click();
  const goals = page.getByRole('region', { name: 'Ziele' });
  await goals.getByText(/Vorschlag: 100\s?kg bis/).waitFor();
  await page.getByText(/Vorschlag 100\s?kg$/).waitFor();
  await goals.getByRole('button', { name: 'Als Ziel nehmen' }).dblclick();
  await page.getByText(/^Ziel 100\s?kg$/).waitFor();
  expect(await page.getByText(/Vorschlag/).count()).toBe(0);
  await expect.poll(() => stored(player), { timeout: 30_000 }).toMatchObject([{ measure: 'weight', target: 100, reps: 1 }]);
  await expectAccessibleAtBothWidths(page);

  const { sql } = browsers;
  await sql`update workout_tracking set weight = 100 where user_id = ${player.id} and weight = 97.5`;
  await sql`update goals set set_on = ${dayAfter(today, -3)} where user_id = ${player.id}`;
  await follow(page, '/statistics/goals');
  await page.getByRole('heading', { name: 'Geschafft' }).waitFor({ timeout: 20_000 });
  expect(await words(page)).toEqual([expect.stringMatching(/100 kg geschafft am/)]);
});

test('a goal of a test is a line of its chart, and statistics and dashboard show all goals', async () => {
  const player = await browsers.createPlayer(1);
  await jump(player, [36, 37, 38]);
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await follow(page, '/ist-zustand/historie?kategorie=sprungkraft');
  await page.getByRole('button', { name: 'Eigenes Ziel setzen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neues Ziel' });
  await dialog.getByText('Countermovement Jump').waitFor();
  await dialog.getByRole('button', { name: 'Ziel setzen' }).click();
  await dialog.getByText('Welchen Wert willst du schaffen?').waitFor();
  await dialog.getByRole('textbox', { name: 'Ziel in cm' }).fill('40');
  await dialog.getByRole('button', { name: 'Ziel setzen' }).click();
  await page.getByText(/^Ziel 40\s?cm bis/).waitFor();
  await page.getByText(/noch 2\s?cm/).waitFor();
  await expectAccessibleAtBothWidths(page);
  await expectNothingLost(page);
  for (const place of ['/statistics', '/dashboard']) {
    await follow(page, place);
    await page
      .getByRole('region', { name: 'Deine Ziele' })
      .getByText(/noch 2\s?cm/)
      .waitFor();
    await expectAccessibleAtBothWidths(page);
    await expectNothingLost(page);
  }
});

test('with twenty open goals no further one is set', async () => {
  const player = await browsers.createPlayer(1);
  await browsers.sql`
    insert into goals (id, user_id, kind, target, weeks, set_on, until_day)
    select gen_random_uuid(), ${player.id}, 'habit', 3, n, ${today}::date, ${dayAfter(today, 200)}::date from generate_series(1, 20) n`;
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await follow(page, '/statistics/goals');
  await expect.poll(() => rows(page).count(), { timeout: 20_000 }).toBe(20);
  await page.getByRole('button', { name: 'Neues Ziel' }).click();
  await page.getByRole('dialog').getByText('Gewohnheit', { exact: true }).click();
  await page.getByRole('button', { name: 'Ziel setzen' }).click();
  await expectSaid(page, 'Zwanzig Ziele sind offen');
  await expect.poll(() => rows(page).count()).toBe(20);
});
