import type { Queryable } from '../database/connection.ts';
import type { SignInChange } from '../mail/mail.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { greetingOf } from './account.ts';

/** Tells the owner of an account what has changed about how it signs in. */
export async function mailSignInChange(tx: Queryable, email: string, change: SignInChange, siteUrl: string): Promise<void> {
  const values = { firstName: greetingOf(email), change, settingsUrl: `${siteUrl}/settings` };
  await enqueueMail(tx, { to: email, template: 'sign-in-changed', values });
}
