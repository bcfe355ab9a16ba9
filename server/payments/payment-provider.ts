/**
 * `pending`: accepted, not yet paid. `refunded`: in full; `refund_failed`: the money stayed with us after all. `disputed`: the
 * buyer's bank asks for the money back, and then decides.
 */
export type PaymentMessageKind =
  | 'pending'
  | 'failed'
  | 'complete'
  | 'refunded'
  | 'refund_failed'
  | 'disputed'
  | 'dispute_lost'
  | 'dispute_won';

/** A provider's message about a payment. */
export type PaymentEvent = {
  readonly provider: 'stripe' | 'test';
  /** The provider's id of this message; repetitions have the same one. */
  readonly id: string;
  readonly kind: PaymentMessageKind;
  /** The provider's time of the message; it decides between a refund and its failure, and between a dispute lost and won. */
  readonly occurredAt?: Date | undefined;
  /** The provider's id of the payment. */
  readonly reference: string;
  /** Our id of the checkout, if the message has it. */
  readonly checkoutId: string | undefined;
  /** Address of the buyer, as typed. */
  readonly email: string | undefined;
  /** Paid amount, in cents. */
  readonly amountCents: number | undefined;
  /** Currency of the amount, in capitals. */
  readonly currency: string | undefined;
};

/** A new purchase. */
type NewCheckout = {
  readonly id: string;
  /** Identifies the returning buyer; sent to the provider only as part of the return address. */
  readonly token: string;
  readonly amountCents: number;
  readonly currency: 'EUR';
  /** Prefilled address of the payment page. */
  readonly email: string | undefined;
};

/** The payment provider: Stripe, or the embedded test checkout. */
export type PaymentProvider = {
  readonly name: PaymentEvent['provider'];
  /**
   * Prepares a payment page.
   * @returns its address, and the provider's id of it
   */
  createCheckout(checkout: NewCheckout): Promise<{ url: string; reference: string }>;
  /**
   * Pays a payment back in full; one that was paid back already stays so.
   * @param reference the provider's id of the payment
   * @param key of this refund: repeated with it, it is one
   * @throws Error when the provider does not take it
   */
  refund(reference: string, key: string): Promise<void>;
  /**
   * Reads a webhook message.
   * @param body as sent: the signature covers its bytes
   * @returns undefined when the message does not concern a payment's state
   * @throws ApiError forbidden without the provider's signature, bad_request when unreadable
   */
  readEvent(body: string, headers: Headers): PaymentEvent | undefined;
};
