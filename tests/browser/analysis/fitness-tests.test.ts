import { readFile } from 'node:fs/promises';
import { YOYO_RUNS } from '@anwurf/domain/fitness/yoyo';
import { ownNorms } from '@anwurf/domain/norms/own-norms';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { importNorms } from '../../../server/norms/import-norms.ts';
import { readNormFile } from '../../../server/norms/read-norm-file.ts';
import { createUser, newId } from '../../server/fixture.ts';
import { intercept } from '../intercept.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { visit } from '../screens/follow.ts';
import { useFailingDatabase } from '../store/failing-database.ts';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { boxAtRest, closeByEscape } from '../screens/steady.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(1), { keepsOpen: true });
const phone = { width: 390, height: 844 };

const refuse = (page: Page, refused: object | null) => page.evaluate((what) => Reflect.set(window, 'refused', what), refused);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Types the value of a trial. */
async function type(page: Page, value: string): Promise<void> {
  const field = page.getByRole('textbox', { name: / in (cm|s|m|km\/h|Wdh\.|Punkte|Stufe)$/ }).first();
  await field.fill(value);
  await field.blur();
}

async function save(page: Page, trial: string, value: string): Promise<void> {
  await type(page, value);
  await button(page, `${trial} speichern`).click();
}

/** Goes to the run of a category by its intro. */
async function begin(page: Page, category: string): Promise<void> {
  await visit(page, `${browsers.url}/ist-zustand/${category}`);
  await button(page, /^(Test starten|Neu beginnen)$/).click();
  await button(page, 'Anleitung').waitFor();
}

test('results stand beside the operator’s values and those of at least thirty players, offline too; whoever is asked can agree and take it back', async () => {
  const { sql } = browsers;
  const { page, context, player } = device;
  const [before] = await sql`select date_of_birth, gender from profiles where id = ${player.id}`;
  const day = (age: number) => new Date(Date.now() - age * 365.3 * 86_400_000).toISOString().slice(0, 10);
  const jumped = (user_id: string, best: number) => ({
    id: newId(),
    user_id,
    test_category: 'sprungkraft',
    test_date: new Date().toISOString().slice(0, 10),
    test_time: '12:00',
    conditions: sql.json({}),
    results: sql.json({ countermovement_jump: { bester_wert: best, einheit: 'cm', versuch_1: best } }),
  });
  for (let height = 21; height <= 50; height += 1) {
    const { id } = await createUser(sql);
    const known = { date_of_birth: day(16.5), gender: 'male', house_norm_since: new Date() };
    await sql`insert into profiles ${sql({ id, ...known })} on conflict (id) do update set ${sql(known)}`;
    await sql`insert into fitness_tests ${sql(jumped(id, height))}`;
  }
  const own = ownNorms().values.find(({ test: of, gender, age }) => of === 'countermovement_jump' && gender === 'male' && age === 16);
  const value = { ...own, provenance: 'published', sdProvenance: 'published', source: 'Verband2026', population: 'Landeskader Handball' };
  const text = JSON.stringify({ values: [value], sources: { Verband2026: 'Landesverband, Sichtung 2026.' } });
  expect(await importNorms(sql, readNormFile('norms.json', text), { dryRun: false })).toMatchObject({ accepted: 1 });
  await sql`delete from fitness_tests where user_id = ${player.id}`;
  await sql`update profiles set date_of_birth = ${day(16.5)}, gender = 'male', house_norm_since = null where id = ${player.id}`;
  const did = (test_category: string, results: Record<string, unknown>) => ({
    ...jumped(player.id, 45),
    id: newId(),
    test_category,
    results: sql.json(results as Record<string, Record<string, string | number>>),
  });
  await sql`insert into fitness_tests ${sql([
    jumped(player.id, 45),
    did('rumpfkraft', { plank_test: { bester_wert: 90, einheit: 'sekunden', versuch_1: 90 } }),
    did('antritt', { sprint_10m: { bester_wert: 1.85, einheit: 's', versuch_1: 1.85, startart: 'hochstart' } }),
  ])}`;

  await page.setViewportSize(phone);
  await page.goto(`${browsers.url}/ist-zustand/historie`);
  await page.getByRole('tab', { name: 'Sprungkraft' }).click();
  await page.getByText('Landeskader Handball, männlich, 16 Jahre · gemessen').waitFor();
  const house = page.getByRole('paragraph').filter({ hasText: 'Anwurf-Spieler deines Alters:' });
  await house
    .filter({
      hasText: 'Median 35,5 cm, die Hälfte liegt zwischen 28,3 cm und 42,8 cm; du gehörst zum besten Viertel. Aus mindestens 30 Spielern.',
    })
    .waitFor();
  await page.getByRole('region', { name: 'Zählen deine Ergebnisse mit?' }).waitFor();
  const all = page.getByRole('region', { name: 'Alle Bereiche' });
  await all.getByRole('slider', { name: /^Perzentile: Sprungkraft \d+, Rumpfkraft \d+, Antritt \d+$/ }).waitFor();
  await expect.poll(() => all.getByRole('table', { name: 'Perzentile nach Bereich' }).getByRole('row').count()).toBe(3);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await button(page, 'Ja, mitzählen').click();
  await page.getByText('Deine Ergebnisse zählen mit.').waitFor();
  const since = async () =>
    (await sql`select house_norm_since from profiles where id = ${player.id}`)[0]?.['house_norm_since'] as Date | null;
  await expect.poll(since, { timeout: 30_000 }).not.toBeNull();

  // By the last answer, without the server.
  await intercept(context, '**/api/norms', (route) => route.abort());
  await page.reload();
  await page.getByRole('tab', { name: 'Sprungkraft' }).click();
  await house.waitFor();
  expect(await page.getByRole('region', { name: 'Zählen deine Ergebnisse mit?' }).count()).toBe(0);

  await page.goto(`${browsers.url}/settings`);
  const choice = page.getByRole('checkbox', { name: /Meine Testergebnisse zählen/ });
  await expect.poll(() => choice.isChecked()).toBe(true);
  await choice.press('Space');
  await expect.poll(since, { timeout: 30_000 }).toBeNull();
  await sql`delete from fitness_tests where user_id = ${player.id}`;
  await sql`update profiles set ${sql(before ?? {})} where id = ${player.id}`;
});

