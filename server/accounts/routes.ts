import { Hono } from 'hono';
import { createEmailRoutes } from './email-routes.ts';
import type { AccountOptions } from './options.ts';
import { createOwnSessionRoutes } from './own-session-routes.ts';
import { createPasskeyRoutes } from './passkeys/routes.ts';
import { createPasswordRoutes } from './password-routes.ts';
import { createCodeDemand } from './second-factor/demand-code.ts';
import { createSecondFactorRoutes } from './second-factor/routes.ts';
import { createSecondFactors } from './second-factor/second-factor.ts';
import { createSessionAnswers } from './session-answer.ts';
import { createSessionRoutes } from './session-routes.ts';

/**
 * Sessions, passwords, second factors and passkeys, under `/api/auth`, the path of the refresh cookie and of the desktop app's
 * token store.
 */
export function createAuthRoutes(options: AccountOptions): Hono {
  const sessions = createSessionAnswers(options.tokens, options.publicUrl);
  const factors = createSecondFactors(options.sql, options.factorSecret);
  const demand = createCodeDemand(options.sql, factors, options.siteUrl);
  return new Hono()
    .route('/', createSessionRoutes(options, sessions, demand))
    .route('/', createOwnSessionRoutes(options, sessions))
    .route('/', createPasswordRoutes(options, sessions, demand))
    .route('/', createEmailRoutes(options, sessions, demand))
    .route('/', createSecondFactorRoutes(options, sessions, { factors, demand }))
    .route('/', createPasskeyRoutes(options, sessions, demand));
}
