import * as z from 'zod/mini';
import { emailSchema, fullNameSchema, linkTokenSchema, newPasswordSchema } from './credentials.ts';

/**
 * Body of `POST /api/checkout`: starts a purchase. Signed-in users send their bearer token, so that the payment is
 * linked to them.
 */
export const checkoutRequestSchema = z.object({
  email: z.optional(emailSchema),
  discountCode: z.optional(z.string().check(z.trim(), z.maxLength(40))),
});
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

/** Where the browser goes to pay. Comes back to `/payment-success?token=…`. */
export const checkoutResponseSchema = z.object({ url: z.url() });
/** The same, read by whoever has words for an answer that names no address. */
export const checkoutAnswerSchema = z.partial(checkoutResponseSchema);

/**
 * Body of `POST /api/auth/verify-payment`. The answer is 204 for every address; what there is to say is mailed to it. With a
 * completed payment: registration link (`/register?token=…`) and a code of six digits (15 minutes, 5 tries).
 */
export const verifyPaymentRequestSchema = z.object({ email: emailSchema });

/** Body of `POST /api/auth/registration`: whom a link's or a checkout's token belongs to. Fails with `token_invalid`. */
export const registrationRequestSchema = z.object({ token: linkTokenSchema });
/**
 * `ready`: the token of a mailed link, which proves the address. `code`: paid, but whoever pays proves no address; the mailed
 * code does. `pending`: the payment provider has not confirmed the payment yet; ask again.
 */
export const registrationResponseSchema = z.object({ email: z.string(), status: z.enum(['ready', 'code', 'pending', 'registered']) });

/** The six digits of the welcome mail. */
export const codeSchema = z.string().check(z.trim(), z.regex(/^\d{6}$/, 'Der Code hat sechs Ziffern.'));

/**
 * Body of `POST /api/auth/register`: makes the account, or sets the first password of one that has none, and signs
 * in. The address is proven by the token of the mailed link, or by the mailed code.
 * Fails with `token_invalid`, `code_invalid`, `payment_required`, `already_registered`, `password_too_common`.
 */
export const registerRequestSchema = z
  .object({
    email: emailSchema,
    fullName: fullNameSchema,
    password: newPasswordSchema,
    /** 'mindestens 16 Jahre oder mit Einwilligung der Eltern'. */
    oldEnough: z.literal(true),
    token: z.optional(linkTokenSchema),
    code: z.optional(codeSchema),
  })
  .check(z.refine((body) => (body.token === undefined) !== (body.code === undefined), { path: ['code'], error: 'Token oder Code.' }));
export type RegisterRequest = z.infer<typeof registerRequestSchema>;

/** Answer of `GET /api/auth/access` (signed in): whether the account has access, and until when (ISO instant; null: for ever). */
export const accessResponseSchema = z.object({ hasAccess: z.boolean(), expiresAt: z.nullable(z.string()) });
