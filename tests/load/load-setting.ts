import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createDatabaseIn } from '../server/cluster.ts';
import { type SpawnedServer, spawnServer } from '../server/spawn-server.ts';

/** Source of the shapes. */
export type ShapeSource = 'embedded' | 'forwarding';

/** A server in a process of its own, and what stands behind it. */
export type LoadSetting = {
  readonly server: SpawnedServer;
  readonly databaseUrl: string;
  /** In words, for the report. */
  readonly source: string;
};

/** Something that was started. */
export type Stoppable = { stop(): Promise<unknown> };

type Electric = { readonly environment: Record<string, string>; readonly source: string; stop(): Promise<unknown> };

async function startStandIn(databaseUrl: string): Promise<Electric> {
  const child = fork(join(import.meta.dirname, 'stand-in-process.ts'), [databaseUrl], { execArgv: ['--import', 'tsx'] });
  const exited = once(child, 'exit');
  const refused = exited.then(() => Promise.reject(new Error('the stand-in for Electric ended')));
  const [{ url, secret }] = (await Promise.race([once(child, 'message'), refused])) as [{ url: string; secret: string }];
  return {
    environment: { ELECTRIC_URL: url, ELECTRIC_SECRET: secret },
    source: "forwarding to the repository's stand-in for Electric",
    stop: () => {
      if (child.connected) child.disconnect();
      return exited;
    },
  };
}

const nothingToStop = () => Promise.resolve();

/** The genuine Electric that the environment names, else the stand-in. */
function findElectric(databaseUrl: string): Promise<Electric> {
  const { ELECTRIC_URL, ELECTRIC_SECRET = '' } = process.env;
  if (ELECTRIC_URL === undefined) return startStandIn(databaseUrl);
  const environment = { ELECTRIC_URL, ELECTRIC_SECRET };
  return Promise.resolve({ environment, source: `forwarding to Electric at ${ELECTRIC_URL}`, stop: nothingToStop });
}

const embedded: Electric = { environment: {}, source: 'the embedded shape log', stop: nothingToStop };

/**
 * Starts a server on a database of its own, or on the one that a genuine Electric follows.
 * @param clusterUrl Postgres in which databases are made
 * @param started is called with each thing that has to be stopped, as soon as it runs
 * @throws when `ELECTRIC_URL` is set and `DATABASE_URL`, which that Electric follows, is not
 */
export async function startSetting(clusterUrl: string, source: ShapeSource, started: (running: Stoppable) => void): Promise<LoadSetting> {
  const { ELECTRIC_URL, DATABASE_URL } = process.env;
  const isGenuine = source === 'forwarding' && ELECTRIC_URL !== undefined;
  if (isGenuine && DATABASE_URL === undefined) throw new Error('ELECTRIC_URL needs DATABASE_URL: the database that this Electric follows.');
  const databaseUrl = isGenuine ? (DATABASE_URL ?? '') : await createDatabaseIn(clusterUrl);
  const electric = source === 'forwarding' ? await findElectric(databaseUrl) : embedded;
  started(electric);
  const server = await spawnServer({ DATABASE_URL: databaseUrl, ...electric.environment });
  started(server);
  // Each line about trouble belongs into the report.
  server.process.stderr?.pipe(process.stderr);
  return { server, databaseUrl, source: electric.source };
}
