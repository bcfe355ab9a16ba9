import { deviceStorage } from '@anwurf/contract/device-storage';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { useFailingDatabase } from '../store/failing-database.ts';
import { useBrowsers } from '../fixture.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { appIsStored } from '../store/stored-app.ts';
import { closeByEscape } from '../screens/steady.ts';

const browsers = useBrowsers();
const device = useSharedDevice(
  browsers,
  async () => {
    const player = await browsers.createPlayer(1);
    const own = {
      user_id: player.id,
      equipment: ['Medizinball'],
      goals: ['Kraft'],
      sets: 4,
      reps: 8,
      position: 'Rückraum',
      exercise_type: 'main',
    };
    await browsers.sql`insert into athleten_uebungen ${browsers.sql({ ...own, id: newId(), name: 'Zielwurf im Knien', instruction_link: 'https://videos.example/wurf' })}`;
    return player;
  },
  { storesApp: true, keepsOpen: true },
);
const phone = { width: 390, height: 844 };

/** The generator without a plan that an earlier test has begun. */
async function open(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await page.goto(`${browsers.url}/imprint`);
  await page.evaluate((name) => localStorage.removeItem(name), `${deviceStorage.generatorDraft.name}.${device.player.id}`);
  await page.goto(`${browsers.url}/workout-generator`);
  await page.getByRole('heading', { level: 1, name: 'Workout Generator' }).waitFor();
}
const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Übungen suchen' });
const save = (page: Page) => page.getByRole('button', { name: /^Plan speichern/ });
const adding = (page: Page) => page.getByRole('dialog', { name: 'Übung hinzufügen', exact: true });
const count = (page: Page) => page.getByRole('heading', { level: 2, name: /^Verfügbare Übungen \(\d+\)$/ }).textContent();

async function add(page: Page, name: string): Promise<void> {
  await search(page).fill(name);
  await page.getByRole('button', { name: `${name} hinzufügen`, exact: true }).click();
  await adding(page).getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  await adding(page).waitFor({ state: 'detached' });
}

const plans = () => browsers.sql<{ name: string; sessions: number }[]>`
  select p.name, count(s.id)::int as sessions from trainingsplanreal p join sessions s on s.plan_id = p.id
  where p.user_id = ${device.player.id} and p.name like 'Sprung%' group by p.id, p.name`;
const stored = () => browsers.sql<{ session: number; phase: string; name: string; sets: number; unit: string; amount: string }[]>`
  select s.session_order as session, e.phase, e.name, e.sets, e.unit, coalesce(e.reps, e.duration_minutes, e.duration_seconds, e.distance_meters)::float8::text as amount
  from plan_exercises e join sessions s on s.id = e.session_id join trainingsplanreal p on p.id = s.plan_id
  where p.user_id = ${device.player.id} and p.name like 'Sprung%' order by s.session_order, e.phase desc, e.exercise_order`;

