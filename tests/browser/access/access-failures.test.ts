import { passwordWords } from '../../../packages/ui/forms/password-words.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { intercept } from '../intercept.ts';
import { createPurchase, expectToast, fillNewAccount, newEmail, registrationLink, resetLink } from './access-fixture.ts';
import { useBrowsers } from '../fixture.ts';

const browsers = useBrowsers();
const password = 'hallenboden-7m';
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  context = await browsers.open();
});

beforeEach(async () => {
  await page?.close();
  page = await context.newPage();
});

/** The server fails at this request; `code` null: it answers nothing of ours. */
async function fail(path: string, status: number, code: string | null, headers: Record<string, string> = {}): Promise<void> {
  await intercept(page, `**${path}`, (route) =>
    route.fulfill({
      status,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(code === null ? {} : { error: { code, message: 'from the server' } }),
    }),
  );
}

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const open = (path: string) => page.goto(browsers.url + path);

async function logIn(): Promise<void> {
  await open('/login');
  await page.getByLabel('E-Mail').fill('mila@test.example');
  await page.getByLabel('Passwort', { exact: true }).fill('falsch-geraten');
  await page.keyboard.press('Enter');
}

async function confirmPayment(screen: '/auth?step=email' | '/thank-you', email: string): Promise<void> {
  await open(screen);
  await page.getByLabel('E-Mail').fill(email);
  await press('Zahlung bestätigen');
}

async function reachCodeStep(): Promise<void> {
  const email = newEmail();
  await createPurchase(browsers, email);
  await confirmPayment('/auth?step=email', email);
  await page.getByLabel('Code aus der E-Mail').fill('000000');
  await fillNewAccount(page, password);
}

async function register(): Promise<void> {
  await page.goto(await registrationLink(browsers, newEmail()));
  await fillNewAccount(page, password);
  await press('Konto erstellen');
}

async function resetPassword(): Promise<void> {
  const player = await browsers.createPlayer(0);
  await page.goto(await resetLink(browsers, player.email));
  await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
  await page.getByLabel('Neues Passwort bestätigen', { exact: true }).fill(password);
  await press('Passwort ändern');
}

interface Row {
  situation: string;
  provoke: () => Promise<void>;
  title: string;
  text?: string | RegExp;
  /** Shown where the player looks, too. */
  inline: RegExp;
}

const keptInput = 'Deine Eingaben bleiben hier stehen.';

