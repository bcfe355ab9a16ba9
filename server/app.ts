import { Hono } from 'hono';
import { createAccessTokens } from './accounts/access-token.ts';
import { createAccountRoutes } from './accounts/routes.ts';
import type { Sql } from './database/connection.ts';
import type { ServerSecrets } from './database/secrets.ts';
import { answerErrors, type ErrorLog } from './errors/error-handler.ts';
import { createEmbeddedShapes, electricTimes, type ShapeTimes } from './shapes/embedded-shapes.ts';
import { createForwardedShapes } from './shapes/forwarded-shapes.ts';
import { createShapeRoutes, type ShapeSource } from './shapes/routes.ts';
import { createShapeHandles } from './shapes/shape-handle.ts';
import type { ShapeWake } from './shapes/shape-wake.ts';
import { createStaticRoutes } from './static/routes.ts';
import { securityHeaders } from './static/security-headers.ts';
import type { StaticFiles } from './static/static-files.ts';
import { createSyncRoutes } from './sync/routes.ts';

/** Everything the app needs; nothing is read from the environment below this point. */
export type AppOptions = {
  readonly sql: Sql;
  readonly secrets: ServerSecrets;
  readonly wake: ShapeWake;
  readonly files: StaticFiles;
  readonly log: ErrorLog;
  /** Aborts when the server shuts down; held requests then end. */
  readonly closing: AbortSignal;
  readonly publicUrl?: string | undefined;
  readonly electric?: { readonly url: string; readonly secret: string | undefined } | undefined;
  /** Shorter times for tests. */
  readonly shapeTimes?: ShapeTimes | undefined;
};

function chooseShapeSource({ sql, secrets, wake, log, closing, electric, shapeTimes }: AppOptions): ShapeSource {
  if (electric !== undefined) return { kind: 'electric', answer: createForwardedShapes({ ...electric, log, closing }) };
  const handles = createShapeHandles(secrets.shapeHandle);
  return { kind: 'embedded', answer: createEmbeddedShapes({ sql, wake, handles, times: shapeTimes ?? electricTimes, closing }) };
}

/** Composes the server. */
export function createApp(options: AppOptions): Hono {
  const { sql, secrets, log, publicUrl, files } = options;
  const tokens = createAccessTokens(secrets.accessToken);
  const app = new Hono();
  answerErrors(app, log);
  app.use(securityHeaders({ https: publicUrl?.startsWith('https:') === true }));
  app.get('/api/health', async (c) => {
    await sql`select 1`;
    return c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' });
  });
  app.route('/api/auth', createAccountRoutes({ sql, tokens, publicUrl }));
  app.route('/api/shapes', createShapeRoutes(tokens, chooseShapeSource(options)));
  app.route('/api/sync', createSyncRoutes(sql, tokens));
  app.route('/', createStaticRoutes(files));
  return app;
}
