import type { Queryable } from '../database/connection.ts';
import type { SignInChange } from '../mail/mail.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { greetingOf } from './account.ts';

/** Mails the owner of an account a change of its sign-in methods. */
export async function mailSignInChange(tx: Queryable, email: string, change: SignInChange, siteUrl: string): Promise<void> {
  const values = { firstName: greetingOf(email), change, settingsUrl: `${siteUrl}/settings` };
  await enqueueMail(tx, { to: email, template: 'sign-in-changed', values });
}
