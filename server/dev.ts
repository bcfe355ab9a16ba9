import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { demoLines } from './development/demo-season/demo-lines.ts';
import { parseEnvironment } from './environment.ts';
import { requireFreePort } from './http/require-free-port.ts';

const root = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const vite = join(require.resolve('vite/package.json'), '../bin/vite.js');

/** Entry of `npm run dev`: a Postgres, the server in watch mode, and Vite, which proxies `/api`. Ends when one of them ends. */
async function main(): Promise<void> {
  const { databaseUrl, dataDir, port } = parseEnvironment({ ANWURF_MODE: 'development', ...process.env });
  const webPort = process.env['WEB_PORT'] ?? '5173';
  await requireFreePort('127.0.0.1', port);
  await requireFreePort('127.0.0.1', Number(webPort), 'WEB_PORT');
  // The server restarts with every change; the database keeps running.
  const embedded = databaseUrl === undefined ? await startEmbeddedPostgres(dataDir) : undefined;
  const url = `http://127.0.0.1:${webPort}`;
  const run = (parameters: readonly string[], environment: Record<string, string>) =>
    spawn(process.execPath, parameters, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
  const children = [
    // Links in mails lead to the page with hot reload.
    run([require.resolve('tsx/cli'), 'watch', '--clear-screen=false', 'server/index.ts'], {
      ANWURF_MODE: 'development',
      DATABASE_URL: databaseUrl ?? embedded?.url ?? '',
      PORT: String(port),
      PUBLIC_URL: process.env['PUBLIC_URL'] ?? url,
    }),
    run([vite, '--config', 'web/vite.config.ts', '--configLoader', 'runner', '--port', webPort, '--strictPort', '--clearScreen', 'false'], {
      ANWURF_API: `http://127.0.0.1:${port}`,
    }),
  ];
  console.log([`Anwurf:        ${url}`, ...demoLines].join('\n'));

  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  const ends = children.map((child) => new Promise<void>((resolve) => child.once('exit', () => resolve())));
  await Promise.race([stopped, ...ends]);
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ends);
  await embedded?.stop();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error && error.cause === undefined ? error.message : error);
  process.exit(1);
});
