import * as z from 'zod/mini';
import { emailSchema } from './credentials.ts';

/** Body of `POST /api/auth/login`. */
export const loginRequestSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1, 'Bitte gib dein Passwort ein.'), z.maxLength(128)),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/**
 * Answer of everything that signs in: login, refresh, register, reset of a password, change of a password. The
 * refresh token itself travels in an HttpOnly cookie (web); only a client that declares itself the desktop app
 * (`x-anwurf-client: desktop`) reads it from the body, to keep it in the store that the operating system protects.
 */
export const sessionResponseSchema = z.object({
  accessToken: z.string(),
  expiresInSeconds: z.number().check(z.int(), z.positive()),
  user: z.object({ id: z.uuid(), email: z.string(), fullName: z.nullable(z.string()) }),
  refreshToken: z.optional(z.string()),
});
export type SessionResponse = z.infer<typeof sessionResponseSchema>;
