import * as z from 'zod/mini';
import { longestPassword, shortestPassword } from './password-length.ts';
import { writtenText } from './storable-text.ts';

const notAnAddress = 'Bitte gib eine gültige E-Mail-Adresse ein.';

/**
 * As wide as a payment page: a buyer has to be able to register with the address that he paid with. Letters of any script before
 * and after the @, but no quoted part, comment or bare network address.
 */
const addressPattern =
  /^[^\s@\p{C}"(),:;<>[\]\\]{1,64}@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:xn--[a-z\d-]{1,59}|[\p{L}\p{M}]{2,63})$/iu;

/** An e-mail address as typed, without surrounding spaces; the server compares it in its normal form. */
export const emailSchema = z.string().check(z.trim(), z.regex(addressPattern, notAnAddress), z.maxLength(320, notAnAddress));

/** A new password: 8–128 characters, any characters. The server refuses the most common ones (`password_too_common`). */
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(shortestPassword, `Das Passwort muss mindestens ${shortestPassword} Zeichen lang sein.`),
    z.maxLength(longestPassword, `Das Passwort darf höchstens ${longestPassword} Zeichen lang sein.`),
  );

/** The current password of a signed-in user, asked for again. */
export const ownPasswordSchema = z.string().check(z.minLength(1, 'Bitte gib dein Passwort ein.'), z.maxLength(longestPassword));

/** First and last name joined by a space. */
export const fullNameSchema = writtenText(200).check(z.minLength(1, 'Bitte gib deinen Namen ein.'));

/** A random token of a link: 256 bits, base64url. */
export const linkTokenSchema = z.string().check(z.regex(/^[\w-]{20,100}$/, 'Dieser Link ist unvollständig.'));

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens are ignored. */
export const secondFactorCodeSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
