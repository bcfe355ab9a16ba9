import { createServer } from 'node:net';

/**
 * Refuses a port that another program listens at, before anything else is started. Port 0 is always free.
 * @throws Error that says in German which port is taken, and how to choose another
 */
export async function requireFreePort(host: string, port: number, variable = 'PORT'): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'EADDRINUSE'
          ? new Error(`Port ${port} ist schon belegt. Beende das andere Programm, oder nimm einen anderen Port: ${variable}=${port + 1}`)
          : new Error(`Auf ${host}:${port} kann kein Server hören (${cause.code ?? cause.message}).`),
      ),
    );
    probe.listen(port, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}