test('a plan is made without a network over a reload in the middle, and is on the server with the chosen units', async () => {
  const { page, context } = device;
  await page.goto(`${browsers.url}/dashboard`);
  await appIsStored(page);
  await page.getByRole('link', { name: 'Generator' }).click();
  const name = page.getByRole('textbox', { name: 'Name des Plans' });
  await expect.poll(() => name.inputValue()).toBe('Mein eigener Plan');
  await context.setOffline(true);
  await name.fill('  ');
  await page.getByText('Bitte gib deinem Plan einen Namen.').waitFor();
  expect(await next(page).isDisabled()).toBe(true);
  await name.fill('Sprungkraft daheim');
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await next(page).click();

  const sessions = page.getByRole('textbox', { name: /^Anzahl der Sessions/ });
  await sessions.fill('13');
  await sessions.press('Tab');
  await page.getByText('Bitte gib 1 bis 12 Sessions an.').waitFor();
  expect(await next(page).isDisabled()).toBe(true);
  await sessions.fill('12');
  await sessions.press('Tab');
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await next(page).click();

  // Nothing is shown before something is asked for.
  await page.getByText('Gib ein Suchwort ein oder wähle einen Filter, um Übungen zu sehen.').waitFor();
  expect(await page.getByRole('heading', { name: /^Verfügbare Übungen/ }).count()).toBe(0);
  await expect.poll(() => save(page).textContent()).toBe('Plan speichern (gesamt 0 Übungen)');
  expect(await save(page).isDisabled()).toBe(true);
  await page.getByText('Bitte füge Übungen in mindestens eine Session hinzu.').waitFor();
  await search(page).press('Enter');
  await expect.poll(() => count(page)).toMatch(/\(\d{3}\)/);
  // Own ones first, then by name.
  const names = await page.getByRole('list').getByRole('heading', { level: 3 }).allTextContents();
  expect(names[0]).toBe('Zielwurf im Knien');
  expect(names.slice(1)).toEqual(names.slice(1).toSorted(new Intl.Collator('de').compare));

  // The filters, and what they leave.
  await search(page).fill('nichts dergleichen');
  await page.getByText('Keine Übungen gefunden, die deinen Filterkriterien entsprechen.').waitFor();
  await search(page).fill('');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByText('Nur meine eigenen Übungen anzeigen').click();
  await expect.poll(() => count(page)).toBe('Verfügbare Übungen (1)');
  await page.getByRole('button', { name: 'Filter, 1 aktiv' }).waitFor();
  await page.getByText('Eigene Übung', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Anleitung anzeigen: Zielwurf im Knien' }).click();
  expect(await page.getByRole('link', { name: 'Anleitungsvideo angucken' }).getAttribute('href')).toBe('https://videos.example/wurf');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await page.getByRole('button', { name: 'Equipment' }).click();
  const equipment = page.getByRole('dialog', { name: 'Equipment' });
  await equipment.getByText('Klimmzugstange').click();
  await closeByEscape(equipment);
  await page.getByRole('button', { name: 'Trainingsziel' }).click();
  const goal = page.getByRole('dialog', { name: 'Trainingsziel' });
  await goal.getByText('Mehr Zweikämpfe gewinnen').click();
  await closeByEscape(goal);
  await page.getByRole('button', { name: 'Filter, 2 aktiv' }).waitFor();
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();

  // 3 × 12 by itself; an own exercise brings its numbers; other units and parts are chosen.
  await search(page).fill('back squat');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Back Squat' })
    .first()
    .getByRole('button', { name: /hinzufügen$/ })
    .click();
  await adding(page).getByRole('radio', { name: 'Hauptübung' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await expect.poll(() => adding(page).getByRole('textbox', { name: 'Sätze' }).inputValue()).toBe('3');
  await expect.poll(() => adding(page).getByRole('textbox', { name: 'Wiederholungen' }).inputValue()).toBe('12');
  await adding(page).getByText('Minuten', { exact: true }).click();
  await adding(page).getByText('Warm-up', { exact: true }).click();
  await adding(page).getByRole('textbox', { name: 'Minuten' }).fill('6');
  await adding(page).getByRole('textbox', { name: 'Minuten' }).press('Tab');
  await adding(page).getByRole('textbox', { name: 'Sätze' }).fill('0');
  await adding(page).getByRole('textbox', { name: 'Sätze' }).press('Tab');
  // The field names the possible values, and nothing is added with another number.
  await adding(page).getByText('Verstanden: 0\u00a0Sätze. Möglich sind 1 bis 20\u00a0Sätze.').waitFor();
  await adding(page).getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  await expectAccessible(page);
  await adding(page).getByRole('textbox', { name: 'Sätze' }).fill('1');
  await adding(page).getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  await page.getByRole('button', { name: / 6 min, ändern$/ }).waitFor();
  await add(page, 'Zielwurf im Knien');
  await page.getByRole('button', { name: 'Zielwurf im Knien 4×8, ändern' }).waitFor();
  await page.getByRole('tab', { name: 'Session 1 (2)' }).waitFor();

  // Everything entered survives a reload.
  await page.reload();
  await page.getByRole('tab', { name: 'Session 1 (2)' }).waitFor();
  await page.getByRole('tab', { name: 'Session 12 (0)' }).click();
  await add(page, 'Zielwurf im Knien');

  // Fewer sessions: asked before exercises are lost.
  await page.getByRole('button', { name: 'Zurück' }).click();
  await sessions.fill('2');
  await sessions.press('Tab');
  await next(page).click();
  const question = page.getByRole('alertdialog', { name: 'Sessions entfernen?' });
  await question.getByText('Es bleiben 2 Sessions. 1 Übung in den anderen geht verloren.').waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await next(page).click();
  await question.getByRole('button', { name: 'Entfernen' }).click();
  await page.getByRole('tab', { name: 'Session 2 (0)', selected: true }).waitFor();
  await expect.poll(() => page.getByRole('tab').count()).toBe(2);

  // Pressed again it goes, and comes back.
  await add(page, 'Zielwurf im Knien');
  await page.getByRole('button', { name: 'Zielwurf im Knien entfernen', exact: true }).click();
  await page.getByRole('tab', { name: 'Session 2 (0)' }).waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByRole('tab', { name: 'Session 2 (1)' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize(phone);

  await save(page).click();
  await page.waitForURL('**/training-plans');
  await page.getByText('Plan gespeichert').waitFor();
  await page.getByText('Sprungkraft daheim wurde zu deinen Trainingsplänen hinzugefügt').waitFor();
  await page.getByRole('heading', { name: 'Sprungkraft daheim' }).waitFor();
  await context.setOffline(false);
  await expect.poll(plans, { timeout: 30_000 }).toEqual([{ name: 'Sprungkraft daheim', sessions: 2 }]);
  await expect.poll(stored, { timeout: 30_000 }).toMatchObject([
    { session: 1, phase: 'warmup', sets: 1, unit: 'Minuten', amount: '6' },
    { session: 1, phase: 'main', name: 'Zielwurf im Knien', sets: 4, unit: 'Wiederholungen', amount: '8' },
    { session: 2, phase: 'main', name: 'Zielwurf im Knien', sets: 4 },
  ]);

  // The next plan begins anew.
  await page.getByRole('link', { name: 'Generator' }).click();
  await expect.poll(() => name.inputValue()).toBe('Mein eigener Plan');
});

test('a plan is made by keyboard alone, with an exercise of one’s own, in the order that is wanted', async () => {
  const { page } = device;
  await open(page);
  const { keyboard } = page;
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
  async function tabTo(name: RegExp): Promise<void> {
    await expect
      .poll(
        async () => {
          await keyboard.press('Tab');
          return focused();
        },
        { interval: 1 },
      )
      .toMatch(name);
  }
  await page.getByRole('textbox', { name: 'Name des Plans' }).focus();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Sprint');
  await keyboard.press('Enter');
  await tabTo(/^Anzahl der Sessions/);
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Session 2 (0)' }).waitFor();
  await tabTo(/Eigene Übung hinzufügen/);
  await keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Eigene Übung hinzufügen' });
  await form.waitFor();
  await form.getByLabel('Name').focus();
  await keyboard.type('Abfangen');
  await keyboard.press('Enter');
  // It is stored, and asks at once for its amounts.
  await adding(page).getByText('Abfangen').waitFor();
  await closeByEscape(adding(page));

  await search(page).focus();
  await keyboard.type('Abfangen');
  await tabTo(/^Abfangen hinzufügen$/);
  await keyboard.press('Enter');
  await adding(page).waitFor();
  await tabTo(/^Hinzufügen$/);
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Abfangen 3×12, ändern' }).waitFor();
  await search(page).focus();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Zielwurf');
  await tabTo(/^Zielwurf im Knien hinzufügen$/);
  await keyboard.press('Enter');
  await adding(page).waitFor();
  await tabTo(/^Hinzufügen$/);
  await keyboard.press('Enter');
  const order = () =>
    page.getByRole('button', { name: /, ändern$/ }).evaluateAll((chips) => chips.map((chip) => chip.getAttribute('aria-label')));
  await expect.poll(order).toEqual(['Abfangen 3×12, ändern', 'Zielwurf im Knien 4×8, ändern']);
  await page.getByRole('button', { name: /^Zielwurf.*ändern$/ }).focus();
  await keyboard.press('Enter');
  const editing = page.getByRole('dialog', { name: 'Übung ändern' });
  await editing.waitFor();
  await expectAccessible(page);
  await tabTo(/^Früher$/);
  await keyboard.press('Enter');
  await closeByEscape(editing);
  await expect.poll(order).toEqual(['Zielwurf im Knien 4×8, ändern', 'Abfangen 3×12, ändern']);
  // The cross takes an exercise out; the focus stays among the others.
  await page.getByRole('button', { name: 'Zielwurf im Knien aus der Session entfernen' }).focus();
  await keyboard.press('Enter');
  await expect.poll(focused).toBe('Abfangen aus der Session entfernen');
  await save(page).focus();
  await keyboard.press('Enter');
  await page.waitForURL('**/training-plans');
  await page.getByRole('heading', { name: 'Sprint', exact: true }).waitFor();
});

test('a failure is shown with everything entered still there', async () => {
  const { page } = device;
  await useFailingDatabase(page, { reads: 'exercise_catalogue' });
  await open(page);
  const refuse = (what: object | null) => page.evaluate((refused) => Reflect.set(window, 'refused', refused), what);
  await next(page).click();
  await next(page).click();
  await page.getByRole('heading', { name: 'Fehler beim Laden der Standardübungen' }).waitFor();
  await page
    .getByText(/^Bitte versuche es später erneut/)
    .first()
    .waitFor();
  // Own exercises can be chosen all the same.
  await refuse(null);
  await add(page, 'Zielwurf im Knien');
  await expectAccessible(page);
  await refuse({ writes: true });
  await save(page).click();
  await page.getByText('Fehler beim Speichern').waitFor();
  await page.getByText('Es ist ein Fehler aufgetreten. Bitte versuche es später erneut.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/workout-generator');
  await page.getByRole('tab', { name: 'Session 1 (1)' }).waitFor();
  await refuse(null);
  await page.getByRole('button', { name: 'Zurück' }).click();
  await page.getByRole('button', { name: 'Zurück' }).first().click();
  await page.getByText(/Dein angefangener Plan mit 1 Übung ist noch da/).waitFor();
  await page.getByRole('button', { name: 'Von vorn beginnen' }).click();
  await page.getByText(/Dein angefangener Plan/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByText(/Dein angefangener Plan mit 1 Übung/).waitFor();
});

test('ten plans of twelve sessions with fifteen exercises stay usable', async () => {
  const { page, player } = device;
  const { sql } = browsers;
  for (let plan = 1; plan <= 10; plan += 1) {
    const planId = newId();
    await sql`insert into trainingsplanreal (id, user_id, name) values (${planId}, ${player.id}, ${`Großer Plan ${plan}`})`;
    for (let order = 1; order <= 12; order += 1) {
      const session_id = newId();
      await sql`insert into sessions (id, user_id, plan_id, session_order) values (${session_id}, ${player.id}, ${planId}, ${order})`;
      const rows = Array.from({ length: 15 }, (_, index) => ({
        id: newId(),
        user_id: player.id,
        session_id,
        exercise_order: index + 1,
        name: `Übung ${index + 1}`,
        sets: 3,
        reps: 12,
        unit: 'Wiederholungen',
      }));
      await sql`insert into haupt_uebungen ${sql(rows)}`;
    }
  }
  await page.goto(`${browsers.url}/training-plans`);
  await page.getByRole('heading', { name: 'Großer Plan 10' }).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: /^Großer Plan/ }).count(), { timeout: 30_000 }).toBe(10);
  const big = page.getByRole('region', { name: /^Großer P/ }).first();
  await big.getByRole('link', { name: 'Plan anzeigen' }).click();
  await page.getByText('Übung 15').first().waitFor();
});

test('a signed-out player reads why he should sign in', async () => {
  const context = await browsers.open();
  const page = await context.newPage();
  await page.goto(`${browsers.url}/workout-generator`);
  await page.getByText('Nicht eingeloggt').waitFor();
  await page.getByText('Bitte melde dich an, um dein Workout zu speichern').waitFor();
  await page.waitForURL(/\/login\?returnTo=/);
  await page.goto(`${browsers.url}/live-training`);
  await page.getByText('Du musst angemeldet sein, um Fortschritte zu speichern.').waitFor();
  await page.goto(`${browsers.url}/custom-exercises`);
  await page.getByText('Du musst angemeldet sein, um eigene Übungen hinzuzufügen.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('a ready-made programme comes into the session as a whole, with what the player owns, and is taken back', async () => {
  const { page, context } = device;
  await open(page);
  await next(page).click();
  await next(page).click();
  await page.getByRole('button', { name: 'Fertiges Programm hinzufügen' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Fertiges Programm hinzufügen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Fertige Programme' });
  const shoulder = sheet.getByRole('region', { name: 'OSTRC-Schulterprogramm' });
  // He owns dumbbells and no band.
  await shoulder.getByText('Außenrotation in Seitlage mit Hantel').waitFor();
  expect(await shoulder.getByText('Band', { exact: false }).count()).toBe(0);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize(phone);
  // Two more, with how sure their trials are and how often they were done there.
  const control = sheet.getByRole('region', { name: 'Schulter-Kontrolle' });
  await control.getByText('In der Studie dreimal pro Woche, ein Jahr lang.', { exact: false }).waitFor();
  const youth = sheet.getByRole('region', { name: 'Knieprogramm Jugendhandball' });
  await youth.getByText('die wahre Wirkung kann viel kleiner sein', { exact: false }).waitFor();
  const knee = sheet.getByRole('region', { name: 'Knie-Kontrolle' });
  await knee.getByText('Stufe 2: einbeinig').click();
  await knee.getByText('Sternreichweite auf einem Bein').waitFor();
  await knee.getByRole('button', { name: 'Knie-Kontrolle zu Session 1 hinzufügen' }).click();
  await page.getByRole('tab', { name: 'Session 1 (6)' }).waitFor();
  await expect.poll(() => save(page).textContent()).toBe('Plan speichern (gesamt 6 Übungen)');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByRole('tab', { name: 'Session 1 (0)' }).waitFor();
  expect(await save(page).isDisabled()).toBe(true);
  await context.setOffline(false);
});

test('a schedule over weeks gives an own plan its weeks, and own amounts end it', async () => {
  const { page, context, player } = device;
  await open(page);
  await next(page).click();
  await next(page).click();
  await page.getByRole('button', { name: 'Fertiges Programm hinzufügen' }).waitFor();
  await context.setOffline(true);
  const sheet = page.getByRole('dialog', { name: 'Fertige Programme' });
  for (const name of ['Nordic-Aufbau', 'Kopenhagen-Aufbau']) {
    await page.getByRole('button', { name: 'Fertiges Programm hinzufügen' }).click();
    const programme = sheet.getByRole('region', { name });
    await programme.getByText('Woche 4, ', { exact: false }).waitFor();
    await programme.getByRole('button', { name: `${name} zu Session 1 hinzufügen` }).click();
    await sheet.waitFor({ state: 'hidden' });
  }
  await page.getByRole('tab', { name: 'Session 1 (2)' }).waitFor();
  await page
    .getByRole('button', { name: /^Adduktorenheben in Seitlage/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Übung ändern' });
  await dialog.getByRole('button', { name: /Sätze erhöhen/ }).click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await save(page).click();
  await page.getByText('Plan gespeichert').first().waitFor();
  await context.setOffline(false);
  const storedRows = () => browsers.sql`
    select p.week_count as weeks, e.name, e.sets, e.reps, jsonb_array_length(e.week_targets) as targets
    from haupt_uebungen e join sessions s on s.id = e.session_id join trainingsplanreal p on p.id = s.plan_id
    where e.user_id = ${player.id} and e.name in ('Nordische Vorneigung mit Halten', 'Adduktorenheben in Seitlage') order by e.name`;
  await expect.poll(storedRows, { timeout: 30_000 }).toEqual([
    { weeks: 6, name: 'Adduktorenheben in Seitlage', sets: 3, reps: 8, targets: null },
    { weeks: 6, name: 'Nordische Vorneigung mit Halten', sets: 2, reps: 3, targets: 6 },
  ]);
});
