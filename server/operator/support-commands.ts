import type { Command } from './command.ts';
import { idOf } from './find-target.ts';
import { OperatorError } from './operator-error.ts';

const mostShown = 200;

/** Messages of players. */
export const supportCommands: readonly Command[] = [
  {
    kind: 'read',
    name: 'support list',
    parameters: [],
    options: { all: { type: 'boolean' } },
    about: `Messages without an answer, oldest first; --all: also answered ones. ${mostShown} at most.`,
    run: async ({ sql }, { options }) => ({
      rows: await sql`select id, created_at as at, email, subject, answered_at as answered from support_messages
        where answered_at is null or ${options['all'] === true} order by created_at limit ${mostShown}`,
    }),
  },
  {
    kind: 'read',
    name: 'support show',
    parameters: ['<id>'],
    about: 'A whole message.',
    run: async ({ sql }, { parameters: [text] }) => {
      const [found] = await sql<{ email: string; subject: string; message: string; at: Date }[]>`
        select email, subject, message, created_at as at from support_messages where id = ${idOf(text)}`;
      if (found === undefined) throw new OperatorError('There is no message of this id.');
      const { email, subject, message, at } = found;
      // Of a stranger: no control characters but the line breaks reach the terminal.
      const plain = message.replaceAll(/[^\P{C}\n]/gu, ' ');
      return { text: `${at.toISOString()} ${email}\n${subject.replaceAll(/\p{C}/gu, ' ')}\n\n${plain}`, value: { ...found } };
    },
  },
  {
    kind: 'change',
    name: 'support answered',
    parameters: ['<id>'],
    about: 'Marks a message as answered; the answer itself is written in your mail program.',
    plan: async ({ sql }, { parameters: [text] }) => {
      const id = idOf(text);
      const apply = async () => {
        const marked = await sql`update support_messages set answered_at = now() where id = ${id} and answered_at is null`;
        return marked.count === 0 ? undefined : { text: 'Marked as answered.', value: { id } };
      };
      return { subject: id, words: 'The message counts as answered.', apply };
    },
  },
];
