import type { Queryable } from '../database/connection.ts';

/** One who gets the newsletter, and what a mail to him must carry. */
export type Recipient = {
  readonly email: string;
  /** For the mail's text: a page that asks before it unsubscribes. */
  readonly leaveUrl: string;
  /** Value of the header `List-Unsubscribe`: mail programs unsubscribe by one POST to it (RFC 8058). */
  readonly listUnsubscribe: string;
  /** Value of the header `List-Unsubscribe-Post`. */
  readonly listUnsubscribePost: string;
};

/** Reads all who get the newsletter, by address. @param siteUrl origin of the links */
export async function readRecipients(sql: Queryable, siteUrl: string): Promise<Recipient[]> {
  const rows = await sql<{ email: string; token: string }[]>`
    select email, leave_token as token from newsletter_subscriptions order by email`;
  return rows.map(({ email, token }) => ({
    email,
    leaveUrl: `${siteUrl}/newsletter?token=${token}`,
    listUnsubscribe: `<${siteUrl}/api/newsletter/unsubscribe/${token}>`,
    listUnsubscribePost: 'List-Unsubscribe=One-Click',
  }));
}

const quote = (value: string) => `"${value.replaceAll('"', '""')}"`;

/** Writes recipients as CSV with a header line, in UTF-8. */
export function writeRecipients(recipients: readonly Recipient[]): string {
  const lines = recipients.map(({ email, leaveUrl, listUnsubscribe, listUnsubscribePost }) =>
    [email, leaveUrl, listUnsubscribe, listUnsubscribePost].map(quote).join(','),
  );
  return ['email,abmelden,List-Unsubscribe,List-Unsubscribe-Post', ...lines, ''].join('\n');
}
