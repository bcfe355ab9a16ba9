import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '../..');
const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.optional(z.string()) });
const isLicence = (name: string) => /^(licen[cs]e|notice|copying|ofl)([.-].*)?$/i.test(name);

/** A package whose code may be in the app, with its licence. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; '' when its package names none. */
  readonly licence: string;
  /** Texts that lie in its folder. */
  readonly texts: readonly string[];
}

/** Licences of all packages that the desktop app is built from, by npm's own list of its dependencies. @throws when npm fails */
export async function thirdPartyNotices(): Promise<Notice[]> {
  const parameters = ['ls', '--parseable', '--all', '--omit=dev', '-w', '@anwurf/desktop'];
  const { stdout } = await promisify(execFile)('npm', parameters, { cwd: root, maxBuffer: 10_000_000 });
  const folders = stdout
    .split('\n')
    .filter((folder) => folder.includes(`${sep}node_modules${sep}`) && existsSync(folder))
    // Our own packages are links to folders outside.
    .filter((folder) => realpathSync(folder).includes(`${sep}node_modules${sep}`));
  const notices = [...new Set(folders)].map((folder) => {
    const { name, version, license = '' } = packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
    const texts = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && isLicence(entry.name))
      .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim());
    return { name, version, licence: license, texts };
  });
  return notices.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The notices as the file beside the app. */
export function renderNotices(notices: readonly Notice[]): string {
  const sections = notices.map(({ name, version, licence, texts }) => [`${name} ${version} (${licence})`, ...texts].join('\n\n'));
  return `Anwurf enthält Teile dieser Pakete unter ihren Lizenzen.\n\n${sections.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
