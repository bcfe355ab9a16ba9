import { mailPasswordReset } from '../accounts/password-reset.ts';
import type { Mail } from '../mail/mail.ts';
import { requestSubscription } from '../newsletter/subscription.ts';
import { inviteBuyer } from '../registration/registration-mail.ts';
import type { Change, Command, OperatorContext, OperatorInput } from './command.ts';
import { idOf } from './find-target.ts';
import { OperatorError } from './operator-error.ts';

const mostShown = 200;

type StoredMail = { readonly status: string; readonly template: Mail['template']; readonly recipient: string };

/** Makes the mail of a template anew: what a given-up one had in it is gone, for its links and codes are secrets. */
async function mailAnew({ sql, siteUrl }: OperatorContext, { template, recipient }: StoredMail): Promise<boolean> {
  const invite = (email: string) => inviteBuyer(sql, email, siteUrl);
  if (template === 'welcome') return invite(recipient);
  if (template === 'password-reset') await mailPasswordReset(sql, recipient, { siteUrl, inviteBuyer: invite });
  else if (template === 'newsletter-opt-in') await requestSubscription(sql, recipient, siteUrl);
  else throw new OperatorError(`The content of a given-up mail is gone, and "${template}" cannot be made anew: write to the recipient.`);
  return true;
}

async function planResend(context: OperatorContext, { parameters: [text] }: OperatorInput): Promise<Change> {
  const { sql } = context;
  const id = idOf(text);
  const [mail] = await sql<StoredMail[]>`select status, template, recipient from mail_outbox where id = ${id}`;
  if (mail === undefined) throw new OperatorError('There is no mail of this id; sent ones are forgotten after 30 days.');
  if (mail.status === 'sent') throw new OperatorError('This mail was taken by the mail server.');
  const apply = async () => {
    if (mail.status === 'failed') return (await mailAnew(context, mail)) ? { text: 'A new mail is on its way.', value: { id } } : undefined;
    const due = await sql`update mail_outbox set due_at = now() where id = ${id} and status = 'waiting' and due_at > now()`;
    if (due.count > 0) await sql`select pg_notify('mail_outbox', '')`;
    return due.count > 0 ? { text: 'It is tried now.', value: { id } } : undefined;
  };
  return { subject: id, words: 'The mail is sent again.', details: { template: mail.template }, apply };
}

/** The outbox of mails. */
export const mailCommands: readonly Command[] = [
  {
    kind: 'read',
    name: 'mails list',
    parameters: [],
    options: { failed: { type: 'boolean' }, waiting: { type: 'boolean' } },
    about: `Mails that wait or were given up, and why, newest first; ${mostShown} at most.`,
    run: async ({ sql }, { options: { failed, waiting } }) => {
      const wanted = [...(failed === true ? ['failed'] : []), ...(waiting === true ? ['waiting'] : [])];
      const rows = await sql`select id, status, template, recipient, attempts, created_at as created, due_at as due, last_error as why
        from mail_outbox where status = any(${wanted.length === 0 ? ['waiting', 'failed'] : wanted}) order by created_at desc limit ${mostShown}`;
      return { rows };
    },
  },
  {
    kind: 'change',
    name: 'mails resend',
    parameters: ['<id>'],
    about: 'Tries a waiting mail now, or makes a given-up one anew (welcome, password reset, newsletter).',
    plan: planResend,
  },
];
