import { spawnSync } from 'node:child_process';
import { installDebianPackages } from '../debian-package.ts';
import { startFirefox } from './firefox.ts';
import type { Remote } from './remote.ts';
import { startWebkit } from './webkit.ts';

/** A browser engine beside Chromium's. */
export interface Engine {
  readonly name: string;
  /** @param options.pageCache with a back/forward cache, where it can be switched */
  readonly start: (profile: string, options?: { readonly pageCache?: boolean }) => Promise<Remote>;
  /** Commands that succeed where it is installed. */
  readonly probes: readonly (readonly [command: string, ...parameters: string[]])[];
  /** Debian's packages with it. */
  readonly packages: readonly string[];
}

const webkitLibrary =
  'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2';

const engines: readonly Engine[] = [
  { name: 'Firefox', start: startFirefox, probes: [['firefox-esr', '--version']], packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    start: startWebkit,
    probes: [
      ['WebKitWebDriver', '--help'],
      ['Xvfb', '-help'],
      ['/usr/bin/python3', '-c', webkitLibrary],
    ],
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
  },
];

const isInstalled = ({ probes }: Engine) =>
  probes.every(([command, ...parameters]) => spawnSync(command, parameters, { stdio: 'ignore', timeout: 30_000 }).status === 0);

/** Engines that are there. */
export const installedEngines = (): readonly Engine[] => engines.filter(isInstalled);

/** Installs what is missing, as root on Debian; names the engines that stay away. */
export function ensureEngines(): void {
  for (const engine of engines) {
    if (isInstalled(engine)) continue;
    installDebianPackages(engine.packages);
    if (!isInstalled(engine)) console.log(`Without ${engine.name}: its journeys are left out.`);
  }
}
