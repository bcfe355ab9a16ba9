import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { useFailingDatabase } from '../store/failing-database.ts';
import { useBrowsers } from '../fixture.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { closeByEscape } from '../screens/steady.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(2), { keepsOpen: true });

async function openPlan(search = ''): Promise<Page> {
  const { page, player } = device;
  const [plan] = await browsers.sql<
    { id: string }[]
  >`select id from trainingsplanreal where user_id = ${player.id} order by created_at limit 1`;
  await page.goto(`${browsers.url}/training-plans/${plan?.id}${search}`);
  await page
    .getByRole('button', { name: /^Tauschen:/ })
    .first()
    .waitFor();
  return page;
}

const firstRow = async () =>
  (
    await browsers.sql<{ name: string; sets: number; unit: string; tempo: string | null }[]>`
      select e.name, e.sets, e.unit, e.tempo from haupt_uebungen e join sessions s on s.id = e.session_id
      where e.user_id = ${device.player.id} and s.session_order = 1 and e.exercise_order = 1`
  )[0];

/** How many of the choices of a sheet are seen as a whole. */
const seenWhole = (sheet: Locator) =>
  sheet.evaluate((element) => {
    const choices = [...element.querySelectorAll<HTMLElement>('label:has(input[type=radio])')];
    return choices.filter((choice) => {
      const { left, right, top, bottom } = choice.getBoundingClientRect();
      const middle = (left + right) / 2;
      return [top + 2, bottom - 2].every((row) => choice.contains(document.elementFromPoint(middle, row)));
    }).length;
  });

test('an exercise is swapped without a network, searched by another name, and the swap is taken back', async () => {
  const page = await openPlan();
  const swap = page.getByRole('button', { name: 'Tauschen: Kniebeuge 1', exact: true });
  // An icon alone does not say it.
  expect(await swap.innerText()).toBe('Tauschen');
  await swap.click();
  const sheet = page.getByRole('dialog', { name: 'Übung tauschen' });
  await sheet.getByRole('radio').first().waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => seenWhole(sheet)).toBeGreaterThanOrEqual(4);
  await sheet.getByRole('button', { name: 'Übung tauschen' }).click();
  await page.getByText('Bitte wähle eine Übung aus.').waitFor();
  // The first message of a page is fetched; the next ones need no network.
  await sheet.getByRole('radio').first().press('Space');
  await sheet.getByRole('button', { name: 'Übung tauschen' }).click();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await device.context.setOffline(true);
  await swap.click();

  await sheet.getByRole('searchbox', { name: 'Übungen suchen' }).fill('bulgarian split');
  await sheet.getByText('Bulgarische Kniebeuge', { exact: true }).click();
  await expect.poll(() => sheet.getByLabel('Wiederholungen', { exact: true }).inputValue()).toBe('8');
  await sheet.getByRole('button', { name: 'Sätze verringern' }).click();
  await sheet.getByRole('button', { name: 'Übung tauschen' }).click();
  await page.getByText('Übung erfolgreich aktualisiert.').waitFor();
  await page.getByRole('button', { name: 'Tauschen: Bulgarische Kniebeuge' }).waitFor();
  await device.context.setOffline(false);
  await expect.poll(firstRow, { timeout: 30_000 }).toEqual({
    name: 'Bulgarische Kniebeuge',
    sets: 4,
    unit: 'Wiederholungen je Seite',
    tempo: '3-0-1-0',
  });
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await swap.waitFor();
  await expect.poll(firstRow, { timeout: 30_000 }).toEqual({ name: 'Kniebeuge 1', sets: 5, unit: 'kg', tempo: null });
});

