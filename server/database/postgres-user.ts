import { userInfo } from 'node:os';
import { runProgram, type RunAs } from './postgres-binaries.ts';

async function readId(option: '-u' | '-g'): Promise<number> {
  return Number.parseInt(await runProgram('id', [option, 'postgres']), 10);
}

/** User that Postgres runs as: it refuses root, so as root it is the user `postgres`, created when missing. */
export async function choosePostgresUser(): Promise<RunAs> {
  if (userInfo().uid !== 0) return {};
  await readId('-u').catch(() => runProgram('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']));
  return { uid: await readId('-u'), gid: await readId('-g') };
}
