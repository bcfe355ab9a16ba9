import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { useFailingDatabase } from '../store/failing-database.ts';
import { useBrowsers } from '../fixture.ts';
import { declineSharing } from './guided-session.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { appIsStored } from '../store/stored-app.ts';
import { closeByEscape } from '../screens/steady.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(1), { storesApp: true, keepsOpen: true });
const phone = { width: 390, height: 844 };

const done = (page: Page) => page.getByRole('button', { name: 'Satz abgeschlossen', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const weight = (page: Page) => page.getByRole('textbox', { name: 'Gewicht in kg' });
const start = (page: Page) => page.getByRole('button', { name: /^Training starten/ });
const ending = (page: Page) => page.getByRole('dialog', { name: 'Training beenden' });
const list = (page: Page) => page.getByRole('dialog', { name: 'Übungen', exact: true });
const adding = (page: Page) => page.getByRole('dialog', { name: 'Übung dazunehmen' });
const shown = (page: Page) =>
  list(page)
    .locator('ol > li')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('button > span')?.textContent));

async function openList(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Übung \d+ von \d+, alle Übungen$/ }).click();
  await list(page).waitFor();
}

/** Takes an exercise of the catalogue in the sheet that is open. */
async function take(page: Page, name: string): Promise<void> {
  await adding(page).getByRole('searchbox').fill(name);
  await adding(page)
    .getByRole('radio', { name: new RegExp(`^${name}`) })
    .first()
    .press('Space');
  await adding(page).getByRole('button', { name: 'Dazunehmen' }).click();
  await adding(page).waitFor({ state: 'detached' });
}

async function chooseInList(page: Page, name: string, what: string): Promise<void> {
  await list(page)
    .getByRole('button', { name: `Mehr zu ${name}` })
    .click();
  await page.getByRole('menuitem', { name: what }).click();
}

const end = (page: Page) => page.getByRole('button', { name: 'Beenden', exact: true });

async function open(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.goto(`${browsers.url}/live-training`);
}

const sets = () => browsers.sql<{ name: string; weight: string | null; reps: number; session: string | null }[]>`
  select exercise_name as name, weight::text, reps, session_id as session from workout_tracking
  where user_id = ${device.player.id} order by created_at`;
const finished = () => browsers.sql<{ name: string; session: string | null; minutes: number; notes: string }[]>`
  select plan_name as name, session_id as session, duration_minutes as minutes, notes from completed_sessions where user_id = ${device.player.id}`;
const running = () => browsers.sql`select 1 from active_training_sessions where user_id = ${device.player.id}`;

test('without own exercises there is none to train, and the way to make one', async () => {
  const { page } = device;
  await page.goto(`${browsers.url}/training/overview`);
  await page.getByRole('link', { name: 'Freies Training' }).click();
  await page.getByRole('heading', { name: 'Keine Übungen gefunden' }).waitFor();
  await page.getByText('Du hast noch keine eigenen Übungen erstellt.').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: 'Eigene Übungen erstellen' }).click();
  await page.waitForURL('**/custom-exercises');
});

