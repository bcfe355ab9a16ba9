import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { PostgresBinaries, RunAs } from './postgres-binaries.ts';

/** Time in which a server that starts again may take the cluster over. */
const takeoverMs = 2000;

/**
 * Runs in a process of its own until its input ends, which happens when its server is gone, however it went. Stops Postgres
 * unless another server has taken it over meanwhile. Plain text, so that it runs from the bundle as well.
 */
const guardScript = `
const { spawn } = require('node:child_process');
const { readFileSync } = require('node:fs');
const [ownerFile, owner, program, cluster, uid, gid] = process.argv.slice(1);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
const isOurs = () => { try { return readFileSync(ownerFile, 'utf8') === owner; } catch { return false; } };
process.stdin.resume().on('end', () => setTimeout(() => {
  if (!isOurs()) return;
  const runAs = uid === '' ? {} : { uid: Number(uid), gid: Number(gid) };
  spawn(program, ['stop', '-m', 'fast', '-D', cluster], { stdio: 'ignore', ...(process.platform === 'win32' ? {} : { cwd: '/' }), ...runAs });
}, ${takeoverMs}));
`;

/**
 * Makes the Postgres of a cluster end with this process, also when it is killed. The newest caller for a cluster decides.
 * @param ownerFile where the caller is noted
 * @returns ends the guard; Postgres is left as it is
 */
export function stopWithUs(binaries: PostgresBinaries, cluster: string, ownerFile: string, runAs: RunAs): () => void {
  const owner = randomUUID();
  writeFileSync(ownerFile, owner, { mode: 0o600 });
  const parameters = [ownerFile, owner, binaries.pg_ctl, cluster, String(runAs.uid ?? ''), String(runAs.gid ?? '')];
  const guard = spawn(process.execPath, ['-e', guardScript, ...parameters], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  guard.unref();
  // Its input is open as long as this process lives; it must not keep the process alive.
  (guard.stdin as Socket).unref();
  return () => void guard.kill('SIGKILL');
}
