import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../server/fixture.ts';
import {
  codeIn,
  createPurchase,
  expectToast,
  fillNewAccount,
  linkIn,
  newEmail,
  readMail,
  registrationLink,
  resetLink,
} from './access-fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { storedConsent, useVisitors } from '../visitor.ts';

const browsers = useBrowsers();
const visitors = useVisitors();
const password = 'hallenboden-7m';
/** Where somebody without a questionnaire is led to by the gate of the dashboard. */
const inside = /\/(dashboard|onboarding)/;

const phone = { width: 390, calm: false };
const desktop = { width: 1280, calm: true };
let context: BrowserContext;
let page: Page;

/** Gives each test of a group a device of its own. */
function onDevice({ width, calm }: typeof phone): void {
  beforeEach(async () => {
    context = await browsers.open({ width, height: 844 }, { calm });
    page = context.pages()[0] ?? (await context.newPage());
  });
  afterEach(() => context.close());
}

const open = (path: string, on = page) => on.goto(browsers.url + path);
const press = (name: string | RegExp, on = page) => on.getByRole('button', { name }).click();

async function confirmPayment(path: string, email: string): Promise<void> {
  await open(path);
  await page.getByLabel('E-Mail').fill(email);
  await press('Zahlung bestätigen');
  await expectToast(page, 'E-Mail erfolgreich gesendet');
  await page.getByLabel('Code aus der E-Mail').waitFor();
}

/** Buys in the test checkout, in the tab that the click opened. */
async function buy(email: string): Promise<Page> {
  await open('/auth');
  const opened = context.waitForEvent('page');
  await press(/Premium-Zugang kaufen/);
  const checkout = await opened;
  await checkout.getByLabel('E-Mail-Adresse').fill(email);
  await press('Bezahlen', checkout);
  await checkout.waitForURL('**/thank-you');
  return checkout;
}

async function expectSignedIn(on: Page, email: string): Promise<void> {
  await on.waitForURL(inside);
  const record = await on.evaluate(() => localStorage.getItem('anwurf.signed-in'));
  expect(JSON.parse(record ?? 'null')).toMatchObject({ email, fullName: 'Mila Brandt' });
  // Nothing that was typed or kept for the way stays behind.
  const left = await on.evaluate(() => Object.keys(sessionStorage).filter((key) => /access\.(draft|token)/.test(key)));
  expect(left).toEqual([]);
}

