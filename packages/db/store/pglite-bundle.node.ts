import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packBundle } from './sparse-bundle.ts';
import { generatedFile, writeGenerated } from './write-generated.node.ts';

/**
 * Read only by initdb, which the prepared image replaces, by servers, or for encodings, languages and time zones that none of our
 * queries names: a device's Postgres runs in UTC.
 */
const unread = [
  /^\/pglite\/icu\//,
  /^\/pglite\/lib\/postgresql\/(?!plpgsql\.so$)/,
  /^\/pglite\/share\/postgresql\/([^/]+\.(bki|sql|txt|sample)|tsearch_data\/.*|timezonesets\/(?!Default$).*)$/,
  /^\/pglite\/share\/postgresql\/timezone\/(?!((Etc\/)?(UTC|GMT))$)/,
];

/** Whether a device never reads this file of the bundle. */
export const isUnread = (name: string): boolean => unread.some((pattern) => pattern.test(name));

/** Position of a file in the bundle, in bytes. */
interface BundledFile {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The bundle's table of contents, which is in PGlite's own script.
 * @throws Error when it has moved: check this after an upgrade
 */
function readContents(script: string, size: number): BundledFile[] {
  const files = [...script.matchAll(/\{filename:"([^"]+)",start:(\d+),end:(\d+)/g)].map(([, name = '', start, end]) => ({
    name,
    start: Number(start),
    end: Number(end),
  }));
  const isWhole = files.every(({ start }, index) => start === (files[index - 1]?.end ?? 0)) && files.at(-1)?.end === size;
  if (!isWhole) throw new Error('PGlite lists the files of pglite.data differently now.');
  return files;
}

async function makeBundle(): Promise<string> {
  const directory = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const [bundle, script] = await Promise.all([readFile(join(directory, 'pglite.data')), readFile(join(directory, 'pglite.js'), 'utf8')]);
  const read = readContents(script, bundle.length).filter(({ name }) => !isUnread(name));
  const packed = packBundle(bundle, read);
  const made = generatedFile('pglite.data');
  const known = await readFile(made).catch(() => Buffer.alloc(0));
  if (!known.equals(packed)) await writeGenerated('pglite.data', packed);
  return made.pathname;
}

let made: Promise<string> | null = null;

/**
 * Builds PGlite's file bundle for devices, packed: without the files that a device never reads. The others keep their offsets when it
 * is unpacked. Stored in `store/generated`, checked once a process.
 * @returns path of the packed bundle
 */
export function ensurePgliteBundle(): Promise<string> {
  made ??= makeBundle();
  return made;
}
