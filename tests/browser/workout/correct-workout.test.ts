import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { appIsStored } from '../store/stored-app.ts';
import { planSession, press, rotation } from './guided-session.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(2), { keepsOpen: true, storesApp: true });
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };
const hourMs = 3_600_000;

const shownDay = (at: Date) =>
  new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(at);

/** A workout of the session with two sets of the press, finished unless it was forgotten. */
async function trained({ hoursAgo, isForgotten = false }: { hoursAgo: number; isForgotten?: boolean }) {
  const { sql } = browsers;
  const { player } = device;
  const [session = ''] = await browsers.sessionIds(player);
  await planSession(browsers, player, session, [press, rotation]);
  const [row] = await sql<{ id: string }[]>`select id from haupt_uebungen where session_id = ${session} and name = ${press.name}`;
  const [workout, began] = [newId(), new Date(Date.now() - hoursAgo * hourMs)];
  const set = {
    user_id: player.id,
    workout_id: workout,
    session_id: session,
    exercise_id: row?.id ?? null,
    exercise_name: press.name,
    phase: 'main',
    unit: 'kg',
    reps: 8,
  };
  for (const number of [1, 2]) {
    const created_at = new Date(Number(began) + number * 300_000);
    await sql`insert into workout_tracking ${sql({ ...set, id: newId(), set_number: number, weight: 40, created_at })}`;
  }
  if (isForgotten) {
    const times = { start_time: began, last_activity_at: new Date(Number(began) + 600_000), time_zone: 'Europe/Berlin' };
    await sql`insert into active_training_sessions ${sql({ session_id: session, user_id: player.id, workout_id: workout, ...times })}`;
  } else {
    const done = { plan_name: 'Kraft', session_order: 1, completed_at: new Date(Number(began) + 900_000), duration_minutes: 15 };
    await sql`insert into completed_sessions ${sql({ id: workout, user_id: player.id, session_id: session, workout_id: workout, ...done })}`;
  }
  return { workout, session };
}

const editOf = (workout: string) => `${browsers.url}/workout-completed?workout=${workout}#edit`;
/** The row of a set: 'Satz 1 40 kg × 8 ändern', with its reserve where it has one. */
const setRow = (page: Page, text: string) =>
  page.getByRole('button', { name: new RegExp(`^${text.replace(', ', ' ').replace(', ändern', '')} (\\d.* in Reserve )?ändern$`) });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const weights = async (workout: string) =>
  (
    await browsers.sql<{ weight: number }[]>`
    select weight::float8 as weight from workout_tracking where workout_id = ${workout} order by created_at, set_number`
  ).map(({ weight }) => weight);

