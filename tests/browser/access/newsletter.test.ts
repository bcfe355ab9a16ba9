import { expect, test } from 'vitest';
import { intercept } from '../intercept.ts';
import { expectAccessibleAtBothWidths } from '../screens/axe.ts';
import { linkIn, newEmail, readMail } from './access-fixture.ts';
import { useBrowsers } from '../fixture.ts';
import { storedConsent, useVisitors } from '../visitor.ts';

const browsers = useBrowsers();
const visitors = useVisitors();

const isSubscribed = async (email: string) => (await browsers.sql`select from newsletter_subscriptions where email = ${email}`).count === 1;

test('a visitor finds the newsletter, confirms it by the mailed link, and leaves it by the same', async () => {
  const email = newEmail();
  const page = await visitors.come({}, storedConsent());
  await page.goto(`${browsers.url}/imprint`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();

  await page.getByRole('button', { name: 'JETZT ANMELDEN' }).click();
  await page.getByText('Dieses Feld darf nicht leer sein.').first().waitFor();
  await page.getByText('Bitte stimme hier zu.').waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('keine Adresse');
  await page.getByLabel(/Ich möchte den Newsletter/).check();
  await page.keyboard.press('Enter');
  await page
    .getByText('Die eingegebenen Informationen sind nicht gültig. Bitte überprüfe das Feldformat und versuche es erneut.')
    .first()
    .waitFor();
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await intercept(page, '**/api/newsletter', (route) => route.fulfill({ status: 500, json: { error: { code: 'internal', message: '' } } }));
  await page.keyboard.press('Enter');
  await page.getByText('Deine Anmeldung konnte nicht gespeichert werden').waitFor();
  await page.getByText('Bitte versuche es erneut.').waitFor();
  await page.unroute('**/api/newsletter');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Schau in dein Postfach' }).waitFor();
  await page.getByText(email).waitFor();

  // Opening the link is not enough: programs that check mails do that.
  await page.goto(linkIn(await readMail(browsers, email, /bestätige/)));
  await page.getByRole('heading', { name: 'Newsletter bestätigen' }).waitFor();
  expect(await isSubscribed(email)).toBe(false);
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
  await page.getByText('Deine Anmeldung war erfolgreich.').waitFor();
  expect(await isSubscribed(email)).toBe(true);

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('heading', { name: 'Du bist abgemeldet' }).waitFor();
  expect(await isSubscribed(email)).toBe(false);
});

test('a link that no longer counts and a lost network are named, and nothing is lost', async () => {
  const page = await visitors.come({}, storedConsent());
  await page.goto(`${browsers.url}/newsletter?token=${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
  await page.getByText(/Dieser Link ist älter als sieben Tage/).waitFor();

  await page.goto(`${browsers.url}/newsletter`);
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('mila@test.example');
  await page.getByLabel(/Ich möchte den Newsletter/).check();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'JETZT ANMELDEN' }).click();
  await page
    .getByText(/Kein Empfang/)
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'E-Mail' }).inputValue()).toBe('mila@test.example');
});
