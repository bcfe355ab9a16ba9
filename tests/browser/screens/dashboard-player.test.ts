import { expect, test } from 'vitest';
import { intercept } from '../intercept.ts';
import { expectAccessible } from './axe.ts';
import { useFailingDatabase } from '../store/failing-database.ts';
import { useBrowsers } from '../fixture.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { nextSession } from './dashboard.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(1), { storesApp: true, keepsOpen: true });

/** The dashboard of a player who has chosen no card. */
async function openDashboard(): Promise<void> {
  await browsers.sql`delete from user_dashboard_settings where user_id = ${device.player.id}`;
  await device.page.goto(`${browsers.url}/dashboard`);
  // By its role: the picture of the last screen, which stands there for a moment, has the same words and no role.
  await device.page.getByRole('heading', { name: 'Deine Spielerkarte' }).waitFor();
  await nextSession(device.page).waitFor();
}

test.each([
  [390, 844],
  [1280, 800],
])('a player is found, saved, changed, refreshed, removed and brought back, at %i px', async (width, height) => {
  const { page, player } = device;
  await page.setViewportSize({ width, height });
  await openDashboard();
  await expectAccessible(page);
  await page.getByLabel('Name').fill('qqqq');
  await page.getByText('Keine Ergebnisse.').waitFor();
  await page.getByLabel('Name').fill('Alva');
  await page.getByRole('button', { name: /Alva Immenhort/ }).click();
  await page.getByRole('button', { name: 'Anderen wählen' }).click();
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Alva');
  await page.getByRole('button', { name: /Alva Immenhort/ }).click();
  await page.getByRole('button', { name: 'Spieler speichern' }).click();
  await page.getByText('Spieler gespeichert').waitFor();
  const card = page.getByRole('region', { name: 'Spielerkarte' });
  await card.getByRole('heading', { name: /Alva Immenhort/ }).waitFor();
  await card.getByRole('button', { name: 'Aktualisieren' }).click();
  await page.getByText('Spielerdaten aktualisiert').waitFor();
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Spieler wechseln' }).click();
  const sheet = page.getByRole('dialog', { name: 'Spieler wechseln' });
  await sheet.getByLabel('Name').fill('Nachtigaller');
  await sheet
    .getByRole('button', { name: /Nachtigaller/ })
    .first()
    .click();
  await sheet.getByRole('button', { name: 'Spieler speichern' }).click();
  await card.getByRole('heading', { name: /Nachtigaller/ }).waitFor();

  await card.getByRole('button', { name: 'Spieler wechseln' }).click();
  await sheet.getByRole('button', { name: 'Spieler entfernen' }).click();
  await page.getByText('Spieler entfernt').waitFor();
  await page.getByText('Deine Spielerkarte').waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await card.getByRole('heading', { name: /Nachtigaller/ }).waitFor();
  const saved = async () =>
    (await browsers.sql`select selected_player_name as name from user_dashboard_settings where user_id = ${player.id}`)[0]?.['name'];
  await expect.poll(saved, { timeout: 30_000 }).toContain('Nachtigaller');
});

test('the second page is reached by arrows, dots, keyboard and swiping; what is beside it is out of reach', async () => {
  const { page } = device;
  await openDashboard();
  await nextSession(page).waitFor();
  const panel = page.getByRole('heading', { name: 'Alle Spielerstatistiken' });
  const second = page.getByRole('button', { name: 'Seite 2 von 2' });
  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  await panel.waitFor();
  expect(await second.getAttribute('aria-current')).toBe('true');
  await expect.poll(() => page.locator('[inert]').getByRole('link', { name: 'Generator' }).count()).toBe(1);
  await page.getByText('Zugang freigeschaltet.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Seite 1 von 2' }).press('Enter');
  await expect.poll(() => second.getAttribute('aria-current'), { timeout: 10_000 }).toBeNull();
  await page.getByRole('button', { name: 'Vorige Seite' }).press('Enter');
  await expect.poll(() => second.getAttribute('aria-current'), { timeout: 10_000 }).toBe('true');
  await page.getByRole('button', { name: 'Vorige Seite' }).click();
  await expect.poll(() => second.getAttribute('aria-current'), { timeout: 10_000 }).toBeNull();
  await page.getByRole('link', { name: 'Generator' }).hover();
  await page.mouse.wheel(400, 0);
  await expect.poll(() => second.getAttribute('aria-current'), { timeout: 10_000 }).toBe('true');
});

test.each([
  ['Übungen', 'Eigene Übungen'],
  ['Training', 'Training starten'],
  ['Generator', 'Workout Generator'],
  ['Statistiken', 'Meine Statistiken'],
  ['Standard Tests', 'Test-Historie'],
])("the tile '%s' leads to its screen", async (tile, heading) => {
  const { page } = device;
  await openDashboard();
  await page.getByRole('main').getByRole('link', { name: tile, exact: true }).click();
  await expect.poll(() => page.getByRole('heading', { level: 1, name: heading }).textContent()).toBe(heading);
});