test('a finished workout is put right without a network, and another device has it as it was meant', async () => {
  const { page, context, player } = device;
  const { workout } = await trained({ hoursAgo: 3 });
  await page.setViewportSize(phone);
  await page.goto(editOf(workout));
  await setRow(page, 'Satz 1, 40 kg × 8, ändern').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await appIsStored(page);
  await context.setOffline(true);

  await setRow(page, 'Satz 1, 40 kg × 8, ändern').click();
  const change = dialog(page, 'Satz 1 ändern');
  await change.getByRole('textbox', { name: 'Gewicht in kg' }).fill('42,5');
  await change.getByRole('radio', { name: '2' }).click({ force: true });
  await change.getByRole('button', { name: 'Speichern' }).click();
  await setRow(page, 'Satz 1, 42,5 kg × 8, ändern').waitFor();

  await setRow(page, 'Satz 2, 40 kg × 8, ändern').click();
  await dialog(page, 'Satz 2 ändern').getByRole('button', { name: 'Satz löschen' }).click();
  await setRow(page, 'Satz 2, 40 kg × 8, ändern').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await setRow(page, 'Satz 2, 40 kg × 8, ändern').waitFor();

  await page.getByRole('button', { name: `Satz hinzufügen, ${press.name}` }).click();
  const added = dialog(page, 'Satz hinzufügen');
  await expect.poll(() => added.getByRole('textbox', { name: 'Gewicht in kg' }).inputValue()).toBe('40');
  await added.getByRole('button', { name: 'Speichern' }).click();
  await setRow(page, 'Satz 3, 40 kg × 8, ändern').waitFor();

  await page.getByRole('button', { name: rotation.name }).click();
  const sided = dialog(page, 'Satz hinzufügen');
  await sided.getByRole('textbox', { name: 'Gewicht in kg' }).fill('20');
  const right = sided.getByRole('textbox', { name: 'Wiederholungen rechts in Wdh.' });
  await right.fill('900');
  await sided.getByRole('button', { name: 'Speichern' }).click();
  await sided.getByText('900\u00a0Wdh.?').waitFor();
  await sided.getByRole('button', { name: 'Ändern' }).click();
  await right.fill('9');
  await sided.getByRole('button', { name: 'Speichern' }).click();
  await setRow(page, 'Satz 1, 20 kg, L 10 · R 9, ändern').waitFor();

  await page.setViewportSize(desk);
  const yesterday = new Date(Date.now() - 24 * hourMs);
  await page.getByRole('button', { name: 'Tag und Zeit ändern' }).click();
  const times = dialog(page, 'Tag und Zeit');
  await times.getByRole('textbox', { name: 'Tag' }).fill('31.02.2026');
  await times.getByRole('button', { name: 'Speichern' }).click();
  await times.getByText(/Bitte gib den Tag/).waitFor();
  await times.getByRole('textbox', { name: 'Tag' }).fill(shownDay(yesterday));
  await times.getByLabel('Beginn').fill('07:30');
  await times.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('07:30 Uhr').waitFor();
  await page.getByRole('textbox', { name: 'Notiz zum Training' }).fill('Schulter war frei');
  await page.getByRole('link', { name: 'Fertig' }).click();
  await page.getByText('Schulter war frei').waitFor();

  await context.setOffline(false);
  await expect.poll(() => weights(workout), { timeout: 30_000 }).toEqual([42.5, 40, 40, 20]);
  const stored = () => browsers.sql`
    select local_day::text as day, notes, (select json_agg(reserve order by created_at) from workout_tracking where workout_id = c.workout_id) as reserves
    from completed_sessions c where workout_id = ${workout}`;
  await expect
    .poll(stored, { timeout: 30_000 })
    .toEqual([{ day: yesterday.toISOString().slice(0, 10), notes: 'Schulter war frei', reserves: [2, null, null, null] }]);

  const other = await browsers.open(desk);
  const [second] = other.pages();
  if (second === undefined) throw new Error('no page');
  second.setDefaultTimeout(60_000);
  await browsers.signIn(second, player);
  await second.goto(`${browsers.url}/statistics/training`);
  await second.getByRole('article', { name: 'Details' }).getByText('07:30 Uhr').waitFor();
  await other.close();
});

