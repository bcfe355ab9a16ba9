import { createTransport } from 'nodemailer';
import type { Sql } from '../database/connection.ts';
import type { RenderedMail } from './mail.ts';
import { newId } from '../identity/new-id.ts';

/** Sends mails. */
export type Post = {
  /**
   * @param id of the mail; identifies a mail that is sent twice
   * @throws when it was refused; {@link isRefusedForGood} decides whether a retry makes sense
   */
  send(id: string, to: string, mail: RenderedMail): Promise<void>;
  close(): void;
};

const timeoutMs = 20_000;

/**
 * Sends over SMTP.
 * @param url smtp:// or smtps://, with user and password where needed
 * @param options.from sender, such as `Anwurf <post@anwurf.example>`
 * @param options.requiresTls refuses servers without STARTTLS
 */
export function createSmtpPost(url: string, { from, requiresTls }: { from: string; requiresTls: boolean }): Post {
  const transport = createTransport(
    {
      url,
      requireTLS: requiresTls,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'anwurf.example';
  return {
    async send(id, to, { replyTo, ...content }) {
      // As an object: an address in a string could smuggle in a second one.
      const recipient = { name: '', address: to };
      await transport.sendMail({
        ...content,
        to: recipient,
        messageId: `<${id}@${domain}>`,
        ...(replyTo === undefined ? {} : { replyTo }),
      });
    },
    close: () => transport.close(),
  };
}

/** Stores the mails in the database, for `/api/mailbox`: a try-out installation has no SMTP. */
export function createMailboxPost(sql: Sql): Post {
  return {
    async send(_, to, { subject, text, html }) {
      await sql`insert into mailbox (id, recipient, subject, text_body, html_body)
        values (${newId()}, ${to}, ${subject}, ${text}, ${html})`;
    },
    close: () => undefined,
  };
}

/** Whether the recipient is invalid, or permanently refused (5xx to RCPT), so that a retry is pointless. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown };
  if (code !== 'EENVELOPE') return false;
  return command === 'API' || (command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500);
}
