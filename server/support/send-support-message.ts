import type { SupportRequest } from '@anwurf/contract/support';
import type { Account } from '../accounts/account.ts';
import type { Sql } from '../database/connection.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { newId } from '../identity/new-id.ts';

/**
 * Stores a message, confirms it to the account's own address, and mails the operator.
 * @param operatorEmail absent: the message is only stored and confirmed
 */
export async function sendSupportMessage(
  sql: Sql,
  account: Account,
  { subject, message }: SupportRequest,
  operatorEmail: string | undefined,
): Promise<void> {
  const { id: userId, email } = account;
  await sql.begin(async (tx) => {
    await tx`insert into support_messages (id, user_id, email, subject, message)
      values (${newId()}, ${userId}, ${email}, ${subject}, ${message})`;
    await enqueueMail(tx, { to: email, template: 'support-confirmation', values: { subject, message } });
    if (operatorEmail !== undefined) {
      await enqueueMail(tx, { to: operatorEmail, template: 'support-notification', values: { fromEmail: email, subject, message } });
    }
  });
}
