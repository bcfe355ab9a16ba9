import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { PostgresBinaries, RunAs } from './postgres-binaries.ts';

/** Time in which a server that starts again may take the cluster over. */
const takeoverMs = 2000;

/** Tokens of servers that own a cluster. Only one process can remove a token: a guard to stop Postgres, or the next server to go on. */
const tokenName = 'postgres-owner';

/**
 * Runs in a process of its own until its input ends, which happens when its server is gone, however it went. Stops Postgres
 * unless another server has taken it over meanwhile. Plain text, so that it runs from the bundle as well.
 */
const guardScript = `
const { spawn } = require('node:child_process');
const { unlinkSync } = require('node:fs');
const [token, program, cluster, uid, gid] = process.argv.slice(1);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
const takeToken = () => { try { unlinkSync(token); return true; } catch { return false; } };
process.stdin.resume().on('end', () => setTimeout(() => {
  if (!takeToken()) return;
  const runAs = uid === '' ? {} : { uid: Number(uid), gid: Number(gid) };
  spawn(program, ['stop', '-m', 'fast', '-D', cluster], { stdio: 'ignore', ...(process.platform === 'win32' ? {} : { cwd: '/' }), ...runAs });
}, ${takeoverMs}));
`;

/**
 * Takes a running Postgres over from a server that is gone.
 * @param folder where tokens lie
 * @returns false: nobody has left it, or it is being stopped already
 */
export function takeOver(folder: string): boolean {
  const tokens = readdirSync(folder).filter((name) => name.startsWith(tokenName));
  return tokens.map((name) => removes(join(folder, name))).includes(true);
}

function removes(file: string): boolean {
  try {
    unlinkSync(file);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes the Postgres of a cluster end with this process, also when it is killed.
 * @param folder where its token lies
 * @returns ends the guard; Postgres is left as it is
 */
export function stopWithUs(binaries: PostgresBinaries, cluster: string, folder: string, runAs: RunAs): () => void {
  const token = join(folder, `${tokenName}-${randomUUID()}`);
  writeFileSync(token, '', { mode: 0o600 });
  const parameters = [token, binaries.pg_ctl, cluster, String(runAs.uid ?? ''), String(runAs.gid ?? '')];
  const guard = spawn(process.execPath, ['-e', guardScript, ...parameters], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  guard.unref();
  // Its input is open as long as this process lives; it must not keep the process alive.
  (guard.stdin as Socket).unref();
  return () => {
    guard.kill('SIGKILL');
    rmSync(token, { force: true });
  };
}
