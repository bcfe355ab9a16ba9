import { randomInt } from 'node:crypto';
import { type ConfirmEmailRequest, EMAIL_CHANGE_MINUTES } from '@anwurf/contract/email-change';
import type { Queryable, Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { AccountOptions } from './options.ts';
import { type Account, findAccount, greetingOf, readAccount, requireAccount } from './account.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { endAllSessions, lockSessions, startSession, type SessionGrant } from './refresh-token.ts';

const maxTries = 5;

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

const codeInvalid = () => new ApiError('code_invalid', 'One of the codes is wrong or expired.');

/**
 * Mails a code to the account's address and one to the new one. An address that has an account is mailed that instead, and no code
 * of it fits, so the caller learns nothing. A new request replaces the one before.
 * @param newEmail normalized, another than the account's
 */
export async function beginEmailChange(sql: Sql, { id, email }: Account, newEmail: string, siteUrl: string): Promise<void> {
  const codes = { old: newCode(), new: newCode() };
  // A million codes can be tried quickly: a slow hash takes longer than the codes live.
  const [oldHash, newHash] = await Promise.all([hashPassword(codes.old), hashPassword(codes.new)]);
  await sql.begin(async (tx) => {
    const isTaken = (await findAccount(tx, newEmail)) !== undefined;
    await tx`insert into email_changes (user_id, new_email, old_code_hash, new_code_hash, expires_at)
      values (${id}, ${newEmail}, ${oldHash}, ${isTaken ? null : newHash}, now() + ${EMAIL_CHANGE_MINUTES} * interval '1 minute')
      on conflict (user_id) do update set new_email = excluded.new_email, old_code_hash = excluded.old_code_hash,
        new_code_hash = excluded.new_code_hash, expires_at = excluded.expires_at, tries = 0`;
    const firstName = greetingOf(email);
    await enqueueMail(tx, { to: email, template: 'email-change-old', values: { firstName, newEmail, code: codes.old } });
    if (isTaken) {
      const values = { firstName: greetingOf(newEmail), loginUrl: `${siteUrl}/login` };
      await enqueueMail(tx, { to: newEmail, template: 'already-registered', values });
    } else await enqueueMail(tx, { to: newEmail, template: 'email-change-new', values: { code: codes.new } });
  });
}

/** Tables with one row an address, without the account's id. Rows of the new address stay. */
const oncePerAddress = ['leads', 'newsletter_subscriptions'] as const;
const byAddress = ['newsletter_requests', 'handball_assessments'] as const;

/** Brings along what is stored under the address, so that it is exported and deleted with the account. */
async function moveAddress(tx: Queryable, from: string, to: string): Promise<void> {
  for (const table of oncePerAddress) {
    await tx`update ${tx(table)} set email = ${to} where email = ${from} and not exists (select from ${tx(table)} where email = ${to})`;
    await tx`delete from ${tx(table)} where email = ${from}`;
  }
  for (const table of byAddress) await tx`update ${tx(table)} set email = ${to} where email = ${from}`;
}

/** Serializes everything that gives an address to an account until the transaction ends: registrations, and changes to it. */
async function lockAddress(tx: Queryable, email: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(7408, hashtext(${email}))`;
}

type AddressOptions = Pick<AccountOptions, 'linkPayments'> & { readonly siteUrl: string };

/** Gives an account another address, ends its sessions and mailed links, and mails both. @param tx holds all locks of it */
async function replaceAddress(tx: Queryable, account: Account, newEmail: string, { siteUrl, linkPayments }: AddressOptions): Promise<void> {
  const { id, email } = account;
  await linkPayments(tx, id, email);
  await tx`update users set email = ${newEmail} where id = ${id}`;
  await linkPayments(tx, id, newEmail);
  await moveAddress(tx, email, newEmail);
  // Links to either mailbox: one of them may be in other hands by now.
  await tx`delete from password_resets where user_id = ${id}`;
  await tx`delete from registration_links where email = any(${[email, newEmail]})`;
  await tx`delete from registration_codes where email = any(${[email, newEmail]})`;
  await endAllSessions(tx, id);
  for (const to of [email, newEmail]) {
    const values = { firstName: greetingOf(to), newEmail, contactUrl: `${siteUrl}/imprint` };
    await enqueueMail(tx, { to, template: 'email-changed', values });
  }
}

/**
 * Gives an account another address at the operator's word, without codes: its owner cannot read the old mailbox, and has proven to
 * the operator who he is. An open change of the owner ends.
 * @param newEmail normalized, another than the account's
 * @returns false when the address has an account, or this one is gone
 */
export async function correctAddress(sql: Sql, userId: string, newEmail: string, options: AddressOptions): Promise<boolean> {
  return sql.begin(async (tx) => {
    await tx`select lock_owners(array[${userId}]::uuid[])`;
    await lockSessions(tx, userId);
    await lockAddress(tx, newEmail);
    const account = await readAccount(tx, userId);
    if (account === undefined || (await findAccount(tx, newEmail)) !== undefined) return false;
    await tx`delete from email_changes where user_id = ${userId}`;
    await replaceAddress(tx, account, newEmail, options);
    return true;
  });
}

/** @returns the new address; undefined when a code is wrong. Counts the try first, outside any transaction. */
async function checkCodes(sql: Sql, userId: string, codes: ConfirmEmailRequest): Promise<string | undefined> {
  const [row] = await sql<{ new_email: string; old_code_hash: string; new_code_hash: string | null }[]>`
    update email_changes set tries = tries + 1 where user_id = ${userId} and tries < ${maxTries} and expires_at > now()
    returning new_email, old_code_hash, new_code_hash`;
  const [isOld, isNew] = [
    await verifyPassword(row?.old_code_hash, codes.oldCode),
    await verifyPassword(row?.new_code_hash ?? undefined, codes.newCode),
  ];
  return isOld && isNew ? row?.new_email : undefined;
}

/**
 * Changes the address that both codes prove. Ends all sessions and mailed links, links payments that wait for either address, and
 * mails both. Payments, access and everything else of the account stay.
 * @param options.device name of the new session
 * @throws ApiError code_invalid, also when somebody has registered the address meanwhile
 */
export async function confirmEmailChange(
  sql: Sql,
  userId: string,
  codes: ConfirmEmailRequest,
  { device, siteUrl, linkPayments }: Pick<AccountOptions, 'linkPayments'> & { device: string; siteUrl: string },
): Promise<SessionGrant> {
  const newEmail = await checkCodes(sql, userId, codes);
  if (newEmail === undefined) throw codeInvalid();
  return sql.begin(async (tx) => {
    await tx`select lock_owners(array[${userId}]::uuid[])`;
    await lockSessions(tx, userId);
    await lockAddress(tx, newEmail);
    const used = await tx`delete from email_changes where user_id = ${userId} and new_email = ${newEmail}`;
    if (used.count === 0 || (await findAccount(tx, newEmail)) !== undefined) throw codeInvalid();
    await replaceAddress(tx, await requireAccount(tx, userId), newEmail, { siteUrl, linkPayments });
    return startSession(tx, userId, device);
  });
}
