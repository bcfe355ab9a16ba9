import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible, expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { useFailingDatabase } from '../store/failing-database.ts';
import { useBrowsers } from '../fixture.ts';
import { declineSharing, openEnd, planSession, press, rotation } from './guided-session.ts';
import { KillableBrowser } from '../store/killable-browser.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(3), { keepsOpen: true });
let killable: KillableBrowser | undefined;

afterEach(async () => {
  await killable?.kill();
  killable = undefined;
});

const start = (session: string) => `${browsers.url}/training/plan/${session}/start`;
const done = (page: Page, number: number) => page.getByRole('button', { name: `Satz ${number} abgeschlossen` });
const saved = (page: Page, number: number) => page.getByRole('button', { name: `Satz ${number} gespeichert, bearbeiten` });

async function logSet(page: Page, number: number, weight: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).fill(weight);
  await done(page, number).click();
  await saved(page, number).waitFor();
}

test('two tabs that begin the same session train one workout, and both follow it to its end', async () => {
  const { page, player, context } = device;
  const [session = ''] = await browsers.sessionIds(player);
  await page.goto(start(session));
  await done(page, 1).waitFor();
  const other = await context.newPage();
  await other.goto(start(session));
  await done(other, 1).waitFor();

  await logSet(page, 1, '40');
  await other.getByText('Du bist bei Übung 1 von 8').waitFor();
  await saved(other, 1).waitFor();
  await logSet(other, 2, '41');
  await saved(page, 2).waitFor();
  const workouts = () => browsers.sql<{ n: number }[]>`
    select count(distinct workout_id)::int as n, count(*)::int as sets from workout_tracking where session_id = ${session}`;
  await expect.poll(workouts, { timeout: 20_000 }).toEqual([{ n: 1, sets: 2 }]);

  const ending = await openEnd(page);
  await ending.getByText('Kniebeuge 1: 2 von 5 Sätzen').waitFor();
  await ending.getByRole('button', { name: 'Training abschließen' }).click();
  await page.getByText('Du hast 1 Übung erfolgreich abgeschlossen.').waitFor();
  await other.getByText('Du hast 1 Übung erfolgreich abgeschlossen.').waitFor();
});

test('a workout begun on the phone goes on at the desk, where it was', async () => {
  const { page, player } = device;
  const [, session = ''] = await browsers.sessionIds(player);
  await page.goto(start(session));
  await done(page, 1).waitFor();
  await logSet(page, 1, '50');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByText('Übung 2 von 8').waitFor();
  // Another exercise, for today alone: it goes along, and the plan stays.
  const title = (one: Page) => one.getByRole('heading', { level: 1 }).textContent();
  const planned = await title(page);
  await page.getByRole('button', { name: 'Übung tauschen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Übung tauschen' });
  await sheet.getByRole('radio').first().press('Space');
  await sheet.getByRole('button', { name: 'Übung tauschen' }).click();
  await expect.poll(() => title(page)).not.toBe(planned);
  const swapped = await title(page);
  const stand = () => browsers.sql`
    select current_exercise_index, jsonb_array_length(training_logs) as swaps from active_training_sessions where session_id = ${session}`;
  await expect.poll(stand, { timeout: 20_000 }).toEqual([{ current_exercise_index: 1, swaps: 1 }]);

  const desk = (await browsers.open({ width: 1280, height: 800 })).pages()[0];
  if (desk === undefined) throw new Error('no page');
  desk.setDefaultTimeout(60_000);
  await browsers.signIn(desk, player);
  await desk.goto(start(session));
  await desk.getByRole('alertdialog', { name: 'Training fortsetzen?' }).getByText('Übung 2 von 8').waitFor();
  await desk
    .getByRole('alertdialog')
    .getByText(/Zuletzt trainiert vor/)
    .waitFor();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Fortsetzen' }).click();
  await desk.getByText('Training fortgesetzt').waitFor();
  expect(await title(desk)).toBe(swapped);
  expect((await browsers.sql`select name from haupt_uebungen where session_id = ${session} order by exercise_order`)[1]?.['name']).toBe(
    planned,
  );
  await desk.getByRole('button', { name: /Kniebeuge 1.*1\/5/ }).click();
  await saved(desk, 1).waitFor();
  await logSet(desk, 2, '55');
  // The change reaches the phone, still in the same workout.
  await page.getByRole('button', { name: 'Zurück' }).click();
  await saved(page, 2).waitFor();
});

