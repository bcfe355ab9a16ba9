import { readRecipients, writeRecipients } from '../newsletter/export-recipients.ts';
import type { Command } from './command.ts';

/** Recipients of the newsletter. */
export const newsletterCommands: readonly Command[] = [
  {
    kind: 'read',
    name: 'newsletter export',
    parameters: [],
    about: 'All who get it as CSV, each with the links to leave; redirect it into a file, with npm run --silent.',
    run: async ({ sql, siteUrl }) => {
      const recipients = await readRecipients(sql, siteUrl);
      return { text: writeRecipients(recipients).trimEnd(), value: { recipients } };
    },
  },
  {
    kind: 'read',
    name: 'newsletter counts',
    parameters: [],
    about: 'How many get it, how many were added within 30 days, and how many have not confirmed.',
    run: async ({ sql }) => ({
      rows: await sql`select count(*)::int as recipients, count(*) filter (where confirmed_at > now() - interval '30 days')::int as "ofLast30Days",
          (select count(distinct email)::int from newsletter_requests as asked
            where not exists (select from newsletter_subscriptions as known where known.email = asked.email)) as unconfirmed
        from newsletter_subscriptions`,
    }),
  },
];
