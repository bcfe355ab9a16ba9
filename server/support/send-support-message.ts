import { randomBytes } from 'node:crypto';
import type { SupportRequest } from '@anwurf/contract/support';
import { buildUuidV7 } from '@anwurf/domain/identity/uuid-v7';
import type { Account } from '../accounts/account.ts';
import type { Sql } from '../database/connection.ts';
import { enqueueMail } from '../mail/outbox.ts';

/**
 * Stores a message, confirms it to the account's own address, and tells the operator.
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
      values (${buildUuidV7(Date.now(), randomBytes(10))}, ${userId}, ${email}, ${subject}, ${message})`;
    await enqueueMail(tx, { to: email, template: 'support-confirmation', values: { subject, message } });
    if (operatorEmail !== undefined) {
      await enqueueMail(tx, { to: operatorEmail, template: 'support-notification', values: { fromEmail: email, subject, message } });
    }
  });
}
