import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { jog, plank, planSession, press } from '../workout/guided-session.ts';
import { lostAtWidths } from './lost-at-width.ts';
import { closeByEscape } from './steady.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(2), { keepsOpen: true, calm: true });

/** The longest texts that fields can show, by their accessible names. */
type Widest = Readonly<Record<string, string>>;

async function enter(within: Page | Locator, widest: Widest): Promise<void> {
  for (const [name, text] of Object.entries(widest)) {
    const field = within.getByRole('textbox', { name, exact: true });
    await field.fill(text);
    await field.press('Tab');
    // The field understands it, and shows it as it was typed.
    await expect.poll(() => field.inputValue()).toBe(text);
    expect([name, await field.getAttribute('data-unread')]).toEqual([name, null]);
  }
}

/** The numbers can be read as a whole, and their fields stay in the window. */
async function expectWhole(page: Page, within: Page | Locator, widest: Widest): Promise<void> {
  await enter(within, widest);
  expect([widest, await lostAtWidths(page, [])]).toEqual([widest, []]);
}

async function open(address: string): Promise<Page> {
  const { page } = device;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(browsers.url + address);
  return page;
}

test('a set that is corrected shows the longest weight, time and distance, and the workout its longest duration', async () => {
  const { sql } = browsers;
  const { player } = device;
  const [session = ''] = await browsers.sessionIds(player);
  await planSession(browsers, player, session, [press]);
  const workout = newId();
  const created_at = new Date(Date.now() - 7_200_000);
  const set = { user_id: player.id, workout_id: workout, session_id: session, phase: 'main', set_number: 1, created_at };
  await sql`insert into workout_tracking ${sql({ ...set, id: newId(), exercise_name: press.name, weight: 40, reps: 8, unit: 'kg' })}`;
  await sql`insert into workout_tracking ${sql({ ...set, id: newId(), exercise_name: plank.name, duration_seconds: 45, unit: 'Sekunden' })}`;
  await sql`insert into workout_tracking ${sql({ ...set, id: newId(), exercise_name: jog.name, distance_meters: 800, unit: 'Meter' })}`;
  const done = { id: workout, user_id: player.id, session_id: session, workout_id: workout, session_order: 1 };
  await sql`insert into completed_sessions ${sql({ ...done, completed_at: new Date(Number(created_at) + 900_000), duration_minutes: 15 })}`;

  const page = await open(`/workout-completed?workout=${workout}#edit`);
  const change = page.getByRole('dialog', { name: 'Satz 1 ändern' });
  for (const [text, widest] of [
    [/40 kg × 8/, { 'Gewicht in kg': '998,75', 'Wiederholungen in Wdh.': '1.000' }],
    [/45 s/, { 'Zeit in s': '86399,25' }],
    [/800 m/, { 'Strecke in m': '999.999,25' }],
  ] as const) {
    await page.getByRole('button', { name: text }).click();
    await expectWhole(page, change, widest);
    await closeByEscape(change);
  }
  await page.getByRole('button', { name: 'Tag und Zeit ändern' }).click();
  await expectWhole(page, page.getByRole('dialog', { name: 'Tag und Zeit' }), { Dauer: '1.440' });
});

test('a running set shows the longest distance', async () => {
  const { player } = device;
  const [, session = ''] = await browsers.sessionIds(player);
  await planSession(browsers, player, session, [jog]);
  const page = await open(`/training/plan/${session}/start`);
  await expectWhole(page, page, { 'Strecke in m': '999.999,25' });
});

test('an exercise of a plan shows the longest amounts', async () => {
  const page = await open('/workout-generator');
  for (const _ of ['name', 'sessions']) await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Übungen suchen' }).fill('back squat');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Back Squat' })
    .first()
    .getByRole('button', { name: /hinzufügen$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Übung hinzufügen', exact: true });
  await dialog.getByText('Meter', { exact: true }).click();
  await expectWhole(page, dialog, { Sätze: '20', Meter: '50.000', Pause: '900' });
  await dialog.getByText('Kilogramm', { exact: true }).click();
  await expectWhole(page, dialog, { Wiederholungen: '1.000', Gewicht: '499,75' });
});

test('an own exercise shows the longest amounts', async () => {
  const page = await open('/custom-exercises');
  await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Eigene Übung hinzufügen' });
  await dialog.getByText('Strecke', { exact: true }).click();
  await expectWhole(page, dialog, { Sätze: '20', Strecke: '10.000', Pause: '900' });
  await dialog.getByText('Zeit', { exact: true }).click();
  await expectWhole(page, dialog, { Dauer: '3600' });
  await dialog.getByText('Gewicht', { exact: true }).click();
  await expectWhole(page, dialog, { Gewichtssprung: '19,75' });
});

test('fitness tests show the longest results, also those that are counted in a video', async () => {
  const begin = async (category: string) => {
    const page = await open(`/ist-zustand/${category}`);
    await page.getByRole('button', { name: /^(Test starten|Neu beginnen)$/ }).click();
    await page.getByRole('button', { name: 'Anleitung' }).waitFor();
    return page;
  };
  const page = await begin('wurfkraft');
  const trial = page.getByRole('textbox', { name: /^Medizinball.* in m$/ });
  await expectWhole(page, page, { [(await trial.getAttribute('aria-label')) ?? '']: '29,75' });
  await trial.fill('8,4');
  await page.getByText('4 kg').click();
  await page.getByRole('button', { name: 'Versuch 1 speichern' }).click();
  await page.getByRole('button', { name: 'Ohne Versuch 2 weiter' }).click();
  await page.getByRole('button', { name: 'Aus Videobildern rechnen' }).click();
  await expectWhole(page, page, { 'Weg bis zur Torlinie': '19,75', 'Gezählte Bilder': '5.000', 'Bilder je Sekunde': '999,75' });
  await begin('rumpfkraft');
  const held = page.getByRole('textbox', { name: / in s$/ });
  await expectWhole(page, page, { [(await held.getAttribute('aria-label')) ?? '']: '3599,5' });
});

test('the weights at hand and the body’s weight are shown whole', async () => {
  const page = await open('/training/week/setup');
  await expectWhole(page, page, { 'Schwerste Hantel': '99,75', 'Kleinster Schritt': '19,75', 'Körpergewicht (freiwillig)': '299,75' });
});

test('a message with ‚Rückgängig‘ has most of the width for its words, from 320 px on', async () => {
  const { player } = device;
  const [session = ''] = await browsers.sessionIds(player);
  await planSession(browsers, player, session, [press]);
  const page = await open(`/training/plan/${session}/start`);
  await page.getByRole('textbox', { name: 'Gewicht in kg' }).fill('40');
  await page.getByRole('button', { name: 'Satz 1 abgeschlossen' }).click();
  await page.getByRole('button', { name: /^Satz 1 gespeichert, bearbeiten/ }).click();
  await page.getByRole('button', { name: 'Löschen' }).click();
  const message = page.getByRole('alertdialog').filter({ hasText: 'Satz 1 gelöscht' });
  const undo = message.getByRole('button', { name: 'Rückgängig' });
  // It stays while the pointer is over it.
  await undo.hover();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const shares = await message.evaluate((toast) => {
      const words = toast.querySelector('[slot=title]')?.parentElement?.getBoundingClientRect().width ?? 0;
      return words / toast.getBoundingClientRect().width;
    });
    expect([width, shares > 0.55]).toEqual([width, true]);
    await undo.hover();
  }
  await undo.click();
  await page.getByRole('button', { name: /^Satz 1 gespeichert/ }).waitFor();
});
