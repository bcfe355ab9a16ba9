import * as z from 'zod/mini';
import { ownPasswordSchema, secondFactorCodeSchema } from './credentials.ts';

/**
 * Answer of `GET /api/auth/sign-in-methods`: ways to sign in besides the password. Times are ISO instants.
 * `authenticator`: since when codes are required, null: never.
 */
export const signInMethodsResponseSchema = z.object({
  authenticator: z.nullable(z.object({ since: z.string(), recoveryCodesLeft: z.number() })),
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.nullable(z.string()),
      /** A new password has suspended it: it signs in again once it is confirmed. */
      isSuspended: z.boolean(),
    }),
  ),
});
export type SignInMethods = z.infer<typeof signInMethodsResponseSchema>;
export type OwnPasskey = SignInMethods['passkeys'][number];

/**
 * Body of `POST /api/auth/authenticator/begin`: answers a new secret, which becomes active with its first code.
 * Fails with `invalid_credentials`, `already_registered` (codes are already required).
 */
export const beginAuthenticatorRequestSchema = z.object({ password: ownPasswordSchema });
/** The secret in base32, and the address (`otpauth:`) that authenticator apps read from a QR code. */
export const beginAuthenticatorResponseSchema = z.object({ secret: z.string(), address: z.string() });

/** Body of `POST /api/auth/authenticator/confirm`: requires codes from now on. Fails with `code_invalid`. */
export const confirmAuthenticatorRequestSchema = z.object({ code: secondFactorCodeSchema });
/** Shown once: each recovery code replaces one code. */
export const confirmAuthenticatorResponseSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** Body of `POST /api/auth/authenticator/remove`. Fails with `invalid_credentials`, `code_invalid`. */
export const removeAuthenticatorRequestSchema = z.object({ password: ownPasswordSchema, code: secondFactorCodeSchema });

/**
 * Body of `POST /api/auth/authenticator/recovery-codes`: new codes, earlier ones become invalid; answered as `/confirm`.
 * Fails with `invalid_credentials`, `code_invalid`.
 */
export const renewRecoveryCodesRequestSchema = z.object({ password: ownPasswordSchema, code: secondFactorCodeSchema });
