import { expect, test } from 'vitest';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { useBrowsers } from '../fixture.ts';
import { useSharedDevice } from '../store/shared-device.ts';
import { appIsStored } from '../store/stored-app.ts';

const browsers = useBrowsers();
const device = useSharedDevice(browsers, () => browsers.createPlayer(1), { storesApp: true, keepsOpen: true });

test('a player compares from the dashboard, inside the app, with all values open', async () => {
  const { page } = device;
  await page.goto(`${browsers.url}/dashboard`);
  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  await page.getByRole('link', { name: 'Spieler vergleichen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Spieler Explorer' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/statistics/explore2');
  await page.getByRole('searchbox', { name: 'Spieler suchen' }).fill('Immenhort');
  await page.getByRole('button', { name: 'Suchen' }).click();
  const boxes = page.getByRole('checkbox');
  await boxes.first().waitFor();
  expect(await page.getByText('Vollzugriff freischalten').count()).toBe(0);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await page.getByRole('button', { name: 'Jetzt vergleichen' }).click();
  await page.getByRole('table', { name: 'Vergleich der Werte' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Zurück' }).click();
  await page.waitForURL('**/dashboard');

  // The public address is inside the app as well, without the promotion for visitors.
  await page.goto(`${browsers.url}/statistics/explore`);
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).first().waitFor();
  await page.getByRole('heading', { level: 1, name: 'Spieler Explorer' }).waitFor();
  expect(await page.getByText('Was hinter den Zahlen steckt').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Anmelden' }).count()).toBe(0);
});

test('the search page has the rate with one decimal, leads back to the statistics, and has its last results without a network', async () => {
  const { context, page } = device;
  await device.closeOtherTab();
  await page.goto(`${browsers.url}/statistics/player`);
  await page.getByRole('heading', { level: 1, name: 'Spielersuche' }).waitFor();
  await page.getByRole('button', { name: 'Suchen' }).click();
  await page.getByText('Bitte Namen eingeben').waitFor();
  await page.getByRole('searchbox', { name: 'Spieler suchen' }).fill('Piet Wiesenkötter');
  await page.getByRole('button', { name: 'Suchen' }).click();
  const results = page.getByRole('region', { name: 'Suchergebnisse' });
  await results
    .getByText(/^\d+,\d\s%$/)
    .first()
    .waitFor();
  await appIsStored(page);

  await context.setOffline(true);
  await page.reload();
  await page.getByText(/Letzte Ergebnisse für „Piet Wiesenkötter“, Stand: \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr/).waitFor();
  await results.getByText('Piet Wiesenkötter').first().waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Suchen' }).click();
  await page.getByText(/Letzte Ergebnisse/).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Zurück' }).click();
  await page.getByRole('heading', { level: 1, name: 'Spielersuche' }).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/statistics');
});