test('own exercises can be swapped in; what fails is said and changes nothing', async () => {
  await browsers.sql`insert into athleten_uebungen ${browsers.sql({ id: crypto.randomUUID(), user_id: device.player.id, name: 'Mein Wurf', sets: 3, reps: 9 })}`;
  await useFailingDatabase(device.page, null);
  const page = await openPlan();
  const refuse = (what: object | null) => page.evaluate((refused) => Reflect.set(window, 'refused', refused), what);
  const sheet = page.getByRole('dialog', { name: 'Übung tauschen' });
  const open = () => page.getByRole('button', { name: 'Tauschen: Kniebeuge 2', exact: true }).click();

  await refuse({ reads: 'c.name, c.phase' });
  await open();
  await page.getByText('Fehler beim Laden der Übungen.').waitFor();
  await refuse(null);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await sheet.getByRole('tab', { name: 'Meine Übungen' }).click();
  await sheet.getByText('Mein Wurf').click();
  await expectAccessible(page);
  await refuse({ writes: true });
  await sheet.getByRole('button', { name: 'Übung tauschen' }).click();
  await page.getByText('Fehler beim Tauschen der Übung.').waitFor();
  await refuse(null);
  await sheet.getByRole('button', { name: 'Übung tauschen' }).click();
  await page.getByRole('button', { name: 'Tauschen: Mein Wurf' }).waitFor();
  expect(await page.getByText('Fehler beim Tauschen der Übung.').count()).toBe(0);
});

