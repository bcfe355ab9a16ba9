import { dayAfter, daysBetween, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { YOUTH_KNEE } from '@anwurf/domain/coach/modules/youth-knee';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../screens/axe.ts';
import { newId } from '../../server/fixture.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { useSharedDevice } from '../store/shared-device.ts';

const browsers = useBrowsers();
const today = new Intl.DateTimeFormat('sv').format(new Date());
const monday = mondayOf(today);
/** A day of the next week, which is ahead on whatever day this runs. */
const next = (days: number) => dayAfter(monday, 7 + days);
const wordFormat = new Intl.DateTimeFormat('de-DE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const words = (day: string) => wordFormat.format(new Date(day));

/** Puts the plan's sessions on Monday, Wednesday and Friday, wherever a test before has put them. */
const putOnWeekdays = (player: Player) =>
  browsers.sql`update sessions set weekday = (array['mo', 'mi', 'fr'])[session_order], venue = 'Halle' where user_id = ${player.id}`;

/** Three sessions a week on Monday, Wednesday and Friday; the team trains on Tuesday and plays on Saturday. */
async function makeWeek(player: Player): Promise<void> {
  const { sql } = browsers;
  await sql`update trainingsplanreal set week_count = 8, sessions_per_week = 3, started_on = ${monday} where user_id = ${player.id}`;
  await putOnWeekdays(player);
  await sql`insert into training_profiles (user_id, team_days, match_days) values (${player.id}, ${['di']}, ${['sa']})`;
}

const device = useSharedDevice(
  browsers,
  async () => {
    const player = await browsers.createPlayer(3);
    await makeWeek(player);
    return player;
  },
  { keepsOpen: true },
);

const day = (page: Page, days: number) => page.getByRole('listitem', { name: words(next(days)) });
const sessionOn = (page: Page, days: number, order: number) => day(page, days).getByRole('link', { name: `Einheit ${order}` });
/** Puts a session of the plan on today, which is then no day of a match or of the team. */
async function planToday(player: Player): Promise<void> {
  const [session_id = ''] = await browsers.sessionIds(player);
  const { sql } = browsers;
  await sql`update training_profiles set team_days = '{}', match_days = '{}', match_dates = '{}' where user_id = ${player.id}`;
  await sql`delete from scheduled_sessions where user_id = ${player.id}`;
  const row = { id: newId(), user_id: player.id, session_id, plan_week: 1, planned_on: today, turn: 0, scheduled_at: new Date() };
  await sql`insert into scheduled_sessions ${sql(row)}`;
}

const grip = (page: Page, order: number) => page.getByRole('button', { name: `Einheit ${order} verschieben` });

/** No line of a row of parts begins or ends with the dot between two of them. */
async function expectDotsWithinLines(row: Locator): Promise<void> {
  const lines = await row.evaluate((element) => {
    const start = element.parentElement?.getBoundingClientRect().left ?? 0;
    return [...element.children].slice(1).map((part) => ({
      isDotShown: (part.firstElementChild?.getBoundingClientRect().right ?? 0) > start + 1,
      followsInLine: part.getBoundingClientRect().top === part.previousElementSibling?.getBoundingClientRect().top,
    }));
  });
  expect(lines.length).toBeGreaterThan(0);
  for (const { isDotShown, followsInLine } of lines) expect(isDotShown).toBe(followsInLine);
}

async function openNextWeek(page: Page): Promise<void> {
  await page.goto(`${browsers.url}/training/week`);
  await page.getByRole('button', { name: 'Nächste Woche' }).click();
  await day(page, 0).waitFor();
}

test('the week shows what is planned, the team and the match, and a session is moved by its day without a network', async () => {
  const { page, context, player } = device;
  await openNextWeek(page);
  await sessionOn(page, 0, 1).waitFor();
  await sessionOn(page, 2, 2).waitFor();
  await day(page, 1).getByText('Teamtraining').waitFor();
  await day(page, 5).getByText('Spiel', { exact: true }).waitFor();
  await day(page, 4).getByText('1 Tag vorher').waitFor();
  await day(page, 6).getByText('Ruhetag').waitFor();
  await expectAccessible(page);
  await expectNothingLost(page);

  await context.setOffline(true);
  await grip(page, 2).click();
  const sheet = page.getByRole('dialog', { name: 'Einheit 2 verschieben' });
  await sheet.getByText('Der Spieltag bleibt frei').waitFor();
  await sheet.getByText('1 Tag vor dem Spiel: nur 25 min').waitFor();
  await sheet.getByText('Zwei Einheiten an einem Tag').waitFor();
  await expect.poll(() => sheet.getByRole('button', { name: /^Hierher/ }).count()).toBe(5);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: `Hierher, ${words(next(3))}` }).click();
  await sessionOn(page, 3, 2).waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await sessionOn(page, 2, 2).waitFor();
  await page.getByRole('button', { name: 'Rückgängig', disabled: true }).waitFor();

  await grip(page, 1).click();
  await page.getByRole('button', { name: `Hierher, ${words(next(2))}` }).click();
  await day(page, 2).getByText('Zwei Einheiten an einem Tag').first().waitFor();
  await context.setOffline(false);
  const stored = () => browsers.sql`
    select planned_on::text as day, turn, plan_week as week from scheduled_sessions where user_id = ${player.id} order by created_at`;
  await expect.poll(stored, { timeout: 30_000 }).toEqual([
    { day: next(2), turn: 0, week: 2 },
    { day: next(2), turn: 1, week: 2 },
  ]);

  // The week as it was changed becomes that of the plan, its own again, and that of the plan.
  const adopt = page.getByRole('button', { name: 'Woche übernehmen' });
  await adopt.click();
  await page.getByText('Auch in den nächsten Wochen liegen deine Einheiten an diesen Tagen.').waitFor();
  await adopt.waitFor({ state: 'detached' });
  await context.setOffline(true);
  await page.getByRole('region', { name: 'Meldungen' }).getByRole('button', { name: 'Rückgängig' }).click();
  await expectAccessible(page);
  await adopt.click();
  await adopt.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Nächste Woche' }).click();
  await page
    .getByRole('listitem', { name: words(next(9)) })
    .getByRole('link', { name: 'Einheit 1' })
    .waitFor();
  await context.setOffline(false);
  const weekdays = () => browsers.sql`select weekday from sessions where user_id = ${player.id} order by session_order`;
  await expect.poll(weekdays, { timeout: 30_000 }).toEqual([{ weekday: 'mi' }, { weekday: 'mi' }, { weekday: 'fr' }]);
});

