import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { follow } from '../screens/follow.ts';
import { type Player, useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { boxAtRest, closeByEscape } from '../screens/steady.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(0), { keepsOpen: true });
const phone = { width: 390, height: 844 };
const dayMs = 86_400_000;

/** Noon of a day before today: no change of the clock moves it to another. */
const noon = (daysAgo: number) => new Date(new Date(Date.now() - daysAgo * dayMs).setHours(12, 0, 0, 0));
const shortDay = (at: Date) => new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit' }).format(at);
const fullDay = new Intl.DateTimeFormat('de-DE', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const longDay = (at: Date) => new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long' }).format(at);

type Lifted = readonly [exercise: string, weight: number | null, reps: number | null, seconds?: number];

async function insertWorkout({ id }: Player, daysAgo: number, planName: string | null, lifted: readonly Lifted[]): Promise<void> {
  const { sql } = browsers;
  const workout = newId();
  const at = noon(daysAgo);
  for (const [index, [exercise, weight, reps, seconds = null]] of lifted.entries()) {
    await sql`insert into workout_tracking ${sql({
      id: newId(),
      user_id: id,
      workout_id: workout,
      exercise_name: exercise,
      phase: 'main',
      set_number: index + 1,
      weight,
      reps,
      duration_seconds: seconds,
      created_at: new Date(Number(at) + index * 60_000),
    })}`;
  }
  await sql`insert into completed_sessions ${sql({
    id: newId(),
    user_id: id,
    workout_id: workout,
    plan_name: planName,
    session_order: planName === null ? null : 1,
    began_at: at,
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    local_day: `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`,
    completed_at: new Date(Number(at) + 45 * 60_000),
    duration_minutes: 45,
  })}`;
}

/** Twenty-two workouts of the last 60 days, and two from long before. */
async function insertLog(player: Player): Promise<void> {
  await insertWorkout(player, 140, 'Kondition alt', [['Unterarmstütz', null, null, 40]]);
  await insertWorkout(player, 100, '=Kraft; alt', [['Kniebeuge', 30, 8]]);
  for (let index = 0; index < 19; index += 1) {
    await insertWorkout(player, 50 - index * 2, 'Technik am Ball', [['Wandwurf', null, 10 + index]]);
  }
  await insertWorkout(player, 9, 'Wurfkraft Aufbau', [
    ['Kniebeuge', 32.5, 8],
    ['Kniebeuge', 32.5, 8],
  ]);
  await insertWorkout(player, 4, 'Wurfkraft Aufbau', [
    ['Kniebeuge', 34, 8],
    ['Unterarmstütz', null, null, 55],
  ]);
  await insertWorkout(player, 1, null, []);
}

/** Saves what is shown, and reads it. */
async function exported(page: Page): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Exportieren' }).click()]);
  return (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').split('\r\n');
}

test('before the first training the screens say so, and lead on', async () => {
  const { page } = device;
  await page.goto(`${browsers.url}/statistics`);
  await page.getByRole('heading', { level: 1, name: 'Meine Statistiken' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: /^Trainingsstatistiken/ }).click();
  await page.getByText('Noch keine Trainings absolviert').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: /^Leistung/ }).click();
  await page.getByText('Noch keine persönlichen Bestleistungen').waitFor();
  await expectAccessibleAtBothWidths(page);
  await expect.poll(() => page.getByRole('link', { name: 'Zu den Trainingsplänen' }).count()).toBe(1);
});

