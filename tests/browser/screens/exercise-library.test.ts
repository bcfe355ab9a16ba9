import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleAtBothWidths } from './axe.ts';
import { useFailingDatabase } from '../store/failing-database.ts';
import { useBrowsers } from '../fixture.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { expectToastCoversNothing } from './uncovered.ts';
import { closeByEscape } from './steady.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(2), { keepsOpen: true });
const phone = { width: 390, height: 844 };

async function open(path: string, sign: string): Promise<Page> {
  const { page } = device;
  await page.setViewportSize(phone);
  await page.goto(browsers.url + path);
  await page.getByText(sign).filter({ visible: true }).first().waitFor();
  return page;
}

const own = () => browsers.sql<{ name: string; position: string; sets: number; figure: string | null }[]>`
  select name, position, sets, figure, metric, per_side, pause_seconds from athleten_uebungen where user_id = ${device.player.id} order by name`;

test('a heading whose line ends within a word shows a hyphen there, at any width', async () => {
  const page = await open('/exercises?exercise=handgelenk-vorbereitung', 'So geht es');
  const ends: boolean[] = [];
  for (let width = 320; width <= 640; width += 16) {
    await page.setViewportSize({ ...phone, width });
    const drawn = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const topOf = (letters: Node | null, place: number) => {
        const letter = document.createRange();
        letter.setStart(letters ?? heading, place);
        letter.setEnd(letters ?? heading, place + 1);
        return letter.getBoundingClientRect().top;
      };
      const endsLine = ({ previousSibling: before, nextSibling: after }: Element) =>
        topOf(before, (before?.textContent?.length ?? 1) - 1) < topOf(after, 0);
      // A hyphen that is drawn has a width.
      return [...heading.querySelectorAll('i')].filter(endsLine).map((seam) => seam.getBoundingClientRect().width > 0);
    });
    ends.push(...drawn);
  }
  expect(new Set(ends)).toEqual(new Set([true]));
});

test('the library is searched by another name without a network, filtered, and the way back leads to the same place', async () => {
  const page = await open('/exercises', 'Trainingsziel');
  await page
    .getByRole('link', { name: /noch nie/ })
    .first()
    .waitFor();
  // The first one brings what an open exercise needs.
  await page
    .getByRole('link', { name: /noch nie/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'So geht es' }).waitFor();
  await page.goBack();
  await device.context.setOffline(true);

  const search = page.getByRole('searchbox', { name: 'Übungen suchen' });
  await search.fill('back squat');
  await page
    .getByRole('link', { name: /Back Squat/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'So geht es' }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('back squat');
  await page.getByText(/auch bekannt als/).waitFor();
  await page.getByText('Noch nie gemacht.').waitFor();
  await page.goBack();
  await expect.poll(() => search.inputValue()).toBe('back squat');

  await search.fill('');
  const count = () => page.getByRole('heading', { level: 2, name: /^\d+ Übung/ }).textContent();
  await expect.poll(count).toMatch(/^\d{3} Übungen/);
  const all = await count();
  await page.getByRole('button', { name: 'Equipment' }).click();
  const equipment = page.getByRole('dialog', { name: 'Equipment' });
  await equipment.getByText('Klimmzugstange').click();
  await expectAccessible(page);
  await closeByEscape(equipment);
  await page.getByRole('button', { name: 'Equipment: Klimmzugstange' }).waitFor();
  await expect.poll(count).not.toBe(all);
  await device.context.setOffline(false);
  await page.goto(page.url());
  await page.getByRole('button', { name: 'Equipment: Klimmzugstange' }).waitFor();
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expect.poll(count).toBe(all);

  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  // Rows learn their height as they appear, so the page may first have to grow to the place.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, 4500));
      return scrolled();
    })
    .toBe(4500);
  const place = await scrolled();
  const row = page.getByRole('link', { name: /noch nie/ });
  const seen = await row.evaluateAll((links) =>
    links.findIndex((link) => link.getBoundingClientRect().top > 200 && link.getBoundingClientRect().bottom < 700),
  );
  await row.nth(seen).click();
  await page.getByRole('heading', { name: 'So geht es' }).waitFor();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(place);
});