test('by keys a session is carried past the match day, put back by Escape, and stays where it was put down', async () => {
  const { page } = device;
  await page.setViewportSize({ width: 1280, height: 800 });
  await openNextWeek(page);
  const status = page.getByRole('status').filter({ hasText: 'jetzt' });
  await grip(page, 3).focus();
  await page.keyboard.press('Enter');
  await status.getByText(`Einheit 3: jetzt ${words(next(4))}. 1 Tag vor dem Spiel: nur 25 min.`).waitFor();
  await page.keyboard.press('ArrowRight');
  await status.getByText(`Einheit 3: jetzt ${words(next(6))}. Nach dem Spiel: besser leicht.`).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await sessionOn(page, 4, 3).waitFor();
  await page.keyboard.press('Enter');
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowLeft');
  await status.getByText(`Einheit 3: jetzt ${words(next(1))}.`).waitFor();
  await page.keyboard.press('Enter');
  await status.waitFor({ state: 'detached' });
  await page.reload();
  await sessionOn(page, 1, 3).waitFor();
});

test('by pointer a session is dropped on another day, and never on the match day', async () => {
  const { page } = device;
  await page.setViewportSize({ width: 1280, height: 800 });
  await openNextWeek(page);
  await sessionOn(page, 1, 3).dragTo(day(page, 5));
  await sessionOn(page, 1, 3).waitFor();
  await sessionOn(page, 1, 3).dragTo(day(page, 3));
  await sessionOn(page, 3, 3).waitFor();
  expect(await sessionOn(page, 1, 3).count()).toBe(0);
});