/** Stores jumps of a player, each with its days ago and its trials. */
async function insertJumps(userId: string, jumps: readonly (readonly [daysAgo: number, ...trials: number[]])[]): Promise<void> {
  for (const [daysAgo, ...trials] of jumps) {
    const fields = Object.fromEntries(trials.map((trial, index) => [`versuch_${index + 1}`, trial]));
    await browsers.sql`insert into fitness_tests ${browsers.sql({
      id: newId(),
      user_id: userId,
      test_category: 'sprungkraft',
      test_date: new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10),
      test_time: '12:00',
      conditions: browsers.sql.json({}),
      results: browsers.sql.json({ countermovement_jump: { bester_wert: Math.max(...trials), einheit: 'cm', ...fields } }),
    })}`;
  }
}

test('‚Verlauf‘ comes first on the phone, not after the cards of thirty-one tests, and the net of all categories fills its width', async () => {
  const { page, player } = device;
  const { sql } = browsers;
  await insertJumps(
    player.id,
    Array.from({ length: 31 }, (_, index) => [index * 7, 30 + (index % 5)] as const),
  );
  const [before] = await sql`select date_of_birth, gender from profiles where id = ${player.id}`;
  await sql`update profiles set date_of_birth = '2005-01-01', gender = 'male' where id = ${player.id}`;
  for (const [test_category, results] of [
    ['rumpfkraft', { plank_test: { bester_wert: 90, einheit: 'sekunden', versuch_1: 90 } }],
    ['antritt', { sprint_10m: { bester_wert: 1.85, einheit: 's', versuch_1: 1.85, startart: 'hochstart' } }],
  ] as const) {
    const done = { test_category, test_date: new Date().toISOString().slice(0, 10), test_time: '12:00' };
    await sql`insert into fitness_tests ${sql({ ...done, id: newId(), user_id: player.id, conditions: sql.json({}), results: sql.json(results) })}`;
  }
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${browsers.url}/ist-zustand/historie?kategorie=sprungkraft`);
    const trend = page.getByRole('slider', { name: 'Verlauf Countermovement Jump' });
    await trend.waitFor();
    const card = page.getByRole('button', { name: /^Mehr zum Test: / }).first();
    const [{ y: top }, { y: topOfCards }] = [await boxAtRest(trend), await boxAtRest(card)];
    expect(top).toBeLessThan(topOfCards);
    expect(top).toBeLessThan(844);

    const all = page.getByRole('region', { name: 'Alle Bereiche' });
    await all.scrollIntoViewIfNeeded();
    const net = all.getByRole('slider', { name: /^Perzentile: / });
    await net.waitFor();
    const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width ?? Number.NaN;
    await expect.poll(async () => (await widthOf(net.locator('circle').nth(3))) / (await widthOf(net))).toBeGreaterThan(0.45);
  }
  await sql`delete from fitness_tests where user_id = ${player.id}`;
  await sql`update profiles set ${sql(before ?? {})} where id = ${player.id}`;
});

test('each test stands against the last and the best one, and says better only beyond its error of measurement', async () => {
  const { sql } = browsers;
  const { page, player } = device;
  await sql`delete from fitness_tests where user_id = ${player.id}`;
  await insertJumps(player.id, [
    [90, 30],
    [60, 38.5],
    [30, 36],
    [3, 39.5],
  ]);
  await page.setViewportSize(phone);
  await page.goto(`${browsers.url}/ist-zustand/historie?kategorie=sprungkraft`);
  const changes = page.getByRole('list', { name: 'Veränderung' });
  await expect.poll(() => changes.count(), { timeout: 30_000 }).toBe(3);
  const linesOf = async (index: number) =>
    (await changes.nth(index).getByRole('listitem').allTextContents()).map((line) => line.replaceAll('\u00a0', ' '));
  // The error of 4.6 % makes 2.5 cm likely and 4.8 cm sure at this height.
  expect(await linesOf(0)).toEqual([
    expect.stringMatching(/^Zum letzten Test, [\d.]+: \+3,5 cm eher besser$/),
    expect.stringMatching(/^Zum bisher besten, [\d.]+: \+1 cm im Rahmen der Messung$/),
  ]);
  expect(await linesOf(1)).toEqual([expect.stringMatching(/: −2,5 cm eher schlechter$/)]);
  expect(await linesOf(2)).toEqual([expect.stringMatching(/: \+8,5 cm sicher besser$/)]);
  const trend = page.getByRole('region', { name: 'Verlauf' });
  await trend.getByText(/^Messfehler: etwa ±1,8.cm\. .* Grundlage: 4,6.%\. Obere Grenze der Spanne/).waitFor();
  await trend.getByText('im Rahmen der Messung', { exact: true }).waitFor();
  const course = trend.getByRole('slider', { name: 'Verlauf Countermovement Jump' });
  await course.focus();
  await expect.poll(() => course.getAttribute('aria-valuetext')).toMatch(/: 39,5.cm, Bestleistung, \+3,5.cm zum Test davor, eher besser$/);
  await page.keyboard.press('Home');
  await expect.poll(() => course.getAttribute('aria-valuetext')).toMatch(/: 30.cm$/);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);

  await page.goto(`${browsers.url}/ist-zustand/vergleichswerte`);
  await page.getByRole('button', { name: 'Countermovement Jump' }).click();
  await page
    .getByRole('group', { name: 'Countermovement Jump' })
    .getByText(/^Markovic G, Dizdar D, Jukic I, Cardinale M \(2004\)/)
    .waitFor();

  // The summary says it before the test is saved.
  await begin(page, 'sprungkraft');
  await button(page, 'Aus der Flugzeit rechnen').click();
  await page.getByRole('textbox', { name: 'Flugzeit' }).fill('519');
  await page.getByRole('textbox', { name: 'Flugzeit' }).blur();
  await expectAccessible(page);
  await button(page, /^33.cm übernehmen$/).click();
  await button(page, 'Versuch 1 speichern').click();
  await button(page, 'Ohne Versuch 2 weiter').click();
  await button(page, 'Test auslassen').click();
  await page.getByText('−6,5\u00a0cm').first().waitFor();
  await page.getByText('sicher schlechter').first().waitFor();
  await button(page, 'Test wiederholen').click();
  await button(page, 'Test starten').waitFor();
  await sql`delete from fitness_tests where user_id = ${player.id}`;
});

test('a test of an earlier day is entered, all tests leave as a table, and a table is read: its sides and places are followed', async () => {
  const { sql } = browsers;
  const { page, player } = device;
  await sql`delete from fitness_tests where user_id = ${player.id}`;
  await sql`update profiles set date_of_birth = now() - interval '16 years 6 months', gender = 'male' where id = ${player.id}`;
  const german = (daysAgo: number) =>
    new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(
      new Date(Date.now() - daysAgo * 86_400_000),
    );
  await page.setViewportSize(phone);
  await page.goto(`${browsers.url}/ist-zustand/rumpfkraft`);
  const day = page.getByRole('textbox', { name: 'Tag des Tests' });
  await day.fill(german(-2));
  await button(page, 'Test starten').click();
  await page.getByText('Bitte gib den Tag als TT.MM.JJJJ an. Er liegt nicht in der Zukunft.').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await day.fill(german(40));
  await button(page, 'Test starten').click();
  await save(page, 'Versuch 1', '90');
  await button(page, 'Weiter').click();
  await save(page, 'Versuch 1', '60');
  await page.getByRole('radio', { name: 'Rechts' }).check({ force: true });
  await save(page, 'Versuch 1', '95');
  await button(page, 'Weiter').click();
  await button(page, 'Test auslassen').click();
  await page.getByText(`Test vom ${german(40)}, nachgetragen`).waitFor();
  await button(page, 'Test speichern').click();
  await page.getByText('Test erfolgreich gespeichert!').waitFor();
  await page.getByRole('button', { name: 'Schließen' }).click();

  const table = page.getByRole('region', { name: 'Alle Tests als Tabelle' });
  const [download] = await Promise.all([page.waitForEvent('download'), table.getByRole('button', { name: 'Tabelle speichern' }).click()]);
  const text = await readFile(await download.path(), 'utf8');
  const lines = text.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toMatch(/^\d\d\.\d\d\.\d{4};\d\d:\d\d;Rumpfkraft;Seitstütz;Links;60;;;;;;s;/);

  const more = [
    `${german(5)};18:00;Rumpfkraft;Seitstütz;Links;85`,
    `${german(5)};18:00;Rumpfkraft;Seitstütz;Rechts;96`,
    `${german(5)};18:00;Rumpfkraft;Unterarmstütz;;viel`,
  ];
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), table.getByRole('button', { name: 'Tabelle einlesen' }).click()]);
  await chooser.setFiles({ name: 'tests.csv', mimeType: 'text/csv', buffer: Buffer.from([...lines, ...more].join('\r\n')) });
  const sheet = page.getByRole('dialog', { name: 'Tabelle einlesen' });
  await sheet.getByText('1 Test neu. 1 Test mit gleichem Bereich, Tag und Uhrzeit ist schon da.').waitFor();
  await sheet.getByText('Zeile 7: „viel“ ist hier keine Zahl.').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await sheet.getByRole('button', { name: '1 Test übernehmen' }).click();
  await sheet.waitFor({ state: 'detached' });
  const stored = () => sql`select test_date from fitness_tests where user_id = ${player.id}`;
  await expect.poll(async () => (await stored()).length, { timeout: 30_000 }).toBe(2);

  await page.getByRole('radio', { name: 'Seitstütz' }).press('Space');
  const trend = page.getByRole('region', { name: 'Verlauf' });
  await trend.getByRole('radio', { name: 'Seiten' }).press('Space');
  const sides = trend.getByRole('slider', { name: 'Verlauf Seiten Seitstütz' });
  await expect.poll(() => sides.getAttribute('aria-valuetext')).toMatch(/: 11,5.% Unterschied, Links schwächer, im Rahmen der Messung$/);
  await sides.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => sides.getAttribute('aria-valuetext')).toMatch(/: 36,8.% Unterschied, Links schwächer, sicher verschieden$/);
  await trend.getByText(/^Schwächere Seite: Links, \+25.s seit dem [\d.]+, eher besser\.$/).waitFor();
  await trend.getByRole('radio', { name: 'Perzentil' }).press('Space');
  const places = trend.getByRole('slider', { name: 'Verlauf Perzentil Seitstütz' });
  await expect
    .poll(() => places.getAttribute('aria-valuetext'))
    .toMatch(/: Perzentil \d+, verglichen mit 16 Jahren, \+\d+ zum Test davor$/);
  await expectAccessibleAtBothWidths(page);
  await sql`delete from fitness_tests where user_id = ${player.id}`;
  await sql`update profiles set date_of_birth = null, gender = null where id = ${player.id}`;
});

test('newest results stand as a radar against the age and sex, in the order of the position, by key and as a table on paper', async () => {
  const { sql } = browsers;
  const { page, player } = device;
  await sql`delete from fitness_tests where user_id = ${player.id}`;
  await sql`update profiles set date_of_birth = now() - interval '16 years 6 months', gender = 'male' where id = ${player.id}`;
  await sql`update fragebogen_antworten set spielerposition = 'Außenspieler' where benutzer_id = ${player.id}`;
  const day = new Date().toISOString().slice(0, 10);
  const stored = (test_category: string, results: Parameters<typeof sql.json>[0]) =>
    sql`insert into fitness_tests ${sql({ id: newId(), user_id: player.id, test_category, test_date: day, test_time: '12:00', conditions: sql.json({}), results: sql.json(results) })}`;
  await stored('rumpfkraft', { plank_test: { bester_wert: 120, einheit: 'sekunden', versuch_1: 120 } });
  await stored('sprungkraft', { countermovement_jump: { bester_wert: 35, einheit: 'cm', versuch_1: 35 } });
  await page.setViewportSize(phone);
  await page.goto(`${browsers.url}/ist-zustand/historie?kategorie=rumpfkraft`);
  const radar = page.getByRole('region', { name: 'Dein Profil' });
  await radar.getByText('Ab drei vergleichbaren Tests zeichnen wir ein Netz.', { exact: false }).waitFor();
  expect(await radar.getByRole('slider').count()).toBe(0);

  await stored('antritt', {
    sprint_30m: { bester_wert: 4.5, einheit: 's', versuch_1: 4.5, startart: 'hochstart' },
    sprint_5m: { bester_wert: 1.1, einheit: 's', versuch_1: 1.1, startart: 'tiefstart' },
  });
  const chart = radar.getByRole('slider', { name: /^Perzentile deiner Tests: / });
  await chart.waitFor();
  // A winger's sprint comes before his jump, and his trunk last.
  await expect.poll(() => chart.getAttribute('aria-label')).toMatch(/: Sprint 30 m \d+, Countermovement Jump \d+, Unterarmstütz \d+$/);
  await radar.getByText('Zuerst steht, was als Außenspieler am meisten zählt', { exact: false }).waitFor();
  await chart.focus();
  await page.keyboard.press('Home');
  await expect
    .poll(() => chart.getAttribute('aria-valuetext'))
    .toMatch(/^Sprint 30 m: Perzentil \d+, (gemessen|abgeleitet|Richtwert \(geschätzt\)), Test vom /);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(/^Countermovement Jump: Perzentil \d+/);
  const box = await boxAtRest(chart);
  const top = { clientX: box.x + box.width / 2, clientY: box.y + 30, pointerType: 'touch', pointerId: 7 };
  await chart.dispatchEvent('pointerdown', top);
  await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(/^Sprint 30 m: /);
  // A trial with another start is named with its reason, and never drawn.
  await radar
    .getByRole('list', { name: 'Nicht verglichen' })
    .getByText('Kein Vergleich: Die Vergleichswerte gelten für den Hochstart.')
    .waitFor();
  await radar.getByRole('button', { name: 'Mit wem du verglichen wirst' }).click();
  await radar.getByRole('list', { name: 'Quellen' }).getByRole('listitem').first().waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const table = radar.getByRole('region', { name: 'Perzentile nach Test' }).last();
  await expect.poll(() => table.getByRole('row').count()).toBe(4);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expectAccessibleAtBothWidths(page);
  await sql`delete from fitness_tests where user_id = ${player.id}`;
  await sql`update profiles set date_of_birth = null, gender = null where id = ${player.id}`;
});

test('the chosen kind of tests is in sight on a phone, when it was opened by its address too', async () => {
  const { page } = device;
  await page.setViewportSize({ width: 320, height: 844 });
  for (const [kind, name] of [
    ['antritt', 'Antritt'],
    ['koerperstabilitaet', 'Stabilität'],
  ] as const) {
    await page.goto(`${browsers.url}/ist-zustand/historie?kategorie=${kind}`);
    const tab = page.getByRole('tab', { name, selected: true });
    const inSight = async () => {
      const box = await tab.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 320;
    };
    await expect.poll(inSight).toBe(true);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('an unknown test is not found, and a run without conditions begins with its intro', async () => {
  const { page } = device;
  await page.goto(`${browsers.url}/ist-zustand/handstand`);
  await page.getByRole('heading', { name: 'Test nicht gefunden' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zurück' }).click();
  await page.waitForURL('**/dashboard');

  await page.goto(`${browsers.url}/ist-zustand/antritt/durchfuehren`);
  await button(page, 'Test starten').waitFor();
  expect(new URL(page.url()).pathname).toBe('/ist-zustand/antritt');
  await expect.poll(() => page.getByRole('slider', { name: 'Aufwärmung' }).inputValue()).toBe('15');
  await expect.poll(() => page.getByRole('radio', { name: '3 von 5: Normal' }).isChecked()).toBe(true);
});

test('a test is begun, reloaded in the middle, saved without a network, seen and deleted on another device', async () => {
  const { page, context, player } = device;
  await page.setViewportSize(phone);
  await useFailingDatabase(page, null);
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByRole('link', { name: 'Standard Tests' }).filter({ visible: true }).click();
  await page.getByRole('heading', { name: 'Noch keine Wurfkraft' }).waitFor();
  await page.getByText('Führe deinen ersten Test durch und tracke deine Fortschritte über die Zeit.').waitFor();
  const hint = page.getByRole('region', { name: 'Vergleich mit deiner Altersgruppe' });
  expect(await hint.getByRole('link', { name: 'Eingeben' }).getAttribute('href')).toBe('/settings');
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);

  await browsers.sql`update profiles set date_of_birth = now() - interval '17 years 6 months', gender = 'female' where id = ${player.id}`;
  await hint.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Wurfkraft' }).press('ArrowRight');
  await page.getByRole('tab', { name: 'Sprungkraft', selected: true }).waitFor();
  await page.getByRole('link', { name: 'Ersten Test durchführen' }).click();
  await page.getByRole('slider', { name: 'Aufwärmung' }).press('ArrowRight');
  await page.getByRole('radio', { name: '3 von 5: Normal' }).press('ArrowRight');
  await page.getByText('Abends').click();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await button(page, 'Test starten').click();

  await button(page, 'Versuch 1 speichern').click();
  await page.getByText('Trag zuerst einen Wert ein.').waitFor();
  await save(page, 'Versuch 1', '500');
  await page.getByText('Verstanden: 500\u00a0cm. Möglich sind 1 bis 120\u00a0cm.').waitFor();
  expect(await page.getByText('Trag zuerst einen Wert ein.').count()).toBe(0);
  await save(page, 'Versuch 1', '33,1');
  await button(page, 'Versuch ungültig').click();
  await button(page, 'Versuch 3 speichern').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);

  await page.reload();
  await button(page, 'Versuch 1: 33,1, bester. Ändern').waitFor();
  await button(page, 'Versuch 2: ungültig. Ändern').waitFor();
  await page.getByText('220 cm').click();
  await save(page, 'Versuch 3', '95');
  await page.getByText('Stimmt der Wert?').waitFor();
  await type(page, '34,5');
  await button(page, 'Versuch 3 speichern').click();
  await button(page, 'Weiter').click();
  await save(page, 'Versuch 1', '178');
  await button(page, 'Ohne Versuch 2 weiter').click();

  await page.getByRole('heading', { name: 'Zusammenfassung' }).waitFor();
  await page.getByText('Richtwert (geschätzt)').first().waitFor();
  // Marks of a named group of her age, beside the comparison.
  const tennis = page.getByText(
    'Deutscher Tennis Bund, trainierte Mädchen U18: Nachholbedarf 31, Durchschnitt 32,3, gut 35,4\u00a0cm. Marken einer anderen Sportart, kein Perzentil.',
  );
  await tennis.waitFor();
  await expectAccessible(page);
  await page.getByLabel('Notizen').fill('Neue Schuhe');
  await refuse(page, { writes: true });
  await button(page, 'Test speichern').click();
  await page.getByText('Fehler beim Speichern des Tests').waitFor();
  await refuse(page, null);
  await context.setOffline(true);
  await button(page, 'Test speichern').click();
  await page.getByText('Test erfolgreich gespeichert!').waitFor();

  expect(new URL(page.url()).search).toBe('?kategorie=sprungkraft');
  const card = page.getByRole('region', { name: /^Test vom Heute, / });
  await card.getByText('Neue Schuhe').waitFor();
  await card.getByText('Bester: 34,5\u00a0cm').waitFor();
  await card.getByText('Allgemeinbevölkerung Deutschland (MoMo), weiblich, 17 Jahre').waitFor();
  await page.getByRole('button', { name: 'Schließen' }).click();
  expect(await browsers.sql`select id from fitness_tests where user_id = ${player.id}`).toEqual([]);
  await context.setOffline(false);
  // The charts come when they are needed; a device that stores the app has them.
  const trend = page.getByRole('slider', { name: 'Verlauf Countermovement Jump' });
  await trend.waitFor();
  // In the card of the test and in its course.
  await expect.poll(() => tennis.count()).toBe(2);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await page.getByRole('radio', { name: 'Standweitsprung' }).press('Space');
  await page.getByRole('slider', { name: 'Verlauf Standweitsprung' }).press('Home');
  await page.getByRole('button', { name: 'Tabelle', exact: true }).click();
  await page.getByRole('region', { name: 'Standweitsprung', exact: true }).getByRole('cell', { name: '178\u00a0cm' }).first().waitFor();

  const stored = () => browsers.sql`select test_category, conditions, results, notes from fitness_tests where user_id = ${player.id}`;
  await expect.poll(stored, { timeout: 30_000 }).toEqual([
    {
      test_category: 'sprungkraft',
      conditions: { aufwaermung_minuten: 20, tageszeit: 'abends', subjektives_befinden: 4 },
      results: {
        countermovement_jump: { bester_wert: 34.5, einheit: 'cm', versuch_1: 33.1, versuch_2: null, versuch_3: 34.5, standhoehe: '220' },
        standweitsprung: { bester_wert: 178, einheit: 'cm', versuch_1: 178, versuch_2: null, versuch_3: null },
      },
      notes: 'Neue Schuhe',
    },
  ]);

  const other = firstPage(await browsers.open());
  await browsers.signIn(other, player);
  await useFailingDatabase(other, null);
  await other.goto(`${browsers.url}/ist-zustand/historie?kategorie=sprungkraft`);
  await button(other, /^Mehr zum Test: Heute/).click();
  await other.getByRole('menuitem', { name: 'Löschen' }).waitFor();
  await expectAccessible(other);
  await other.getByRole('menuitem', { name: 'Löschen' }).click();
  const question = other.getByRole('alertdialog', { name: 'Test löschen?' });
  await question.getByText('Diese Aktion kann nicht rückgängig gemacht werden.').waitFor();
  await refuse(other, { writes: true });
  await question.getByRole('button', { name: 'Löschen' }).click();
  await other.getByText('Fehler beim Löschen des Tests').waitFor();
  await expectAccessible(other);
  await refuse(other, null);
  await question.getByRole('button', { name: 'Löschen' }).click();
  await other.getByText('Test gelöscht').waitFor();
  await other.getByRole('heading', { name: 'Noch keine Sprungkraft' }).waitFor();
  await card.waitFor({ state: 'detached' });
});

test('tests that cannot be read say so, and the next try shows them', async () => {
  const { page } = device;
  await useFailingDatabase(page, { reads: 'fitness_tests' });
  await page.goto(`${browsers.url}/ist-zustand/historie`);
  await page.getByText('Fehler beim Laden der Tests').waitFor();
  await expectAccessible(page);
  await refuse(page, null);
  await button(page, 'Erneut versuchen').click();
  await page.getByRole('heading', { name: 'Noch keine Wurfkraft' }).waitFor();
  expect(await page.getByText('Fehler beim Laden der Tests').count()).toBe(0);
});

test('sides, directions, balls and clocks each are entered, and what cannot be compared says why', async () => {
  const { page } = device;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${browsers.url}/ist-zustand/antritt`);
  const row = page.getByRole('listitem').filter({ hasText: 'T-Drill' });
  await expect.poll(() => row.locator('svg path').count()).toBeGreaterThan(5);
  await expectAccessible(page);
  await begin(page, 'antritt');
  await button(page, 'Anleitung').click();
  const course = page.getByRole('img', { name: 'Bild T-Drill: Vier Hütchen bilden ein T' });
  await expect.poll(() => course.locator('text').allTextContents()).toEqual(['9,14 m', '4,57 m', '4,57 m']);
  await begin(page, 'koerperstabilitaet');
  await button(page, 'Anleitung').click();
  const manual = page.getByRole('dialog', { name: 'Einbeinstand' });
  await manual.getByRole('img', { name: 'Bild Einbeinstand: Storchenstand' }).waitFor();
  await expectAccessible(page);
  await closeByEscape(manual);
  await save(page, 'Versuch 1', '20');
  await page.getByRole('radio', { name: 'Rechts' }).check({ force: true });
  await save(page, 'Versuch 1', '25');
  await expectAccessible(page);
  await button(page, /^Ohne Versuch \d weiter$/).click();
  await save(page, 'Nach vorn', '60');
  await save(page, 'Hinten innen', '95');
  await save(page, 'Hinten außen', '90');
  await expectAccessible(page);
  await button(page, /weiter$/).click();
  await button(page, 'Test auslassen').click();
  await page.getByText('Unterschied 20\u00a0%').waitFor();
  await page.getByText('Kein Vergleich ohne Beinlänge').waitFor();
  await page.getByRole('list', { name: 'Versuche Links' }).first().waitFor();
  await button(page, 'Test wiederholen').click();
  await button(page, 'Test starten').waitFor();

  await begin(page, 'wurfkraft');
  await save(page, 'Versuch 1', '8,4');
  await page.getByText('Wähl zuerst Gewicht des Balls: Davon hängt ab, womit verglichen wird.').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByText('4 kg').click();
  await button(page, 'Versuch 1 speichern').click();
  await button(page, 'Ohne Versuch 2 weiter').click();
  await button(page, 'Aus Videobildern rechnen').click();
  await page.getByRole('textbox', { name: 'Gezählte Bilder' }).fill('84');
  await page.getByRole('textbox', { name: 'Gezählte Bilder' }).blur();
  await expectAccessible(page);
  await button(page, /72.km\/h übernehmen/).click();
  await button(page, 'Versuch 1 speichern').click();
  await button(page, 'Ohne Versuch 2 weiter').click();
  await button(page, 'Test auslassen').click();
  await page.getByText('Die Vergleichswerte gelten für 3 kg, du hast mit 4 kg geworfen.').waitFor();

  await begin(page, 'antritt');
  await button(page, 'Stoppuhr starten').click();
  await page.reload();
  await page.getByRole('timer').waitFor();
  await expectAccessible(page);
  await button(page, 'Abbrechen').click();
  await save(page, 'Versuch 1', '10,25');
  await expect.poll(() => button(page, 'Versuch 1: 10,25, bester. Ändern').count()).toBe(1);
});