test('a favourite is marked without a network, found by its filter in the library and in a swap, and is found on the server', async () => {
  const { player, context } = device;
  const page = await open('/exercises', 'Trainingsziel');
  expect(await page.getByRole('button', { name: 'Favoriten' }).count()).toBe(0);
  const search = page.getByRole('searchbox', { name: 'Übungen suchen' });
  await search.fill('back squat');
  await page
    .getByRole('link', { name: /Back Squat/ })
    .first()
    .click();
  await context.setOffline(true);
  const star = page.getByRole('button', { name: 'Als Favorit merken' });
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  const name = (await page.getByRole('heading', { level: 1 }).filter({ visible: true }).last().textContent()) ?? '';
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await page.goBack();
  await search.fill('');
  await page.getByRole('button', { name: 'Favoriten' }).click();
  await page.getByRole('heading', { level: 2, name: '1 Übung' }).waitFor();
  await page.getByRole('link', { name: new RegExp(`^Favorit ?${name}`) }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await context.setOffline(false);
  const stored = () => browsers.sql`select exercise_name, is_favourite from favourite_exercises where user_id = ${player.id}`;
  await expect.poll(stored, { timeout: 30_000 }).toEqual([{ exercise_name: name, is_favourite: true }]);

  const [plan] = await browsers.sql<{ id: string }[]>`select id from trainingsplanreal where user_id = ${player.id} limit 1`;
  await open(`/training-plans/${plan?.id}`, 'Hauptübungen');
  await page
    .getByRole('button', { name: /^Tauschen:/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Übung tauschen' });
  await sheet.getByRole('button', { name: 'Favoriten' }).click();
  await expect.poll(() => sheet.getByRole('radio').count()).toBe(1);
  await sheet.getByText(name, { exact: true }).waitFor();
  await closeByEscape(sheet);

  // Taken back where it is found.
  await open('/exercises?favourites=true', 'Favoriten');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: 'Als Favorit merken' }).click();
  await expect.poll(stored, { timeout: 30_000 }).toEqual([{ exercise_name: name, is_favourite: false }]);
  await page.goBack();
  await page.getByText('Keine Übungen gefunden').waitFor();
  await page.getByRole('button', { name: 'Alle Übungen zeigen' }).click();
  await page.getByRole('heading', { level: 2, name: /^\d{3} Übungen/ }).waitFor();
});

test('a search without a hit offers an own exercise, and on a wide screen the arrow keys show one exercise after the other', async () => {
  const page = await open('/exercises?q=zzzzzz', 'Keine Übungen gefunden');
  await page.getByRole('button', { name: 'Eigene Übung hinzufügen' }).waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('searchbox').fill('face pull');
  await page.getByRole('heading', { level: 2, name: 'Face Pull am Kabelturm' }).waitFor();
  await page.getByRole('searchbox').fill('kniebeuge');
  const rows = page.getByRole('region', { name: 'Treffer' }).getByRole('link');
  await rows.nth(2).waitFor();
  await rows.first().focus();
  const second = (await rows.nth(1).locator('b').textContent()) ?? '';
  await page.keyboard.press('ArrowDown');
  await page.getByRole('article', { name: 'Übung' }).getByRole('heading', { level: 2, name: second, exact: true }).waitFor();
  await page.keyboard.press('/');
  await expect.poll(() => page.getByRole('searchbox').evaluate((field) => field === document.activeElement)).toBe(true);
});

test('an own exercise survives a reload half typed, and without a network others are made, changed, found, deleted and brought back', async () => {
  const page = await open('/custom-exercises', 'Du hast noch keine eigenen Übungen erstellt.');
  await page.getByRole('button', { name: 'Erste Übung hinzufügen' }).click();
  const form = page.getByRole('dialog', { name: 'Eigene Übung hinzufügen' });
  await form.getByLabel('Link zum Video').fill('kein Link');
  await form.getByRole('button', { name: 'Hinzufügen' }).click();
  await form.getByText('Name ist erforderlich').waitFor();
  await form.getByText('Ungültige URL').waitFor();
  await form.getByLabel('Name').fill('Sprungwurf mit Bande');
  await page.reload();
  await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Sprungwurf mit Bande');
  await form.getByLabel('Link zum Video').fill('https://videos.example/wurf');
  await form.getByText('Hanteln', { exact: true }).click();
  await form.getByText('Kraft', { exact: true }).click();
  await form.getByLabel('Position oder Kategorie').fill('Rückraum');
  await form.getByRole('button', { name: 'Bild: Ohne Bild' }).click();
  const movement = form.getByRole('radio', { name: 'Sprungwurf' });
  await expect.poll(() => form.getByText('Sprungwurf', { exact: true }).locator('svg path').count()).toBeGreaterThan(10);
  await form.getByText('Sprungwurf', { exact: true }).click();
  await expect.poll(() => movement.isChecked()).toBe(true);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Sätze erhöhen' }).click();
  await form.getByRole('button', { name: 'Hinzufügen' }).click();
  await page.getByText('Übung hinzugefügt', { exact: true }).waitFor();
  await page.getByText('"Sprungwurf mit Bande" wurde zu deinen Übungen hinzugefügt.').waitFor();
  await page.getByRole('link', { name: 'Video-Anleitung' }).waitFor();
  await page.getByRole('region', { name: 'Sprungwurf mit Bande' }).locator('svg[viewBox^="-"] path').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Leichter und schwerer: Sprungwurf mit Bande' }).click();
  const ladder = page.getByRole('dialog', { name: 'Sprungwurf mit Bande' });
  await ladder.getByText('Deine: Sprungwurf mit Bande').waitFor();
  await expect.poll(() => ladder.getByRole('link').count()).toBe(2);
  await expectAccessible(page);
  await ladder.getByRole('button', { name: 'Schließen' }).click();
  await ladder.waitFor({ state: 'detached' });

  await device.context.setOffline(true);
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  await form.getByLabel('Name').fill('Wandsitz');
  // A tempo that cannot be read is no matter of an exercise that is held.
  await form.getByLabel('Tempo').fill('langsam');
  await form.getByText('Zeit', { exact: true }).click();
  await form.getByLabel('Pause').fill('1:30');
  await form.getByText('Je Seite', { exact: true }).click();
  await form.getByText('Oberschenkel vorn', { exact: true }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Hinzufügen' }).click();
  await page.getByText('"Wandsitz" wurde zu deinen Übungen hinzugefügt.').waitFor();

  await page.getByRole('button', { name: 'Mehr zu Sprungwurf mit Bande' }).click();
  await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
  const edit = page.getByRole('dialog', { name: 'Eigene Übung bearbeiten' });
  await edit.getByLabel('Name').fill('Sprungwurf');
  await edit.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('heading', { name: 'Sprungwurf', exact: true }).waitFor();

  const search = page.getByRole('searchbox', { name: 'Übungen suchen' });
  await search.fill('nirgends');
  await page.getByText('Keine Übungen für deine Suche gefunden.').waitFor();
  await search.fill('oberschenkel');
  await page.getByRole('heading', { name: 'Wandsitz', exact: true }).waitFor();
  await page.getByText('Sekunden je Seite', { exact: true }).waitFor();
  await search.fill('rückraum');
  await page.getByRole('heading', { name: 'Sprungwurf', exact: true }).waitFor();

  await page.getByRole('button', { name: 'Mehr zu Sprungwurf' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Übung löschen' });
  await question.getByText('Möchtest du diese Übung wirklich löschen? Diese Aktion kann nicht rückgängig gemacht werden.').waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Löschen' }).click();
  await page.getByText('Erfolgreich gelöscht').waitFor();
  await page.getByText('Übung wurde erfolgreich entfernt.').waitFor();
  await expectToastCoversNothing(page);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByRole('heading', { name: 'Sprungwurf', exact: true }).waitFor();
  await device.context.setOffline(false);
  await expect.poll(own, { timeout: 30_000 }).toEqual([
    {
      name: 'Sprungwurf',
      position: 'Rückraum',
      sets: 4,
      figure: 'sprungwurf-absprung',
      metric: null,
      per_side: false,
      pause_seconds: null,
    },
    { name: 'Wandsitz', position: 'Eigene Übungen', sets: 3, figure: null, metric: 'seconds', per_side: true, pause_seconds: 90 },
  ]);
});

test('a failure of own exercises is shown, and nothing is lost', async () => {
  await useFailingDatabase(device.page, null);
  const page = await open('/custom-exercises', 'Eigene Übungen');
  const refuse = (what: object | null) => page.evaluate((refused) => Reflect.set(window, 'refused', refused), what);
  await page.getByRole('button', { name: 'Hinzufügen' }).click();
  const form = page.getByRole('dialog', { name: 'Eigene Übung hinzufügen' });
  await form.getByLabel('Name').fill('Ausfallschritt');
  await refuse({ writes: true });
  await form.getByRole('button', { name: 'Hinzufügen' }).click();
  await page.getByText('Es ist ein Fehler aufgetreten').waitFor();
  await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Ausfallschritt');
  await refuse(null);
  await form.getByRole('button', { name: 'Hinzufügen' }).click();
  await page.getByRole('heading', { name: 'Ausfallschritt' }).waitFor();

  await page.getByRole('button', { name: 'Mehr zu Ausfallschritt' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await refuse({ writes: true });
  const question = page.getByRole('alertdialog', { name: 'Übung löschen' });
  await question.getByRole('button', { name: 'Löschen' }).click();
  await page.getByText('Übung konnte nicht gelöscht werden.').waitFor();
  await closeByEscape(question);
  await page.getByRole('heading', { name: 'Ausfallschritt' }).waitFor();

  await page.getByRole('tab', { name: 'Alle' }).click();
  await refuse({ reads: 'athleten_uebungen' });
  await page.getByRole('tab', { name: 'Eigene' }).click();
  await page.getByText('Übungen konnten nicht geladen werden.').waitFor();
});

test('the library has no serious finding of axe, at 390 and 1280 px, and loses nothing at 320 px', async () => {
  const page = await open('/exercises?exercise=bulgarische-kniebeuge', 'So geht es');
  await expectAccessibleAtBothWidths(page);
  await page.goto(`${browsers.url}/custom-exercises?edit=new`);
  await page.getByRole('dialog', { name: 'Eigene Übung hinzufügen' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  for (const path of ['/exercises', '/exercises?exercise=bulgarische-kniebeuge', '/custom-exercises']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(browsers.url + path);
    await page.getByRole('heading').nth(1).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
