import { userInfo } from 'node:os';
import { runProgram, type RunAs } from './postgres-binaries.ts';

async function readId(option: '-u' | '-g'): Promise<number> {
  return Number.parseInt(await runProgram('id', [option, 'postgres']), 10);
}

/**
 * Postgres refuses to run as root; then it runs as the user `postgres`, who is made when missing.
 * @param mustReach files and folders that this user has to reach
 */
export async function choosePostgresUser(mustReach: readonly string[]): Promise<RunAs> {
  if (userInfo().uid !== 0) return {};
  await readId('-u').catch(() => runProgram('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']));
  const runAs = { uid: await readId('-u'), gid: await readId('-g') };
  try {
    for (const path of mustReach) await runProgram('test', ['-x', path], runAs);
    return runAs;
  } catch {
    // The project lies in a folder that only root may enter (/root). Postgres still has to be another user,
    // but may keep the one capability to pass through it.
    const prefix = ['setpriv', `--reuid=${runAs.uid}`, `--regid=${runAs.gid}`, '--clear-groups'];
    return { prefix: [...prefix, '--inh-caps=+dac_override,+dac_read_search', '--ambient-caps=+dac_override,+dac_read_search'] };
  }
}