test('a first week alone is a narrow bar and a column of fields, not as wide as the chart', async () => {
  const { page, player } = device;
  await page.setViewportSize({ width: 1280, height: 800 });
  await insertWorkout(player, 0, 'Wurfkraft Aufbau', [['Kniebeuge', 40, 10]]);
  await page.goto(`${browsers.url}/statistics/training`);
  await page.getByText('Alles', { exact: true }).click();
  const volume = page.getByRole('slider', { name: /^Volumen je Woche in Tonnen/ });
  const widthOf = (drawn: Locator) => drawn.evaluate((element) => element.getBoundingClientRect().width);
  await expect.poll(() => widthOf(volume.locator('rect[class]').last())).toBeLessThanOrEqual(56);
  await expect.poll(() => widthOf(page.getByRole('slider', { name: /^Kalender der Trainingstage/ }))).toBeLessThanOrEqual(80);
  await browsers.sql`delete from completed_sessions where user_id = ${player.id}`;
  await browsers.sql`delete from workout_tracking where user_id = ${player.id}`;
  await page.getByText('Noch keine Trainings absolviert').waitFor();
});

test('a week without any training yet is drawn as what it usually becomes, and says no number', async () => {
  const player = await browsers.createPlayer(0);
  for (const daysAgo of [8, 15, 22, 29, 36])
    await insertWorkout(player, daysAgo, 'Wurfkraft Aufbau', [
      ['Kniebeuge', 40, 10],
      ['Goblet-Kniebeuge', null, 10],
      ['Kopenhagen an der Bank mit langsamem Senken', null, 10],
    ]);
  const context = await browsers.open(phone);
  const page = firstPage(context);
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await browsers.signIn(page, player);
  await follow(page, '/statistics/training');
  const chart = page.getByRole('region', { name: 'Volumen' });
  await chart.getByText('0,4').first().waitFor();
  expect(await chart.textContent()).not.toContain('NaN');
  const movement = page
    .getByRole('region', { name: 'Sätze je Bewegung in dieser Woche' })
    .getByRole('row')
    .filter({ hasText: 'Knie beugen (Oberschenkel vorn)' });
  // On a Monday the eighth day before lies two weeks back.
  await expect.poll(() => movement.getByRole('cell').allTextContents()).toEqual(['0', expect.stringMatching(/^(1|0,8)$/), '0', '0']);
  // The last column was cut off on the smallest phones, and 'Adduktoren' torn.
  await page.setViewportSize({ width: 320, height: 568 });
  const hidden = () =>
    page.getByRole('region', { name: 'Sätze je Bewegung in dieser Woche' }).evaluate((table) => table.scrollWidth - table.clientWidth);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  const adductors = page.getByRole('region', { name: 'Sätze je Bewegung in dieser Woche' }).getByText('Adduktoren', { exact: true });
  const linesOf = (word: Element) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    return range.getClientRects().length;
  };
  expect(await adductors.evaluate(linesOf)).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

test('the list goes beyond 60 days on request, is filtered, opened and exported without a network', async () => {
  const { page, context, player } = device;
  await insertLog(player);
  await page.setViewportSize(phone);
  await page.goto(`${browsers.url}/statistics/training`);
  const list = page.getByRole('region', { name: 'Abgeschlossene Trainings' });
  const rows = list.getByRole('listitem');
  await expect.poll(() => rows.count(), { timeout: 30_000 }).toBe(20);
  await page.getByRole('slider', { name: /^Volumen je Woche in Tonnen/ }).waitFor();
  await page.getByRole('slider', { name: /^Kalender der Trainingstage/ }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await context.setOffline(true);

  await list.getByRole('button', { name: 'Mehr laden' }).click();
  await expect.poll(() => rows.count()).toBe(22);
  await list.getByRole('button', { name: 'Mehr laden' }).click();
  await expect.poll(() => rows.count()).toBe(24);
  expect(await list.getByRole('button', { name: 'Mehr laden' }).count()).toBe(0);

  await rows.nth(1).getByRole('button').click();
  const detail = page.getByRole('dialog', { name: 'Wurfkraft Aufbau, Einheit 1' });
  await detail.getByText('34\u00A0kg × 8').waitFor();
  // The set of 55 seconds and that of 34 kg: each is better than all before.
  await expect.poll(() => detail.getByText('Bestleistung').count()).toBe(2);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  // The narrow screen shows it anew.
  await closeByEscape(detail);
  await rows.nth(0).getByRole('button').click();
  await page.getByText('Keine detaillierten Übungsdaten verfügbar').waitFor();
  await closeByEscape(page.getByRole('dialog'));

  const all = await exported(page);
  expect(all[0]).toBe('Datum;Uhrzeit;Training;Einheit;Kategorie;Minuten;Anstrengung;Sätze;Volumen (kg);Bestleistungen');
  expect(all).toHaveLength(26);
  expect(all.find((line) => line.includes('alt') && line.includes('Kraft'))).toMatch(
    /^\d\d\.\d\d\.\d{4};12:00;"'=Kraft; alt";1;Kraft;45;;1;240;0$/,
  );
  expect(all[2]).toMatch(/;Wurfkraft Aufbau;1;Kraft;45;;2;272;2$/);

  await page.getByRole('button', { name: /Kategorie/ }).click();
  await page.getByRole('option', { name: 'Kraft' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('option', { name: 'Kraft' }).click();
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole('button', { name: /Übung/ }).click();
  await page.getByRole('option', { name: 'Unterarmstütz' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByText('Alles', { exact: true }).click();
  await page.getByRole('button', { name: /Kategorie/ }).click();
  await page.getByRole('option', { name: 'Alle Kategorien' }).click();
  await expect.poll(() => rows.count()).toBe(2);
  expect((await exported(page))[2]).toMatch(/;Kondition alt;1;Kondition;45;;1;0;0$/);
});

test('wide screens show list, charts and detail side by side, and each chart as a table', async () => {
  const { page } = device;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${browsers.url}/statistics/training`);
  const detail = page.getByRole('article', { name: 'Details' });
  await detail.getByText('Keine detaillierten Übungsdaten verfügbar').waitFor();
  await page
    .getByRole('button', { name: /Wurfkraft Aufbau/ })
    .first()
    .click();
  await detail.getByText('55\u00A0s').waitFor();
  await page.getByRole('region', { name: 'Volumen', exact: true }).getByRole('button', { name: 'Tabelle' }).click();
  await page.getByRole('region', { name: 'Volumen je Woche' }).getByRole('columnheader', { name: 'Tonnen' }).waitFor();
  await page.getByRole('region', { name: 'Einheiten', exact: true }).getByRole('button', { name: 'Tabelle' }).click();
  const weeks = page.getByRole('region', { name: 'Einheiten je Woche' }).getByRole('row');
  const counts = await weeks.getByRole('cell').allTextContents();
  // Sessions and minutes of each week alternate.
  expect(counts.filter((_, index) => index % 2 === 0).reduce((sum, count) => sum + Number(count), 0)).toBe(22);
  await expectAccessibleAtBothWidths(page);
});

test('sums and bars each say the days that they cover, and cover them', async () => {
  const player = await browsers.createPlayer(0);
  // A ton a day, for longer than the period and its first week.
  for (let daysAgo = 0; daysAgo < 75; daysAgo += 1) await insertWorkout(player, daysAgo, 'Wurfkraft Aufbau', [['Kniebeuge', 100, 10]]);
  const context = await browsers.open(phone);
  const page = firstPage(context);
  await browsers.signIn(page, player);
  await page.goto(`${browsers.url}/statistics/training`);
  const daysUntil = (to: string, from: string) => {
    const [end = 0, begin = 0] = [to, from].map((shown) => Date.parse(shown.split('.').toReversed().join('-')));
    return (end - begin) / dayMs + 1;
  };
  const period = page.getByText(/^Vom \d\d\.\d\d\.\d{4} bis \d\d\.\d\d\.\d{4}$/);
  const [from = '', to = ''] = (await period.textContent())?.match(/\d\d\.\d\d\.\d{4}/g) ?? [];
  const facts = page.locator('dl').filter({ hasText: 'Tonnen bewegt' });
  await expect.poll(() => facts.textContent()).toContain(`Tonnen bewegt${daysUntil(to, from)}Stunden`);

  const volume = page.getByRole('region', { name: 'Volumen', exact: true });
  const sinceText = volume.getByText(/ab \d\d\.\d\d\.\d{4}/).first();
  const since = /ab (\d\d\.\d\d\.\d{4})/.exec((await sinceText.textContent()) ?? '')?.[1] ?? '';
  await volume.getByRole('button', { name: 'Tabelle' }).click();
  const rows = page.getByRole('region', { name: 'Volumen je Woche' }).getByRole('row');
  const tons = async () => {
    const cells = await rows.getByRole('cell').allTextContents();
    return cells.filter((_, index) => index % 2 === 0).reduce((sum, shown) => sum + Number(shown.replace(',', '.')), 0);
  };
  await expect.poll(tons).toBe(daysUntil(to, since));
  await context.close();
});

test('each chart says its value, day and comparison by key, pointer and touch, and follows the theme', async () => {
  const { page } = device;
  await page.setViewportSize(phone);
  await page.goto(`${browsers.url}/statistics/training`);
  const volume = page.getByRole('slider', { name: /^Volumen je Woche in Tonnen/ });
  const said = () => volume.getAttribute('aria-valuetext');
  await volume.focus();
  await expect.poll(said).toMatch(/^KW \d+ \(\d\d\.\d\d\.–\d\d\.\d\d\.\d{4}\): [\d,]+.t, [+−±][\d,]+.t zu der Woche davor$/);
  const last = await said();
  await page.keyboard.press('Home');
  // Nothing stands before the first week.
  await expect.poll(said).toMatch(/^KW \d+ \([^)]*\): [\d,]+.t$/);
  const first = await said();
  await page.keyboard.press('End');
  await expect.poll(said).toBe(last);
  const box = await boxAtRest(volume);
  await page.mouse.move(box.x + 45, box.y + box.height / 2);
  await expect.poll(said).toBe(first);
  // The spoken words stand there too.
  await page
    .getByRole('region', { name: 'Volumen', exact: true })
    .getByText(first ?? '')
    .waitFor();
  const at = { clientX: box.x + box.width - 10, clientY: box.y + box.height / 2, pointerType: 'touch', pointerId: 7 };
  await volume.dispatchEvent('pointerdown', at);
  await expect.poll(said).toBe(last);

  const days = page.getByRole('slider', { name: /^Kalender der Trainingstage/ });
  await days.focus();
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => days.getAttribute('aria-valuetext'))
    .toMatch(new RegExp(`^${fullDay.format(noon(1))}: 1 Einheit, in KW \\d+ \\d+ Einheit(en)?, \\d+.min$`));

  await page.getByText(/^Serie: \d+ Wochen? in Folge mit Training, in diesem Zeitraum höchstens \d+ Wochen?\.$/).waitFor();

  // On paper the table stands below the drawing, which fits it.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.getByRole('region', { name: 'Volumen je Woche' }).waitFor();
  expect(await volume.locator('svg').getAttribute('viewBox')).toMatch(/^0 0 \d+ \d+$/);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.getByRole('region', { name: 'Volumen je Woche' }).waitFor({ state: 'detached' });
  expect(await volume.locator('svg').getAttribute('viewBox')).toBeNull();

  const fills = () =>
    volume
      .locator('rect[class]')
      .evaluateAll((bars) => [...new Set(bars.map((bar) => getComputedStyle(bar).fill).filter((fill) => fill !== 'none'))]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(fills).toEqual(['rgb(20, 80, 143)']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(fills).toEqual(['rgb(106, 169, 232)']);
  await page.emulateMedia({ colorScheme: null });
  await expectAccessibleAtBothWidths(page);
});

/** Colours of a picture that make up a thousandth of it at least, read by the browser. */
async function coloursOf(page: Page, png: Buffer): Promise<string[]> {
  return page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]));
    const ctx = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    ctx?.drawImage(bitmap, 0, 0);
    const { data } = ctx?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: new Uint8ClampedArray() };
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = `rgb(${data.slice(at, at + 3).join(', ')})`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts].filter(([, count]) => count > data.length / 4000).map(([colour]) => colour);
  }, png.toString('base64'));
}

test('a chart is saved as a picture without a network, as it stands on the screen', async () => {
  const { page, context } = device;
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${browsers.url}/statistics/training`);
  const volume = page.getByRole('region', { name: 'Volumen', exact: true });
  await volume.getByRole('slider').waitFor();
  await context.setOffline(true);
  const [download] = await Promise.all([page.waitForEvent('download'), volume.getByRole('button', { name: 'Bild' }).click()]);
  expect(download.suggestedFilename()).toBe('anwurf-volumen.png');
  const png = await readFile(await download.path());
  const { width, height } = await boxAtRest(volume);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([Math.round(width * 3), Math.round(height * 3)]);
  // The ground, the bars, and the words of the chosen week.
  expect(await coloursOf(page, png)).toEqual(expect.arrayContaining(['rgb(255, 255, 255)', 'rgb(20, 80, 143)', 'rgb(13, 33, 55)']));
  await page.emulateMedia({ colorScheme: null });
  await volume.getByRole('button', { name: 'Tabelle' }).click();
  expect(await volume.getByRole('button', { name: 'Bild' }).count()).toBe(0);
  await volume.getByRole('button', { name: 'Tabelle' }).click();
  await context.setOffline(false);
});

test('records are computed from the log, and by keys the chart goes from one session to the next without a network', async () => {
  const { page, context } = device;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${browsers.url}/statistics/performance`);
  const chart = page.getByRole('slider', { name: 'Maximum: Kniebeuge' });
  await chart.waitFor();
  await context.setOffline(true);
  // The first of the three lies 100 days back, and 16 weeks are shown.
  await chart.focus();
  await expect
    .poll(() => chart.getAttribute('aria-valuetext'))
    .toBe(`${longDay(noon(4))}: 43,1 kg, Bestleistung, +1,9\u00a0kg zum Mal davor`);
  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() => chart.getAttribute('aria-valuetext'))
    .toBe(`${longDay(noon(9))}: 41,2 kg, Bestleistung, +3,2\u00a0kg zum Mal davor`);
  const table = page.getByRole('region', { name: 'Kniebeuge je Einheit' });
  await expect.poll(() => table.locator('[aria-current]').getByRole('rowheader').textContent()).toBe(shortDay(noon(9)));
  await page.keyboard.press('Home');
  await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('1');
  await page.keyboard.press('ArrowLeft');
  expect(await chart.getAttribute('aria-valuenow')).toBe('1');
  await page.getByText('Volumen', { exact: true }).first().click();
  await page.getByRole('slider', { name: 'Volumen: Kniebeuge' }).waitFor();
  await expectAccessibleAtBothWidths(page);

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: /Übung/ }).click();
  await page.getByRole('option', { name: 'Unterarmstütz' }).click();
  await page.getByText('Alles', { exact: true }).click();
  await page.getByText('Ab drei Einheiten zeichnen wir eine Linie').waitFor();
  await page.getByText('bisher 40 s').waitFor();

  await page.getByRole('button', { name: /Übung/ }).click();
  await page.getByRole('option', { name: 'Alle Bestleistungen' }).click();
  const records = page.getByRole('region', { name: 'Alle Bestleistungen' });
  await records.getByText('bisher 32,5 kg').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  const lines = await exported(page);
  expect(lines[0]).toBe('Datum;Übung;Art;Wert;Einheit;Bisher;Bisher am');
  expect(lines.find((line) => line.includes(';34;'))).toMatch(/^\d\d\.\d\d\.\d{4};Kniebeuge;Gewicht;34;kg;32,5;\d\d\.\d\d\.\d{4}$/);
});
