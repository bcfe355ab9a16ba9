import { parseEnvironment } from './environment.ts';
import { runServer } from './run-server.ts';

/** Starts the server from the process environment and stops it on SIGINT or SIGTERM. Prints the address as `listening <url>`. */
async function main(): Promise<void> {
  const server = await runServer(parseEnvironment(process.env));
  console.log(`listening ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error && error.cause === undefined ? error.message : error);
  process.exit(1);
});