test('starting anew puts what was begun into the history with its sets, and begins with the first exercise', async () => {
  const { page, player } = device;
  const [, session = ''] = await browsers.sessionIds(player);
  await page.goto(start(session));
  await page.getByRole('button', { name: 'Neu starten' }).click();
  await page.getByText('Übung 1 von 8').waitFor();
  await page.getByText('zuletzt 50 kg × 8').waitFor();
  expect((await browsers.sql`select 1 from workout_tracking where session_id = ${session}`).length).toBe(2);
  const stands = () => browsers.sql`select 1 from active_training_sessions where session_id = ${session}`;
  await expect.poll(async () => (await stands()).length, { timeout: 20_000 }).toBe(0);
  const ended = () => browsers.sql`
    select count(*)::int as sets from completed_sessions c join workout_tracking t using (workout_id) where c.session_id = ${session}`;
  await expect.poll(ended, { timeout: 20_000 }).toEqual([{ sets: 2 }]);
  // A swap for the other workout alone leaves the plan as it was.
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Kniebeuge 2', exact: true }).waitFor();
});

test('a phone that dies between the two sides of a set has kept the first and asks for the second', async () => {
  const player = await browsers.createPlayer(1);
  const [session = ''] = await browsers.sessionIds(player);
  await planSession(browsers, player, session, [rotation, press]);
  const profile = await browsers.newProfile();
  killable = await KillableBrowser.open(profile);
  await browsers.signIn(killable.page, player);
  await killable.page.getByRole('button', { name: /Abgeglichen/ }).waitFor();
  await appIsStored(killable.page);
  await killable.context.setOffline(true);
  await killable.page.goto(start(session));
  await killable.page.getByRole('textbox', { name: 'Gewicht in kg' }).fill('20');
  await killable.page.getByRole('textbox', { name: 'Wiederholungen links in Wdh.' }).fill('9');
  await killable.page.getByRole('button', { name: 'Links abgeschlossen' }).click();
  await killable.page.getByRole('button', { name: 'Rechts abgeschlossen' }).waitFor();
  await expect.poll(() => killable?.hasSignInOnDisk(player.id), { timeout: 30_000 }).toBe(true);
  await killable.kill();

  killable = await KillableBrowser.open(profile);
  await killable.context.setOffline(true);
  const { page } = killable;
  await page.goto(start(session));
  await page.getByRole('button', { name: 'Fortsetzen' }).click();
  await page.getByRole('radio', { name: /Links fertig 9/ }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Rechts abgeschlossen' }).click();
  await page.getByRole('heading', { name: `${rotation.name} fertig` }).waitFor();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await saved(page, 1).waitFor();
  await expect.poll(() => page.getByRole('row', { name: /^1 20 9 10/ }).count()).toBe(1);
});

test('a set or an end that cannot be stored says so and keeps what was entered; the next try works', async () => {
  const { page, player } = device;
  const [, , session = ''] = await browsers.sessionIds(player);
  await device.closeOtherTab();
  await useFailingDatabase(page, null);
  await page.goto(start(session));
  await done(page, 1).waitFor();
  const refuse = (refused: object | null) => page.evaluate((what) => Reflect.set(window, 'refused', what), refused);
  await refuse({ writes: true });
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).fill('40');
  await done(page, 1).click();
  await page.getByText('Übungsdaten konnten nicht gespeichert werden: Der Speicher ist voll.').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Gewicht in kg' }).inputValue()).toBe('40');
  await refuse(null);
  await page.getByRole('button', { name: 'Schließen', exact: true }).click();
  await done(page, 1).click();
  await saved(page, 1).waitFor();

  const end = (await openEnd(page)).getByRole('button', { name: 'Training abschließen' });
  await refuse({ writes: true });
  await end.click();
  await page.getByText('Training konnte nicht gespeichert werden: Der Speicher ist voll.').waitFor();
  await refuse({ reads: 'completed_sessions' });
  await page.getByRole('region', { name: 'Meldungen' }).getByRole('button', { name: 'Schließen' }).click();
  await end.click();
  await page.getByText('Dein Training wurde erfolgreich gespeichert.').waitFor();
  await page.getByText('Workout-Daten konnten nicht geladen werden.').waitFor();
  await refuse(null);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await declineSharing(page);
  await page.getByRole('heading', { name: 'Training abgeschlossen' }).waitFor();
});

