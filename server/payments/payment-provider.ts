/** What a provider told about a payment. */
export type PaymentEvent = {
  readonly provider: 'stripe' | 'test';
  /** The provider's id of this message; a repetition carries it again. */
  readonly id: string;
  /** `pending`: accepted, not yet paid. `refunded`: wholly. */
  readonly kind: 'pending' | 'failed' | 'complete' | 'refunded';
  /** The provider's id of the payment. */
  readonly reference: string;
  /** Our id of the checkout, where the message carries it. */
  readonly checkoutId: string | undefined;
  /** Address of the buyer, as he typed it. */
  readonly email: string | undefined;
  /** What was paid, in cents. */
  readonly amountCents: number | undefined;
  /** Of the amount, in capitals. */
  readonly currency: string | undefined;
};

/** A purchase that begins. */
type NewCheckout = {
  readonly id: string;
  /** Brings the buyer back; goes to the provider only as part of the address it returns to. */
  readonly token: string;
  readonly amountCents: number;
  readonly currency: 'EUR';
  /** What the payment page begins with. */
  readonly email: string | undefined;
};

/** Who takes the money: Stripe, or the embedded test checkout. */
export type PaymentProvider = {
  readonly name: PaymentEvent['provider'];
  /**
   * Prepares a payment page.
   * @returns its address, and the provider's id of it
   */
  createCheckout(checkout: NewCheckout): Promise<{ url: string; reference: string }>;
  /**
   * Reads a message to the webhook.
   * @param body as it was sent: the signature is made over its bytes
   * @returns undefined when the message says nothing about a payment's state
   * @throws ApiError forbidden when the provider has not signed it, bad_request when it cannot be read
   */
  readEvent(body: string, headers: Headers): PaymentEvent | undefined;
};
