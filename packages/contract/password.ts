import * as z from 'zod/mini';
import { emailSchema, linkTokenSchema, newPasswordSchema, secondFactorCodeSchema } from './credentials.ts';

/**
 * Body of `POST /api/auth/forgot-password`. Answers 204 for every address. A paid address without a password is mailed the way to
 * register instead.
 */
export const forgotPasswordRequestSchema = z.object({ email: emailSchema });

/** Body of `POST /api/auth/reset-token`: checks whether a mailed link is still valid. 204, or `token_invalid`. */
export const resetTokenRequestSchema = z.object({ token: linkTokenSchema });

/**
 * Body of `POST /api/auth/reset-password`: uses the link up, ends all sessions and starts a new one. Fails with `token_invalid`,
 * `password_too_common`; if the account has a second factor, with `second_factor_required` or `code_invalid`, and the link stays
 * valid.
 */
export const resetPasswordRequestSchema = z.object({
  token: linkTokenSchema,
  password: newPasswordSchema,
  code: z.optional(secondFactorCodeSchema),
});
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequestSchema>;

/**
 * Body of `POST /api/auth/change-password` (signed in): ends all other sessions and answers a new one. Fails with
 * `invalid_credentials` (the current password is wrong), `password_too_common`; if the account has a second factor, with
 * `second_factor_required` or `code_invalid`. Suspends all passkeys.
 */
export const changePasswordRequestSchema = z.object({
  currentPassword: z.string().check(z.minLength(1), z.maxLength(128)),
  newPassword: newPasswordSchema,
  code: z.optional(secondFactorCodeSchema),
});
export type ChangePasswordRequest = z.infer<typeof changePasswordRequestSchema>;
