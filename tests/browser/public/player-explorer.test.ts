import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import { intercept } from '../intercept.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { useBrowsers } from '../fixture.ts';
import { storedConsent, useVisitors } from '../visitor.ts';

const browsers = useBrowsers();
const visitors = useVisitors();

const team = 'HSG Prüfstadt';
const season = '2025/26';
const ids: Record<string, string> = {};

/** Players of our own: what the others have done is not for a test to know. */
beforeAll(async () => {
  const figures = [
    ['Arno Prüfling', 18, 84, 19, 26, 11, 4, 0],
    ['Bodo Prüfling', 20, 79, 6, 9, 15, 4, 1],
    ['Curt Prüfling', 12, 30, 0, 0, 2, 1, 0],
    ['Drees Prüfling', null, null, null, null, null, null, null],
  ] as const;
  const { sql } = browsers;
  for (const [name, games, goals, sevenGoals, sevenAttempts, twoMinutes, yellow, disqualifications] of figures) {
    const row = {
      id: newId(),
      name,
      mannschaft: team,
      saison: season,
      gespielte_spiele: games,
      tore_gesamt: goals,
      siebenmeter_tore: sevenGoals,
      siebenmeter_versuche: sevenAttempts,
      siebenmeter_quote: sevenAttempts ? (100 * sevenGoals) / sevenAttempts : null,
      tore_pro_spiel: games === null ? null : goals / games,
      tore_pro_spiel_ohne_siebenmeter: games === null ? null : (goals - sevenGoals) / games,
      trikotnummer: 14,
      gelbe_karten: yellow,
      disqualifikationen: disqualifications,
      zwei_minuten_strafen: twoMinutes,
      is_demo: true,
    };
    await sql`insert into player_stats_de ${sql(row)} on conflict do nothing`;
  }
  for (const { id, name } of await sql<{ id: string; name: string }[]>`select id, name from player_stats_de where mannschaft = ${team}`) {
    ids[name] = id;
  }
});

