import { createServer } from 'node:net';

/**
 * Refuses a port that another program listens at, before anything else is started. Port 0 is always free.
 * @throws Error that says which port is taken, and how to choose another
 */
export async function requireFreePort(host: string, port: number, variable = 'PORT'): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. End the other program, or choose another port: ${variable}=${port + 1}`)
          : new Error(`No server can listen at ${host}:${port} (${cause.code ?? cause.message}).`),
      ),
    );
    probe.listen(port, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}
