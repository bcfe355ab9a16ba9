import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newId } from '../../server/fixture.ts';
import type { BrowserFixture } from '../fixture.ts';

export const newEmail = () => `${newId()}@test.example`;

/** A completed payment of an address that no account has claimed. */
export async function createPurchase({ sql }: BrowserFixture, email: string): Promise<void> {
  await sql`insert into payments (id, email, status, amount_cents) values (${newId()}, ${email}, 'complete', 2999)`;
}

/** The newest mail to an address with this subject, as text, as soon as it has been delivered. */
export async function readMail({ sql }: BrowserFixture, email: string, subject: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(
      async () => {
        const mails = await sql<{ subject: string; text: string }[]>`
          select subject, text_body as text from mailbox where recipient = ${email} order by created_at desc, id desc`;
        found = mails.find((mail) => subject.test(mail.subject))?.text ?? '';
        return found;
      },
      { timeout: 20_000 },
    )
    .not.toBe('');
  return found;
}

export const linkIn = (mail: string) => /^https?:\S+$/m.exec(mail)?.[0] ?? '';
export const codeIn = (mail: string) => /^\d{6}$/m.exec(mail)?.[0] ?? '';

/** The mailed link that registers an address that has paid. */
export async function registrationLink(browsers: BrowserFixture, email: string): Promise<string> {
  await createPurchase(browsers, email);
  const body = JSON.stringify({ email });
  await browsers.fetch('/api/auth/verify-payment', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  return linkIn(await readMail(browsers, email, /Willkommen/));
}

/** The mailed link to a new password. */
export async function resetLink(browsers: BrowserFixture, email: string): Promise<string> {
  const body = JSON.stringify({ email });
  await browsers.fetch('/api/auth/forgot-password', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  return linkIn(await readMail(browsers, email, /Passwort/));
}

/** Name, password and consent, on whichever form asks for them. */
export async function fillNewAccount(page: Page, password: string): Promise<void> {
  const fullName = page.getByLabel('Vollständiger Name');
  await page.getByLabel('Passwort', { exact: true }).waitFor();
  if (await fullName.isVisible()) await fullName.fill('Mila Brandt');
  else {
    await page.getByLabel('Vorname').fill('Mila');
    await page.getByLabel('Nachname').fill('Brandt');
  }
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByLabel('Passwort bestätigen', { exact: true }).fill(password);
  await page.getByLabel(/mindestens 16 Jahre oder mit Einwilligung der Eltern/).check();
}

/** The visible toast: title and text. */
export async function expectToast(page: Page, title: string | RegExp, text?: string | RegExp): Promise<void> {
  const toast = page.getByRole('region', { name: /Meldungen/ }).getByRole('alertdialog', { name: title });
  await toast.waitFor();
  if (text !== undefined) await toast.getByText(text).waitFor();
}