const versus = (first: string, second: string) => `a=${ids[`${first} Prüfling`]}&b=${ids[`${second} Prüfling`]}`;
const field = (page: Page) => page.getByRole('searchbox', { name: 'Spieler suchen' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const choose = (page: Page, name: string) => page.getByRole('checkbox', { name: `${name} Prüfling vergleichen` });
const bar = (page: Page) => page.getByRole('region', { name: 'Auswahl zum Vergleichen' });

async function search(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await button(page, 'Suchen').click();
}

async function come(path: string, width = 390): Promise<Page> {
  const page = await visitors.come({ viewport: { width, height: 844 } }, storedConsent());
  await page.goto(browsers.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** As the form does it. */
async function unlock(page: Page): Promise<void> {
  await page.evaluate(() =>
    fetch('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'lotte@test.example', consent: true }),
    }),
  );
}

async function expectNothingLost(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  // A chart follows the width a moment later.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: page.url() }).toBe(320);
  if (before !== null) await page.setViewportSize(before);
}

test.each([390, 1280])('a visitor searches, unlocks, chooses two and compares them, at %i px', async (width) => {
  const page = await come('/statistics/explore', width);
  await button(page, 'Suchen').click();
  await page.getByText('Name fehlt: Bitte Namen eingeben').waitFor();
  expect(await button(page, 'Reset').count()).toBe(0);

  // Locked: dashed places, no value, nothing to choose.
  await search(page, `Prüfling – Prüfstadt (${season})`);
  const results = page.getByRole('region', { name: 'Suchergebnisse' });
  await results.getByRole('heading', { name: `4 Spieler, ${season}` }).waitFor();
  await page.getByText('Daten gefunden: 4 Treffer').waitFor();
  await results.getByText('E-Mail eintragen, um alle Werte zu sehen').waitFor();
  await results.getByText('Demo, frei erfunden').waitFor();
  await expect.poll(() => results.getByText('gesperrt').count()).toBe(32);
  expect(await results.getByText('4,67').count()).toBe(0);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await expectAccessible(page);
  await expectNothingLost(page);

  await button(page, 'Vollzugriff freischalten').click();
  const dialog = page.getByRole('dialog', { name: 'Zugang freischalten' });
  await dialog.getByText('Schon registriert? Mit derselben E-Mail ist alles sofort offen.').waitFor();
  const submit = dialog.getByRole('button', { name: 'Freischalten' });
  await submit.click();
  await dialog.getByText('Zustimmung erforderlich').waitFor();
  await dialog.getByText('Bitte stimme den AGB und der Datenschutzerklärung zu.').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('textbox', { name: 'E-Mail' }).fill('keine Adresse');
  await submit.click();
  await dialog.getByText('E-Mail ungültig oder Fehler').waitFor();
  await dialog.getByRole('textbox', { name: 'E-Mail' }).fill('lotte@test.example');
  await intercept(page, '**/api/leads', (route) => route.fulfill({ status: 500, json: { error: { code: 'internal', message: '' } } }));
  await submit.click();
  await dialog.getByText('Bitte versuche es erneut. Deine Eingaben bleiben hier stehen.').waitFor();
  await page.unroute('**/api/leads');
  await submit.click();
  await page.getByText('Zugang freigeschaltet').waitFor();
  expect(await dialog.count()).toBe(0);

  // Two can be chosen; a third takes the place of the second.
  await choose(page, 'Arno').click();
  await bar(page).getByRole('button', { name: 'Noch einen wählen' }).waitFor();
  expect(await bar(page).getByRole('button', { name: 'Noch einen wählen' }).isDisabled()).toBe(true);
  await choose(page, 'Curt').click();
  await choose(page, 'Bodo').click();
  await expect.poll(() => choose(page, 'Curt').getAttribute('aria-checked')).toBe('false');
  await bar(page).getByRole('button', { name: 'Bodo Prüfling abwählen' }).click();
  await button(page, 'Noch einen wählen').waitFor();
  await choose(page, 'Bodo').click();
  await results.getByText('73,1').first().waitFor();
  await expectAccessible(page);
  await expectNothingLost(page);
  await button(page, 'Jetzt vergleichen').click();

  const lines = page.getByRole('table', { name: 'Vergleich der Werte' });
  const line = (label: string) => lines.getByRole('row').filter({ hasText: label });
  await lines.waitFor();
  expect(await line('7m-Quote').textContent()).toBe('besser: 73\u00a0%7m-Quote67\u00a0%');
  expect(await line('Spiele').textContent()).toBe('18Spielebesser: 20');
  expect(await line('Gelbe Karten').textContent()).toBe('4Gelbe Karten4');
  expect(await line('Tore/Spiel').first().textContent()).toBe('besser: 4,67Tore/Spiel3,95');
  await page.getByRole('slider', { name: /^Netzdiagramm: Arno Prüfling und Bodo Prüfling/ }).waitFor();
  await page
    .getByText('Rang unter allen Spielern der Saison, Strafen und Karten je Spiel. Gestrichelter Ring: Mitte. Demo-Spieler, frei erfunden.')
    .waitFor();
  await page.getByText('Tabelle', { exact: true }).click();
  await expect.poll(() => page.getByRole('table').last().getByRole('row').count()).toBeGreaterThan(5);
  await expectAccessible(page);
  await expectNothingLost(page);

  // The address is the comparison.
  expect(new URL(page.url()).search).toBe(`?tab=vergleich&${versus('Arno', 'Bodo')}`);
  await page.goto(`${browsers.url}/statistics/explore?${versus('Arno', 'Bodo')}`);
  await lines.waitFor();
  await page.getByRole('tab', { name: 'Spielersuche' }).click();
  await field(page).waitFor();
  await page.goBack();
  await lines.waitFor();
});

test('every turn of a search is shown, typing cancels it, and the latest one wins', async () => {
  const page = await come('/statistics/explore');
  await unlock(page);
  await search(page, 'qqqqqq');
  await page.getByText('Keine Daten gefunden').waitFor();
  await page.getByText('Prüfe die Schreibweise oder versuche es später erneut.').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 390, height: 844 });

  await search(page, 'Arno Prüflink');
  await page.getByText('Ähnliche Namen gefunden').waitFor();
  await choose(page, 'Arno').waitFor();

  // An outside source takes its time: asked again each second.
  const attempts: string[] = [];
  await intercept(page, '**/api/players?**', async (route) => {
    const { searchParams } = new URL(route.request().url());
    attempts.push(searchParams.get('attempt') ?? '0');
    if (attempts.length < 3) {
      return route.fulfill({ json: { players: [], total: 0, unlocked: true, isSimilar: false, isPreparing: true } });
    }
    return route.continue();
  });
  await search(page, 'Prüfling');
  await page.getByText('Daten werden vorbereitet').waitFor();
  await page.getByText('Wir prüfen bis zu 20 Sekunden…').waitFor();
  await choose(page, 'Arno').waitFor();
  expect(attempts).toEqual(['0', '1', '2']);
  expect(await page.getByText('Wir prüfen bis zu 20 Sekunden…').count()).toBe(0);
  await page.unroute('**/api/players?**');

  // Held until the test lets go.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, '**/api/players?q=Arno*', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await search(page, 'Arno');
  await button(page, 'Sucht…').waitFor();
  await button(page, 'Abbrechen').click();
  await page.getByText('Suche abgebrochen').waitFor();
  await button(page, 'Suchen').click();
  await button(page, 'Sucht…').waitFor();
  await field(page).fill('Curt Prüfling');
  await button(page, 'Suchen').click();
  await choose(page, 'Curt').waitFor();
  release();
  await page.unroute('**/api/players?q=Arno*');
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(1);
  await choose(page, 'Curt').waitFor();

  await intercept(page, '**/api/players?**', (route) => route.fulfill({ status: 500, json: { error: { code: 'internal', message: '' } } }));
  await button(page, 'Suchen').click();
  await page.getByText('Fehler bei der Suche').waitFor();
  await page.getByText('Bitte später erneut versuchen.').waitFor();
  await expectAccessible(page);
  await page.unroute('**/api/players?**');
  await button(page, 'Erneut versuchen').click();
  await choose(page, 'Curt').waitFor();

  await page.context().setOffline(true);
  await button(page, 'Suchen').click();
  await page.getByText(/Kein Empfang\. Letzte Ergebnisse für „Curt Prüfling“, Stand: \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr/).waitFor();
  await choose(page, 'Curt').waitFor();
  await page.context().setOffline(false);

  await button(page, 'Reset').click();
  await expect.poll(() => field(page).inputValue()).toBe('');
  await page.getByText('Wen suchst du?').waitFor();
});

/** Holds the script of the explorer itself, which is recognized by a text of it. */
const holdExplorer = (page: Page, held: Promise<void>) =>
  intercept(page, /\/assets\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('Wen suchst du?')) await held;
    await route.fulfill({ response });
  });