test('values are unlocked by e-mail and consent; what is missing or fails is named', async () => {
  const { context, page, player } = device;
  let unlocked = false;
  await intercept(context, '**/api/players?pageSize=1', (route) => route.fulfill({ json: { players: [], total: 0, unlocked } }));
  // A device that cannot read its account asks whether they are open.
  await useFailingDatabase(page, { reads: 'access_expires_at' });
  await openDashboard();
  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  const unlock = page.getByRole('button', { name: 'Freischalten' });
  await unlock.click();
  await page.getByText('Bitte stimme den AGB und der Datenschutzerklärung zu.').waitFor();
  await page.getByText('Zustimmung erforderlich').waitFor();
  await page.getByText('Ich stimme den AGB und der Datenschutzerklärung zu.').click();
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('keine Adresse');
  await unlock.click();
  await page.getByText('E-Mail ungültig').waitFor();
  await expectAccessible(page);
  const address = page.getByRole('textbox', { name: 'E-Mail' });
  await address.fill('');
  await unlock.click();
  await page.getByText('Bitte gib deine E-Mail-Adresse ein.').first().waitFor();
  expect(await address.getAttribute('aria-invalid')).toBe('true');

  await page.getByRole('textbox', { name: 'E-Mail' }).fill(player.email);
  await intercept(context, '**/api/leads', (route) => route.abort());
  await unlock.click();
  await page.getByText('Kein Empfang. Deine Eingaben bleiben hier stehen.').waitFor();
  expect(await address.getAttribute('aria-invalid')).toBe(null);
  await context.unroute('**/api/leads');
  unlocked = true;
  await unlock.click();
  await page.getByRole('alertdialog').getByText('Zugang freigeschaltet').waitFor();
  await unlock.waitFor({ state: 'detached' });
  // The server may know the address's owner; the typist learns nothing of that.
  expect(await page.getByText('E-Mail war bereits registriert.').count()).toBe(0);
  await context.unroute('**/api/players?pageSize=1');
});

test('a failed search, store, fetch or removal is shown, and the player stays', async () => {
  const { context, page } = device;
  await useFailingDatabase(page, null);
  await openDashboard();
  const refuse = (refused: object | null) => page.evaluate((what) => Reflect.set(window, 'refused', what), refused);
  const broken = { status: 500, json: { error: { code: 'internal', message: '' } } };
  const failure = page.getByRole('alertdialog');

  await intercept(context, '**/api/players?**', (route) => route.fulfill(broken));
  await page.getByLabel('Name').fill('Alva');
  await page.getByText('Fehler bei der Suche. Bitte später erneut versuchen.').waitFor();
  await expectAccessible(page);
  await context.unroute('**/api/players?**');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByRole('button', { name: /Alva Immenhort/ }).click();

  await refuse({ writes: true });
  await page.getByRole('button', { name: 'Spieler speichern' }).click();
  await failure.getByText('Fehler beim Speichern').waitFor();
  await failure.getByText('Der Spieler konnte nicht gespeichert werden. Bitte versuche es erneut.').waitFor();
  await refuse(null);
  await page.getByRole('button', { name: 'Spieler speichern' }).click();
  const card = page.getByRole('region', { name: 'Spielerkarte' });
  await card.getByRole('heading', { name: /Alva Immenhort/ }).waitFor();

  await intercept(context, '**/api/players/one**', (route) => route.fulfill(broken));
  await card.getByRole('button', { name: 'Aktualisieren' }).click();
  await failure.getByText('Fehler beim Laden der Spielerdaten').waitFor();
  await card.getByText('Fehler beim Laden der Spielerdaten. Bitte versuche es später erneut.').waitFor();

  await refuse({ writes: true });
  await card.getByRole('button', { name: 'Spieler wechseln' }).click();
  await page.getByRole('button', { name: 'Spieler entfernen' }).click();
  await page.getByText('Der Spieler konnte nicht entfernt werden. Bitte versuche es erneut.').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await card.getByRole('heading', { name: /Alva Immenhort/ }).waitFor();
});

test('without a network the card shows what the device knew last, and fetching it is a failure that is named', async () => {
  const { context, page, player } = device;
  await device.closeOtherTab();
  await openDashboard();
  await browsers.sql`insert into user_dashboard_settings (user_id, selected_player_name, selected_player_team, selected_player_season)
    select ${player.id}, name, mannschaft, saison from player_stats_de where name = 'Alva Immenhort'`;
  const card = page.getByRole('region', { name: 'Spielerkarte' });
  await card.getByText('7m-Quote').waitFor();
  await expect.poll(() => card.getAttribute('aria-busy'), { timeout: 30_000 }).toBe('false');
  const figures = await card.locator('dl').textContent();
  await appIsStored(page);

  await context.setOffline(true);
  await page.reload();
  await card.getByText(/^Kein Empfang\. Stand: \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr$/).waitFor();
  await expect.poll(() => card.locator('dl').textContent()).toBe(figures);
  await context.setOffline(false);
  await card.getByText(/Kein Empfang/).waitFor({ state: 'detached' });

  await intercept(context, '**/api/players/one**', (route) => route.fulfill({ status: 500, json: {} }));
  await card.getByRole('button', { name: 'Aktualisieren' }).click();
  await page.getByRole('alertdialog').getByText('Fehler beim Laden der Spielerdaten').waitFor();
  await context.unroute('**/api/players/one**');
  await browsers.sql`update player_stats_de set hidden = true where name = 'Alva Immenhort'`;
  await card.getByRole('button', { name: 'Aktualisieren' }).click();
  await card.getByText('Spieler nicht gefunden.').waitFor();
  await browsers.sql`update player_stats_de set hidden = false where name = 'Alva Immenhort'`;
});
