import * as z from 'zod/mini';
import { codeSchema } from './access.ts';
import { emailSchema, ownPasswordSchema, secondFactorCodeSchema } from './credentials.ts';

/** How long the mailed codes are good, in minutes. */
export const EMAIL_CHANGE_MINUTES = 10;

/**
 * Body of `POST /api/auth/change-email` (signed in): mails a code of six digits to the account's address and one to the new address.
 * 204 for every new address. Fails with `invalid_credentials`; `invalid_input` at `newEmail` when it is the account's own; if the
 * account has a second factor, with `second_factor_required` or `code_invalid`.
 */
export const changeEmailRequestSchema = z.object({
  newEmail: emailSchema,
  password: ownPasswordSchema,
  code: z.optional(secondFactorCodeSchema),
});

/**
 * Body of `POST /api/auth/confirm-email` (signed in): with both codes the address changes, all other sessions end, and a new one is
 * answered. Fails with `code_invalid`: one of them is wrong or expired, or five wrong tries have used them up.
 */
export const confirmEmailRequestSchema = z.object({ oldCode: codeSchema, newCode: codeSchema });
export type ConfirmEmailRequest = z.infer<typeof confirmEmailRequestSchema>;
