import type { Command } from './command.ts';
import { numberOf } from './find-target.ts';

/** The audit log. */
export const auditCommands: readonly Command[] = [
  {
    kind: 'read',
    name: 'audit list',
    parameters: ['[subject]'],
    options: { most: { type: 'string' } },
    about: 'Changes by the operator, newest first, of one id if it is named; --most N, else 50.',
    run: async ({ sql }, { parameters: [subject], options }) => ({
      rows: await sql`select at, operator, command, subject, outcome, reason, details::text as details from operator_actions
        where ${subject ?? null}::text is null or subject = ${subject ?? null}
        order by at desc, id desc limit ${numberOf(options['most'], 'most', 10_000) ?? 50}`,
    }),
  },
];
