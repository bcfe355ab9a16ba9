import * as z from 'zod/mini';
import { emailSchema, ownPasswordSchema, secondFactorCodeSchema } from './credentials.ts';
import { maxOriginsAtSignOut } from './sign-out.ts';

/**
 * Body of `POST /api/auth/login`. Fails with `invalid_credentials`; with the right password, `second_factor_required` (the
 * account requires a code, and none was sent) or `code_invalid`.
 */
export const loginRequestSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1, 'Bitte gib dein Passwort ein.'), z.maxLength(128)),
  code: z.optional(secondFactorCodeSchema),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/**
 * Answer of every route that signs in: login, refresh, register, password reset, password change. The refresh token travels in an
 * HttpOnly cookie (web); only a client that identifies itself as the desktop app (`x-anwurf-client: desktop`) gets it in the
 * body, to keep it in the operating system's protected store. A refresh may answer without a new one: then the old one stays.
 */
export const sessionResponseSchema = z.object({
  accessToken: z.string(),
  expiresInSeconds: z.number().check(z.int(), z.positive()),
  user: z.object({ id: z.uuid(), email: z.string(), fullName: z.nullable(z.string()) }),
  refreshToken: z.optional(z.string()),
});
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

/**
 * Body of `POST /api/auth/logout`: ends the session, answer 204. `origins`: origins of the local store that is being removed from
 * the device, so that the server may forget their mutations (`POST /api/sync/finished-origins`).
 */
export const signOutRequestSchema = z.object({ origins: z.optional(z.array(z.uuid()).check(z.maxLength(maxOriginsAtSignOut))) });

/** Answer of `GET /api/auth/sessions`: the user's sessions, last used first. Times are ISO instants. */
export const ownSessionsResponseSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      /** Coarse device name, in German: 'Chrome auf Android'. */
      device: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string(),
      /** The session of this request. */
      isCurrent: z.boolean(),
    }),
  ),
});
export type OwnSession = z.infer<typeof ownSessionsResponseSchema>['sessions'][number];

/** Body of `POST /api/auth/sessions/end`: ends one session. Answer 204, also when it has already ended, or `invalid_credentials`. */
export const endOwnSessionRequestSchema = z.object({ id: z.uuid(), password: ownPasswordSchema });

/** Body of `POST /api/auth/sessions/end-others`: ends all sessions but this one. Answer 204, or `invalid_credentials`. */
export const endOtherSessionsRequestSchema = z.object({ password: ownPasswordSchema });
