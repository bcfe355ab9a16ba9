import { join } from 'node:path';
import { bundleServer as writeBundle } from '../../../server/build/bundle-server.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.cache/server');

/** The server as one file: tests start it dozens of times, and compiling 200 files takes three times as long as starting. */
export const serverBundle = join(folder, 'index.mjs');

/** Each project of a run loads its set-up anew, so what has been done for all of them is remembered by the process. */
const once = Symbol.for('anwurf.server-bundle');
const processWide = globalThis as { [once]?: Promise<void> };

/**
 * Writes {@link serverBundle} once in a run: a second time would take it away from servers that are starting. Later steps of
 * `npm test` find that of the first.
 */
export async function bundleServer(): Promise<void> {
  if (process.env['SERVER_IS_BUNDLED'] === '1') return;
  await (processWide[once] ??= writeBundle(root, folder));
}
