import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../server/database/connection.ts';
import { parseEnvironment } from '../../server/environment.ts';
import { buildWebWhenNeeded } from '../../server/web-build.ts';
import { insertChartPlayers } from './chart-players.ts';
import { takeChartPictures } from './take-chart-pictures.ts';

/** Pictures of every chart for `npm run chart-pictures`, and a list of texts that lie over each other; exit code 1 if there are any. */
async function main(): Promise<void> {
  const root = join(import.meta.dirname, '../..');
  const folder = join(root, '.cache/charts');
  await buildWebWhenNeeded(root);
  const { runServer } = await import('../../server/run-server.ts');
  const dataDir = await mkdtemp(join(tmpdir(), 'anwurf-charts-'));
  await chmod(dataDir, 0o755);
  await mkdir(folder, { recursive: true });
  const server = await runServer(parseEnvironment({ DATA_DIR: dataDir, PORT: '0' }));
  try {
    const sql = connect(server.databaseUrl, 3);
    const players = await insertChartPlayers(sql);
    await sql.end();
    const faults = await takeChartPictures(server.url, players, folder);
    console.log(faults.length === 0 ? 'No text lies over another.' : faults.join('\n'));
    console.log(`Pictures: ${folder}`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await main();
