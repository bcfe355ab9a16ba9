import * as z from 'zod/mini';

/** Codes of the one error format. The interface has the words for people; `message` is English, for logs and developers, and never shown. */
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
  /** A mailed link or token is unknown, used, or expired. */
  'token_invalid',
  /** The mailed six digits are wrong or expired; five wrong tries use the code up. Or the second factor's code is wrong or used. */
  'code_invalid',
  /** The password or the mailed link is right; the account also requires a code. */
  'second_factor_required',
  /** The address already has an account with a password. */
  'already_registered',
  /** The password is one of the most common. */
  'password_too_common',
  /** The account has reached its limit: delete something before adding. */
  'storage_full',
  /** The file is an export whose end or form is missing. */
  'export_damaged',
  /** The file is an export of a version that this server does not know yet. */
  'export_newer',
  /** The file is the export of another account that is still there. */
  'export_foreign',
  /** The team would end with the coach who leaves, and he did not say that it may. */
  'last_coach',
  /** The account was deleted: devices remove their data of it. */
  'account_deleted',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Body of every failed answer, on every route. `fields` maps input paths to their error. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
