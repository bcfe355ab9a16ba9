import { blockAccount, endSessionsOf, unblockAccount } from '../accounts/block-account.ts';
import { correctAddress } from '../accounts/email-change.ts';
import { findAccount } from '../accounts/account.ts';
import { escapeLike } from '../database/escape-like.ts';
import { deleteAccount } from '../account-data/delete-account.ts';
import { networkOf } from '../limits/client-address.ts';
import { correctBuyer } from '../payments/operator-access.ts';
import { linkPayments } from '../payments/payments.ts';
import { inviteBuyer, mailWelcome } from '../registration/registration-mail.ts';
import type { Change, Command, OperatorContext, OperatorInput } from './command.ts';
import { accountOf, addressOf, completedPaymentOf } from './find-target.ts';
import { OperatorError } from './operator-error.ts';

const mostFound = 50;

/** An account, as it is found. */
type FoundUser = {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly created: Date;
  /** Day of its end, or `lifetime`. */
  readonly access: string;
  readonly blocked: boolean;
  readonly sessions: number;
  readonly lastUsed: Date | null;
  readonly payments: number;
};

const contains = (text: string) => `%${escapeLike(text)}%`;

async function find({ sql }: OperatorContext, { parameters: [text = ''] }: OperatorInput): Promise<{ rows: FoundUser[] }> {
  const rows = await sql<FoundUser[]>`
    select id, email, full_name as name, created_at as created,
      case when access_expires_at is null then 'lifetime' else to_char(access_expires_at, 'YYYY-MM-DD') end as access,
      exists (select from blocked_accounts where user_id = users.id) as blocked,
      (select count(*)::int from login_sessions where user_id = users.id and ends_at > now()) as sessions,
      (select max(last_used_at) from login_sessions where user_id = users.id) as "lastUsed",
      (select count(*)::int from payments where user_id = users.id) as payments
    from users where email like ${contains(text.toLowerCase())} or full_name ilike ${contains(text)} or id::text = ${text.toLowerCase()}
    order by email limit ${mostFound}`;
  return { rows };
}

/** A mistyped address of an account, or of a payment that waits for one. */
async function setAddress(context: OperatorContext, { parameters: [typed, wanted] }: OperatorInput): Promise<Change> {
  const { sql, siteUrl } = context;
  const [from, to] = [addressOf(typed), addressOf(wanted)];
  if ((await findAccount(sql, to)) !== undefined) throw new OperatorError('The new address has an account already.');
  const account = await findAccount(sql, from);
  if (account !== undefined)
    return {
      subject: account.id,
      words: `The account ${from} gets the address ${to}: all its sessions end, and both addresses are mailed.`,
      apply: async () => {
        const isDone = await correctAddress(sql, account.id, to, { siteUrl, linkPayments });
        return isDone ? { text: `The account has the address ${to} now.`, value: { account: account.id, email: to } } : undefined;
      },
    };
  const payment = await completedPaymentOf(sql, from, true);
  if (payment === undefined) throw new OperatorError('No account and no payment that waits for one has this address.');
  return {
    subject: payment.id,
    words: `What was paid as ${from} belongs to ${to}, who is mailed the way to an account.`,
    apply: async () => {
      const payments = await correctBuyer(sql, from, to, (tx, email) => mailWelcome(tx, email, siteUrl));
      return payments === 0 ? undefined : { text: `${payments} corrected; the mail is on its way.`, value: { payments, email: to } };
    },
  };
}

async function resendWelcome({ sql, siteUrl }: OperatorContext, { parameters: [text] }: OperatorInput): Promise<Change> {
  const email = addressOf(text);
  const payment = await completedPaymentOf(sql, email);
  if (payment === undefined) throw new OperatorError('No completed payment has this address.');
  return {
    subject: payment.id,
    words: `The way to an account is mailed to ${email}.`,
    apply: async () => {
      if ((await findAccount(sql, email))?.passwordHash !== undefined)
        throw new OperatorError('The account has a password already: it signs in, or resets it.');
      return (await inviteBuyer(sql, email, siteUrl)) ? { text: 'The mail is on its way.', value: { email } } : undefined;
    },
  };
}

async function showPseudonyms({ sql, readPseudonyms }: OperatorContext, { parameters: [text = ''] }: OperatorInput) {
  const of = await readPseudonyms();
  const network = networkOf(text);
  if (network !== undefined) return { rows: [{ kind: 'network', pseudonym: of('network', network) }] };
  const email = addressOf(text);
  const account = await findAccount(sql, email);
  const rows = [{ kind: 'address', pseudonym: of('address', email) }];
  return { rows: account === undefined ? rows : [...rows, { kind: 'account', pseudonym: of('account', account.id) }] };
}

/** Accounts: looking them up, and what is done to them. */
export const userCommands: readonly Command[] = [
  {
    kind: 'read',
    name: 'users find',
    parameters: ['<address, name or id>'],
    about: `Accounts with their access and sessions; ${mostFound} at most.`,
    run: find,
  },
  {
    kind: 'read',
    name: 'users pseudonyms',
    parameters: ['<address or network>'],
    about: 'The pseudonyms under which the security log has it.',
    run: showPseudonyms,
  },
  {
    kind: 'change',
    name: 'users block',
    parameters: ['<address>'],
    about: 'Ends all sessions; nobody signs in to the account. Its data stay.',
    isDangerous: true,
    plan: async ({ sql }, { parameters: [text] }) => {
      const { id, email } = await accountOf(sql, text);
      const apply = async () => ((await blockAccount(sql, id)) ? { text: 'Blocked.', value: { account: id } } : undefined);
      return { subject: id, words: `The account ${email} is blocked and signed out everywhere.`, apply };
    },
  },
  {
    kind: 'change',
    name: 'users unblock',
    parameters: ['<address>'],
    about: 'Lets the account sign in again.',
    plan: async ({ sql }, { parameters: [text] }) => {
      const { id, email } = await accountOf(sql, text);
      const apply = async () => ((await unblockAccount(sql, id)) ? { text: 'Not blocked any more.', value: { account: id } } : undefined);
      return { subject: id, words: `The account ${email} may sign in again.`, apply };
    },
  },
  {
    kind: 'change',
    name: 'users end-sessions',
    parameters: ['<address>'],
    about: 'Signs the account out everywhere; what its devices have not sent stays on them.',
    plan: async ({ sql }, { parameters: [text] }) => {
      const { id, email } = await accountOf(sql, text);
      const apply = async () => {
        const ended = await endSessionsOf(sql, id);
        return ended === 0 ? undefined : { text: `${ended} ended.`, value: { account: id, ended } };
      };
      return { subject: id, words: `All sessions of ${email} end.`, apply };
    },
  },
  {
    kind: 'change',
    name: 'users set-address',
    parameters: ['<address>', '<right address>'],
    about: 'Corrects the address of an account, or of a payment that waits for one.',
    isDangerous: true,
    plan: setAddress,
  },
  {
    kind: 'change',
    name: 'users resend-welcome',
    parameters: ['<address>'],
    about: 'Mails a buyer without an account the way to it once more.',
    plan: resendWelcome,
  },
  {
    kind: 'change',
    name: 'users delete',
    parameters: ['<address>'],
    about: 'Deletes the account and all its data for ever.',
    isDangerous: true,
    plan: async ({ sql }, { parameters: [text] }) => {
      const account = await accountOf(sql, text);
      const apply = async () => {
        await deleteAccount(sql, account);
        return { text: 'Deleted.', value: { account: account.id } };
      };
      return { subject: account.id, words: `The account ${account.email} and all its data are deleted for ever.`, apply };
    },
  },
];