async function expectLogin(email: string, secret: string): Promise<void> {
  const body = JSON.stringify({ email, password: secret });
  const answer = await browsers.fetch('/api/auth/login', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  expect(answer.status).toBe(200);
}

describe('on a phone', () => {
  onDevice(phone);

  test('a buyer proves his address with the mailed code, sets his password, and is in', async () => {
    const email = newEmail();
    const tab = await buy(email);
    expect(tab.url()).toBe(`${browsers.url}/thank-you`);
    await expectToast(tab, 'Zahlung erfolgreich – lifetime access');
    await tab.getByRole('heading', { name: 'Passwort setzen' }).waitFor();
    expect(await tab.getByRole('textbox', { name: 'E-Mail', exact: true }).inputValue()).toBe(email);
    await tab.getByText('Willkommens-E-Mail wurde gesendet!').waitFor();
    await tab.getByLabel('Vorname').fill('Mila');
    await tab.reload();
    // A reload keeps the way and what was typed.
    await expect.poll(() => tab.getByLabel('Vorname').inputValue()).toBe('Mila');
    await tab.getByLabel('Code aus der E-Mail').fill(codeIn(await readMail(browsers, email, /Willkommen/)));
    await fillNewAccount(tab, password);
    await press('Passwort setzen & Loslegen', tab);
    await expectToast(tab, 'Willkommen!');
    await expectSignedIn(tab, email);
    // The tab that stayed at the entrance notices.
    await page.waitForURL(inside);
    await expectLogin(email, password);
  });

  test('an address without a payment looks the same, and its mail says what to do', async () => {
    const email = newEmail();
    await confirmPayment('/auth?step=email', email);
    await page.getByText(/^Wenn zu dieser Adresse eine Zahlung vorliegt/).waitFor();
    const mail = await readMail(browsers, email, /Keine Zahlung gefunden/);
    expect(codeIn(mail)).toBe('');
    expect(mail).toContain('schreib an kontakt@betreiber.example');
    await page.goto(linkIn(mail));
    await page.getByRole('button', { name: 'Bereits gezahlt?' }).waitFor();
  });

  test('an earlier buyer proves his address with the mailed code', async () => {
    const email = newEmail();
    await createPurchase(browsers, email);
    await open('/auth');
    await press('Bereits gezahlt?');
    await page.getByLabel('E-Mail').fill(email);
    await page.keyboard.press('Enter');
    await page.getByText(/^Wenn zu dieser Adresse eine Zahlung vorliegt, ist eine E-Mail mit einem Code unterwegs\./).waitFor();
    expect(await page.getByRole('link', { name: 'Hier anmelden' }).getAttribute('href')).toBe('/login');
    const code = codeIn(await readMail(browsers, email, /Willkommen/));
    await page.getByLabel('Vorname').fill('Mila');
    // Back and forth: what was typed is still there.
    await page.goBack();
    await expect.poll(() => page.getByRole('textbox', { name: 'E-Mail', exact: true }).inputValue()).toBe(email);
    await page.goForward();
    await expect.poll(() => page.getByLabel('Vorname').inputValue()).toBe('Mila');
    await page.getByLabel('Code aus der E-Mail').fill(code);
    await fillNewAccount(page, password);
    await page.getByRole('button', { name: 'Passwort setzen' }).dblclick();
    await expectToast(page, 'Passwort erfolgreich gesetzt!', 'Du wirst automatisch eingeloggt und weitergeleitet...');
    await expectSignedIn(page, email);
  });

  test('the mailed link leads to the registration, once', async () => {
    const email = newEmail();
    const link = await registrationLink(browsers, email);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Zahlung verifiziert' }).waitFor();
    expect(page.url()).toBe(`${browsers.url}/register`);
    await fillNewAccount(page, password);
    await press('Konto erstellen');
    await expectToast(page, 'Konto erfolgreich erstellt!');
    await expectSignedIn(page, email);
    const again = await visitors.come({}, storedConsent());
    await again.goto(link);
    await again.getByRole('heading', { name: /Du hast schon ein Konto|Dieser Link gilt nicht mehr/ }).waitFor();
  });

  test('a forgotten password is set anew with the mailed link, which works once', async () => {
    const player = await browsers.createPlayer(0);
    await open('/login');
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await page.getByRole('heading', { name: 'Passwort vergessen' }).waitFor();
    await page.getByLabel('E-Mail').fill(player.email);
    await press('Link senden');
    await page.getByText('Falls ein Konto mit dieser E-Mail existiert').waitFor();
    await page.getByText(/Spam-Ordner/).waitFor();
    const link = linkIn(await readMail(browsers, player.email, /Passwort/));
    await page.goto(link);
    await page.getByText('Anmeldung läuft...').waitFor();
    await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
    await page.getByLabel('Neues Passwort bestätigen', { exact: true }).fill(password);
    expect(page.url()).not.toContain('token');
    await press('Passwort ändern');
    await expectToast(page, 'Passwort erfolgreich geändert – Du wirst automatisch angemeldet.');
    await page.waitForURL(inside);
    const again = await visitors.come({}, storedConsent());
    await again.goto(link);
    await again.getByRole('heading', { name: 'Link abgelaufen' }).waitFor();
    await again.getByRole('link', { name: 'Neuen Link anfordern' }).click();
    await again.waitForURL('**/forgot-password');
    await expectLogin(player.email, password);
  });

  test('a signed-in player is led past the access screens', async () => {
    const player = await browsers.createPlayer(1);
    await browsers.signIn(page, player);
    for (const path of ['/auth', '/login', '/register']) {
      await open(path);
      await page.waitForURL(inside);
    }
    await open('/reset-password');
    await page.waitForURL('**/settings');
    await page.goto(await resetLink(browsers, player.email));
    await page.getByRole('heading', { name: 'Neues Passwort erstellen' }).waitFor();
    expect(page.url()).toBe(`${browsers.url}/reset-password?magic=true`);
  });

  test('login returns to the page that asked for it', async () => {
    const player = await browsers.createPlayer(1);
    await page.goto(`${browsers.url}/statistics`);
    await page.waitForURL(/\/login/);
    await page.getByLabel('E-Mail').fill(player.email);
    await page.getByLabel('Passwort', { exact: true }).fill(player.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/statistics');
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('at a desk, with less motion', () => {
  onDevice(desktop);

  test('a buyer who mistyped his address corrects it once, in the browser that paid; the former one opens nothing', async () => {
    const mistyped = newEmail();
    const tab = await buy(mistyped);
    await press('Adresse falsch geschrieben?', tab);
    await tab.getByRole('heading', { name: 'E-Mail-Adresse ändern' }).waitFor();
    await press('Adresse ändern', tab);
    await tab.getByText('Diese Adresse steht schon da.').first().waitFor();
    const email = newEmail();
    await tab.getByLabel('E-Mail').fill(email);
    await press('Adresse ändern', tab);
    await tab.getByLabel('Code aus der E-Mail').waitFor();
    expect(await tab.getByRole('textbox', { name: 'E-Mail', exact: true }).inputValue()).toBe(email);
    await tab.getByText('Stimmt die Adresse nicht?').waitFor();
    const stranger = await visitors.come({}, storedConsent());
    await stranger.goto(linkIn(await readMail(browsers, mistyped, /Willkommen/)));
    await stranger.getByText(/Link/).first().waitFor();
    expect(await stranger.getByLabel('Passwort', { exact: true }).count()).toBe(0);
    await tab.getByLabel('Code aus der E-Mail').fill(codeIn(await readMail(browsers, email, /Willkommen/)));
    await fillNewAccount(tab, password);
    await press('Passwort setzen & Loslegen', tab);
    await expectSignedIn(tab, email);
  });

  test('a payment confirmed late: the wait is shown, then it goes on by itself', async () => {
    const email = newEmail();
    const tab = await buy(email);
    await tab.getByRole('heading', { name: 'Passwort setzen' }).waitFor();
    await browsers.sql`update payments set status = 'pending' where email = ${email}`;
    await tab.reload();
    await tab.getByText('Warte auf die Bestätigung der Zahlung...').waitFor();
    await tab.getByRole('progressbar').waitFor();
    await browsers.sql`update payments set status = 'complete' where email = ${email}`;
    await tab.getByRole('heading', { name: 'Passwort setzen' }).waitFor();
    expect(await tab.getByRole('textbox', { name: 'E-Mail', exact: true }).inputValue()).toBe(email);
  });

  test('a purchaser whose account has no password yet sets it with the code', async () => {
    const email = newEmail();
    const id = newId();
    await browsers.sql`insert into users (id, email, full_name) values (${id}, ${email}, 'Mila')`;
    await createPurchase(browsers, email);
    await confirmPayment('/thank-you', email);
    expect(await page.getByRole('link', { name: 'Hier anmelden' }).getAttribute('href')).toBe('/auth');
    await page.getByLabel('Code aus der E-Mail').fill(codeIn(await readMail(browsers, email, /Willkommen/)));
    await fillNewAccount(page, password);
    await press('Passwort setzen & Loslegen');
    await page.getByText('Passwort erfolgreich gesetzt!').waitFor();
    await expectToast(page, 'Willkommen!');
    await expectSignedIn(page, email);
    const [payment] = await browsers.sql`select user_id from payments where email = ${email}`;
    expect(payment).toMatchObject({ user_id: id });
  });
});