test('a held position is timed after three seconds to get ready, and a counting minute ends by itself', async () => {
  const { page } = device;
  await page.clock.install();
  await begin(page, 'rumpfkraft');
  await button(page, 'Zeit starten').click();
  await page.getByText('Gleich geht es los').waitFor();
  expect(await button(page, 'Stopp').isDisabled()).toBe(true);
  await page.clock.fastForward(48_000);
  await button(page, 'Stopp').click();
  // Three seconds of the 48 were for getting ready; the test itself takes some.
  const measured = page.getByRole('textbox', { name: / in s$/ }).first();
  await expect.poll(async () => Number(await measured.inputValue())).toBeGreaterThanOrEqual(45);
  expect(Number(await measured.inputValue())).toBeLessThan(48 + 30);
  await button(page, 'Versuch 1 speichern').click();
  await button(page, 'Weiter').click();
  await button(page, 'Test auslassen').click();

  await button(page, '60 s starten').click();
  await page.clock.fastForward(20_000);
  await page.getByRole('timer', { name: /^Noch \d\d Sekunden$/ }).waitFor();
  await page.clock.fastForward(60_000);
  await page.getByRole('timer').waitFor({ state: 'detached' });
  await save(page, 'Versuch 1', '41');
  await button(page, 'Weiter').click();
  await page.getByRole('heading', { name: 'Zusammenfassung' }).waitFor();
  await page.getByRole('region', { name: 'Sit-ups in 60 s' }).getByText('41').first().waitFor();
});