test('on a phone the heading of the explorer keeps room to the header above it', async () => {
  const page = await come('/statistics/explore');
  const edges = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return { header: box('header')?.bottom, heading: box('h1')?.top };
  });
  expect((edges.heading ?? 0) - (edges.header ?? 0)).toBeGreaterThanOrEqual(8);
  await page.context().close();
});

test('the search field is in the first paint, and what is typed and sent there goes on in the explorer', async () => {
  const page = await visitors.come({ viewport: { width: 1280, height: 844 } }, storedConsent());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await holdExplorer(page, held);
  await page.goto(`${browsers.url}/statistics/explore2`);
  await page.getByRole('heading', { level: 1, name: 'Spieler Explorer' }).waitFor();
  await page.getByRole('tab', { name: 'Direkter Vergleich' }).waitFor();
  const place = async () => {
    const { x = 0, y = 0 } = (await field(page).boundingBox()) ?? {};
    return [x, y];
  };
  const before = await place();
  await field(page).fill('Arno Prüfling');
  await field(page).press('Enter');
  await button(page, 'Sucht…').waitFor();
  expect(await page.getByText('Wen suchst du?').count()).toBe(0);
  await expectAccessible(page);
  release();
  await page.getByRole('region', { name: 'Suchergebnisse' }).getByText('Arno Prüfling').waitFor();
  expect(await field(page).inputValue()).toBe('Arno Prüfling');
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  // Its width is that of the button's words, whose font may come later.
  expect(await place()).toEqual(before);
});