test('a former stand that cannot be put away says so when a workout is started anew, and its sets stay', async () => {
  const { page, player } = device;
  const [, , session = ''] = await browsers.sessionIds(player);
  await useFailingDatabase(page, null);
  await page.goto(start(session));
  await logSet(page, 1, '45');
  await page.reload();
  const anew = page.getByRole('alertdialog', { name: 'Training fortsetzen?' }).getByRole('button', { name: 'Neu starten' });
  await anew.waitFor();
  await page.evaluate(() => Reflect.set(window, 'refused', { writes: true }));
  await anew.click();
  await page.getByText('Fehler beim Starten des Trainings').waitFor();
  await page.getByText('Der alte Stand konnte nicht gelöscht werden. Deine Sätze sind gespeichert.').waitFor();
  await done(page, 1).waitFor();
  await page.evaluate(() => Reflect.set(window, 'refused', null));
  const weights = () => browsers.sql`select weight::float8 as weight from workout_tracking where session_id = ${session} and weight = 45`;
  await expect.poll(weights, { timeout: 20_000 }).toEqual([{ weight: 45 }]);
});

test('an unknown session, and a workout that is nowhere, say so with the way on', async () => {
  const { page } = device;
  const unknown = '019a0000-0000-7000-8000-000000000000';
  await page.goto(start(unknown));
  await page.getByRole('heading', { name: 'Fehler beim Laden des Trainings' }).waitFor();
  await page.getByText('Session konnte nicht geladen werden: Session nicht gefunden').waitFor();
  expect(await page.getByRole('link', { name: 'Zu den Plänen' }).getAttribute('href')).toBe('/training-plans');
  await page.goto(`${browsers.url}/workout-completed?workout=${unknown}`);
  await page.getByText('Workout-Daten konnten nicht geladen werden.').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Zurück zum Dashboard' }).count()).toBe(1);
});

test('a workout that cannot be read says so on its own page, and the next try shows it', async () => {
  const { page, player } = device;
  const [, , session = ''] = await browsers.sessionIds(player);
  await useFailingDatabase(page, { reads: 'from plan_exercises' });
  const refuse = (refused: object | null) => page.evaluate((what) => Reflect.set(window, 'refused', what), refused);
  await page.goto(start(session));
  await page.getByRole('heading', { name: 'Fehler beim Laden des Trainings' }).waitFor();
  await page.getByText('Session konnte nicht geladen werden: Die Daten auf dem Gerät sind gerade nicht lesbar.').waitFor();
  await page.getByRole('link', { name: 'Zu den Plänen' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await refuse(null);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByText('Übung 1 von 8').waitFor();
  expect(await page.getByText('Fehler beim Laden').count()).toBe(0);
});

test('a workout that was ended without a set is not praised', async () => {
  const { page, player } = device;
  const [session = ''] = await browsers.sessionIds(player);
  await page.goto(start(session));
  await done(page, 1).waitFor();
  const ending = await openEnd(page);
  await ending.getByText(/noch keinen Satz gespeichert/).waitFor();
  await expectAccessible(page);
  await ending.getByRole('button', { name: 'Ohne Sätze abschließen' }).click();
  await page.getByRole('heading', { name: 'Training beendet' }).waitFor();
  await expectAccessible(page);
  expect(await page.getByText('erfolgreich abgeschlossen').count()).toBe(0);
  await page.getByRole('link', { name: 'Einheit noch einmal öffnen' }).click();
  await page.getByText('Übung 1 von 8').waitFor();
});

test.each([
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])('what a toast says covers no control of a running workout at $width px, and a touch beneath it hits', async (size) => {
  const { page, player } = device;
  const [, session = ''] = await browsers.sessionIds(player);
  await page.setViewportSize(size);
  await page.goto(start(session));
  const again = page.getByRole('button', { name: 'Fortsetzen' });
  await done(page, 1).or(again).waitFor();
  if (!(await again.isVisible())) {
    await logSet(page, 1, '40');
    await page.reload();
  }
  await again.click();
  await page.getByRole('alertdialog', { name: 'Training fortgesetzt' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length)).toBe(0);
  const missed = () =>
    page.evaluate(() => {
      const toast = document.querySelector('[role=alertdialog]');
      return [...document.querySelectorAll<HTMLElement>('main :is(button, input:not([type=radio]))')].flatMap((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return toast?.contains(hit) ? [control.getAttribute('aria-label') ?? control.textContent] : [];
      });
    });
  await expect.poll(missed).toEqual([]);
});
