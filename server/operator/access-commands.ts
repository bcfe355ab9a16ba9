import { findAccount } from '../accounts/account.ts';
import { newId } from '../identity/new-id.ts';
import { grantAccess, revokeAccess } from '../payments/operator-access.ts';
import { mailGrant } from '../registration/registration-mail.ts';
import type { Command } from './command.ts';
import { addressOf, completedPaymentOf, numberOf } from './find-target.ts';
import { OperatorError } from './operator-error.ts';

const mostMonths = 120;

/** Access that nobody paid for, and taking access back. */
export const accessCommands: readonly Command[] = [
  {
    kind: 'change',
    name: 'access grant',
    parameters: ['<address>'],
    options: { months: { type: 'string' }, lifetime: { type: 'boolean' } },
    about: 'Gives access for --months N or --lifetime; an address without an account is mailed the way to one.',
    plan: async ({ sql, siteUrl }, { parameters: [text], options }) => {
      const email = addressOf(text);
      const months = numberOf(options['months'], 'months', mostMonths) ?? null;
      if ((months === null) !== (options['lifetime'] === true)) throw new OperatorError('Say either --months N or --lifetime.', 2);
      const id = newId();
      const apply = async () => {
        await grantAccess(sql, { id, email, months }, (tx, to) => mailGrant(tx, to, siteUrl));
        return { text: 'Access given.', value: { payment: id, email, months } };
      };
      const subject = (await findAccount(sql, email))?.id ?? id;
      return { subject, words: `${email} gets access.`, details: { payment: id, months }, apply };
    },
  },
  {
    kind: 'change',
    name: 'access revoke',
    parameters: ['<address>'],
    about: 'Ends all access of an address at once; money is given back at the payment provider.',
    isDangerous: true,
    plan: async ({ sql }, { parameters: [text] }) => {
      const email = addressOf(text);
      const payment = await completedPaymentOf(sql, email);
      const account = await findAccount(sql, email);
      const subject = account?.id ?? payment?.id;
      if (subject === undefined) throw new OperatorError('No account and no payment has this address.');
      const apply = async () => {
        const payments = await revokeAccess(sql, email);
        return { text: `Access ended; ${payments} payments no longer count.`, value: { email, payments } };
      };
      return { subject, words: `All access of ${email} ends now.`, apply };
    },
  },
];
