import { beginAuthenticatorResponseSchema, confirmAuthenticatorResponseSchema } from '@anwurf/contract/second-factor';
import { sessionResponseSchema } from '@anwurf/contract/session';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { intercept } from '../intercept.ts';
import { resetLink } from './access-fixture.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { type Player, useOwnServer } from '../fixture.ts';

const browsers = useOwnServer();
const phone = { width: 390, height: 844 };
/** Passkeys are made for names, not for addresses. */
const site = () => browsers.url.replace('127.0.0.1', 'localhost');

async function openPage(): Promise<Page> {
  const page = (await browsers.open(phone)).pages()[0];
  if (page === undefined) throw new Error('no page');
  return page;
}

async function typePassword(page: Page, player: Player): Promise<void> {
  await page.getByLabel('E-Mail').fill(player.email);
  await page.getByLabel('Passwort', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

async function openSettings(page: Page): Promise<void> {
  await page.waitForURL('**/dashboard');
  await page.goto(`${site()}/settings`);
  await page.getByRole('heading', { name: 'Anmeldung und Sicherheit' }).waitFor();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Abmelden/ }).click();
  await page.waitForURL(/\/(login.*)?$/);
  await page.goto(`${site()}/login`);
}

/** The code of an authenticator app: of the next time step, the last one was used. */
const nextCode = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + 30_000 });

