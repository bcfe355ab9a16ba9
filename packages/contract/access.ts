import * as z from 'zod/mini';
import { emailSchema, fullNameSchema, linkTokenSchema, newPasswordSchema } from './credentials.ts';

/** Body of `POST /api/checkout`: starts a purchase. Signed-in users send their bearer token, which links the payment to their account. */
export const checkoutRequestSchema = z.object({
  email: z.optional(emailSchema),
  discountCode: z.optional(z.string().check(z.trim(), z.maxLength(40))),
});
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

/** Address of the payment page; it returns to `/payment-success?token=…`. */
export const checkoutResponseSchema = z.object({ url: z.url() });
/** The same with an optional `url`, for callers that have their own message when it is missing. */
export const checkoutAnswerSchema = z.partial(checkoutResponseSchema);

/**
 * Body of `POST /api/auth/verify-payment`. Answers 204 for every address and mails the result. With a completed payment the mail
 * has a registration link (`/register?token=…`) and a code of six digits (10 minutes, 5 tries).
 */
export const verifyPaymentRequestSchema = z.object({ email: emailSchema });

/** Body of `POST /api/auth/registration`: looks up the owner of a link's or a checkout's token. Fails with `token_invalid`. */
export const registrationRequestSchema = z.object({ token: linkTokenSchema });
/**
 * `ready`: the token comes from a mailed link, which proves the address. `code`: paid; a payment does not prove the address, the
 * mailed code does. `pending`: the payment provider has not confirmed the payment yet; ask again.
 */
export const registrationResponseSchema = z.object({
  email: z.string(),
  status: z.enum(['ready', 'code', 'pending', 'registered']),
  /** Of `code`: whether `correct-address` is still open; absent in earlier releases, which did not have it. */
  canCorrect: z.optional(z.boolean()),
});

/**
 * Body of `POST /api/auth/correct-address`: gives a payment another address, once, by the token of its checkout. Answers 204, and mails
 * the new address. Fails with `token_invalid` where there is nothing to correct, or it was done already.
 */
export const correctAddressRequestSchema = z.object({ token: linkTokenSchema, email: emailSchema });

/** The six digits of the welcome mail; spaces and hyphens are ignored. */
export const codeSchema = z.string().check(
  z.maxLength(40),
  z.overwrite((code) => code.replaceAll(/[\s\p{Pd}]/gu, '')),
  z.regex(/^\d{6}$/, 'Der Code hat sechs Ziffern.'),
);

/**
 * Body of `POST /api/auth/register`: creates the account, or sets the first password of an account without one, and signs in. The
 * token of the mailed link or the mailed code proves the address.
 * Fails with `token_invalid`, `code_invalid`, `payment_required`, `already_registered`, `password_too_common`.
 */
export const registerRequestSchema = z
  .object({
    email: emailSchema,
    fullName: fullNameSchema,
    password: newPasswordSchema,
    /** 'mindestens 16 Jahre oder mit Einwilligung der Eltern'. */
    oldEnough: z.literal(true),
    /** Of terms, privacy policy and the sentence about the age, as they were shown; absent in earlier releases. */
    version: z.optional(z.string()),
    token: z.optional(linkTokenSchema),
    code: z.optional(codeSchema),
  })
  .check(z.refine((body) => (body.token === undefined) !== (body.code === undefined), { path: ['code'], error: 'Token oder Code.' }));
export type RegisterRequest = z.infer<typeof registerRequestSchema>;

/** Answer of `GET /api/auth/access` (signed in): whether the account has access, and until when (ISO instant; null: lifetime). */
export const accessResponseSchema = z.object({ hasAccess: z.boolean(), expiresAt: z.nullable(z.string()) });
