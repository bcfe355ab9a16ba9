import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowsers } from '../fixture.ts';
import { firstPage } from '../plan/onboarding-steps.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { nextSession, sessionIsStored } from '../screens/dashboard.ts';
import { expectNothingLost } from '../screens/narrow.ts';
import { appIsStored } from './stored-app.ts';

const browsers = useBrowsers();
const arrival = { timeout: 60_000 };

interface Manifest {
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly share_target: { readonly action: string; readonly params: { readonly files: readonly { readonly name: string }[] } };
}
const manifestOf = async () => (await (await browsers.fetch('/manifest.webmanifest')).json()) as Manifest;

/** Shares a file with the app as the system does: a form is posted to the address that the manifest names. */
async function share(page: Page, size: number | string, name = 'strong.csv'): Promise<void> {
  const { share_target: target } = await manifestOf();
  const values = { action: target.action, field: target.params.files[0]?.name ?? '', content: size, name };
  await page.evaluate(({ action, field, content, name: fileName }) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action, enctype: 'multipart/form-data' });
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: field });
    const transfer = new DataTransfer();
    const text = typeof content === 'string' ? content : 'x'.repeat(content);
    if (fileName !== '')
      transfer.items.add(new File([text], fileName, { type: fileName.endsWith('.json') ? 'application/json' : 'text/csv' }));
    input.files = transfer.files;
    if (fileName !== '') form.append(input);
    document.body.append(form);
    form.submit();
  }, values);
  await page.waitForURL(/\/settings$/);
}

/** Records the numbers on the app's sign, which a browser without an installed app refuses to show. */
const recordBadge = (page: Page) =>
  page.addInitScript(() => {
    const shown: (number | null)[] = [];
    Object.assign(globalThis, { badges: shown });
    navigator.setAppBadge = (count) => {
      shown.push(count ?? null);
      return Promise.resolve();
    };
    navigator.clearAppBadge = () => {
      shown.push(0);
      return Promise.resolve();
    };
  });
const badge = (page: Page) => page.evaluate(() => (globalThis as unknown as { badges: number[] }).badges.at(-1));

const hintOn = (page: Page) => page.getByRole('region', { name: 'Anwurf auf den Home-Bildschirm' });

/** Offers the installation as Chromium does. @returns whether the app keeps the offer for later */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => {
      Object.assign(globalThis, { asked: true });
      return Promise.resolve({ outcome: 'accepted' });
    };
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    window.dispatchEvent(offer);
    return offer.defaultPrevented;
  });

test('shortcuts lead to today’s session and to what hurts', async () => {
  const player = await browsers.createPlayer(1);
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await sessionIsStored(page, arrival);
  const [session = ''] = await browsers.sessionIds(player);
  const urls = Object.fromEntries((await manifestOf()).shortcuts.map(({ name, url }) => [name, url]));
  await page.goto(browsers.url + (urls['Schmerz melden'] ?? ''));
  await page.getByRole('dialog', { name: /weh/ }).waitFor(arrival);
  await page.keyboard.press('Escape');
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await page.goto(browsers.url + (urls['Heutige Einheit'] ?? ''));
  await page.waitForURL(`**/training/plan/${session}/start`, arrival);
});

test('a log or an export that another app shares is shown before it is taken over, without a network, and refused when it is too large', async () => {
  const player = await browsers.createPlayer(1);
  const device = await browsers.open(undefined, { storesApp: true });
  const page = firstPage(device);
  await browsers.signIn(page, player);
  await sessionIsStored(page, arrival);
  await appIsStored(page);
  await page.reload();
  await nextSession(page).waitFor(arrival);
  await device.setOffline(true);
  const sheet = page.getByRole('dialog', { name: 'Training übernehmen' });
  const log = 'Datum,Übung,Gewicht,Wiederholungen\n2026-10-01,Kniebeuge,80,5\n2026-10-01,Kniebeuge,82.5,5\n';
  await share(page, log);
  await sheet.getByText(/1 Training, 2 Sätze/).waitFor(arrival);
  expect(await browsers.sql`select from completed_sessions where user_id = ${player.id}`).toHaveLength(0);
  await page.reload();
  await page.getByRole('button', { name: /Training aus anderer App/ }).waitFor(arrival);
  expect(await sheet.count()).toBe(0);

  await share(page, 20_000_001);
  await page.getByText('Die geteilte Datei ist zu groß').waitFor(arrival);
  await share(page, 66_000_000, 'anwurf-daten.json');
  await page.getByText('Die geteilte Datei ist zu groß').waitFor(arrival);
  await share(page, '', '');
  await page.getByText('Es kam keine Datei an').waitFor(arrival);
  expect(await sheet.count()).toBe(0);

  // An own export waits for a press, and needs the server.
  await share(page, '{"kein":"Export"}', 'anwurf-daten-2026-11-20.json');
  const offer = page.getByRole('button', { name: /^„anwurf-daten-2026-11-20\.json“ importieren/ });
  await offer.getByText('Mit Anwurf geteilt und noch nicht übernommen.').waitFor(arrival);
  await expectAccessibleAtBothWidths(page);
  await device.setOffline(false);
  await offer.click();
  await page.getByText('Diese Datei ist kein Export von Anwurf. Es wurde nichts geändert.').waitFor(arrival);
  expect(await offer.count()).toBe(1);
});