test('an authenticator app is set up, asked for and replaced by a recovery code', async () => {
  const player = await browsers.createPlayer(0);
  const page = await openPage();
  await page.goto(`${site()}/login`);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await typePassword(page, player);
  await openSettings(page);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);

  await page.getByRole('button', { name: /Zweiten Faktor einrichten/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Dein Passwort', { exact: true }).fill('falsch geraten');
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await dialog.getByText('Das Passwort stimmt nicht.').waitFor();
  await dialog.getByLabel('Dein Passwort', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Weiter' }).click();

  const setUp = page.getByRole('alertdialog');
  const picture = setUp.getByRole('img', { name: 'QR-Code für deine Authenticator-App' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  const secret = ((await setUp.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '');
  const link = await setUp.getByRole('link', { name: 'in der App öffnen' }).getAttribute('href');
  expect(link).toContain(`secret=${secret}`);
  await setUp.getByLabel('Code aus der App').fill('12');
  await setUp.getByRole('button', { name: 'Einschalten' }).click();
  await setUp.getByText('Der Code hat sechs Ziffern.').waitFor();
  await setUp.getByLabel('Code aus der App').fill(TOTP.generate({ secret: Secret.fromBase32(secret) }));
  await page.keyboard.press('Enter');

  const codes = page.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem');
  await expect.poll(() => codes.count()).toBe(10);
  const [recoveryCode = ''] = await codes.allTextContents();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Ich habe sie gesichert' }).click();
  await page.getByText(/noch 10 Wiederherstellungscodes/).waitFor();

  await signOut(page);
  await typePassword(page, player);
  const code = page.getByLabel('Code aus deiner Authenticator-App');
  await code.waitFor();
  expect(await code.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await page
    .getByText(/Der Code stimmt nicht, oder er wurde schon benutzt/)
    .first()
    .waitFor();
  await code.fill(nextCode(secret));
  await page.keyboard.press('Enter');
  await openSettings(page);

  await signOut(page);
  await typePassword(page, player);
  await page.getByRole('button', { name: 'Ich habe einen Wiederherstellungscode' }).click();
  await expectAccessible(page);
  await page.getByLabel('Wiederherstellungscode', { exact: true }).fill(recoveryCode.toLowerCase());
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await openSettings(page);
  await page.getByText(/noch 9 Wiederherstellungscodes/).waitFor();

  // Kept nowhere: neither password nor code.
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
  for (const hidden of [player.password, recoveryCode, secret]) expect(kept).not.toContain(hidden);

  await page.getByRole('button', { name: /Zweiten Faktor ausschalten/ }).click();
  await page.getByRole('dialog').getByLabel('Dein Passwort', { exact: true }).fill(player.password);
  await page
    .getByRole('dialog')
    .getByLabel(/Wiederherstellungscode/)
    .fill(recoveryCode);
  await page.getByRole('dialog').getByRole('button', { name: 'Ausschalten' }).click();
  await page.getByText('Der Code stimmt nicht, oder er wurde schon benutzt.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Abbrechen' }).click();
});

/** Switches the second factor on, past the screens. */
async function setUpFactor({ email, password }: Player): Promise<{ secret: string; recoveryCodes: readonly string[] }> {
  let token = '';
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
    return (await browsers.fetch(`/api/auth/${path}`, { method: 'POST', body: JSON.stringify(body), headers })).json();
  };
  token = sessionResponseSchema.parse(await post('login', { email, password })).accessToken;
  const { secret } = beginAuthenticatorResponseSchema.parse(await post('authenticator/begin', { password }));
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  return { secret, ...confirmAuthenticatorResponseSchema.parse(await post('authenticator/confirm', { code })) };
}

test('a mailed link to a new password wants a code as well, and new recovery codes replace the old ones', async () => {
  const player = await browsers.createPlayer(0);
  const { secret, recoveryCodes } = await setUpFactor(player);
  const [first = '', second = ''] = recoveryCodes;
  const page = await openPage();
  const password = 'hallenboden-9m';
  await page.goto(await resetLink(browsers, player.email));
  await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
  await page.getByLabel('Neues Passwort bestätigen', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();

  await page.getByText('Erst mit dem Code gilt dein neues Passwort.').waitFor();
  const code = page.getByLabel('Code aus deiner Authenticator-App');
  expect(await code.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await page
    .getByText(/Der Code stimmt nicht, oder er wurde schon benutzt/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Ich habe einen Wiederherstellungscode' }).click();
  await page.getByLabel('Wiederherstellungscode', { exact: true }).fill(first);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await page.waitForURL('**/dashboard');
  expect(await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toContain(password);

  await page.goto(`${browsers.url}/settings`);
  await page.getByRole('button', { name: /^Neue Wiederherstellungscodes/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Wiederherstellungscodes' });
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await dialog.getByRole('button', { name: 'Erstellen' }).click();
  await dialog.getByText('Bitte gib den Code ein.').waitFor();
  await dialog.getByLabel('Dein Passwort', { exact: true }).fill(player.password);
  await dialog.getByLabel(/Wiederherstellungscode/).fill(nextCode(secret));
  await dialog.getByRole('button', { name: 'Erstellen' }).click();
  await dialog.getByText('Das Passwort stimmt nicht.').waitFor();
  await dialog.getByLabel('Dein Passwort', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Erstellen' }).click();
  const codes = page.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem');
  await codes.nth(9).waitFor();
  const renewed = await codes.allTextContents();
  expect(renewed.filter((one) => recoveryCodes.includes(one))).toEqual([]);
  await page.getByText(/Die alten Codes gelten nicht mehr/).waitFor();
  await page.getByRole('button', { name: 'Ich habe sie gesichert' }).click();
  await page.getByText(/noch 10 Wiederherstellungscodes/).waitFor();

  await page.getByRole('button', { name: /Zweiten Faktor ausschalten/ }).click();
  const off = page.getByRole('dialog', { name: 'Zweiten Faktor ausschalten' });
  await off.getByLabel('Dein Passwort', { exact: true }).fill(password);
  await off.getByLabel(/Wiederherstellungscode/).fill(second);
  await off.getByRole('button', { name: 'Ausschalten' }).click();
  await off.getByText('Der Code stimmt nicht, oder er wurde schon benutzt.').waitFor();
  await off.getByLabel(/Wiederherstellungscode/).fill(renewed[0] ?? '');
  await off.getByRole('button', { name: 'Ausschalten' }).click();
  await page.getByRole('button', { name: /Zweiten Faktor einrichten/ }).waitFor();
});

test('a passkey is added, signs in without a password, and is removed', async () => {
  const player = await browsers.createPlayer(0);
  const page = await openPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${site()}/login`);
  await typePassword(page, player);
  await openSettings(page);
  await page.getByRole('button', { name: /Passkey hinzufügen/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Mein Handy');
  await dialog.getByLabel('Dein Passwort', { exact: true }).fill(player.password);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
  await page.getByRole('button', { name: 'Passkey entfernen: Mein Handy' }).waitFor();
  await page.getByText(/noch nicht benutzt/).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(phone);

  await signOut(page);
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await openSettings(page);
  await page
    .getByText(/zuletzt benutzt am/i)
    .first()
    .waitFor();

  await page.getByRole('button', { name: 'Passkey entfernen: Mein Handy' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Dein Passwort', { exact: true }).fill(player.password);
  await question.getByRole('button', { name: 'Entfernen' }).click();
  await page.getByText('Passkey entfernt').waitFor();

  await signOut(page);
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await page.getByText('Dieser Passkey gilt hier nicht mehr.').first().waitFor();
  await expectAccessible(page);
});

test('without a network the settings say that they need one', async () => {
  const player = await browsers.createPlayer(0);
  const page = await openPage();
  await page.goto(`${site()}/login`);
  await typePassword(page, player);
  await page.waitForURL('**/dashboard');
  await intercept(page, '**/api/auth/sign-in-methods', (route) => route.abort());
  await page.goto(`${site()}/settings`);
  await page.getByText('Um deine Anmeldung zu ändern, brauchst du Netz.').waitFor();
  await page.unroute('**/api/auth/sign-in-methods');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await page.getByRole('button', { name: /Zweiten Faktor einrichten/ }).waitFor();
  expect(await page.getByText('Um deine Anmeldung zu ändern, brauchst du Netz.').count()).toBe(0);
});
