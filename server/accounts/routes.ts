import { Hono } from 'hono';
import type { AccountOptions } from './options.ts';
import { createOwnSessionRoutes } from './own-session-routes.ts';
import { createPasswordRoutes } from './password-routes.ts';
import { createSessionAnswers } from './session-answer.ts';
import { createSessionRoutes } from './session-routes.ts';

/** Sessions and passwords, below `/api/auth`, where the cookie and the desktop's keeper live. */
export function createAuthRoutes(options: AccountOptions): Hono {
  const sessions = createSessionAnswers(options.tokens, options.publicUrl);
  return new Hono()
    .route('/', createSessionRoutes(options, sessions))
    .route('/', createOwnSessionRoutes(options, sessions))
    .route('/', createPasswordRoutes(options, sessions));
}