test('the sign of the app has the number of what is open, and none after signing out', async () => {
  const player = await browsers.createPlayer(1);
  const coach = await browsers.createPlayer(1);
  const page = firstPage(await browsers.open());
  await recordBadge(page);
  await browsers.signIn(page, player);
  await sessionIsStored(page, arrival);
  await expect.poll(() => badge(page), arrival).toBeTypeOf('number');
  const before = (await badge(page)) ?? 0;
  const [team, id] = [crypto.randomUUID(), crypto.randomUUID()];
  await browsers.sql`insert into teams (id, name) values (${team}, 'mB')`;
  await browsers.sql`insert into memberships (id, user_id, team_id, role)
    values (${crypto.randomUUID()}, ${coach.id}, ${team}, 'coach'), (${crypto.randomUUID()}, ${player.id}, ${team}, 'player')`;
  await browsers.sql`insert into assignments (id, user_id, team_id, title, content, sent_at)
    values (${id}, ${player.id}, ${team}, 'Sprint', '{}', now())`;
  await expect.poll(() => badge(page), arrival).toBe(before + 1);
  await page.goto(`${browsers.url}/settings`);
  await page.getByRole('button', { name: /^Abmelden/ }).click(arrival);
  await page.waitForURL(/\/login/, arrival);
  await expect.poll(() => badge(page), arrival).toBe(0);
});

test('after a finished workout the app says how it comes to the home screen, by the browser’s question or on an iPhone in two steps', async () => {
  const player = await browsers.createPlayer(1);
  const [session = ''] = await browsers.sessionIds(player);
  const page = firstPage(await browsers.open());
  await browsers.signIn(page, player);
  await sessionIsStored(page, arrival);
  expect(await offerInstall(page)).toBe(true);
  const workout = crypto.randomUUID();
  await browsers.sql`insert into workout_tracking (id, user_id, workout_id, session_id, exercise_name, set_number, reps)
    values (${crypto.randomUUID()}, ${player.id}, ${workout}, ${session}, 'Kniebeuge', 1, 8)`;
  await browsers.sql`insert into completed_sessions (id, user_id, session_id, workout_id, completed_at, duration_minutes)
    values (${crypto.randomUUID()}, ${player.id}, ${session}, ${workout}, now(), 30)`;
  expect(await hintOn(page).count()).toBe(0);
  await page.goto(`${browsers.url}/workout-completed?workout=${workout}`);
  await page.getByText('Zurück zum Dashboard', { exact: true }).waitFor(arrival);
  expect(await hintOn(page).count()).toBe(0);
  await offerInstall(page);
  await hintOn(page).getByRole('button', { name: 'Installieren' }).click();
  await expect.poll(() => hintOn(page).count()).toBe(0);
  expect(await page.evaluate(() => (globalThis as unknown as { asked?: boolean }).asked)).toBe(true);

  const phone = await browsers.open();
  const iphone = firstPage(phone);
  await iphone.addInitScript(() => Object.assign(navigator, { standalone: false }));
  await browsers.signIn(iphone, player);
  await iphone.goto(`${browsers.url}/workout-completed?workout=${workout}`);
  await hintOn(iphone).waitFor(arrival);
  await hintOn(iphone).getByText('Wähle „Zum Home-Bildschirm“.').waitFor();
  expect(await hintOn(iphone).getByRole('listitem').locator('svg').count()).toBe(2);
  await expectAccessibleAtBothWidths(iphone);
  await expectNothingLost(iphone);
  await hintOn(iphone).getByRole('button', { name: 'Nicht mehr zeigen' }).click();
  await iphone.reload();
  await iphone.getByText('Zurück zum Dashboard', { exact: true }).waitFor(arrival);
  expect(await hintOn(iphone).count()).toBe(0);
});
