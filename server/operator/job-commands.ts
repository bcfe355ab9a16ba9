import { reopenGeneration } from '../plan-generations/reopen-generation.ts';
import type { Command } from './command.ts';
import { idOf } from './find-target.ts';

const mostShown = 200;

/** Jobs that make plans. */
export const jobCommands: readonly Command[] = [
  {
    kind: 'read',
    name: 'jobs list',
    parameters: [],
    options: { failed: { type: 'boolean' } },
    about: `Plans that are being made, with their problems; --failed: those of 30 days that failed. ${mostShown} at most.`,
    run: async ({ sql }, { options }) => ({
      rows: await sql`select generation.id, benutzer_id as account, status, error_code as error, attempts, asked,
          generation.created_at as created, next_attempt_at as next, handed_over_at as "handedOver", note
        from plan_jobs join trainingsplan_generierung as generation on generation.id = generation_id
        where status = ${options['failed'] === true ? 'fehlgeschlagen' : 'in_bearbeitung'} and generation.created_at > now() - interval '30 days'
        order by generation.created_at limit ${mostShown}`,
    }),
  },
  {
    kind: 'change',
    name: 'jobs retry',
    parameters: ['<id>'],
    about: 'Tries an open job now, or opens a failed one again.',
    plan: ({ sql }, { parameters: [text] }) => {
      const id = idOf(text);
      const apply = async () => ((await reopenGeneration(sql, id)) ? { text: 'It is tried now.', value: { id } } : undefined);
      return Promise.resolve({ subject: id, words: 'The plan is tried again.', apply });
    },
  },
];
