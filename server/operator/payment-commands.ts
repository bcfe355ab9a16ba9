import { storedForms } from '../accounts/account.ts';
import { assignPayment } from '../payments/assign-payment.ts';
import { listOpenPayments } from '../payments/open-payments.ts';
import { mailWelcome } from '../registration/registration-mail.ts';
import type { Command } from './command.ts';
import { addressOf } from './find-target.ts';
import { OperatorError } from './operator-error.ts';

const mostShown = 100;

/** Payments: those that wait for the operator, and what becomes of them. */
export const paymentCommands: readonly Command[] = [
  {
    kind: 'read',
    name: 'payments open',
    parameters: [],
    about: 'Payments that wait for you: by no checkout of ours (unmatched), of another amount, disputed.',
    run: async ({ sql }) => ({ rows: await listOpenPayments(sql) }),
  },
  {
    kind: 'read',
    name: 'payments list',
    parameters: ['<address>'],
    about: `All payments of an address and its account, newest first; ${mostShown} at most.`,
    run: async ({ sql }, { parameters: [text] }) => {
      const email = addressOf(text);
      const rows = await sql`select provider_reference as reference, provider, payments.status, amount_cents || ' ' || currency as paid,
          coalesce(access_months::text, 'lifetime') as months, payments.created_at as at
        from payments left join users on users.id = user_id where lower(payments.email) = any(${storedForms(email)}) or users.email = ${email}
        order by payments.created_at desc limit ${mostShown}`;
      return { rows };
    },
  },
  {
    kind: 'change',
    name: 'payments assign',
    parameters: ['<reference>', '[address]'],
    about: 'Gives the access of an unmatched payment or one of another amount, to the address that paid or to another.',
    plan: async ({ sql, siteUrl, accessMonths }, { parameters: [reference = '', text] }) => {
      const email = text === undefined ? undefined : addressOf(text);
      const apply = async () => {
        const assigned = await assignPayment(sql, { reference, email, accessMonths }, (tx, to) => mailWelcome(tx, to, siteUrl));
        if (assigned.kind === 'unknown') return undefined;
        if (assigned.kind === 'nobody') throw new OperatorError('This payment names no buyer: add the address of the account.');
        return { text: 'Access given; the mail is on its way.', value: { reference, email: assigned.email } };
      };
      return { subject: reference.slice(0, 200), words: `The payment ${reference} gives its access.`, apply };
    },
  },
];
