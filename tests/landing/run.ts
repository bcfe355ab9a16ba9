import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../server/database/connection.ts';
import { parseEnvironment } from '../../server/environment.ts';
import { buildWebWhenNeeded } from '../../server/web-build.ts';
import { readSeason } from './demo-workouts.ts';
import { takeLandingPage } from './take-page.ts';
import { takePictures } from './take-pictures.ts';

/** Starts a server with a played season for `npm run pictures`, and takes the landing page's pictures of it, and then of the page itself. */
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
    const folder = join(root, '.cache/landing');
    await mkdir(folder, { recursive: true });
    await takeLandingPage(server.url, folder);
    console.log(`Pictures of the page: ${folder}`);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await main();
