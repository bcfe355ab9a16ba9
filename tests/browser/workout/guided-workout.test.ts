import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { expectAccessible } from '../screens/axe.ts';
import { useBrowsers } from '../fixture.ts';
import { circles, declineSharing, jog, plank, planSession, press, rotation, skips, trainedBefore } from './guided-session.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { appIsStored } from '../store/stored-app.ts';
import { boxAtRest } from '../screens/steady.ts';

const browsers = useBrowsers();
const device = useSharedDevice(
  browsers,
  async () => {
    const player = await browsers.createPlayer(3);
    const [session = ''] = await browsers.sessionIds(player);
    await planSession(browsers, player, session, [skips, circles, press, plank, rotation, jog]);
    await trainedBefore(browsers, player, session);
    await browsers.sql`update haupt_uebungen set video_link = 'https://videos.example/kniebeuge' where user_id = ${player.id} and name = 'Kniebeuge 2'`;
    await browsers.sql`insert into training_profiles (user_id, weight_step) values (${player.id}, 1.25)`;
    return player;
  },
  { storesApp: true },
);

const done = (page: Page, number = 1) => page.getByRole('button', { name: `Satz ${number} abgeschlossen` });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const weight = (page: Page) => page.getByRole('textbox', { name: 'Gewicht in kg' });

/** Announcements that a screen reader still finds. */
const announcements = (page: Page) => page.locator('[role=status][aria-atomic=false]');

async function openWorkout(page: Page, session: string): Promise<void> {
  await page.goto(`${browsers.url}/training/plan/${session}/start`);
}

/** Counts what the page asks of the device. */
async function watchDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked = { locks: 0, released: 0, vibrations: 0, tones: 0 };
    Object.assign(window, { asked });
    const lock = () => {
      asked.locks += 1;
      return Promise.resolve({ released: false, release: () => Promise.resolve(void (asked.released += 1)) });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request: lock } });
    Object.defineProperty(navigator, 'vibrate', { value: () => (asked.vibrations += 1) > 0 });
    const connect = Reflect.get(OscillatorNode.prototype, 'connect') as (this: AudioNode, to: AudioNode) => AudioNode;
    Reflect.set(OscillatorNode.prototype, 'connect', function count(this: AudioNode, to: AudioNode) {
      asked.tones += 1;
      return connect.call(this, to);
    });
  });
}
const asked = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'asked') as { locks: number; released: number; vibrations: number; tones: number });

