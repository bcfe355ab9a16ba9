import { withdrawalDays } from '@anwurf/contract/withdrawal';
import { storedForms } from '../accounts/account.ts';
import type { Queryable, Sql } from '../database/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { newId } from '../identity/new-id.ts';
import { createToken, hashToken } from '../identity/token.ts';
import type { ErrorLog } from '../logging/log.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { applyPaymentEvent, type PaymentMails } from '../payments/apply-payment-event.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/** A buyer's declaration; `email` normalized, `isProven`: that of the signed-in account. */
export type Declaration = {
  readonly name: string;
  readonly email: string;
  readonly contract: string;
  readonly version: string;
  readonly isProven: boolean;
};

/** Where withdrawals are carried out. */
export type WithdrawalSetting = {
  readonly sql: Sql;
  /** Absent: nothing is sold here, the operator pays back by hand. */
  readonly provider: PaymentProvider | undefined;
  readonly mails: PaymentMails;
  readonly log: ErrorLog;
};

const germanTime = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Berlin' });

/** The payment that a withdrawal concerns: the newest of the address that was young enough when it was declared, not when it was proven. */
async function findPayment(tx: Queryable, { id, email }: { id: string; email: string }): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    select payments.id from payments left join users on users.id = user_id
    where status = 'complete' and provider_reference is not null
      and payments.created_at > (select received_at from withdrawals where id = ${id}) - ${withdrawalDays} * interval '1 day'
      and (users.email = ${email} or (user_id is null and lower(payments.email) = any(${storedForms(email)})))
    order by payments.created_at desc limit 1`;
  return row?.id;
}

/**
 * Takes a declaration: stores it, confirms it by mail with its content and time, and mails the operator.
 * @param siteUrl origin of the link that proves the address
 * @returns id of the withdrawal, and when it arrived
 */
export async function receiveWithdrawal(
  { sql, mails }: WithdrawalSetting,
  { name, email, contract, version, isProven }: Declaration,
  siteUrl: string,
): Promise<{ id: string; receivedAt: Date }> {
  const id = newId();
  const token = isProven ? null : createToken();
  return sql.begin(async (tx) => {
    const [row] = await tx<{ receivedAt: Date }[]>`
      insert into withdrawals (id, name, email, contract, text_version, token_hash, proven_at)
      values (${id}, ${name}, ${email}, ${contract === '' ? null : contract}, ${version}, ${token === null ? null : hashToken(token)},
        case when ${isProven} then now() end)
      returning received_at as "receivedAt"`;
    const receivedAt = row?.receivedAt ?? new Date();
    const said = { name, contract, receivedAt: `${germanTime.format(receivedAt)} Uhr` };
    const proveUrl = token === null ? null : `${siteUrl}/withdrawal?token=${token}`;
    await enqueueMail(tx, { to: email, template: 'withdrawal-received', values: { ...said, email, proveUrl } });
    if (mails.operatorEmail !== undefined)
      await enqueueMail(tx, { to: mails.operatorEmail, template: 'withdrawal-notification', values: { ...said, email, id } });
    return { id, receivedAt };
  });
}

/**
 * Proves the address of a withdrawal by the link of its confirmation.
 * @returns id of the withdrawal
 * @throws ApiError token_invalid
 */
export async function proveWithdrawal(sql: Sql, token: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    update withdrawals set proven_at = coalesce(proven_at, now()) where token_hash = ${hashToken(token)} returning id`;
  if (row === undefined) throw new ApiError('token_invalid', 'There is no such withdrawal.');
  return row.id;
}

type Refund = { readonly payment: string; readonly provider: PaymentProvider['name']; readonly reference: string };

/** Pays back at the provider. A failure is logged, and tried again by `retryRefunds`. */
async function refund({ sql, provider, log }: WithdrawalSetting, id: string, { reference, provider: name }: Refund): Promise<void> {
  try {
    if (provider?.name !== name) throw new Error(`this server has no provider ${name}`);
    await provider.refund(reference, `withdrawal_${id}`);
    await sql`update withdrawals set refunded_at = now() where id = ${id}`;
  } catch (error) {
    log(`withdrawal ${id}: payment ${reference} is not paid back yet; it is tried again every hour`, error);
  }
}

/**
 * Carries out a proven withdrawal whose purchase is young enough: the access ends at once, and the money goes back. Twice has one effect.
 * @returns whether it was; any other the operator decides
 */
export async function carryOut(setting: WithdrawalSetting, id: string): Promise<boolean> {
  const { sql, mails } = setting;
  const found = await sql.begin(async (tx) => {
    const [row] = await tx<{ email: string; payment: string | null }[]>`
      select email, payment_id as payment from withdrawals where id = ${id} and proven_at is not null for update`;
    if (row === undefined) return undefined;
    const payment = row.payment ?? (await findPayment(tx, { id, email: row.email }));
    if (payment === undefined) return undefined;
    await tx`update withdrawals set payment_id = ${payment} where id = ${id}`;
    const [paid] = await tx<Refund[]>`
      select id as payment, provider, coalesce(provider_reference, '') as reference from payments where id = ${payment}`;
    return paid;
  });
  if (found === undefined) return false;
  const unsaid = { checkoutId: undefined, email: undefined, amountCents: undefined, currency: undefined };
  const { provider, reference } = found;
  await applyPaymentEvent(sql, { provider, id: `withdrawal_${id}`, kind: 'refunded', reference, ...unsaid }, mails);
  await refund(setting, id, found);
  return true;
}

/** Tries refunds again that the provider has not taken. */
export async function retryRefunds(setting: WithdrawalSetting): Promise<void> {
  const open = await setting.sql<(Refund & { id: string })[]>`
    select withdrawals.id, payments.id as payment, provider, coalesce(provider_reference, '') as reference
    from withdrawals join payments on payments.id = payment_id where refunded_at is null order by proven_at limit 20`;
  for (const { id, ...paid } of open) await refund(setting, id, paid);
}
