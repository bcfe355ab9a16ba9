import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { generatedFile, writeGenerated } from './write-generated.node.ts';

/**
 * Read by initdb alone, whose work the prepared image has done, by servers, or by encodings, languages and time zones that no query of
 * ours names: a device's Postgres counts in UTC.
 */
const unread = [
  /^\/pglite\/icu\//,
  /^\/pglite\/lib\/postgresql\/(?!plpgsql\.so$)/,
  /^\/pglite\/share\/postgresql\/([^/]+\.(bki|sql|txt|sample)|tsearch_data\/.*|timezonesets\/(?!Default$).*)$/,
  /^\/pglite\/share\/postgresql\/timezone\/(?!((Etc\/)?(UTC|GMT))$)/,
];

/** Whether a device does without this file of the bundle. */
export const isUnread = (name: string): boolean => unread.some((pattern) => pattern.test(name));

/** Where a file lies in the bundle, in bytes. */
interface BundledFile {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The table of contents, which PGlite's own script holds.
 * @throws Error when it is not where it was: look there after an upgrade
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
  for (const { name, start, end } of readContents(script, bundle.length)) {
    if (isUnread(name)) bundle.fill(0, start, end);
  }
  const made = generatedFile('pglite.data');
  const isKnown = bundle.equals(await readFile(made).catch(() => Buffer.alloc(0)));
  if (!isKnown) await writeGenerated('pglite.data', bundle);
  return made.pathname;
}

let made: Promise<string> | null = null;

/**
 * Makes PGlite's bundle of files as a device needs it: what nobody reads there becomes zeros, which compress to nothing; the rest
 * stays where PGlite looks for it. Kept in `store/generated`, looked at once a process.
 * @returns path of the bundle
 */
export function ensurePgliteBundle(): Promise<string> {
  made ??= makeBundle();
  return made;
}