/** Texts of the table of sets that the head of the workout cuts in half. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const head = document.querySelector('header[data-surface="court"]')?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll('table :is(th, td)')].flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { top, bottom } = range.getBoundingClientRect();
      return top < head - 3 && bottom > head + 3 ? (cell.textContent ?? '') : [];
    });
  });

test('a session is trained without a network: drills with a tap each, a record, a timed set, both sides, a note, and its summary', async () => {
  const { page, player, context } = device;
  const [session = ''] = await browsers.sessionIds(player);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await appIsStored(page);
  await watchDevice(page);
  await openWorkout(page, session);
  await heading(page, skips.name).waitFor();
  await context.setOffline(true);
  await expect.poll(async () => (await asked(page)).locks).toBe(1);

  // Warming up: one tap each, no dialog, no second button.
  await done(page).click();
  await heading(page, circles.name).waitFor();
  await done(page).click();
  await heading(page, press.name).waitFor();

  await page.getByRole('button', { name: 'Tempo 2-0-X-0, Erklärung' }).click();
  const tempo = page.getByRole('dialog', { name: 'Was bedeutet das Tempo?' });
  for (const example of ['2-1-1-0', '2-0-X-0']) await tempo.getByText(example).waitFor();
  await expectAccessible(page);
  await tempo.getByRole('button', { name: 'Verstanden' }).click();

  // The suggestion, changed by the owned steps, and typed with a comma on a keypad.
  await page.getByText('zuletzt 40 kg × 8').waitFor();
  expect(await weight(page).getAttribute('inputmode')).toMatch(/^(numeric|decimal)$/);
  await weight(page).fill('42,5');
  await weight(page).press('Tab');
  await page.getByRole('button', { name: 'Gewicht erhöhen' }).click();
  await expect.poll(() => weight(page).inputValue()).toBe('43,75');
  await page.getByRole('button', { name: 'Gewicht um 10 erhöhen' }).click();
  await expect.poll(() => weight(page).inputValue()).toBe('53,75');
  await page.getByRole('button', { name: 'Gewicht um 10 verringern' }).click();
  await expect.poll(() => weight(page).inputValue()).toBe('43,75');
  await done(page).click();
  await page.getByRole('region', { name: 'Neue Bestleistung' }).getByText('bisher, am').waitFor();
  await expect.poll(() => announcements(page).textContent()).toContain('Neue Bestleistung: 43,8 kg mal 8, bisher 40 kg.');
  await expect.poll(() => announcements(page).textContent()).toContain('Satz 1 gespeichert. Pause 60 Sekunden.');
  await page.getByRole('button', { name: 'Satz 1 gespeichert, bearbeiten, noch nicht abgeglichen' }).waitFor();
  await expectAccessible(page);
  await expect.poll(() => cutTexts(page)).toEqual([]);

  // A rest is an instant: it goes on over a reload, while the next set stands ready above its action.
  await page.getByRole('button', { name: '+15 s, Pause länger' }).click();
  await page.getByRole('timer', { name: /^Noch (6[1-9]|7\d) Sekunden$/ }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Fortsetzen' }).click();
  await page.getByText('Du bist bei Übung 3 von 6').waitFor();
  await page.getByRole('timer', { name: /^Noch \d+ Sekunden$/ }).waitFor();
  await done(page, 2).waitFor();
  await page.getByRole('button', { name: 'Pause beenden' }).click();
  await page.getByRole('timer').waitFor({ state: 'detached' });

  // A deleted set comes back; the same again is no record.
  await page.getByRole('button', { name: /^Satz 1 gespeichert/ }).click();
  await page.getByRole('button', { name: 'Löschen' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await done(page, 1).waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await done(page, 2).click();
  // The next exercise stands ready below the news of this one, while the rest counts.
  await heading(page, plank.name).waitFor();
  await page.getByText('Übung 4 von 6').waitFor();
  await page.getByRole('heading', { name: `${press.name} fertig` }).waitFor();
  await page.getByText(/kg bewegt, 380 mehr als am/).waitFor();
  await page.getByRole('timer', { name: /^Noch \d+ Sekunden$/ }).waitFor();
  expect(await page.getByRole('region', { name: 'Neue Bestleistung' }).count()).toBe(0);
  await expectAccessible(page);

  // The clock of a timed set ends the rest; it is paused, goes on, ends by itself and has filled in what was held.
  // It counts to what the stepper says, not to the plan's two seconds.
  await page.getByRole('textbox', { name: 'Zeit in s' }).fill('4');
  await page.getByRole('textbox', { name: 'Zeit in s' }).press('Tab');
  await page.getByRole('button', { name: 'Zeit starten' }).click();
  await page
    .getByRole('region', { name: 'Satz 1 läuft' })
    .getByText(/gleich geht es los/)
    .waitFor();
  await page.getByRole('button', { name: 'Anhalten' }).click();
  await page.getByText(/[0-3] s angehalten von 4 s/).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  // The weaker side of the last time first; the set counts when both are in.
  await heading(page, rotation.name).waitFor();
  const device1 = await asked(page);
  expect(device1.vibrations).toBe(1);
  expect(device1.tones).toBeGreaterThan(0);
  await page.getByText('Rechts hattest du zuletzt 2 weniger.').waitFor();
  await page.getByRole('textbox', { name: 'Wiederholungen rechts in Wdh.' }).fill('9');
  await page.getByRole('button', { name: 'Rechts abgeschlossen' }).click();
  await page.getByRole('textbox', { name: 'Wiederholungen links in Wdh.' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Links abgeschlossen' }).click();
  await heading(page, jog.name).waitFor();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await heading(page, rotation.name).waitFor();
  await page.getByRole('button', { name: /^Satz 1 gespeichert/ }).waitFor();
  await page.getByRole('button', { name: 'Notiz zur Übung' }).click();
  await page.getByRole('textbox', { name: 'Notiz zur Übung' }).fill('Griff auf Stufe 12');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Notiz speichern' }).click();
  await page.getByText('Griff auf Stufe 12', { exact: true }).waitFor();

  // Back to an earlier exercise: its sets are there, one more is added and corrected.
  await page.getByRole('button', { name: 'Zurück' }).click();
  await heading(page, plank.name).waitFor();
  await page.getByRole('button', { name: 'Weiterer Satz' }).click();
  await done(page, 2).click();
  await heading(page, jog.name).waitFor();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await heading(page, rotation.name).waitFor();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await heading(page, plank.name).waitFor();
  await page.getByRole('button', { name: /^Satz 2 gespeichert/ }).click();
  await page.getByRole('textbox', { name: 'Zeit in s' }).fill('3');
  await page.getByRole('textbox', { name: 'Zeit in s' }).press('Tab');
  await page.getByRole('button', { name: 'Satz 2 speichern' }).click();
  await page.getByRole('button', { name: /^Satz 2 gespeichert/ }).waitFor();

  // Another exercise takes its place; what was done stays with the former one, and comes back with it.
  await page.getByRole('button', { name: 'Übung tauschen' }).click();
  const sheet = page.getByRole('dialog', { name: 'Übung tauschen' });
  await sheet.getByText('Sätze, die du schon gemacht hast, bleiben bei der bisherigen Übung.').waitFor();
  await sheet.getByRole('radio').first().press('Space');
  expect(await sheet.getByRole('checkbox', { name: 'Auch in den nächsten Wochen' }).isChecked()).toBe(false);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Übung tauschen' }).click();
  await page.getByText('Übung erfolgreich getauscht.').waitFor();
  await page.getByText(/nur heute$/).waitFor();
  await heading(page, plank.name).waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: /^Satz 1 gespeichert/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await heading(page, plank.name).waitFor();
  await page.getByRole('button', { name: /^Satz 2 gespeichert/ }).waitFor();
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await heading(page, jog.name).waitFor();
  // Where 'Weiter' stood is nothing that ends the workout.
  expect(await page.getByRole('button', { name: 'Weiter', exact: true }).isDisabled()).toBe(true);
  // The last set leads to the sheet about the end.
  await done(page).click();
  const ending = page.getByRole('dialog', { name: 'Training beenden' });
  await ending.waitFor();
  expect(await ending.getByRole('list', { name: 'Noch offen' }).count()).toBe(0);
  await ending.getByRole('radio', { name: '8, Sehr anstrengend' }).press('Space');
  await ending.getByRole('button', { name: 'Notiz zum Training' }).click();
  await ending.getByRole('textbox', { name: 'Notiz zum Training' }).fill('Knie fühlt sich gut an');
  await expectAccessible(page);
  // Two quick presses end it once.
  await ending.getByRole('button', { name: 'Training abschließen' }).dblclick();

  await page.getByText('Training gespeichert', { exact: true }).waitFor();
  await page.getByText('Dein Training wurde erfolgreich gespeichert.').waitFor();
  await declineSharing(page);
  await heading(page, 'Training abgeschlossen').waitFor();
  await page.getByText('Du hast 6 Übungen erfolgreich abgeschlossen.').waitFor();
  await page.getByText(/Verglichen mit dem letzten Mal/).waitFor();
  await page.getByText('6 Sätze mehr').waitFor();
  await page.getByText(/bisher 40 kg am/).waitFor();
  await page.getByRole('radio', { name: '7, Anstrengend' }).press('Space');
  await page.getByText(/min × 7 = \d+ Belastung/).waitFor();
  expect((await asked(page)).released).toBe(1);
  await expectAccessible(page);
  await expectNothingLost(page);

  await context.setOffline(false);
  const stored = () => browsers.sql`
    select exercise_name, weight::float8, reps, right_amount::float8, duration_seconds::float8, distance_meters::float8 from workout_tracking
    where user_id = ${player.id} and created_at > now() - interval '1 day' order by created_at, set_number`;
  await expect
    .poll(stored, { timeout: 30_000 })
    .toMatchObject([
      { exercise_name: skips.name, reps: 12 },
      { exercise_name: circles.name, reps: 20 },
      { weight: 43.75 },
      { weight: 43.75 },
      { duration_seconds: 4 },
      { reps: 10, right_amount: 9, weight: 20 },
      { duration_seconds: 3 },
      { exercise_name: jog.name, distance_meters: 800 },
    ]);
  const ended = await browsers.sql`
    select effort, notes from completed_sessions where user_id = ${player.id} and completed_at > now() - interval '1 day'`;
  expect(ended).toEqual([{ effort: 7, notes: 'Knie fühlt sich gut an' }]);
  await expect
    .poll(() => browsers.sql`select exercise_name, note from exercise_notes where user_id = ${player.id}`)
    .toEqual([{ exercise_name: rotation.name, note: 'Griff auf Stufe 12' }]);
});

/** Small windows: a phone, a phone at 200 %, a laptop at 200 %, sideways. */
const windows = [
  { width: 320, height: 568 },
  { width: 195, height: 422 },
  { width: 640, height: 400 },
  { width: 390, height: 844 },
];