test('from the overview a plan is opened to train, its way back leads to where a workout is picked, or goes on', async () => {
  const { page, player } = device;
  await page.goto(`${browsers.url}/training/overview`);
  await page.getByRole('heading', { level: 2, name: 'Trainingsübersicht' }).waitFor();
  await page.getByRole('list', { name: 'Trainingspläne' }).getByRole('link', { name: 'Jetzt trainieren' }).first().click();
  await page.getByText('Wähle eine Einheit und tippe auf „Jetzt trainieren“.').waitFor();
  expect(new URL(page.url()).searchParams.get('mode')).toBe('train');
  await expectAccessibleAtBothWidths(page);
  await expectNothingLost(page);
  await page.getByRole('link', { name: 'Zurück' }).click();
  await page.waitForURL('**/active-workout');
  await page.getByRole('heading', { level: 1, name: 'Training starten' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await expectNothingLost(page);

  const [session = ''] = await browsers.sessionIds(player);
  await browsers.sql`insert into active_training_sessions ${browsers.sql({
    session_id: session,
    user_id: player.id,
    workout_id: crypto.randomUUID(),
    start_time: new Date(),
    last_activity_at: new Date(),
  })}`;
  await page.waitForURL(`**/active-workout/${session}`);
  await page.getByRole('alertdialog', { name: 'Training fortsetzen?' }).waitFor();
  await browsers.sql`delete from active_training_sessions where user_id = ${player.id}`;
});

test('a complaint marks what it changes in the plan', async () => {
  const { player } = device;
  await browsers.sql`update haupt_uebungen set name = 'Kettlebell-Sprung aus dem Kreuzheben' where user_id = ${player.id} and exercise_order = 3`;
  await browsers.sql`insert into complaints ${browsers.sql({ id: crypto.randomUUID(), user_id: player.id, region: 'Knie', level: 5, reported_at: new Date() })}`;
  const page = await openPlan();
  const note = page.getByText('Wegen Knie 5/10: Kreuzheben mit Kettlebell');
  await note.waitFor();
  expect(await note.count()).toBe(1);
  await browsers.sql`delete from complaints where user_id = ${player.id}`;
});

test('a way back marks what a swap would ask of its region too early', async () => {
  const { player } = device;
  const day = new Date().toISOString().slice(0, 10);
  await browsers.sql`insert into recovery_events ${browsers.sql({ id: crypto.randomUUID(), user_id: player.id, ladder: 'sprunggelenk', kind: 'start', day, side: 'left', happened_at: new Date() })}`;
  const page = await openPlan();
  await page
    .getByRole('button', { name: 'Tauschen: Kniebeuge 2', exact: true })
    .or(page.getByRole('button', { name: 'Tauschen: Mein Wurf' }))
    .click();
  const sheet = page.getByRole('dialog', { name: 'Übung tauschen' });
  await sheet.getByRole('searchbox', { name: 'Übungen suchen' }).fill('niedersprung');
  await sheet.getByText('noch nicht auf dem Weg zurück: Sprunggelenk').first().waitFor();
  await expectAccessible(page);
  await browsers.sql`delete from recovery_events where user_id = ${player.id}`;
});

test('a plan without sessions asks for one; a deleted plan comes back with its exercises', async () => {
  const { page, player } = device;
  const empty = crypto.randomUUID();
  await browsers.sql`insert into trainingsplanreal ${browsers.sql({ id: empty, user_id: player.id, name: 'Leerer Plan' })}`;
  await page.goto(`${browsers.url}/training-plans`);
  const card = page.getByRole('region', { name: 'Leerer Plan' });
  await card.getByRole('button', { name: 'Jetzt trainieren' }).click();
  await page.getByText('Bitte wähle zuerst eine Trainingseinheit aus').waitFor();
  await card.getByRole('link', { name: 'Plan anzeigen' }).click();
  await page.getByText('Keine Trainingseinheiten vorhanden').waitFor();
  await browsers.sql`delete from trainingsplanreal where id = ${empty}`;

  await page.goto(`${browsers.url}/training-plans`);
  const before = await browsers.sql`select id, name from haupt_uebungen where user_id = ${player.id} order by id`;
  await page
    .getByRole('button', { name: /^Mehr zu/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await device.context.setOffline(true);
  await page.getByRole('alertdialog', { name: 'Trainingsplan löschen' }).getByRole('button', { name: 'Löschen' }).click();
  await page.getByText('Trainingsplan gelöscht', { exact: true }).waitFor();
  await page.getByText('Der Trainingsplan wurde erfolgreich gelöscht').waitFor();
  await page.getByText('Keine Trainingspläne gefunden').waitFor();
  await page.getByRole('link', { name: 'KI Coach starten' }).waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByText('Einheit 2').waitFor();
  await device.context.setOffline(false);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  expect(await browsers.sql`select id, name from haupt_uebungen where user_id = ${player.id} order by id`).toEqual(before);
});

test('a failure of plans is shown in their words, and the next try renames and describes the plan', async () => {
  await useFailingDatabase(device.page, null);
  const { page, player } = device;
  await page.goto(`${browsers.url}/training-plans`);
  await page.getByText('Einheit 1').first().waitFor();
  const refuse = (what: object | null) => page.evaluate((refused) => Reflect.set(window, 'refused', refused), what);
  const menu = () =>
    page
      .getByRole('button', { name: /^Mehr zu/ })
      .first()
      .click();

  await menu();
  await page.getByRole('menuitem', { name: 'Bearbeiten' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
  const form = page.getByRole('dialog', { name: 'Trainingsplan bearbeiten' });
  await form.getByLabel('Name').fill('Wurfkraft');
  await form.getByLabel('Beschreibung').fill('Vom Trainer.');
  await form.getByLabel('Empfohlene Dauer').fill('4-6 Wochen');
  await expectAccessible(page);
  await refuse({ writes: true });
  await form.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Plan konnte nicht aktualisiert werden').waitFor();
  await refuse(null);
  await device.context.setOffline(true);
  await form.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Trainingsplan aktualisiert').waitFor();
  await page.getByRole('heading', { name: 'Wurfkraft' }).waitFor();
  await device.context.setOffline(false);
  const plan = () => browsers.sql`select name, description, duration_recommendation from trainingsplanreal where user_id = ${player.id}`;
  await expect.poll(plan).toEqual([{ name: 'Wurfkraft', description: 'Vom Trainer.', duration_recommendation: '4-6 Wochen' }]);
  await expectNothingLost(page);

  await menu();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Trainingsplan löschen' });
  await question.waitFor();
  await expectAccessible(page);
  await refuse({ writes: true });
  await question.getByRole('button', { name: 'Löschen' }).click();
  await page.getByText('Der Trainingsplan konnte nicht gelöscht werden').waitFor();
  await closeByEscape(question);

  await refuse({ reads: 'from plan_exercises' });
  await page.getByRole('link', { name: 'Plan anzeigen' }).first().click();
  await page.getByText('Fehler beim Laden des Trainingsplans').waitFor();
  await refuse({ reads: 'trainingsplanreal' });
  await page.getByRole('link', { name: 'Zurück' }).click();
  await page.getByText(/^Fehler beim Laden der Trainingspläne:/).waitFor();
  await refuse(null);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByText('Einheit 1').first().waitFor();
  expect(await page.getByText(/^Fehler beim Laden/).count()).toBe(0);
});
