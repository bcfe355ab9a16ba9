import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVersionSource } from '../../desktop/main/updates/app-updater.ts';
import { installerOf, type ReleaseServer, startReleaseServer } from './release-server.ts';
import { installedApp } from './updater-in-node.ts';

const key = generateKeyPairSync('ed25519');
const foreign = generateKeyPairSync('ed25519');
const publicKey = key.publicKey.export({ type: 'spki', format: 'pem' }).toString();
let folder: string;
let server: ReleaseServer;
let program: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anwurf-updates-'));
  server = await startReleaseServer();
  program = join(folder, 'Anwurf.AppImage');
  await writeFile(program, installerOf('1.2.3'));
  vi.stubEnv('APPIMAGE', program);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function installed(version = '1.2.3') {
  const { updater, quit } = await installedApp(folder, version);
  updater.on('error', () => undefined);
  return { versions: createVersionSource(updater, { address: server.address, publicKey }), quit };
}
const current = () => readFile(program, 'utf8');
const manifest = 'latest-linux.yml';
const installersAsked = () => server.asked.filter((path) => path.endsWith('.AppImage'));

describe('a good update', () => {
  it('is found, loaded when asked for, and there at the next start', async () => {
    server.publish('1.3.0', key.privateKey);
    const { versions, quit } = await installed();
    expect(await versions.findNewer()).toBe('1.3.0');
    expect(installersAsked()).toEqual([]);
    await versions.load();
    expect(await current()).toBe(installerOf('1.2.3'));
    quit();
    expect(await current()).toBe(installerOf('1.3.0'));
  });

  it('that was not loaded is not installed', async () => {
    server.publish('1.3.0', key.privateKey);
    const { versions, quit } = await installed();
    await versions.findNewer();
    quit();
    expect(await current()).toBe(installerOf('1.2.3'));
  });
});

it('sends nothing that identifies an installation', async () => {
  server.publish('1.3.0', key.privateKey);
  const { versions } = await installed();
  await versions.findNewer();
  await versions.load();
  expect([...server.headers].toSorted()).toEqual(['accept', 'cache-control', 'connection', 'host', 'user-agent']);
});

it.each(['1.2.3', '1.2.2', '0.9.0'])('a manifest of %s is no update, though it is signed', async (version) => {
  server.publish(version, key.privateKey);
  const { versions } = await installed();
  expect(await versions.findNewer()).toBeNull();
  expect(installersAsked()).toEqual([]);
});

describe('a manifest that is not to be trusted is refused, and no installer is asked for:', () => {
  const expectRefused = async () => {
    const { versions, quit } = await installed();
    await expect(versions.findNewer()).rejects.toThrow(/latest-linux\.yml/);
    quit();
    expect([installersAsked(), await current()]).toEqual([[], installerOf('1.2.3')]);
  };

  it('signed with another key', async () => {
    server.publish('1.3.0', foreign.privateKey);
    await expectRefused();
  });

  it('changed after it was signed', async () => {
    server.publish('1.3.0', key.privateKey);
    server.files.set(manifest, (server.files.get(manifest) ?? '').replaceAll('1.3.0', '9.9.9'));
    await expectRefused();
  });

  it.each(['', 'AAAA', '!!!', 'A'.repeat(90_000)])('with the signature %.8s', async (signature) => {
    server.publish('1.3.0', key.privateKey);
    server.files.set(`${manifest}.sig`, signature);
    await expectRefused();
  });

  it('without a signature at all', async () => {
    server.publish('1.3.0', key.privateKey);
    server.files.delete(`${manifest}.sig`);
    const { versions } = await installed();
    await expect(versions.findNewer()).rejects.toThrow('404');
    expect(installersAsked()).toEqual([]);
  });

  it('of a megabyte', async () => {
    server.publish('1.3.0', key.privateKey, (one) => ({ ...one, releaseNotes: 'x'.repeat(1_000_000) }));
    await expectRefused();
  });

  it.each([
    ['an installer elsewhere', (url: string) => `https://evil.example/${url}`],
    ['an installer in another folder', (url: string) => `../${url}`],
    ['an absolute path', (url: string) => `//evil.example/${url}`],
  ])('with %s', async (_, elsewhere) => {
    server.publish('1.3.0', key.privateKey, (one) => ({
      ...one,
      files: (one['files'] as { url: string }[]).map((file) => ({ ...file, url: elsewhere(file.url) })),
    }));
    await expectRefused();
  });

  it.each([
    ['no installer', { files: [] }],
    ['a version that is a path', { version: '../../1.3.0' }],
    ['a hash that is none', { files: [{ url: 'Anwurf-1.3.0.AppImage', sha512: 'x', size: 1 }] }],
  ])('with %s', async (_, wrong) => {
    server.publish('1.3.0', key.privateKey, (one) => ({ ...one, ...wrong }));
    await expectRefused();
  });
});

describe('an installer that does not fit its manifest', () => {
  it.each([
    ['is damaged', (content: string) => content.replace('exit 0', 'exit 1')],
    ['is cut off', (content: string) => content.slice(0, 20)],
    ['is empty', () => ''],
  ])('%s: it is not kept, and the app stays as it is', async (_, damage) => {
    server.publish('1.3.0', key.privateKey);
    const name = 'Anwurf-1.3.0-linux-x86_64.AppImage';
    server.files.set(name, damage(server.files.get(name) ?? ''));
    const { versions, quit } = await installed();
    expect(await versions.findNewer()).toBe('1.3.0');
    await expect(versions.load()).rejects.toThrow(/checksum|sha512|size/i);
    quit();
    expect(await current()).toBe(installerOf('1.2.3'));
    expect(existsSync(join(folder, 'cache/anwurf-updater/pending', name))).toBe(false);
  });

  it('is gone: the app stays as it is', async () => {
    server.publish('1.3.0', key.privateKey);
    server.files.delete('Anwurf-1.3.0-linux-x86_64.AppImage');
    const { versions } = await installed();
    await versions.findNewer();
    await expect(versions.load()).rejects.toThrow('404');
  });
});

describe('the way back', () => {
  it('installs exactly the version that is asked for, though it is older', async () => {
    server.publish('1.2.3', key.privateKey);
    server.publish('1.3.0', key.privateKey);
    await writeFile(program, installerOf('1.3.0'));
    const { versions, quit } = await installed('1.3.0');
    await versions.findExactly('1.2.3');
    await versions.load();
    quit();
    expect(await current()).toBe(installerOf('1.2.3'));
  });

  it('takes no other version, and none with another signature', async () => {
    server.publish('1.2.3', key.privateKey);
    const { versions } = await installed('1.3.0');
    for (const file of [manifest, `${manifest}.sig`]) server.files.set(`versions/1.1.0/${file}`, server.files.get(file) ?? '');
    await expect(versions.findExactly('1.1.0')).rejects.toThrow('latest-linux.yml is of 1.2.3, not of 1.1.0');
    server.publish('1.1.0', foreign.privateKey);
    await expect(versions.findExactly('1.1.0')).rejects.toThrow(/not signed/);
    await expect(versions.findExactly('1.0.0')).rejects.toThrow('404');
    expect(installersAsked()).toEqual([]);
  });

  it('allows no older version by itself afterwards', async () => {
    server.publish('1.2.3', key.privateKey);
    const { versions } = await installed('1.3.0');
    await versions.findExactly('1.2.3');
    expect(await versions.findNewer()).toBeNull();
  });
});