test('nothing covers what is entered, at 320 px and at 200 % zoom, and nothing is lost', async () => {
  const { page, player } = device;
  const [, session = ''] = await browsers.sessionIds(player);
  await page.goto(`${browsers.url}/dashboard`);
  await openWorkout(page, session);
  await weight(page).waitFor();
  for (const size of windows) {
    await page.setViewportSize(size);
    const covered = () =>
      page.evaluate(async () => {
        const found: string[] = [];
        const controls = document.querySelectorAll<HTMLElement>('main :is(input:not([type=radio]), button)');
        for (const control of controls) {
          if (control.matches('[disabled], header *') || control.getClientRects().length === 0) continue;
          control.scrollIntoView({ block: 'nearest' });
          await new Promise((resume) => requestAnimationFrame(() => resume(undefined)));
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          const name = control.getAttribute('aria-label') ?? control.textContent;
          if (left < 0 || right > window.innerWidth) found.push(`${name} is cut off`);
          if (hit === null || !(control.contains(hit) || hit.contains(control))) found.push(`${name} is covered`);
        }
        for (const element of document.querySelectorAll('main *')) {
          const { right, width } = element.getBoundingClientRect();
          if (width > 1 && right > window.innerWidth + 1) found.push(`${element.tagName} ${element.textContent} is too wide`);
        }
        return found;
      });
    // The part below the exercise is drawn after its paint, and moves the page once.
    await expect.poll(covered, { message: `${size.width} × ${size.height}`, timeout: 10_000 }).toEqual([]);
  }
});