test('a tab that is focused before the explorer is there keeps the focus', async () => {
  const page = await visitors.come({ viewport: { width: 390, height: 844 } }, storedConsent());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await holdExplorer(page, held);
  await page.goto(`${browsers.url}/statistics/explore2`);
  await page.getByRole('tab', { name: 'Spielersuche' }).press('ArrowRight');
  release();
  await page.getByRole('heading', { name: 'Vergleich ist nach Freischaltung per E-Mail verfügbar' }).waitFor();
  await page.keyboard.press('Home');
  await page.getByText('Wen suchst du?').waitFor();
  expect(new URL(page.url()).searchParams.get('tab')).toBe('suche');
});

test('a source of the operator is asked as well when the wanted one is not among those who were found', async () => {
  const page = await come('/statistics/explore');
  await unlock(page);
  const asked: string[] = [];
  let hasNew = false;
  await intercept(page, '**/api/players?**', async (route) => {
    const { searchParams } = new URL(route.request().url());
    const answer = (await (await route.fetch()).json()) as { players: { id: string; name: string }[]; total: number };
    const beyond = searchParams.get('beyond');
    if (beyond === null) return route.fulfill({ json: { ...answer, canSearchOn: true } });
    asked.push(`${beyond}/${searchParams.get('attempt') ?? '0'}`);
    if (!searchParams.has('attempt')) return route.fulfill({ json: { ...answer, isPreparing: true } });
    const [first] = answer.players;
    const isFound = hasNew && first !== undefined;
    const players = isFound ? [...answer.players, { ...first, id: newId(), name: 'Arno Gesucht' }] : answer.players;
    return route.fulfill({ json: { ...answer, players, total: players.length } });
  });
  await search(page, 'Arno Prüfling');
  await page.getByText('Nicht dabei?').waitFor();
  await expectAccessible(page);
  await button(page, 'Weiter suchen').click();
  await page.getByText('Daten werden vorbereitet').waitFor();
  // Those who were found stay.
  await expect.poll(() => choose(page, 'Arno').count()).toBe(1);
  await page.getByText('Sonst niemand gefunden.').waitFor();
  expect(await button(page, 'Weiter suchen').count()).toBe(0);
  hasNew = true;
  await search(page, 'Arno Prüfling');
  await button(page, 'Weiter suchen').click();
  await page.getByText('Arno Gesucht').waitFor();
  expect(asked).toEqual(['1/0', '1/1', '1/0', '1/1']);

  // A sign-in page of the hall's network answers: there is reception.
  await page.unroute('**/api/players?**');
  await intercept(page, '**/api/players?**', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html>WLAN</html>' }),
  );
  await button(page, 'Suchen').click();
  await page.getByText('Fehler bei der Suche').waitFor();
  await page.getByText('Der Server antwortet nicht.').waitFor();
  expect(await page.getByText('Kein Empfang').count()).toBe(0);
});

