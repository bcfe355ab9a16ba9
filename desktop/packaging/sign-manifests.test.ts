import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readManifest, UntrustedManifest } from '../main/updates/update-manifest.ts';
import { bakedSettings } from './builder-config.ts';
import { signManifests } from './sign-manifests.ts';

/** As electron-builder 26 writes it. */
const manifest = `version: 1.3.0
files:
  - url: Anwurf-1.3.0-linux-x86_64.AppImage
    sha512: ${'A'.repeat(86)}==
    size: 100
    blockMapSize: 10
path: Anwurf-1.3.0-linux-x86_64.AppImage
sha512: ${'A'.repeat(86)}==
releaseDate: '2026-11-20T10:00:00.000Z'
`;
const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const release = { isRelease: true, server: 'https://anwurf.example', updates: 'https://anwurf.example/desktop/', updateKey: key };
let folder: string;
const read = (name: string) => readFile(join(folder, name), 'utf8');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anwurf-sign-'));
  for (const name of ['latest.yml', 'latest-mac.yml', 'latest-linux.yml']) await writeFile(join(folder, name), manifest);
  await writeFile(join(folder, 'builder-debug.yml'), 'x: 1');
});
afterEach(() => rm(folder, { recursive: true }));

it('signs each manifest so that the app with this release’s settings trusts it, and keeps both for its version', async () => {
  await signManifests(folder, key);
  const publicKey = bakedSettings(release).updates?.publicKey ?? '';
  for (const name of ['latest.yml', 'latest-mac.yml', 'latest-linux.yml']) {
    expect(readManifest(await read(name), await read(`${name}.sig`), publicKey, name).version).toBe('1.3.0');
    expect(await read(`versions/1.3.0/${name}.sig`)).toBe(await read(`${name}.sig`));
    expect(await read(`versions/1.3.0/${name}`)).toBe(manifest);
  }
  expect((await readdir(folder)).filter((name) => name.startsWith('builder-debug'))).toEqual(['builder-debug.yml']);
});

it('signs with its key alone', async () => {
  await signManifests(folder, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  const publicKey = bakedSettings(release).updates?.publicKey ?? '';
  const signature = await read('latest.yml.sig');
  expect(() => readManifest(manifest, signature, publicKey, 'latest.yml')).toThrow(UntrustedManifest);
});