test('own exercises are trained without a network, over a reload and an early end, and each set is kept at once', async () => {
  const { page, context, player } = device;
  const own = { user_id: player.id, goals: ['Kraft'], position: 'Rückraum', exercise_type: 'main', reps: 8 };
  const rows = [
    { name: 'Wandsitz', equipment: ['Keine'], sets: 2, instruction_link: null, figure: 'symbol-strength' },
    {
      name: 'Hantelrudern',
      equipment: ['Hanteln'],
      sets: 3,
      instruction_link: 'https://videos.example/rudern',
      figure: 'hantel-vorgebeugtes-rudern',
    },
    { name: 'Griffkraft', equipment: ['Keine'], sets: 1, instruction_link: null, figure: null },
  ];
  for (const [index, row] of rows.entries()) {
    const created_at = new Date(Date.now() - index * 60_000);
    await browsers.sql`insert into athleten_uebungen ${browsers.sql({ ...own, ...row, id: newId(), created_at })}`;
  }
  await open(page);
  await appIsStored(page);
  // The newest first, all of them until some are left out.
  await page.getByRole('checkbox', { name: /^Griffkraft/ }).waitFor();
  expect(
    await page.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.querySelector('b')?.textContent)),
  ).toEqual(['Wandsitz', 'Hantelrudern', 'Griffkraft']);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Keine auswählen' }).click();
  await page.getByText('Wähle mindestens eine Übung aus.').waitFor();
  expect(await start(page).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Alle auswählen' }).click();
  await page.getByText('Griffkraft', { exact: true }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Training starten (2 Übungen)' }).click();

  // No weight is asked of what is done without one; no video is said.
  await heading(page, 'Wandsitz').waitFor();
  await page.getByText('Übung 1 von 2').waitFor();
  expect(await page.getByRole('button', { name: /^Bewegung ansehen/ }).count()).toBe(0);
  await page.getByText('0/2 Sätze', { exact: true }).waitFor();
  expect(await weight(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Zur Videoanleitung' }).click();
  await page.getByText('Kein Video verfügbar').waitFor();
  await page.getByText('Für diese Übung ist kein Anleitungsvideo verfügbar.').waitFor();
  await done(page).click();
  await page.getByText('Satz abgeschlossen!').waitFor();
  await page.getByText('1/2 Sätze abgeschlossen.').waitFor();
  await page.getByText('1/2 Sätze', { exact: true }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await done(page).click();
  await page.getByText('Übung abgeschlossen!').waitFor();
  await page.getByText('Weiter zur nächsten Übung.').waitFor();

  // A weighted exercise needs its weight, with a decimal comma. It moves as the player has chosen, also without a network.
  await heading(page, 'Hantelrudern').waitFor();
  await page.getByRole('button', { name: 'Bewegung ansehen: Hantelrudern' }).click();
  const moves = page.getByRole('dialog', { name: 'Hantelrudern' });
  await moves.getByRole('img', { name: 'Bewegungsbild Hantelrudern' }).waitFor();
  await closeByEscape(moves);
  expect(await page.getByRole('link', { name: 'Zur Videoanleitung' }).getAttribute('href')).toBe('https://videos.example/rudern');
  await done(page).click();
  await page.getByText('Fehlende Eingaben').waitFor();
  await page.getByText('Bitte gib Gewicht und Wiederholungen ein.').waitFor();
  await weight(page).fill('17,5');
  await weight(page).press('Tab');
  await done(page).click();
  await page.getByText('1/3 Sätze abgeschlossen.').waitFor();

  // The phone is locked, the page is gone: the training is not.
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByText('Dein freies Training läuft noch.').waitFor();
  await page.getByRole('link', { name: 'Training fortsetzen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Training fortsetzen?' });
  await question.getByText('Übung 2 von 2').waitFor();
  await question.getByRole('button', { name: 'Fortsetzen' }).click();
  await page.getByText('Du bist bei Übung 2 von 2').waitFor();
  await page.getByText('1/3 Sätze', { exact: true }).waitFor();
  await page.getByText('Fortgesetzt', { exact: true }).waitFor();

  // In any order, and one more.
  await page.getByRole('button', { name: 'Wandsitz, 2 von 2 Sätzen' }).click();
  await heading(page, 'Wandsitz').waitFor();
  await page.getByRole('button', { name: 'Nächste Übung' }).click();
  await heading(page, 'Hantelrudern').waitFor();
  await openList(page);
  await list(page).getByRole('button', { name: 'Übung dazunehmen' }).click();
  await adding(page).getByRole('tab', { name: 'Meine Übungen' }).click();
  await adding(page)
    .getByRole('radio', { name: /^Griffkraft/ })
    .press('Space');
  await expectAccessible(page);
  await adding(page).getByRole('button', { name: 'Dazunehmen' }).click();
  await heading(page, 'Griffkraft').waitFor();
  await page.getByText('Übung 3 von 3').waitFor();

  // Ended early: what stays open is named; the sets count.
  await end(page).click();
  await ending(page).getByText('Hantelrudern: 1 von 3 Sätzen').waitFor();
  await ending(page).getByText('Griffkraft: 0 von 1 Sätzen').waitFor();
  expect(await ending(page).getByText('Wandsitz').count()).toBe(0);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await ending(page).getByRole('button', { name: 'Weiter trainieren' }).click();
  await heading(page, 'Griffkraft').waitFor();
  await end(page).click();
  // Two quick presses end it once.
  await ending(page).getByRole('button', { name: 'Training abschließen' }).dblclick();
  await page.waitForURL('**/workout-completed?workout=*');
  await page.getByRole('heading', { level: 1, name: 'Workout Abgeschlossen' }).waitFor();
  await declineSharing(page);
  const summary = page.url();
  await page.goto(`${browsers.url}/workout-completed`);
  await page.getByRole('heading', { level: 1, name: 'Workout Abgeschlossen' }).waitFor();
  await page.goto(summary);
  await page.getByText('Du hast 2 Übungen erfolgreich abgeschlossen.').waitFor();
  await page.getByText(/\d{2}:\d{2} Uhr/).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);

  await context.setOffline(false);
  await expect.poll(sets, { timeout: 30_000 }).toEqual([
    { name: 'Wandsitz', weight: null, reps: 8, session: null },
    { name: 'Wandsitz', weight: null, reps: 8, session: null },
    { name: 'Hantelrudern', weight: '17.50', reps: 8, session: null },
  ]);
  await expect.poll(finished).toEqual([{ name: 'Eigene Übungen', session: null, minutes: 1, notes: 'Training abgeschlossen' }]);
  await expect.poll(running).toEqual([]);
});

test('the last performance is shown, a record is seen above the next exercise, and the last set leads to the end', async () => {
  const { page } = device;
  await open(page);
  await page.getByRole('button', { name: 'Keine auswählen' }).click();
  await page.getByText('Hantelrudern', { exact: true }).click();
  await page.getByText('Griffkraft', { exact: true }).click();
  await start(page).click();
  await heading(page, 'Hantelrudern').waitFor();
  await page.getByRole('heading', { name: 'Letzte Trainingseinheit' }).waitFor();
  await page.getByText('zuletzt 17,5 kg × 8').waitFor();
  for (const number of [1, 2]) {
    await done(page).click();
    await page.getByText(`${number}/3 Sätze`, { exact: true }).waitFor();
  }
  await weight(page).fill('20');
  await weight(page).press('Tab');
  await done(page).click();
  // The next exercise stands ready below the record.
  await heading(page, 'Griffkraft').waitFor();
  await page.getByRole('region', { name: 'Neue Bestleistung' }).getByText('Hantelrudern').waitFor();
  await done(page).click();
  await ending(page).waitFor();
  expect(await ending(page).getByRole('list', { name: 'Noch offen' }).count()).toBe(0);

  // Thrown away, brought back, and thrown away again: nothing of it stays.
  await ending(page).getByRole('button', { name: 'Verwerfen' }).click();
  await page.waitForURL('**/training/overview');
  await page.getByText('Training verworfen').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByText('Training wieder da').waitFor();
  await open(page);
  await page.getByRole('alertdialog', { name: 'Training fortsetzen?' }).getByRole('button', { name: 'Fortsetzen' }).click();
  await page.getByRole('button', { name: 'Hantelrudern, 3 von 3 Sätzen' }).waitFor();
  await page.getByRole('button', { name: 'Griffkraft, 1 von 1 Sätzen' }).waitFor();
  await expect.poll(async () => (await sets()).filter(({ name }) => name === 'Griffkraft').length, { timeout: 30_000 }).toBe(1);
  const before = (await sets()).length;
  await end(page).click();
  await ending(page).getByRole('button', { name: 'Verwerfen' }).click();
  await page.waitForURL('**/training/overview');
  await expect.poll(running, { timeout: 30_000 }).toEqual([]);
  await expect.poll(async () => (await sets()).length, { timeout: 30_000 }).toBe(before - 4);
  await expect.poll(async () => (await sets()).filter(({ name }) => name === 'Griffkraft').length).toBe(0);
});

test('a training without a set is not praised, one that was left leads back from /active-workout, and an old one is not asked about', async () => {
  const { page, player } = device;
  await open(page);
  await start(page).click();
  await heading(page, 'Wandsitz').waitFor();
  await expect.poll(async () => (await running()).length, { timeout: 30_000 }).toBe(1);
  await page.getByRole('button', { name: 'Training unterbrechen' }).click();
  await page.waitForURL('**/training/overview');
  await page.goto(`${browsers.url}/active-workout`);
  await page.waitForURL('**/live-training');
  await page.getByRole('alertdialog', { name: 'Training fortsetzen?' }).getByRole('button', { name: 'Fortsetzen' }).click();
  await end(page).click();
  await ending(page)
    .getByText(/noch keinen Satz gespeichert/)
    .waitFor();
  await expectAccessible(page);
  expect(await ending(page).getByRole('button', { name: 'Training abschließen' }).count()).toBe(0);
  await ending(page).getByRole('button', { name: 'Ohne Sätze beenden' }).click();
  await page.waitForURL('**/training/overview');
  await expect.poll(running, { timeout: 30_000 }).toEqual([]);

  const [workout_id, yesterday] = [newId(), new Date(Date.now() - 25 * 3_600_000)];
  await browsers.sql`insert into active_training_sessions ${browsers.sql({
    session_id: workout_id,
    workout_id,
    user_id: player.id,
    current_exercise_index: 0,
    current_exercise_type: 'haupt',
    training_logs: browsers.sql.json([]),
    start_time: yesterday,
    last_activity_at: yesterday,
  })}`;
  await open(page);
  await start(page).waitFor();
  await page
    .getByRole('button', { name: 'Alle auswählen' })
    .or(page.getByRole('button', { name: 'Keine auswählen' }))
    .waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
});

test('of a workout of a plan and a free one that both run the one that was trained last goes on', async () => {
  const { page, player } = device;
  const [session = ''] = await browsers.sessionIds(player);
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const free = newId();
  const row = { user_id: player.id, current_exercise_index: 0, current_exercise_type: 'haupt', training_logs: browsers.sql.json([]) };
  await browsers.sql`delete from active_training_sessions where user_id = ${player.id}`;
  await browsers.sql`insert into active_training_sessions ${browsers.sql([
    { ...row, session_id: session, workout_id: newId(), start_time: ago(90), last_activity_at: ago(60) },
    { ...row, session_id: free, workout_id: free, start_time: ago(50), last_activity_at: ago(10) },
  ])}`;
  const asked = page.getByRole('alertdialog', { name: 'Training fortsetzen?' });
  for (const path of [`training/plan/${session}/start`, 'live-training']) {
    await page.goto(`${browsers.url}/${path}`);
    await asked.waitFor();
  }
  await page.goto(`${browsers.url}/active-workout`);
  await page.waitForURL('**/live-training');
  await browsers.sql`update active_training_sessions set last_activity_at = ${ago(1)} where session_id = ${session}`;
  await expect
    .poll(
      async () => {
        await page.goto(`${browsers.url}/active-workout`);
        await asked.waitFor();
        return new URL(page.url()).pathname;
      },
      { timeout: 30_000 },
    )
    .not.toBe('/live-training');
});

test('exercises of the catalogue are trained freely without a network: with rest, suggestion and record, ordered, left out and swapped', async () => {
  const { page, context, player } = device;
  await browsers.sql`delete from active_training_sessions where user_id = ${player.id}`;
  const squat = 'Kniebeuge mit Langhantel';
  const before = { user_id: player.id, workout_id: newId(), exercise_name: squat, phase: 'main', unit: 'kg', weight: 60, reps: 8 };
  const created_at = new Date(Date.now() - 3 * 86_400_000);
  for (const set_number of [1, 2, 3, 4])
    await browsers.sql`insert into workout_tracking ${browsers.sql({ ...before, id: newId(), set_number, reserve: 3, created_at })}`;
  await open(page);
  await page.getByRole('button', { name: 'Keine auswählen' }).click();
  await appIsStored(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Aus allen Übungen wählen' }).click();
  await take(page, squat);
  await page.getByRole('button', { name: 'Aus allen Übungen wählen' }).click();
  await take(page, 'Klimmzug');
  await page.getByRole('heading', { name: 'Für heute' }).waitFor();
  await page.getByRole('checkbox', { name: /^Wandsitz/ }).check({ force: true });
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Training starten (3 Übungen)' }).click();
  await heading(page, 'Wandsitz').waitFor();

  // One list for all: in any order, whatever part of a session it is for.
  await openList(page);
  await expect.poll(() => shown(page)).toEqual(['Wandsitz', squat, 'Klimmzug']);
  await expectAccessible(page);
  await chooseInList(page, squat, 'Früher');
  await expect.poll(() => shown(page)).toEqual([squat, 'Wandsitz', 'Klimmzug']);
  await chooseInList(page, 'Wandsitz', 'Heute weglassen');
  await expect.poll(() => shown(page)).toEqual([squat, 'Klimmzug']);
  await list(page).getByRole('button', { name: 'Zurückholen: Wandsitz' }).click();
  await expect.poll(() => shown(page)).toEqual([squat, 'Wandsitz', 'Klimmzug']);
  await list(page)
    .getByRole('button', { name: new RegExp(`^${squat}`) })
    .click();

  // As in a guided workout: what was done leads to what is suggested, a rest follows, and a best is named.
  await heading(page, squat).waitFor();
  await page.getByText('zuletzt 60 kg × 8').waitFor();
  await expect.poll(() => weight(page).inputValue()).not.toBe('60');
  await page.getByRole('button', { name: 'Scheiben', exact: true }).waitFor();
  await done(page).click();
  await page.getByRole('region', { name: 'Neue Bestleistung' }).waitFor();
  await page
    .getByRole('timer')
    .or(page.getByRole('region', { name: /Pause/ }))
    .first()
    .waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);

  // Another one takes its place, what is done stays; taken back with one press.
  await openList(page);
  await chooseInList(page, 'Klimmzug', 'Tauschen');
  const swap = page.getByRole('dialog', { name: 'Übung tauschen' });
  await swap.getByRole('searchbox').fill('Liegestütz');
  await swap
    .getByRole('radio', { name: /^Liegestütz/ })
    .first()
    .press('Space');
  await swap.getByRole('button', { name: 'Übung tauschen' }).click();
  await swap.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await openList(page);
  await expect.poll(() => shown(page)).toEqual([squat, 'Wandsitz', 'Klimmzug']);
  await closeByEscape(list(page));

  // Left, it goes on, and says so; the list is the same afterwards.
  await page.getByRole('button', { name: 'Training unterbrechen' }).click();
  await page.getByText('Training läuft weiter').waitFor();
  await page.goto(`${browsers.url}/live-training`);
  await page.getByRole('alertdialog', { name: 'Training fortsetzen?' }).getByRole('button', { name: 'Fortsetzen' }).click();
  await openList(page);
  await expect.poll(() => shown(page)).toEqual([squat, 'Wandsitz', 'Klimmzug']);
  await closeByEscape(list(page));
  await end(page).click();
  await ending(page).getByRole('button', { name: 'Training abschließen' }).click();
  await page.waitForURL('**/workout-completed?workout=*');
  await declineSharing(page);
  await context.setOffline(false);
  const logged = () => browsers.sql`select 1 from workout_tracking where user_id = ${player.id} and exercise_name = ${squat}`;
  await expect.poll(async () => (await logged()).length, { timeout: 30_000 }).toBe(5);
});

test('an own exercise over a distance is trained in metres, with its time where both are measured', async () => {
  const { page, player } = device;
  const sledge = { name: 'Schlitten ziehen', position: 'Kraft', metric: 'metres', distance_meters: 40, is_paced: true, pause_seconds: 90 };
  await browsers.sql`insert into athleten_uebungen ${browsers.sql({ ...sledge, id: newId(), user_id: player.id, created_at: new Date(0) })}`;
  await open(page);
  // One that arrives later is chosen: the press would leave it out.
  await page.getByText('Schlitten ziehen', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Keine auswählen' }).click();
  await page.getByText('Schlitten ziehen', { exact: true }).click();
  await start(page).click();
  await heading(page, 'Schlitten ziehen').waitFor();
  await page.getByRole('textbox', { name: 'Zeit in s' }).fill('16');
  await page.getByRole('textbox', { name: 'Zeit in s' }).press('Tab');
  await page.getByText('Tempo 2,5 m/s').waitFor();
  await done(page).click();
  const distances = () => browsers.sql`
    select distance_meters::float8 as metres, duration_seconds::float8 as seconds, reps from workout_tracking where exercise_name = ${sledge.name}`;
  await expect.poll(distances).toEqual([{ metres: 40, seconds: 16, reps: null }]);
  await end(page).click();
  await ending(page).getByRole('button', { name: 'Training abschließen' }).click();
  await page.waitForURL('**/workout-completed?workout=*');
});

test('a failure is shown, and everything entered stays', async () => {
  const { page } = device;
  await useFailingDatabase(page, { reads: 'order by o.created_at' });
  const refuse = (what: object | null) => page.evaluate((refused) => Reflect.set(window, 'refused', refused), what);
  await open(page);
  await page.getByRole('heading', { name: 'Fehler beim Laden' }).waitFor();
  await refuse(null);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await start(page).click();
  await heading(page, 'Wandsitz').waitFor();
  // The one of yesterday is put away meanwhile; that is not what fails here.
  const old = () => browsers.sql`select 1 from active_training_sessions where last_activity_at < now() - interval '1 day'`;
  await expect.poll(old, { timeout: 30_000 }).toEqual([]);
  await refuse({ writes: true });
  await done(page).click();
  await page.getByText('Fehler beim Speichern').waitFor();
  await page.getByText('Der Speicher ist voll.').waitFor();
  await page.getByText('0/2 Sätze', { exact: true }).waitFor();
  await refuse(null);
  await done(page).click();
  await page.getByText('1/2 Sätze abgeschlossen.').waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