test('a single match tomorrow cuts the session of today short, on the dashboard and in the workout', async () => {
  const { page, player } = device;
  await planToday(player);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByRole('link', { name: 'Jetzt trainieren' }).waitFor();
  await browsers.sql`update haupt_uebungen set sets = 6, pause_seconds = 120 where user_id = ${player.id}`;
  await browsers.sql`update training_profiles set match_dates = ${[dayAfter(today, 1)]} where user_id = ${player.id}`;
  await page.getByRole('note', { name: 'Morgen ist Spiel' }).waitFor();
  // The band, its note and the week speak of the same time.
  await page.getByText(/· etwa 25 min$/).waitFor();
  await page.goto(`${browsers.url}/training/week`);
  await page
    .getByRole('listitem', { name: words(today) })
    .getByText('25 min')
    .first()
    .waitFor();
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByRole('link', { name: 'Jetzt trainieren' }).click();
  const position = await page.getByText(/^Übung 1 von \d+$/).textContent();
  expect(Number(position?.split(' ').at(-1))).toBeLessThan(8);
});

test('a wide dashboard holds the week, what to do now, the players and the tiles on one page', async () => {
  const { page, player } = device;
  await planToday(player);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${browsers.url}/dashboard`);
  const now = page.getByRole('listitem', { name: words(today) });
  await now.getByRole('link', { name: /Jetzt trainieren|Training fortsetzen/ }).waitFor();
  await page.getByRole('heading', { name: 'Alle Spielerstatistiken' }).waitFor();
  expect(await page.getByRole('button', { name: 'Nächste Seite' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Standard Tests' }).waitFor();
  await expectAccessible(page);
});

test('the load of the week stands beside the mean of the four before, once an effort was said', async () => {
  const { page, player } = device;
  const { sql } = browsers;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByRole('heading', { name: 'Alle Spielerstatistiken' }).waitFor();
  const load = page.getByRole('region', { name: /^Belastung/ });
  expect(await load.count()).toBe(0);
  const finish = (weeksAgo: number, effort: number | null) =>
    sql`insert into completed_sessions ${sql({
      id: newId(),
      user_id: player.id,
      completed_at: new Date(`${dayAfter(monday, -7 * weeksAgo)}T12:00:00`),
      duration_minutes: 50,
      effort,
    })}`;
  await finish(0, null);
  await page.getByText(/^Zuletzt am/).waitFor();
  expect(await load.count()).toBe(0);
  for (const weeksAgo of [1, 2, 3]) await finish(weeksAgo, 6);
  await load.getByText('Was üblich ist, zeigt sich nach vier Wochen.').waitFor();
  await finish(4, 10);
  await load.getByText('350', { exact: true }).waitFor();
  await finish(0, 8);
  await load.getByText('400', { exact: true }).waitFor();
  await load.getByText('im Rahmen').waitFor();
  await expectAccessible(page);
  await expectNothingLost(page);
  await sql`delete from completed_sessions where user_id = ${player.id}`;
  await load.waitFor({ state: 'detached' });
});

test('a day without a session says that it is free and what comes next, and lets train all the same', async () => {
  const { page, player } = device;
  const { sql } = browsers;
  await sql`update training_profiles set team_days = '{}', match_days = '{}', match_dates = '{}' where user_id = ${player.id}`;
  await sql`delete from scheduled_sessions where user_id = ${player.id}`;
  for (const [index, session_id] of (await browsers.sessionIds(player)).entries()) {
    const row = { id: newId(), user_id: player.id, session_id, plan_week: 1, planned_on: next(index), turn: 0, scheduled_at: new Date() };
    await sql`insert into scheduled_sessions ${sql(row)}`;
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByText(/^Heute frei · Nächste Einheit/).waitFor();
  await expectAccessible(page);
  await expectNothingLost(page);
  await sql`update training_profiles set team_days = '{mo,di,mi,do,fr,sa,so}' where user_id = ${player.id}`;
  await page.getByText(/^Heute Teamtraining · Nächste Einheit/).waitFor();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectDotsWithinLines(page.getByText(/^Heute Teamtraining · Nächste Einheit/));
    await expectNothingLost(page);
  }
  expect(await page.getByRole('link', { name: 'Jetzt trainieren' }).count()).toBe(0);
  await page.getByRole('link', { name: /^(Trotzdem trainieren|Heute anfangen)$/ }).click();
  await page.getByText(/^Übung 1 von/).waitFor();
});

test('a plan made today begins with its first session, today if wanted, and its first week holds the days that are left', async () => {
  const { page, player } = device;
  const { sql } = browsers;
  await sql`update training_profiles set team_days = '{}', match_days = '{}', match_dates = '{}' where user_id = ${player.id}`;
  await sql`delete from scheduled_sessions where user_id = ${player.id}`;
  await sql`delete from completed_sessions where user_id = ${player.id}`;
  await putOnWeekdays(player);
  await sql`update trainingsplanreal set started_on = ${today} where user_id = ${player.id}`;
  const passed = daysBetween(monday, today);
  const held = passed > 3 ? 3 : [0, 2, 4].filter((offset) => offset >= passed).length;
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByText(`von ${held} diese Woche`).waitFor();
  await page.getByRole('heading', { name: /, Einheit 1$/ }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^(Jetzt trainieren|Heute anfangen)$/ }).count()).toBe(1);
  await page.goto(`${browsers.url}/training/week`);
  await page.getByText(held === 1 ? /noch eine Einheit/ : passed > 3 ? /nichts mehr geplant/ : `noch ${held} Einheiten`).waitFor();
  await sql`update trainingsplanreal set started_on = ${monday} where user_id = ${player.id}`;
});

test('with no plan and no team the week says what to do', async () => {
  const player = await browsers.createPlayer(0);
  const context = await browsers.open();
  const [page] = context.pages();
  if (page === undefined) throw new Error('no page');
  await browsers.signIn(page, player);
  await page.goto(`${browsers.url}/training/week`);
  await page.getByText('Noch kein Trainingsplan').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Plan erstellen' }).count()).toBe(1);
});

test('a studied programme that was trained stands in its week beside the dose of its study', async () => {
  const { page, context, player } = device;
  const { sql } = browsers;
  await page.goto(`${browsers.url}/training/week`);
  await page.getByText('erledigt', { exact: false }).waitFor();
  expect(await page.getByRole('region', { name: 'Vorbeugung' }).count()).toBe(0);
  const [level] = YOUTH_KNEE.levels;
  const slugs = level.tasks.flatMap(({ options }) => options.map(({ slug }) => slug)).slice(0, 4);
  const named = await sql<{ name: string }[]>`select name from exercise_catalogue where slug in ${sql(slugs)}`;
  // This week twice, the week before once.
  for (const created_at of [new Date(), new Date(), new Date(`${dayAfter(monday, -3)}T12:00:00`)]) {
    const workout_id = newId();
    for (const { name: exercise_name } of named)
      await sql`insert into workout_tracking ${sql({ id: newId(), user_id: player.id, workout_id, exercise_name, phase: 'main', set_number: 1, reps: 8, unit: 'Wiederholungen', created_at })}`;
  }
  const doses = page.getByRole('region', { name: 'Vorbeugung' });
  await doses.getByRole('heading', { name: 'Knieprogramm Jugendhandball' }).waitFor({ timeout: 30_000 });
  await doses.getByText('2 von 2', { exact: true }).waitFor();
  await doses.getByText('Bei dir im Schnitt der letzten vier Wochen 0,8-mal.', { exact: false }).waitFor();
  await expectAccessible(page);
  await expectNothingLost(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Vorige Woche' }).click();
  await doses.getByText('1 von 2', { exact: true }).waitFor();
  await context.setOffline(false);
});
