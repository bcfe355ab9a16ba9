import type { Queryable } from '../database/connection.ts';

/** Why a payment waits for the operator: no checkout began it, its amount is not the price, or its buyer's bank wants the money back. */
type PaymentTrouble = 'unmatched' | 'wrong_amount' | 'disputed';

/** A payment that waits for the operator. */
export type OpenPayment = {
  readonly reference: string;
  readonly trouble: PaymentTrouble;
  /** As the provider counts it, such as `2999 EUR`; null: unknown. */
  readonly paid: string | null;
  /** Null: unknown, or its account was deleted. */
  readonly email: string | null;
  readonly since: Date;
};

/**
 * Reads the payments that wait for the operator, oldest first. One of a wrong amount waits until it is assigned or given back; a
 * disputed one until the bank has decided.
 */
export async function listOpenPayments(sql: Queryable): Promise<OpenPayment[]> {
  return sql<OpenPayment[]>`
    select provider_reference as reference, 'unmatched' as trouble, amount_cents || ' ' || currency as paid, email, created_at as since
      from payments where status = 'unmatched' and email is not null
    union all select payment_reference, 'wrong_amount', paid_instead, email, occurred_at
      from payment_events as event left join payments on payments.provider = event.provider and provider_reference = payment_reference
      where paid_instead is not null and coalesce(status, 'pending') in ('pending', 'failed') and not exists (select from payment_events as later
        where later.provider = event.provider and later.payment_reference = event.payment_reference and later.kind = 'refunded')
    union all select payment_reference, 'disputed', amount_cents || ' ' || currency, email, max(occurred_at)
      from payment_events as event left join payments on payments.provider = event.provider and provider_reference = payment_reference
      where kind = 'disputed' and not exists (select from payment_events as decision
        where decision.provider = event.provider and decision.payment_reference = event.payment_reference
          and decision.kind in ('dispute_lost', 'dispute_won') and decision.occurred_at >= event.occurred_at)
      group by payment_reference, amount_cents, currency, email
    order by since`;
}
