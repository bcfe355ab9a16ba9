import { fileURLToPath } from 'node:url';
import { demoLines } from './development/demo-season/demo-lines.ts';
import { parseEnvironment } from './environment.ts';
import { requireFreePort } from './http/require-free-port.ts';
import { buildWebWhenNeeded } from './web-build.ts';

/** Entry of `npm start`: builds the web app when needed, starts the server and prints its address. */
async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  console.log('Anwurf is starting …');
  await requireFreePort(environment.host, environment.port);
  await buildWebWhenNeeded(fileURLToPath(new URL('..', import.meta.url)));
  const { runServer } = await import('./run-server.ts');
  const server = await runServer(environment);
  const lines = [`Anwurf:        ${environment.publicUrl ?? server.url}`];
  if (environment.mode === 'development') lines.push(...demoLines);
  if (server.dataFolder !== undefined) lines.push(`Data:          ${server.dataFolder}`);
  console.log(`\n${lines.join('\n')}\n\nStop with Ctrl+C.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error && error.cause === undefined ? error.message : error);
  process.exit(1);
});
