import { expect } from 'vitest';
import type { ServerFixture } from '../fixture.ts';

/** A mail as its recipient reads it. */
export type ReadMail = { readonly subject: string; readonly text: string };

/** The mails that have reached an address, oldest first; waits until there are so many. */
export async function mailsTo(server: ServerFixture, email: string, count: number): Promise<ReadMail[]> {
  const read = () => server.sql<ReadMail[]>`
    select subject, text_body as text from mailbox where recipient = ${email} order by created_at`;
  await expect.poll(async () => (await read()).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
  return read();
}