describe('every failure says what happened, what is kept and what comes next', () => {
  const rows: Row[] = [
    {
      situation: 'login with a wrong password',
      provoke: logIn,
      title: 'Anmeldung fehlgeschlagen',
      text: 'Bitte überprüfe E-Mail und Passwort.',
      inline: /Anmeldung fehlgeschlagen\. Bitte überprüfe E-Mail und Passwort\./,
    },
    {
      situation: 'login while the server fails',
      provoke: async () => {
        await fail('/api/auth/login', 500, 'internal');
        await logIn();
      },
      title: 'Anmeldung fehlgeschlagen',
      text: 'Bitte versuche es später erneut.',
      inline: /Bitte versuche es später erneut\./,
    },
    {
      situation: 'login tried too often',
      provoke: async () => {
        await fail('/api/auth/login', 429, 'too_many_requests', { 'retry-after': '840' });
        await logIn();
      },
      title: 'Anmeldung fehlgeschlagen',
      text: `Zu viele Versuche. ${keptInput} Bitte warte 14 Minuten.`,
      inline: /Bitte warte 14 Minuten\./,
    },
    {
      situation: 'login without a network',
      provoke: async () => {
        await intercept(page, '**/api/auth/login', (route) => route.abort());
        await logIn();
      },
      title: 'Anmeldung fehlgeschlagen',
      text: `Kein Empfang. ${keptInput} Versuche es, sobald du Netz hast.`,
      inline: /Kein Empfang\./,
    },
    {
      situation: 'payment check failed',
      provoke: async () => {
        await fail('/api/auth/verify-payment', 500, 'internal');
        await confirmPayment('/auth?step=email', newEmail());
      },
      title: 'Fehler bei der Überprüfung',
      text: 'Es gab ein Problem bei der Überprüfung deiner E-Mail. Bitte versuche es erneut.',
      inline: /Es gab ein Problem bei der Überprüfung deiner E-Mail\./,
    },
    {
      situation: 'payment check without an address',
      provoke: () => confirmPayment('/auth?step=email', ''),
      title: 'E-Mail erforderlich',
      text: 'Bitte gib deine E-Mail-Adresse ein.',
      inline: /Bitte gib deine E-Mail-Adresse ein\./,
    },
    {
      situation: 'payment initiation without an address to pay at',
      provoke: async () => {
        await fail('/api/checkout', 200, null);
        await open('/auth');
        await press(/Premium-Zugang kaufen/);
      },
      title: 'Fehler bei der Zahlungsinitiierung',
      text: /^Keine Checkout-URL erhalten/,
      inline: /Es wurde nichts abgebucht\./,
    },
    {
      situation: 'payment initiation while the provider is down',
      provoke: async () => {
        await fail('/api/checkout', 503, 'upstream_unavailable');
        await open('/register');
        await press(/Premium-Zugang kaufen/);
      },
      title: 'Fehler bei der Zahlungsinitiierung',
      text: /^Keine Checkout-URL erhalten/,
      inline: /Es wurde nichts abgebucht\./,
    },
    {
      situation: 'registration failed',
      provoke: async () => {
        await fail('/api/auth/register', 500, 'internal');
        await register();
      },
      title: 'Registrierung fehlgeschlagen',
      text: `Bitte versuche es später erneut. ${keptInput}`,
      inline: /Registrierung fehlgeschlagen/,
    },
    {
      situation: 'registration without a payment any more',
      provoke: async () => {
        await fail('/api/auth/register', 402, 'payment_required');
        await register();
      },
      title: 'Registrierung fehlgeschlagen',
      text: 'Zahlung erforderlich: Du musst zuerst bezahlen, um dich registrieren zu können.',
      inline: /Zahlung erforderlich: Du musst zuerst bezahlen/,
    },
    {
      situation: 'setting the first password failed',
      provoke: async () => {
        await fail('/api/auth/register', 500, 'internal');
        await reachCodeStep();
        await press('Passwort setzen');
      },
      title: 'Fehler beim Setzen des Passworts',
      text: `Bitte versuche es später erneut. ${keptInput}`,
      inline: /Bitte versuche es später erneut\./,
    },
    {
      situation: 'the mailed code is wrong',
      provoke: async () => {
        await reachCodeStep();
        await press('Passwort setzen');
      },
      title: 'Fehler beim Setzen des Passworts',
      text: /^Der Code stimmt nicht oder ist abgelaufen\./,
      inline: /Der Code stimmt nicht oder ist abgelaufen\./,
    },
    {
      situation: 'reset link request failed',
      provoke: async () => {
        await fail('/api/auth/forgot-password', 500, 'internal');
        await open('/forgot-password');
        await page.getByLabel('E-Mail').fill('mila@test.example');
        await press('Link senden');
      },
      title: 'Fehler beim Senden der E-Mail',
      text: 'Bitte versuche es später erneut oder kontaktiere den Support.',
      inline: /Bitte versuche es später erneut oder kontaktiere den Support\./,
    },
    {
      situation: 'password change failed',
      provoke: async () => {
        await fail('/api/auth/reset-password', 500, 'internal');
        await resetPassword();
      },
      title: 'Fehler beim Ändern des Passworts',
      text: 'Bitte versuche es erneut.',
      inline: /Fehler beim Ändern des Passworts/,
    },
    {
      situation: 'a mail that could not be sent again',
      provoke: async () => {
        await page.clock.install();
        await open('/forgot-password');
        await page.getByLabel('E-Mail').fill('mila@test.example');
        await press('Link senden');
        await page.getByText('Erneut senden in').waitFor();
        await fail('/api/auth/forgot-password', 500, 'internal');
        await page.clock.runFor(61_000);
        await press('E-Mail erneut senden');
      },
      title: 'E-Mail konnte nicht gesendet werden',
      text: 'Bitte versuche es später erneut.',
      inline: /E-Mail konnte nicht gesendet werden/,
    },
  ];

  test.each(rows)('$situation', async ({ provoke, title, text, inline }) => {
    await provoke();
    await expectToast(page, title, text);
    await page.getByRole('main').getByText(inline).first().waitFor();
    // Heard once: what a field says with the focus on it, the rest in one live region, which is not the toast's.
    const heard = page.getByRole('alert').filter({ hasText: inline });
    expect(await heard.count()).toBe((await page.locator('[aria-invalid="true"]').count()) > 0 ? 0 : 1);
    expect(await page.getByRole('alertdialog').getByRole('alert').count()).toBe(0);
    // Nothing was forgotten, and nothing is stuck.
    await page
      .getByRole('region', { name: /Meldungen/ })
      .getByRole('button', { name: 'Schließen' })
      .click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  });

  test.each([
    ['/register', '/api/auth/registration', 'Fehler bei der Zahlungsüberprüfung'],
    ['/thank-you', '/api/auth/registration', 'Fehler bei der Zahlungsüberprüfung'],
    ['/reset-password', '/api/auth/reset-token', 'Fehler bei der Überprüfung'],
  ])('the token of %s could not be checked: a card with another attempt', async (path, request, title) => {
    await fail(request, 500, 'internal');
    await open(`${path}?token=${'a'.repeat(43)}`);
    await page.getByRole('alert').getByText(title).waitFor();
    await page.unroute(`**${request}`);
    await press('Erneut versuchen');
    await page.getByText(title).waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });

  test.each([
    ['/register', 'Dieser Link gilt nicht mehr'],
    ['/reset-password', 'Link abgelaufen'],
  ])('a worthless token at %s: what it means and the ways on', async (path, title) => {
    await open(`${path}?token=${'b'.repeat(43)}`);
    await page.getByRole('heading', { name: title }).waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('link').count()).toBeGreaterThan(1);
    expect(page.url()).toBe(browsers.url + path);
  });

  test.each([
    ['/register', 'Zahlung erforderlich'],
    ['/reset-password', 'Ungültiger Zugriff'],
    ['/thank-you?error=no_token', 'Ein Fehler ist aufgetreten'],
    ['/payment-success', 'Ein Fehler ist aufgetreten'],
    ['/reset-password?magic=true', 'Link abgelaufen'],
  ])('%s says %s', async (path, title) => {
    await open(path);
    await page.getByRole('heading', { name: title }).waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });
});

