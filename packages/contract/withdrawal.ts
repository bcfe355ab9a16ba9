import * as z from 'zod/mini';
import { emailSchema, linkTokenSchema } from './credentials.ts';
import { storableText } from './storable-text.ts';

/** Days after the purchase in which a withdrawal is carried out without the operator; one more than the law's, whose first day does not count. */
export const withdrawalDays = 15;

/**
 * Body of `POST /api/withdrawals`: declares the withdrawal from the contract, signed in or not. Answers with the time of receipt, and mails
 * a confirmation at once. Signed in the address is the account's, and the refund begins.
 */
export const withdrawalRequestSchema = z.object({
  name: storableText.check(z.trim(), z.minLength(1, 'Bitte gib deinen Namen ein.'), z.maxLength(200)),
  email: emailSchema,
  /** The buyer's own words about the purchase, such as its day. */
  contract: storableText.check(z.trim(), z.maxLength(500)),
  /** Of the text that was shown. */
  version: storableText.check(z.maxLength(40)),
});

/** `receivedAt`: ISO instant. `isCarriedOut`: access has ended and the refund is under way. */
export const withdrawalResponseSchema = z.object({ receivedAt: z.string(), isCarriedOut: z.boolean() });

/** Body of `POST /api/withdrawals/prove`: the link of the confirmation proves the address. Fails with `token_invalid`. */
export const withdrawalProofSchema = z.object({ token: linkTokenSchema });
