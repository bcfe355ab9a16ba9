import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const packageLimitMs = 300_000;

/** Runs a command that installs something the tests need, and prints when it fails. */
export function install(what: string, command: string, parameters: readonly string[], limitMs: number): void {
  console.log(`For the tests: trying ${what} …`);
  const { status } = spawnSync(command, parameters, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: limitMs,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) console.log(`${what}: did not work`);
}

/** Installs packages of Debian's, as root on Debian; does nothing elsewhere. */
export function installDebianPackages(names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  install('apt-get update', 'apt-get', ['update', '-qq'], packageLimitMs);
  install(`Debian’s ${names.join(', ')}`, 'apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], packageLimitMs);
}

/** Installs a package of Debian's, as {@link installDebianPackages}. */
export function installDebianPackage(name: string): void {
  installDebianPackages([name]);
}