test('by keyboard alone: tabs, headings, rows, choice and comparison', async () => {
  const page = await come('/statistics/explore2', 1280);
  await unlock(page);
  await page.getByRole('tab', { name: 'Spielersuche' }).press('ArrowRight');
  await page.getByRole('tab', { name: 'Direkter Vergleich', selected: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('tab')).toBe('vergleich');
  await page.keyboard.press('Home');
  await field(page).fill(`Prüfling – ${team}`);
  await field(page).press('Enter');
  await page.getByRole('button', { name: 'Tore/Spiel', exact: true }).press('Enter');
  const names = () => page.getByRole('rowheader').locator('b').allTextContents();
  const first = (all: string[]) => all.map((name) => name.split(' ')[0]);
  expect(first(await names())).toEqual(['Arno', 'Bodo', 'Curt', 'Drees']);
  expect(await page.getByRole('columnheader', { name: 'Tore/Spiel' }).first().getAttribute('aria-sort')).toBe('descending');
  await page.keyboard.press('Enter');
  // Missing values stand last, whichever way.
  expect(first(await names())).toEqual(['Curt', 'Bodo', 'Arno', 'Drees']);
  await page.getByRole('button', { name: 'Spieler', exact: true }).press('Enter');
  expect(first(await names())).toEqual(['Arno', 'Bodo', 'Curt', 'Drees']);

  await choose(page, 'Arno').focus();
  await page.keyboard.press('c');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect.poll(() => choose(page, 'Bodo').getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('c');
  await page.getByRole('table', { name: 'Vergleich der Werte' }).waitFor();
});

test('two are picked by name; who is changed or gone hides the comparison', async () => {
  const page = await come('/statistics/explore?tab=vergleich');
  await page.getByRole('heading', { name: 'Vergleich ist nach Freischaltung per E-Mail verfügbar' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('lotte@test.example');
  await page.getByRole('checkbox').check();
  await button(page, 'Freischalten').click();

  const slot = (number: number) => page.getByRole('search', { name: `Spieler ${number}` });
  const name = (number: number) => slot(number).getByRole('searchbox');
  const picker = (number: number) => page.getByRole('dialog', { name: `Spieler ${number} auswählen` });
  await slot(1).getByRole('button', { name: 'Suchen' }).click();
  await page.getByText('Name fehlt: Bitte Namen eingeben').waitFor();
  await name(1).fill('A');
  await name(1).press('Enter');
  await page.getByText('Gib mindestens zwei Buchstaben ein.').waitFor();
  expect(await button(page, 'Jetzt vergleichen').isDisabled()).toBe(true);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, '**/api/players?**', async (route) => {
    await held;
    await route.continue();
  });
  await name(1).fill('qqqqqq');
  await name(1).press('Enter');
  await picker(1).getByText('Suche läuft…').waitFor();
  release();
  await picker(1).getByText('Keine Ergebnisse.').waitFor();
  await expectAccessible(page);
  await page.unroute('**/api/players?**');
  await page.keyboard.press('Escape');

  await name(1).fill('Arno Prüfling');
  await name(1).press('Enter');
  await picker(1).getByRole('button', { name: /^Arno/ }).waitFor();
  await expectAccessible(page);
  await picker(1)
    .getByRole('button', { name: `Arno Prüfling • ${team} • ${season}` })
    .click();
  await page.getByText(`Gewählt: Arno Prüfling • ${team} • ${season}`).waitFor();
  await name(2).fill('Prüfling');
  await name(2).press('Enter');
  await picker(2)
    .getByRole('button', { name: /^Drees/ })
    .click();
  await page.getByText(/Gewählt: Drees/).waitFor();
  // Another text gives up who was chosen.
  await name(2).fill('Drees');
  await page.getByText(/Gewählt: Drees/).waitFor({ state: 'detached' });
  await name(2).press('Enter');
  await picker(2)
    .getByRole('button', { name: /^Drees Prüfling/ })
    .click();
  await expectNothingLost(page);
  await button(page, 'Jetzt vergleichen').click();
  await page.getByText('Für ein Netzdiagramm fehlen Werte.').waitFor();
  expect(await page.getByText('besser:').count()).toBe(0);

  await button(page, 'Spieler 2 ändern').click();
  await page.getByText(/Gewählt: Arno Prüfling/).waitFor();
  expect(await name(2).inputValue()).toBe('');
  expect(new URL(page.url()).searchParams.get('b')).toBeNull();

  await intercept(page, '**/api/players/comparison?**', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: '' } } }),
  );
  await page.goto(`${browsers.url}/statistics/explore?${versus('Arno', 'Bodo')}`);
  await page.getByText('Fehler beim Laden').waitFor();
  await page.unroute('**/api/players/comparison?**');
  await button(page, 'Erneut versuchen').click();
  await page.getByRole('table', { name: 'Vergleich der Werte' }).waitFor();
  await page.goto(`${browsers.url}/statistics/explore?a=${newId()}&b=${ids['Bodo Prüfling']}`);
  await page.getByText('Spieler nicht gefunden').waitFor();
  await button(page, 'Andere Spieler wählen').click();
  await slot(1).waitFor();
});

