import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessible } from '../screens/axe.ts';
import { follow } from '../screens/follow.ts';
import { KillableBrowser } from '../store/killable-browser.ts';
import { appIsStored } from '../store/stored-app.ts';
import { circles, planSession, press, rotation } from './guided-session.ts';

const browsers = useBrowsers();
let killable: KillableBrowser | undefined;

afterEach(async () => {
  await killable?.kill();
  killable = undefined;
});

const inSuperset = { group_key: 1, round_rest: 45 };
const first = { ...press, sets: 2, reps: 8, unit: 'Wiederholungen', ...inSuperset };
const second = { ...press, name: 'Rudern am Kabel', sets: 3, reps: 10, unit: 'Wiederholungen', ...inSuperset };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const round = (page: Page, text: string) => page.getByRole('region', { name: 'Supersatz' }).getByText(text).waitFor();
const rest = (page: Page) => page.getByRole('region', { name: 'Pause', exact: true });

/** One tap: the set as it is planned. */
async function logSet(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: `Satz ${number} abgeschlossen` }).click();
}

test('a superset is trained round by round without a network, one tap a set, and goes on with the right set after a crash', async () => {
  const player = await browsers.createPlayer(1);
  const [session = ''] = await browsers.sessionIds(player);
  await planSession(browsers, player, session, [circles, first, second, { ...rotation, unit: 'Wiederholungen' }]);
  const profile = await browsers.newProfile();
  killable = await KillableBrowser.open(profile);
  await browsers.signIn(killable.page, player);
  await killable.page.getByRole('button', { name: /Abgeglichen/ }).waitFor();
  await appIsStored(killable.page);
  await killable.context.setOffline(true);
  await killable.page.goto(`${browsers.url}/training/plan/${session}/start`);
  let { page } = killable;
  await heading(page, circles.name);
  await logSet(page, 1);

  // The next exercise of the round at once, without a rest.
  await heading(page, first.name);
  await round(page, 'Runde 1 von 3');
  await expectAccessible(page);
  await logSet(page, 1);
  await heading(page, second.name);
  await round(page, 'Runde 1 von 3');
  expect(await rest(page).count()).toBe(0);
  await logSet(page, 1);

  // After the round its rest, and the first exercise again.
  await heading(page, first.name);
  await round(page, 'Runde 2 von 3');
  await rest(page).getByText('Rundenpause').waitFor();
  await expectAccessible(page);
  await expect.poll(() => killable?.hasSignInOnDisk(player.id), { timeout: 30_000 }).toBe(true);
  await killable.kill();

  killable = await KillableBrowser.open(profile);
  await killable.context.setOffline(true);
  ({ page } = killable);
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
  await page.getByRole('button', { name: 'Fortsetzen' }).click();
  await heading(page, first.name);
  await round(page, 'Runde 2 von 3');

  // Jumped to the other one: the rest waits for what was passed over.
  await page.getByRole('region', { name: 'Supersatz' }).getByRole('button', { name: second.name }).click();
  await heading(page, second.name);
  if ((await rest(page).count()) > 0) await page.getByRole('button', { name: 'Pause beenden' }).click();
  await logSet(page, 2);
  await heading(page, first.name);
  await round(page, 'Runde 2 von 3');
  expect(await rest(page).count()).toBe(0);
  await logSet(page, 2);

  // The first one has two sets, the round is over: the last round is of the other one alone.
  await heading(page, second.name);
  await round(page, 'Runde 3 von 3');
  await rest(page).waitFor();

  // The list joins them; left out for today, the other one is an exercise on its own.
  await page.getByRole('button', { name: /, alle Übungen$/ }).click();
  const list = page.getByRole('dialog', { name: 'Übungen', exact: true });
  const joined = () => list.getByRole('listitem').evaluateAll((rows) => rows.map((row) => row.dataset['group'] ?? null));
  await expect.poll(joined).toEqual([null, 'first', 'last', null]);
  await list.getByRole('button', { name: new RegExp(`^${second.name} ?, Supersatz ?2/3$`) }).waitFor();
  await expectAccessible(page);
  const choose = async (name: string, what: string) => {
    await list.getByRole('button', { name: `Mehr zu ${name}` }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  // Moved past it as a whole, it stays a superset.
  await choose(rotation.name, 'Früher');
  await expect.poll(joined).toEqual([null, null, 'first', 'last']);
  await choose(first.name, 'Heute weglassen');
  await list.getByRole('heading', { name: 'Heute weggelassen' }).waitFor();
  await expect.poll(joined).toEqual([null, null, null, null]);
  await list.getByRole('button', { name: `Zurückholen: ${first.name}` }).click();
  await expect.poll(joined).toEqual([null, null, 'first', 'last']);
  await list.getByRole('button', { name: 'Schließen' }).click();
  await list.waitFor({ state: 'detached' });
  await logSet(page, 3);
  const ending = page.getByRole('dialog', { name: 'Training beenden' });
  await ending.getByRole('button', { name: 'Training abschließen' }).click();
  await page.getByText('Training gespeichert', { exact: true }).waitFor();

  // Sets stay sets of their exercise.
  await killable.context.setOffline(false);
  // A browser killed so soon after the sign-in may have lost its cookie (not its sets).
  await browsers.signInAgain(page, player);
  const logged = () => browsers.sql`
    select exercise_name as name, set_number as number from workout_tracking where user_id = ${player.id} order by created_at`;
  await expect.poll(logged, { timeout: 30_000 }).toEqual([
    { name: circles.name, number: 1 },
    { name: first.name, number: 1 },
    { name: second.name, number: 1 },
    { name: second.name, number: 2 },
    { name: first.name, number: 2 },
    { name: second.name, number: 3 },
  ]);
});

async function makeOwn(player: Player): Promise<void> {
  for (const [index, name] of ['Klimmzug daheim', 'Dips daheim', 'Hocke daheim'].entries()) {
    await browsers.sql`insert into athleten_uebungen ${browsers.sql({
      id: newId(),
      user_id: player.id,
      name,
      equipment: ['Keine'],
      position: 'Kreis',
      exercise_type: 'main',
      sets: 2,
      reps: 6,
      pause_seconds: index === 0 ? 50 : null,
      created_at: new Date(Date.now() - index * 60_000),
    })}`;
  }
}

/** The exercises of a live training in their order, with what is done of them. */
const stripOf = (page: Page) =>
  page
    .getByRole('list', { name: 'Deine Übungen' })
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

/** Joins the running exercise of a live training with another one. */
async function join(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Supersatz', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Supersatz oder Zirkel' });
  await sheet.getByText(name, { exact: true }).click();
  await sheet.getByRole('button', { name: 'Supersatz verbinden' }).click();
  await page.getByRole('region', { name: 'Supersatz' }).waitFor();
}

