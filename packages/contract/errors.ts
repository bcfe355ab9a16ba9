import * as z from 'zod/mini';

/** Codes of the one error format. Words for people are made in the interface; `message` is for logs and fallback. */
export const errorCodes = [
  'bad_request',
  'invalid_input',
  'unauthenticated',
  'invalid_credentials',
  'forbidden',
  'not_found',
  'payload_too_large',
  'too_many_requests',
  'upstream_unavailable',
  'internal',
  /** No completed payment belongs to the address, or its access has ended. */
  'payment_required',
  /** A mailed link or token is unknown, used, or too old. */
  'token_invalid',
  /** The mailed six digits are wrong or too old; five wrong ones use the code up. Or the second factor's code is wrong or used. */
  'code_invalid',
  /** The password is right, or the mailed link; the account asks for a code as well. */
  'second_factor_required',
  /** The address already has an account with a password. */
  'already_registered',
  /** The password is one of the most common. */
  'password_too_common',
  /** The account holds as much as one may: nothing is added before something is deleted. */
  'storage_full',
  /** The account was deleted: devices drop what they hold of it. */
  'account_deleted',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Body of every failed answer, from every route. `fields` maps input paths to what is wrong with them. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