test('a comparison is shared as text with its address and as a picture; what fails is said', async () => {
  const page = await visitors.come({ viewport: { width: 390, height: 844 } }, storedConsent());
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.documentElement.dataset['shared'] = JSON.stringify({
          ...data,
          files: data.files?.map(({ name, size }) => [name, size > 1000]),
        });
        return document.documentElement.dataset['refuses'] === 'yes' ? Promise.reject(new Error('refused')) : Promise.resolve();
      },
    });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
  });
  await page.goto(`${browsers.url}/statistics/explore`);
  await unlock(page);
  await page.goto(`${browsers.url}/statistics/explore?${versus('Arno', 'Bodo')}`);
  const shared = async () => JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? 'null') as unknown;
  await button(page, 'Vergleich teilen').click();
  await expect.poll(shared).toEqual({
    title: 'Spieler Explorer – Handball',
    text: 'Arno Prüfling gegen Bodo Prüfling: 4,67 zu 3,95 Tore/Spiel, besser in 7 zu 2 Werten. Vergleich im Spieler Explorer:',
    url: `${browsers.url}/statistics/explore?${versus('Arno', 'Bodo')}`,
  });
  await button(page, 'Als Bild teilen').click();
  await expect.poll(shared).toEqual({ title: 'Spieler Explorer – Handball', files: [['vergleich.png', true]] });

  await page.evaluate(() => (document.documentElement.dataset['refuses'] = 'yes'));
  await button(page, 'Vergleich teilen').click();
  await page.getByText('Teilen fehlgeschlagen').waitFor();
  await page.getByText('Bitte versuche es erneut.').waitFor();
  await page.evaluate(() => (HTMLCanvasElement.prototype.toBlob = (callback) => callback(null)));
  await button(page, 'Als Bild teilen').click();
  await page.getByText('Bild konnte nicht erzeugt werden').waitFor();
  expect(await page.getByText('Teilen fehlgeschlagen').count()).toBe(0);
});

test('the public explorer shows the rest of the product: a popup once in a browser session, and eight cards to turn', async () => {
  const page = await visitors.come({ viewport: { width: 390, height: 844 } }, storedConsent());
  await page.clock.install();
  await page.goto(`${browsers.url}/statistics/explore`);
  const banner = page.getByRole('region', { name: 'Was hinter den Zahlen steckt' });
  await banner.waitFor();
  await expect.poll(() => banner.getByRole('button').count()).toBe(8);
  await banner.getByRole('button', { name: 'Sprungkraft' }).press('Enter');
  const turned = banner.getByRole('button', { name: 'Du wirfst über den Block statt hinein.' });
  expect(await turned.getAttribute('aria-expanded')).toBe('true');
  await turned.press('Space');
  await banner.getByRole('button', { name: 'Sprungkraft', expanded: false }).waitFor();
  expect(await banner.getByRole('link', { name: 'Mehr erfahren' }).getAttribute('href')).toBe('/');

  const popup = page.getByRole('complementary', { name: 'Deine Zahlen sollen steigen?' });
  await search(page, 'Prüfling');
  await page.getByRole('region', { name: 'Suchergebnisse' }).waitFor();
  await page.clock.runFor(4000);
  expect(await popup.count()).toBe(0);
  await page.clock.runFor(2000);
  await popup.waitFor();
  await expectAccessibleAtBothWidths(page);
  await popup.getByRole('button', { name: 'Schließen' }).click();
  await popup.waitFor({ state: 'detached' });
  await page.reload();
  await search(page, 'Prüfling');
  await page.getByRole('region', { name: 'Suchergebnisse' }).waitFor();
  await page.clock.runFor(8000);
  expect(await popup.count()).toBe(0);
  // The other address does without.
  await page.context().clearCookies();
  await page.goto(`${browsers.url}/statistics/explore2`);
  await search(page, 'Prüfling');
  await page.getByRole('region', { name: 'Suchergebnisse' }).waitFor();
  await page.clock.runFor(8000);
  expect((await popup.count()) + (await banner.count())).toBe(0);
});