describe('an error is shown at its field, and focus goes there', () => {
  const cases: { change: string; provoke: () => Promise<void>; label: string; text: string; title: string }[] = [
    {
      change: 'a short password',
      provoke: async () => fillNewAccount(page, 'kurz1'),
      label: 'Passwort',
      title: 'Passwort zu kurz',
      text: 'Das Passwort muss mindestens 8 Zeichen lang sein.',
    },
    {
      change: 'two passwords',
      provoke: async () => {
        await fillNewAccount(page, password);
        await page.getByLabel('Passwort bestätigen', { exact: true }).fill('etwas anderes');
      },
      label: 'Passwort bestätigen',
      title: 'Passwörter stimmen nicht überein',
      text: 'Die Passwörter stimmen nicht überein.',
    },
    {
      change: 'a common password',
      provoke: async () => fillNewAccount(page, 'passwort'),
      label: 'Passwort',
      title: 'Registrierung fehlgeschlagen',
      text: passwordWords.password_too_common,
    },
    {
      change: 'no name',
      provoke: async () => {
        await fillNewAccount(page, password);
        await page.getByLabel('Vollständiger Name').fill(' ');
      },
      label: 'Vollständiger Name',
      title: 'Angaben fehlen',
      text: 'Bitte gib deinen Namen ein.',
    },
  ];

  test.each(cases)('$change', async ({ provoke, label, title, text }) => {
    await page.goto(await registrationLink(browsers, newEmail()));
    await provoke();
    await press('Konto erstellen');
    await expectToast(page, title);
    const field = page.getByLabel(label, { exact: true });
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('main').getByText(text).waitFor();
    // The player corrects it: the failure is gone at once, the rest is still there.
    expect(await page.getByLabel('E-Mail').inputValue()).toContain('@test.example');
  });

  test('two different new passwords: the message stands below the field, nothing can be sent', async () => {
    const player = await browsers.createPlayer(0);
    await page.goto(await resetLink(browsers, player.email));
    await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
    await page.getByLabel('Neues Passwort bestätigen', { exact: true }).fill('etwas anderes');
    await page.getByText('Die Passwörter stimmen nicht überein').waitFor();
    expect(await page.getByRole('button', { name: 'Passwort ändern' }).isDisabled()).toBe(true);
  });
});
