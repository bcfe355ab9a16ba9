import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { CATALOGUE } from '@anwurf/domain/catalogue/catalogue';
import { serve } from '@hono/node-server';
import { createDemoAccount } from './accounts/account.ts';
import { pruneRefreshTokens } from './accounts/refresh-token.ts';
import { createApp } from './app.ts';
import { loadCatalogue } from './catalogue/load-catalogue.ts';
import { connect } from './database/connection.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { migrate } from './database/migrate.ts';
import { readSecrets } from './database/secrets.ts';
import type { Environment } from './environment.ts';
import type { ErrorLog } from './errors/error-handler.ts';
import { startPlanWorker } from './plan-generations/worker.ts';
import type { ShapeTimes } from './shapes/embedded-shapes.ts';
import { pruneShapeLog } from './shapes/prune-shape-log.ts';
import { startShapeWake } from './shapes/shape-wake.ts';
import { listStaticFiles } from './static/static-files.ts';

const migrationsDirectory = fileURLToPath(new URL('../migrations', import.meta.url));
const webDirectory = fileURLToPath(new URL('../web/dist', import.meta.url));

const hourMs = 3_600_000;
/** Whoever was away longer fetches everything anew, which costs a second. */
const shapeLogSeconds = 30 * 86_400;
const graceMs = 3000;

/** A server that listens. */
export type RunningServer = { readonly url: string; readonly databaseUrl: string; stop(): Promise<void> };

const logToStandardError: ErrorLog = (line, error) => console.error(line, error ?? '');

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), graceMs).unref();
  });
}

/**
 * Starts everything: database, migrations, catalogue, background work, HTTP.
 * @param options.shapeTimes shorter times for tests
 */
export async function runServer(
  environment: Environment,
  options: { log?: ErrorLog; shapeTimes?: ShapeTimes } = {},
): Promise<RunningServer> {
  const log = options.log ?? logToStandardError;
  const embedded = environment.databaseUrl === undefined ? await startEmbeddedPostgres(environment.dataDir) : undefined;
  const databaseUrl = environment.databaseUrl ?? embedded?.url ?? '';
  const sql = connect(databaseUrl);
  await migrate(sql, migrationsDirectory);
  await loadCatalogue(sql, CATALOGUE);
  if (environment.mode === 'development') await createDemoAccount(sql);

  const closing = new AbortController();
  const worker = startPlanWorker(sql, CATALOGUE, log);
  const wake = await startShapeWake(databaseUrl, () => worker.wake());
  const cleaning = setInterval(() => {
    void Promise.all([pruneShapeLog(sql, { olderThanSeconds: shapeLogSeconds }), pruneRefreshTokens(sql)]).catch((error: unknown) =>
      log('cleaning failed', error),
    );
  }, hourMs);

  const app = createApp({
    sql,
    secrets: await readSecrets(sql),
    wake,
    files: await listStaticFiles(webDirectory),
    log,
    closing: closing.signal,
    publicUrl: environment.publicUrl,
    electric: environment.electric,
    shapeTimes: options.shapeTimes,
  });
  const { server, port } = await new Promise<{ server: Server; port: number }>((resolve, reject) => {
    const started = serve({ fetch: app.fetch, hostname: environment.host, port: environment.port }, (address) =>
      resolve({ server: started as Server, port: address.port }),
    );
    started.once('error', reject);
    // Longer than the pauses of a device that synchronises: a connection closed under a request costs it a retry.
    (started as Server).keepAliveTimeout = 75_000;
  });

  return {
    url: `http://${environment.host.includes(':') ? `[${environment.host}]` : environment.host}:${port}`,
    databaseUrl,
    async stop() {
      clearInterval(cleaning);
      closing.abort();
      await Promise.all([closeServer(server), worker.stop()]);
      await wake.stop();
      await sql.end({ timeout: 5 });
      await embedded?.stop();
    },
  };
}