test('a workout is trained by keyboard alone', async () => {
  const { page, player } = device;
  const [, session = ''] = await browsers.sessionIds(player);
  await openWorkout(page, session);
  await weight(page).waitFor();
  await weight(page).focus();
  await page.keyboard.type('60');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('3');
  /** Tabs on until the wanted control has the focus. */
  const reach = async (name: RegExp) => {
    for (let step = 0; step < 30; step += 1) {
      const focused = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
      if (name.test(focused)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} is out of reach`);
  };
  await reach(/^Satz 1 abgeschlossen$/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Satz 1 gespeichert/ }).waitFor();
  await reach(/^Weiter$/);
  await page.keyboard.press('Enter');
  await heading(page, 'Kniebeuge 2').waitFor();
  await page.getByText('Übung 2 von 8').waitFor();
  expect(await page.getByRole('link', { name: 'Video anschauen' }).getAttribute('href')).toBe('https://videos.example/kniebeuge');
});

test('a workout that was left more than a day ago is not asked about any more, and its stand goes', async () => {
  const { page, player } = device;
  const [, session = ''] = await browsers.sessionIds(player);
  const long = new Date(Date.now() - 25 * 3_600_000);
  const stand = {
    session_id: session,
    user_id: player.id,
    workout_id: newId(),
    current_exercise_index: 3,
    start_time: long,
    last_activity_at: long,
  };
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByRole('button', { name: /^Abgeglichen/ }).waitFor();
  await browsers.sql.begin(async (sql) => {
    await sql`delete from active_training_sessions where session_id = ${session}`;
    await sql`insert into active_training_sessions ${sql(stand)}`;
    await sql`update trainingsplanreal set name = 'Vorgestern' where user_id = ${player.id}`;
  });
  // The change has reached the device.
  await page.getByText('Vorgestern').first().waitFor();
  await openWorkout(page, session);
  await page.getByText('Übung 1 von 8').waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  const stands = () => browsers.sql`select 1 from active_training_sessions where workout_id = ${stand.workout_id}`;
  await expect.poll(async () => (await stands()).length, { timeout: 20_000 }).toBe(0);
});

test('four quick taps log one set, and a later one the next', async () => {
  const { page, player } = device;
  const [, session = ''] = await browsers.sessionIds(player);
  await openWorkout(page, session);
  await weight(page).fill('40');
  // The typed weight may bring a line above the button.
  const box = await boxAtRest(done(page));
  for (let tap = 0; tap < 4; tap += 1) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const saved = page.getByRole('button', { name: /^Satz \d gespeichert/ });
  await done(page, 2)
    .and(page.getByRole('button', { disabled: false }))
    .waitFor();
  expect(await saved.count()).toBe(1);
  await done(page, 2).click();
  await expect.poll(() => saved.count()).toBe(2);
});

test('the exercise that the last set leads to is drawn before that set, and shown by it', async () => {
  const { page, player } = device;
  const [, , session = ''] = await browsers.sessionIds(player);
  await openWorkout(page, session);
  const names = page.locator('main h1');
  await weight(page).fill('40');
  for (let set = 1; set <= 4; set += 1) {
    await expect.poll(() => names.count()).toBe(1);
    await done(page, set)
      .and(page.getByRole('button', { disabled: false }))
      .click();
    await done(page, set + 1).waitFor();
  }
  // Out of sight, and for nobody to read or to reach.
  await expect.poll(() => names.allInnerTexts()).toHaveLength(2);
  const coming = await names.nth(1).elementHandle();
  expect(await coming?.isVisible()).toBe(false);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  const text = await coming?.textContent();
  await done(page, 5)
    .and(page.getByRole('button', { disabled: false }))
    .click();
  await done(page).waitFor();
  expect(await coming?.isVisible()).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(text);
});
