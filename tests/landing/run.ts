import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../server/database/connection.ts';
import { parseEnvironment } from '../../server/environment.ts';
import { buildWebWhenNeeded } from '../../server/web-build.ts';
import { readSeason } from './demo-workouts.ts';
import { takePictures } from './take-pictures.ts';

/** Starts a server with a played season for `npm run pictures`, and takes the landing page's pictures of it. */
async function main(): Promise<void> {
  const root = join(import.meta.dirname, '../..');
  await buildWebWhenNeeded(root);
  const { runServer } = await import('../../server/run-server.ts');
  const dataDir = await mkdtemp(join(tmpdir(), 'anwurf-pictures-'));
  await chmod(dataDir, 0o755);
  const server = await runServer(parseEnvironment({ DATA_DIR: dataDir, PORT: '0' }));
  try {
    const sql = connect(server.databaseUrl, 2);
    const season = await readSeason(sql);
    await sql.end();
    await takePictures(server.url, season, join(root, 'packages/ui/features/landing/pictures'));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await main();