test('exercises of a live training are joined without a network, done in turn, kept over a reload, and taken apart', async () => {
  const player = await browsers.createPlayer(1);
  await makeOwn(player);
  const context = await browsers.open({ width: 390, height: 844 }, { storesApp: true });
  const [page] = context.pages();
  if (page === undefined) throw new Error('no page');
  page.setDefaultTimeout(60_000);
  await browsers.signIn(page, player);
  await follow(page, '/live-training');
  await page.getByRole('checkbox', { name: /^Klimmzug daheim/ }).waitFor();
  await appIsStored(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Training starten (3 Übungen)' }).click();
  await heading(page, 'Klimmzug daheim');
  const strip = () => stripOf(page);
  const done = page.getByRole('button', { name: 'Satz abgeschlossen', exact: true });
  const open = () => page.getByRole('button', { name: 'Supersatz', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Supersatz oder Zirkel' });

  await open();
  await sheet.getByText('Hocke daheim', { exact: true }).click();
  await expectAccessible(page);
  const roundRest = sheet.getByRole('textbox', { name: 'Pause nach der Runde' });
  await expect.poll(() => roundRest.inputValue()).toBe('50');
  await roundRest.fill('1:15');
  await sheet.getByRole('button', { name: 'Supersatz verbinden' }).click();
  await round(page, 'Runde 1 von 2');
  await expect.poll(strip).toEqual(['Klimmzug daheim, 0 von 2 Sätzen', 'Hocke daheim, 0 von 2 Sätzen', 'Dips daheim, 0 von 2 Sätzen']);
  await done.click();
  await heading(page, 'Hocke daheim');
  await expectAccessible(page);
  await done.click();
  await heading(page, 'Klimmzug daheim');
  await rest(page).getByText('Rundenpause').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Fortsetzen' }).click();
  await heading(page, 'Klimmzug daheim');
  await round(page, 'Runde 2 von 2');

  // Its rest is still the one that was set; apart again, and joined by the undo.
  await open();
  await expect.poll(() => roundRest.inputValue()).toBe('75');
  await sheet.getByText('Hocke daheim', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Ohne Supersatz' }).click();
  await page.getByRole('region', { name: 'Supersatz' }).waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Meldungen' }).getByRole('button', { name: 'Rückgängig' }).first().click();
  await round(page, 'Runde 2 von 2');
  await done.click();
  await heading(page, 'Hocke daheim');
  await done.click();
  // The exercise behind the superset comes next.
  await heading(page, 'Dips daheim');
  await context.setOffline(false);
  const logged = () => browsers.sql`
    select exercise_name as name, set_number as number from workout_tracking where user_id = ${player.id} order by created_at`;
  await expect.poll(logged, { timeout: 30_000 }).toEqual([
    { name: 'Klimmzug daheim', number: 1 },
    { name: 'Hocke daheim', number: 1 },
    { name: 'Klimmzug daheim', number: 2 },
    { name: 'Hocke daheim', number: 2 },
  ]);
  const rests = () => browsers.sql`
    select (log ->> 'round_rest')::int as rest from active_training_sessions, jsonb_array_elements(training_logs) log
    where user_id = ${player.id} and log ? 'group_key'`;
  await expect.poll(rests, { timeout: 30_000 }).toEqual([{ rest: 75 }, { rest: 75 }]);
});

test('two devices that join exercises of one live training at once, one of them without a network, end with one list and every set', async () => {
  const player = await browsers.createPlayer(1);
  await makeOwn(player);
  const pocket = await browsers.open({ width: 390, height: 844 });
  const [phone, desk] = [firstPage(pocket), firstPage(await browsers.open({ width: 390, height: 844 }))];
  await browsers.signIn(phone, player);
  await follow(phone, '/live-training');
  await phone.getByRole('button', { name: 'Training starten (3 Übungen)' }).click();
  await heading(phone, 'Klimmzug daheim');
  await browsers.signIn(desk, player);
  await follow(desk, '/live-training');
  await desk.getByRole('button', { name: 'Fortsetzen' }).click();
  await heading(desk, 'Klimmzug daheim');

  await pocket.setOffline(true);
  await join(phone, 'Hocke daheim');
  await join(desk, 'Dips daheim');
  expect(await stripOf(phone)).not.toEqual(await stripOf(desk));
  await pocket.setOffline(false);
  await expect
    .poll(async () => JSON.stringify(await stripOf(phone)) === JSON.stringify(await stripOf(desk)), { timeout: 30_000 })
    .toBe(true);
  expect(new Set(await stripOf(desk)).size).toBe(3);
  for (const page of [phone, desk]) {
    await page.getByRole('region', { name: 'Supersatz' }).waitFor();
    await page.getByRole('button', { name: 'Satz abgeschlossen', exact: true }).click();
  }
  const logged = () => browsers.sql`
    select count(*)::int as sets, count(distinct workout_id)::int as workouts from workout_tracking where user_id = ${player.id}`;
  await expect.poll(logged, { timeout: 30_000 }).toEqual([{ sets: 2, workouts: 1 }]);
});
