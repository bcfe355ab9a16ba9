import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { createPurchase, newEmail, registrationLink, resetLink } from './access-fixture.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { useBrowsers } from '../fixture.ts';

const browsers = useBrowsers();
let context: BrowserContext;

beforeAll(async () => {
  context = await browsers.open();
});

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('no access screen has a serious finding of axe, at 390 and 1280 px', async () => {
  const page = await context.newPage();
  const plain: readonly [path: string, heading: string][] = [
    ['/auth', 'Melde dich an oder erstelle ein neues Konto'],
    ['/login', 'Anmelden'],
    ['/register', 'Zahlung erforderlich'],
    ['/thank-you', 'Danke für deinen Kauf'],
    ['/thank-you?error=no_token', 'Ein Fehler ist aufgetreten'],
    ['/forgot-password', 'Passwort vergessen'],
    ['/reset-password', 'Ungültiger Zugriff'],
    ['/reset-password?magic=true', 'Link abgelaufen'],
  ];
  for (const [path, heading] of plain) {
    await page.goto(browsers.url + path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await expectAccessibleAtBothWidths(page);
  }

  // With everything marked as wrong.
  await page.goto(await registrationLink(browsers, newEmail()));
  await press(page, 'Konto erstellen');
  await page.getByText('Bitte gib deinen Namen ein.').first().waitFor();
  await expectAccessibleAtBothWidths(page);

  const email = newEmail();
  await createPurchase(browsers, email);
  await page.goto(`${browsers.url}/auth?step=email`);
  await page.getByLabel('E-Mail').fill(email);
  await press(page, 'Zahlung bestätigen');
  await page.getByLabel('Code aus der E-Mail').waitFor();
  await expectAccessibleAtBothWidths(page);

  const player = await browsers.createPlayer(0);
  await page.goto(await resetLink(browsers, player.email));
  await page.getByLabel('Neues Passwort', { exact: true }).waitFor();
  await expectAccessibleAtBothWidths(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.close();
}, 240_000);

test('the whole way in works with the keyboard alone, in the order of the screen', async () => {
  const page = await context.newPage();
  await page.goto(await registrationLink(browsers, newEmail()));
  await page.getByLabel('Vollständiger Name').focus();
  const words = ['Mila Brandt', 'hallenboden-7m', '', 'hallenboden-7m', ''];
  for (const word of words) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(true);
  await page.getByLabel('Vollständiger Name').press('Enter');
  await page.waitForURL(/\/(onboarding|dashboard)/);
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }));
  await page.evaluate(() => localStorage.clear());
  await page.close();
});

test('confetti obeys the content security policy, and the wish for less motion', async () => {
  const page = await context.newPage();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  await page.goto(`${browsers.url}/thank-you`);
  await page.locator('canvas').waitFor({ state: 'attached' });
  expect(violations).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.getByRole('heading', { name: 'E-Mail bestätigen' }).waitFor();
  expect(await page.locator('canvas').count()).toBe(0);
  await page.close();
});

test('a purchase is counted once, after consent only', async () => {
  const page = await context.newPage();
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events') && /purchase/.test(request.postData() ?? '')) counted.push(request.url());
  });
  const arrive = async (token: string) => {
    await page.goto(`${browsers.url}/payment-success?token=${token}`);
    await page.waitForURL('**/thank-you');
    await page.getByRole('heading', { name: 'Danke für deinen Kauf' }).waitFor();
  };
  await arrive('a'.repeat(43));
  await page.waitForFunction(() => performance.now() > 2000);
  await page.evaluate(() => {
    const consent = { necessary: true, analytics: true, marketing: true, functional: false };
    localStorage.setItem('anwurf.consent', JSON.stringify({ version: '1.0', consent, timestamp: new Date().toISOString() }));
  });
  expect(counted).toEqual([]);
  await arrive('b'.repeat(43));
  await expect.poll(() => counted.length).toBe(1);
  await page.reload();
  await page.locator('canvas').waitFor({ state: 'attached' });
  await arrive('b'.repeat(43));
  await page.waitForFunction(() => performance.now() > 2000);
  expect(counted).toHaveLength(1);
  await page.close();
});
