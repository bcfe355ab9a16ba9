import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { formatGermanDate } from '@anwurf/domain/calendar/german-date';
import { toStoredReport } from '@anwurf/domain/workout/stored-report';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';

const browsers = useBrowsers();
const arrival = { timeout: 60_000 };
const first = '2026-03-02';

/** Prints the page to PDF on A4. @returns the number of pages */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '12mm', right: '12mm' } });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Elements of a sheet that reach beyond the paper's width. */
const cutOff = (page: Page, sheet = page.getByRole('article')) =>
  sheet.evaluate((paper) => {
    const { right } = paper.getBoundingClientRect();
    return [...paper.querySelectorAll('th, td, p, li, dd, h1, h2')]
      .filter((one) => one.getBoundingClientRect().right > right + 1)
      .map(({ textContent }) => textContent);
  });

test('the history of tests is printed on one page: a table a category, the best value of each test in bold', async () => {
  const player = await browsers.createPlayer(1);
  const value = (best: number, unit: string) => ({ bester_wert: best, einheit: unit, versuch_1: best });
  const results = (category: string, day: number) =>
    category === 'sprungkraft'
      ? { countermovement_jump: value(40 + day, 'cm'), standweitsprung: value(210, 'cm') }
      : { sprint_10m: value(1.9 - day / 100, 's'), t_drill: value(10.5, 's') };
  for (const category of ['sprungkraft', 'antritt'])
    for (let day = 0; day < 14; day += 1)
      await browsers.sql`insert into fitness_tests (id, user_id, test_category, test_date, test_time, results)
        values (${newId()}, ${player.id}, ${category}, ${dayAfter(first, day * 14)}, '10:00', ${browsers.sql.json(results(category, day))})`;
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await page.goto(`${browsers.url}/ist-zustand/historie?kategorie=sprungkraft`);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Historie drucken' }).click(arrival);
  await page.locator('body[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  const sheet = page.getByRole('article');
  await sheet.getByRole('heading', { name: 'Test-Historie' }).waitFor();
  const jumps = sheet.getByRole('table', { name: /Sprung/ });
  expect(await jumps.getByRole('row').count()).toBe(13);
  await jumps.getByRole('rowheader', { name: formatGermanDate(dayAfter(first, 13 * 14)) }).waitFor();
  expect(await jumps.locator('b').first().textContent()).toMatch(/53/);
  await sheet.getByText(/stehen die neuesten 12 Tests hier/).waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await cutOff(page)).toEqual([]);
  expect(await pagesOf(page)).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await sheet.waitFor({ state: 'detached' });
});

test('a plan of three sessions and six weeks is printed for the wall on one page, with all its weeks', async () => {
  const player = await browsers.createPlayer(3);
  await browsers.sql`update trainingsplanreal set week_count = 6 where user_id = ${player.id}`;
  await browsers.sql`delete from haupt_uebungen where user_id = ${player.id}`;
  const targets = Array.from({ length: 6 }, (_, week) => ({ sets: 3, amount: 8 + week, reserve: 2 }));
  for (const session of await browsers.sessionIds(player))
    for (let order = 1; order <= 12; order += 1)
      await browsers.sql`insert into haupt_uebungen (id, user_id, session_id, exercise_order, name, sets, reps, unit, pause_seconds, week_targets)
        values (${newId()}, ${player.id}, ${session}, ${order}, ${`Einarmiger Stoß mit dem Medizinball ${order}`}, 3, 8, 'Wiederholungen pro Seite', 75,
          ${browsers.sql.json(targets)})`;
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await page.goto(`${browsers.url}/training-plans`);
  await page.getByRole('link', { name: 'Plan anzeigen' }).first().click(arrival);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: /^Mehr/ }).first().click(arrival);
  await page.getByRole('menuitem', { name: 'Drucken' }).click();
  await page.locator('body[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  const sheet = page.getByRole('article');
  await sheet.getByRole('columnheader', { name: 'Woche 6' }).waitFor();
  expect(await sheet.getByRole('rowheader', { name: /Medizinball 12/ }).count()).toBe(3);
  expect(await cutOff(page)).toEqual([]);
  expect(await pagesOf(page)).toBe(1);
});

test('a shared report of fifteen exercises is printed on one page, black on white, without its buttons', async () => {
  const player = await browsers.createPlayer(0);
  const began = new Date('2026-11-20T18:00:00Z');
  const set = { weight: 102.5, reps: 8, durationSeconds: null, distanceMeters: null, rightAmount: null, completedAt: began };
  const name = (place: number) => `Einarmiger Stoß mit dem Medizinball ${place}`;
  const report = {
    planName: 'Wurfkraft und Sprungkraft für den Rückraum',
    sessionOrder: 3,
    durationMinutes: 72,
    startedAt: began,
    endedAt: new Date('2026-11-20T19:12:00Z'),
    day: null,
    editedAt: null,
    exercises: Array.from({ length: 15 }, (_, place) => ({ name: name(place), phase: 'main' as const, sets: [set, set, set] })),
    records: [{ exercise: name(0), kind: 'weight' as const, value: 102.5, reps: 8, before: 100 }],
  };
  const address = newId().replaceAll('-', '');
  await browsers.sql`insert into training_reports (id, user_id, workout_id, training_data, is_shared, shared_at, report_url_id)
    values (${newId()}, ${player.id}, ${newId()}, ${JSON.stringify(toStoredReport(report, null))}::text::jsonb, true, now(), ${address})`;
  const page = firstPage(await browsers.open());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${browsers.url}/training-report/${address}`);
  const print = page.getByRole('button', { name: 'Drucken oder als PDF sichern' });
  await print.waitFor(arrival);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 794, height: 1123 });
  expect(await print.isVisible()).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
  expect(await cutOff(page, page.locator('body'))).toEqual([]);
  expect(await pagesOf(page)).toBe(1);
});