test('a whole workout is removed, and comes back with one tap', async () => {
  const { page } = device;
  const { workout } = await trained({ hoursAgo: 3 });
  await page.setViewportSize(phone);
  await page.goto(editOf(workout));
  await page.getByRole('button', { name: 'Training löschen' }).click();
  await page.getByText('Training gelöscht').waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  const rows = page.getByRole('region', { name: 'Abgeschlossene Trainings' }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(1);
  await expect.poll(() => weights(workout), { timeout: 30_000 }).toEqual([40, 40]);
});

test('a workout that was forgotten ends itself, says so on the next visit, and can be gone on with', async () => {
  const { page } = device;
  const { workout, session } = await trained({ hoursAgo: 30, isForgotten: true });
  await page.setViewportSize(phone);
  await page.goto(`${browsers.url}/dashboard`);
  const notice = page.getByRole('region', { name: /^Training vom .* ist abgeschlossen$/ });
  await notice.getByText('mit 2 Sätzen').waitFor();
  const ended = () => browsers.sql`select id, duration_minutes from completed_sessions where workout_id = ${workout}`;
  await expect.poll(ended, { timeout: 30_000 }).toEqual([{ id: workout, duration_minutes: 10 }]);
  await notice.getByRole('button', { name: 'Weiter trainieren' }).click();
  await page.waitForURL(`${browsers.url}/active-workout/${session}`);
  await page.getByRole('button', { name: 'Fortsetzen' }).click();
  await page.getByRole('button', { name: 'Satz 1 gespeichert, bearbeiten' }).waitFor();
  await expect.poll(ended, { timeout: 30_000 }).toEqual([]);
  expect(await weights(workout)).toEqual([40, 40]);
});

test('a forgotten workout that is right stays as it ended, and is not announced again', async () => {
  const { page } = device;
  const { workout } = await trained({ hoursAgo: 30, isForgotten: true });
  await page.goto(`${browsers.url}/dashboard`);
  const notice = page.getByRole('region', { name: /^Training vom .* ist abgeschlossen$/ });
  await notice.getByRole('button', { name: 'Passt so' }).click();
  await notice.waitFor({ state: 'detached' });
  await expect
    .poll(() => browsers.sql`select notes from completed_sessions where workout_id = ${workout}`, { timeout: 30_000 })
    .toEqual([{ notes: 'Training abgeschlossen' }]);
});

test('a past workout is entered with its day, its session and its sets', async () => {
  const { page, player } = device;
  await trained({ hoursAgo: 200 });
  await page.setViewportSize(phone);
  await page.goto(`${browsers.url}/training/overview`);
  await page.getByRole('button', { name: 'Training nachtragen' }).click();
  const entry = dialog(page, 'Training nachtragen');
  await entry.getByRole('button', { name: /Freies Training/ }).click();
  await page
    .getByRole('option', { name: /Einheit 1$/ })
    .first()
    .click();
  const before = new Date(Date.now() - 48 * hourMs);
  await entry.getByRole('textbox', { name: 'Tag' }).fill(shownDay(before));
  await entry.getByLabel('Beginn').fill('18:15');
  await entry.getByRole('button', { name: 'Weiter zu den Sätzen' }).click();
  await page.getByRole('heading', { name: 'Training bearbeiten' }).waitFor();
  await page.getByText('18:15 Uhr').waitFor();
  await page.getByRole('button', { name: press.name }).click();
  const set = dialog(page, 'Satz hinzufügen');
  await set.getByRole('textbox', { name: 'Gewicht in kg' }).fill('45');
  await set.getByRole('button', { name: 'Speichern' }).click();
  await setRow(page, 'Satz 1, 45 kg × 8, ändern').waitFor();

  await page.getByRole('button', { name: 'Übung hinzufügen' }).click();
  const picker = dialog(page, 'Übung hinzufügen');
  await picker.getByRole('searchbox', { name: 'Übungen suchen' }).fill('Unterarmstütz mit Armzug');
  await picker.getByRole('list', { name: 'Übungen' }).getByRole('button').first().click();
  const hold = dialog(page, 'Satz hinzufügen');
  await hold.getByRole('textbox', { name: 'Zeit in s' }).fill('40');
  await hold.getByRole('button', { name: 'Speichern' }).click();
  await setRow(page, 'Satz 1, 40 s, ändern').waitFor();
  const stored = () => browsers.sql`
    select c.local_day::text as day, c.duration_minutes as minutes, array_agg(t.exercise_name order by t.created_at) as names
    from completed_sessions c join workout_tracking t using (workout_id)
    where c.user_id = ${player.id} and c.completed_at > now() - interval '3 days' group by 1, 2`;
  await expect
    .poll(stored, { timeout: 30_000 })
    .toEqual([{ day: before.toISOString().slice(0, 10), minutes: 60, names: [press.name, 'Unterarmstütz mit Armzug'] }]);
});