test('the Yo-Yo test warns at the first missed line, ends at the second, which can be taken back', async () => {
  const { page } = device;
  await page.addInitScript(() => {
    const { prototype } = OscillatorNode;
    const start = Reflect.get(prototype, 'start');
    Reflect.set(window, 'tones', 0);
    prototype.start = function count(this: OscillatorNode, at?: number) {
      Reflect.set(window, 'tones', Number(Reflect.get(window, 'tones')) + 1);
      start.call(this, at);
    };
  });
  await page.clock.install();
  await page.setViewportSize(phone);
  await begin(page, 'schnelligkeitsausdauer');
  await save(page, 'Versuch 1', '15,9');
  await page.getByText('Diesen Lauf gibt es nicht.', { exact: false }).waitFor();
  await button(page, 'Mit Signalen laufen').click();
  // Three that count down, then three a run, all planned ahead: a locked phone plays them, too.
  await expect.poll(() => page.evaluate(() => Number(Reflect.get(window, 'tones')))).toBe(3 + 3 * YOYO_RUNS.length);
  await page.getByText('dann zurück').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press('Space');
  await page.getByText('Eine Linie verpasst. Die nächste beendet den Test.').waitFor();
  await button(page, /^Ton bei/).click();
  await page.getByText('Der Ton ist aus: Du hörst keine Signale.').waitFor();
  await button(page, 'Ton aus').click();
  await button(page, 'Linie verpasst').click();
  await page.getByText('Kein Lauf geschafft', { exact: true }).first().waitFor();
  await button(page, 'Rückgängig, weiterlaufen').click();
  // Each part of a run lasts seven seconds and more.
  const secondLater = async () => {
    await page.clock.fastForward(1000);
    return page.getByText(/dann (zurück|Pause|los)/).textContent();
  };
  for (const next of ['dann Pause', 'dann los']) await expect.poll(secondLater).toContain(next);
  await button(page, 'Beenden').click();
  await button(page, 'Ergebnis übernehmen').click();
  await button(page, 'Versuch 1: 5.1, bester. Ändern').waitFor();
  await button(page, 'Weiter').click();

  await button(page, 'Sprints mit Signal starten').click();
  await page.getByText('Geh zum Start. Sprint 1 von 6').waitFor();
  await expectAccessible(page);
  await button(page, 'Abbrechen').click();
  for (const [index, time] of ['4,4', '4,5', '4,6', '4,7', '4,8', '4,9'].entries()) await save(page, `Versuch ${index + 1}`, time);
  await button(page, 'Weiter').click();
  await page.getByText('Mittel 4,65\u00a0s · Abfall 5,7\u00a0% (Messfehler etwa ±1,3)').waitFor();
  await expectAccessibleAtBothWidths(page);
  await expect.poll(() => page.getByText('Verglichen wird das Mittel der sechs Zeiten.').count()).toBe(1);
  // Every value of its table is an estimate: said at the result, and in its course.
  await expect.poll(() => page.getByText('Für diesen Test gibt es nur Richtwerte.', { exact: false }).count()).toBe(1);
  await button(page, 'Test speichern').click();
  await page.getByRole('radio', { name: 'Wiederholte Sprints' }).press('Space');
  const estimates = page.getByText('Alle Vergleichswerte dieses Tests sind ganz oder zum Teil geschätzt', { exact: false });
  await estimates.waitFor();
  await page.getByRole('radio', { name: 'Yo-Yo IR1' }).press('Space');
  await estimates.waitFor({ state: 'detached' });
});

test('the origin of the values is given test by test', async () => {
  const { page } = device;
  await page.goto(`${browsers.url}/ist-zustand/vergleichswerte`);
  await button(page, 'Wurf aus dem Stand').click();
  await page.getByText('Gorostiaga EM', { exact: false }).waitFor();
  await page.getByText('21 von 22 Werten: Richtwert (geschätzt)').first().waitFor();
  await expectAccessibleAtBothWidths(page);
  await expect.poll(() => page.getByRole('heading', { name: 'Woher kommen die Vergleichswerte?' }).count()).toBe(1);
});
