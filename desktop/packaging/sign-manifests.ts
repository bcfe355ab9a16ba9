import { sign } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { parse } from 'yaml';

const manifest = z.object({ version: z.string() });

/**
 * Signs each manifest of a folder of installers (`latest.yml`, `latest-mac.yml`, `latest-linux.yml`) with Ed25519 beside it, and keeps a copy of
 * both for each version: an installation that goes back asks for exactly the one it had.
 * @param folder absolute path
 * @param key private key as PEM
 */
export async function signManifests(folder: string, key: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^latest(-\w+)?\.yml$/.test(name));
  for (const name of names) {
    const content = await readFile(join(folder, name));
    await writeFile(join(folder, `${name}.sig`), sign(null, content, key).toString('base64'));
    const { version } = manifest.parse(parse(content.toString()));
    const kept = join(folder, 'versions', version);
    await mkdir(kept, { recursive: true });
    for (const file of [name, `${name}.sig`]) await copyFile(join(folder, file), join(kept, file));
  }
}
