import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { insertFitnessTests } from '../../bench/fitness-history.ts';
import { chartFaults } from '../../charts/chart-faults.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { useSharedDevice } from '../store/shared-device.ts';

const browsers = useBrowsers();
const widths = [320, 390, 1280] as const;

/** Two years of training every other day, and a test of each kind. */
async function playerOfTwoYears(): Promise<Player> {
  const player = await browsers.createPlayer(0);
  const { sql } = browsers;
  const workouts = await sql<{ id: string }[]>`
    insert into completed_sessions (id, user_id, workout_id, plan_name, session_order, began_at, time_zone, local_day, completed_at, duration_minutes, effort)
    select gen_random_uuid(), ${player.id}, gen_random_uuid(), 'Plan', 1, at, 'UTC', at::date, at + interval '1 hour', 60 + n % 30, 5 + n % 4
    from (select n, now() - n * interval '2 days' - interval '3 hours' as at from generate_series(0, 364) n) days
    returning workout_id as id`;
  expect(workouts).toHaveLength(365);
  await sql`insert into workout_tracking (id, user_id, workout_id, exercise_name, phase, set_number, weight, reps, created_at)
    select gen_random_uuid(), ${player.id}, workout_id, 'Kniebeuge', 'main', 1, 60 + extract(doy from began_at)::int % 40, 8, began_at
    from completed_sessions where user_id = ${player.id}`;
  await sql`insert into profiles (id, date_of_birth, gender) values (${player.id}, now() - interval '17 years 6 months', 'female')
    on conflict (id) do update set date_of_birth = excluded.date_of_birth, gender = excluded.gender`;
  await insertFitnessTests(sql, player.id, 6);
  return player;
}

const device = useSharedDevice(browsers, playerOfTwoYears, { keepsOpen: true });

/** At every width no text of a chart lies over another or is cut off. */
async function expectTextsApart(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const charts = page.locator('main section:has([role=slider])');
    const found = async () => {
      const all: string[] = [];
      for (const chart of await charts.all()) all.push(...(await chart.evaluate(chartFaults)));
      return all;
    };
    await expect.poll(found, { message: `${width} px` }).toEqual([]);
  }
}

test('over two years the texts of the sums and of the calendar keep apart, and thousands are whole', async () => {
  const { page } = device;
  await page.goto(`${browsers.url}/statistics/training`);
  await page.getByText('Alles', { exact: true }).click();
  await page.getByRole('slider', { name: /^Kalender der Trainingstage/ }).waitFor();
  // The first bar stands for a part of four weeks, and has its month as all others.
  const load = page.getByRole('region', { name: 'Belastung' });
  await expect
    .poll(() =>
      load
        .locator('svg text')
        .filter({ hasText: /^\d\d$/ })
        .count(),
    )
    .toBe(0);
  await load
    .locator('svg text')
    .filter({ hasText: /^\d+\.000$/ })
    .first()
    .waitFor();
  await expectTextsApart(page);
});

test('the names of a full radar stand whole beside it on a phone, and no band of an error lies below zero', async () => {
  const { page } = device;
  await page.goto(`${browsers.url}/ist-zustand/historie?kategorie=sprungkraft`);
  await page.getByRole('slider', { name: /^Perzentile deiner Tests: / }).waitFor();
  await page.getByRole('slider', { name: 'Verlauf Countermovement Jump' }).waitFor();
  await expectTextsApart(page);
  expect(
    await page
      .locator('main svg text')
      .filter({ hasText: /^[-−]\d/ })
      .count(),
  ).toBe(0);
});

test('the course of an exercise over two years writes the year of each session', async () => {
  const { page } = device;
  await page.goto(`${browsers.url}/statistics/performance`);
  await page.getByText('Alles', { exact: true }).click();
  const rows = page.getByRole('region', { name: 'Kniebeuge je Einheit' }).getByRole('rowheader');
  await expect.poll(() => rows.last().textContent()).toMatch(/^\d\d\.\d\d\.\d{4}$/);
  await expectTextsApart(page);
});
