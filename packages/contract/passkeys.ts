import * as z from 'zod/mini';
import { ownPasswordSchema, secondFactorCodeSchema } from './credentials.ts';
import { writtenText } from './storable-text.ts';

const base64url = (longest: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(longest));
/** The server ignores the extensions that browsers send. */
const extensionsSchema = z.record(z.string(), z.unknown());

/** Answer of `navigator.credentials.create`, as JSON (WebAuthn: RegistrationResponseJSON). */
const registrationSchema = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  clientExtensionResults: extensionsSchema,
  response: z.object({
    clientDataJSON: base64url(2000),
    attestationObject: base64url(8000),
    transports: z.optional(z.array(z.string().check(z.regex(/^[\w-]{1,20}$/))).check(z.maxLength(10))),
  }),
});

/** Answer of `navigator.credentials.get`, as JSON (WebAuthn: AuthenticationResponseJSON). */
const assertionSchema = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  clientExtensionResults: extensionsSchema,
  response: z.object({
    clientDataJSON: base64url(2000),
    authenticatorData: base64url(2000),
    signature: base64url(2000),
    userHandle: z.optional(base64url(100)),
  }),
});

/** The player's name for a passkey. */
export const passkeyNameSchema = writtenText(60, 'Der Name darf höchstens 60 Zeichen lang sein.').check(
  z.minLength(1, 'Bitte gib dem Passkey einen Namen.'),
);

/**
 * Body of `POST /api/auth/passkeys/begin` (signed in): answers the options of `navigator.credentials.create`, as JSON.
 * Fails with `invalid_credentials`, `forbidden` (the account has reached its limit of passkeys); if the account has a second
 * factor, with `second_factor_required` or `code_invalid`.
 */
export const beginPasskeyRequestSchema = z.object({ password: ownPasswordSchema, code: z.optional(secondFactorCodeSchema) });

/** Body of `POST /api/auth/passkeys/add` (signed in). Answer 204, or `token_invalid`: too late, or for another challenge. */
export const addPasskeyRequestSchema = z.object({ name: passkeyNameSchema, registration: registrationSchema });
export type AddPasskeyRequest = z.infer<typeof addPasskeyRequestSchema>;

/** Body of `POST /api/auth/passkeys/remove` (signed in). Answer 204, also when the passkey is already gone, or as `/begin`. */
export const removePasskeyRequestSchema = z.object({
  id: z.uuid(),
  password: ownPasswordSchema,
  code: z.optional(secondFactorCodeSchema),
});

/**
 * Body of `POST /api/auth/passkeys/confirm` (signed in): a passkey that a new password has suspended signs in again. Answer 204,
 * or as `/begin`.
 */
export const confirmPasskeyRequestSchema = z.object({
  id: z.uuid(),
  password: ownPasswordSchema,
  code: z.optional(secondFactorCodeSchema),
});

/**
 * Body of `POST /api/auth/passkeys/sign-in`: answers a session, or `invalid_credentials`. `POST /api/auth/passkeys/challenge`
 * answers the challenge, as JSON for `navigator.credentials.get`.
 */
export const passkeySignInRequestSchema = z.object({ assertion: assertionSchema });
export type PasskeySignInRequest = z.infer<typeof passkeySignInRequestSchema>;

/** Options for the browser's create and get calls; browsers read more fields than we do. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

/** The same for a new passkey: what the browser needs of it, and the rest as the server's library has written it. */
export const passkeyCreationSchema = z.looseObject({
  challenge: z.string(),
  rp: z.looseObject({ name: z.string() }),
  user: z.looseObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
});
