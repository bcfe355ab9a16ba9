import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fusesOf, writeElectronApp, writeElectronFolder, writeElectronForWindows } from '../../tests/desktop/electron-folder.ts';
import { bakedSchema } from '../main/baked-settings.ts';
import { readArchive, type Archive } from './archive.test-support.ts';
import { packageDesktop } from './package-desktop.ts';

let folder: string;
let unpacked: string;
let archive: Archive;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anwurf-package-'));
  const electron = join(folder, 'electron');
  await writeElectronFolder(electron);
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await packageDesktop(
    { targets: ['linux'], onlyFolder: true, app: join(folder, 'app'), output: join(folder, 'output') },
    {
      RELEASE: '1',
      ELECTRON_OVERRIDE_DIST_PATH: electron,
      ANWURF_SERVER: 'https://anwurf.example',
      ANWURF_UPDATES: 'https://anwurf.example/desktop',
      ANWURF_UPDATE_KEY: key,
    },
  );
  unpacked = join(folder, 'output/linux-unpacked');
  archive = await readArchive(join(unpacked, 'resources/app.asar'));
}, 240_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the packaged app', () => {
  it('is one archive of the build and its package: no dependency, no source, no map, nothing beside it', async () => {
    const top = new Set(archive.names.map((name) => name.replace(/\/.*/, '')));
    expect([...top].toSorted()).toEqual(['main', 'package.json', 'preload', 'renderer']);
    expect(archive.names.filter((name) => /node_modules|\.(ts|tsx|map)$|\.test\./.test(name))).toEqual([]);
    expect(archive.names.filter((name) => /^(main|preload)\//.test(name))).toEqual(['main/index.js', 'preload/index.cjs']);
    expect(existsSync(join(unpacked, 'resources/app.asar.unpacked'))).toBe(false);
    expect(existsSync(join(unpacked, 'resources/app'))).toBe(false);
  });

  it('is at most 40 MB without Electron', async () => {
    const { size } = await stat(join(unpacked, 'resources/app.asar'));
    expect(size).toBeGreaterThan(5_000_000);
    expect(size).toBeLessThan(40_000_000);
  });

  it('has the hash of every file in its archive, and each is right', () => {
    const wrong = archive.names.filter((name) => {
      const { content, hash } = archive.read(name);
      return createHash('sha256').update(content).digest('hex') !== hash;
    });
    expect(wrong).toEqual([]);
  });

  it('knows its server and its updates, and no private key', () => {
    const inside = JSON.parse(archive.read('package.json').content.toString()) as { main: string; anwurf: unknown };
    expect(bakedSchema.parse(inside.anwurf)).toMatchObject({
      server: 'https://anwurf.example',
      updates: { address: 'https://anwurf.example/desktop/', publicKey: expect.stringContaining('PUBLIC KEY') },
    });
    expect(archive.names).toContain(inside.main.replace('./', ''));
    expect(archive.names.filter((name) => archive.read(name).content.includes('BEGIN PRIVATE KEY'))).toEqual([]);
  });

  it('cannot be run as Node, inspected, or loaded from anything but its checked archive', async () => {
    // runAsNode, cookie encryption, NODE_OPTIONS, inspect, archive integrity, archive alone, own snapshot, rights of file:.
    expect(fusesOf(await readFile(join(unpacked, 'anwurf')))).toBe('01001100');
  });

  it('brings its licence and those of its packages, Electron and Chromium, and German among its languages', async () => {
    const names = await readdir(unpacked);
    expect(names).toEqual(expect.arrayContaining(['LICENSE.electron.txt', 'LICENSES.chromium.html']));
    expect(await readFile(join(unpacked, 'resources/LICENSE.anwurf.txt'), 'utf8')).toMatch(/^Copyright/);
    expect(await readFile(join(unpacked, 'resources/LICENSES.packages.txt'), 'utf8')).toContain('electron-updater');
    expect(await readdir(join(unpacked, 'locales'))).toContain('de.pak');
  });

  it('names the folder of its updates for the updater', async () => {
    expect(await readFile(join(unpacked, 'resources/app-update.yml'), 'utf8')).toContain('url: https://anwurf.example/desktop/');
  });
});

it('packs the app of macOS: German, with its links and files, the archive’s hash, and no address without TLS', async () => {
  const [electron, output] = [join(folder, 'electron-mac'), join(folder, 'output-mac')];
  await writeElectronApp(electron);
  await packageDesktop(
    { targets: ['mac'], onlyFolder: true, app: join(folder, 'app-mac'), output },
    { ELECTRON_OVERRIDE_DIST_PATH: electron },
  );
  const [name = ''] = (await readdir(output)).filter((one) => one.startsWith('mac'));
  const contents = join(output, name, 'Anwurf.app/Contents');
  const info = (await readFile(join(contents, 'Info.plist'), 'utf8')).replaceAll(/>\s+</g, '><');
  const mac = await readArchive(join(contents, 'Resources/app.asar'));
  expect(info).toContain(
    `<key>Resources/app.asar</key><dict><key>algorithm</key><string>SHA256</string><key>hash</key><string>${mac.headerHash}</string>`,
  );
  expect(info).toContain('<key>CFBundleDevelopmentRegion</key><string>de</string>');
  expect(info).toContain('<key>CFBundleURLSchemes</key><array><string>anwurf</string></array>');
  expect(info.match(/<key>LSHandlerRank<\/key><string>\w+<\/string>/g)).toEqual(
    Array(2).fill('<key>LSHandlerRank</key><string>Alternate</string>'),
  );
  expect(info).toContain('<key>NSAllowsArbitraryLoads</key><false/>');
  expect(fusesOf(await readFile(join(contents, 'Frameworks/Electron Framework.framework/Electron Framework')))).toBe('01001100');
  expect(await readdir(join(contents, 'Resources'))).toEqual(
    expect.arrayContaining(['LICENSE.anwurf.txt', 'LICENSES.packages.txt', 'de.lproj']),
  );
}, 240_000);

it('packs the program of Windows with its name, the archive’s hash and the fuses', async () => {
  const [electron, output] = [join(folder, 'electron-win'), join(folder, 'output-win')];
  await writeElectronForWindows(electron);
  await packageDesktop(
    { targets: ['win'], onlyFolder: true, app: join(folder, 'app-win'), output },
    { ELECTRON_OVERRIDE_DIST_PATH: electron },
  );
  const [name = ''] = (await readdir(output)).filter((one) => one.startsWith('win'));
  const program = await readFile(join(output, name, 'Anwurf.exe'));
  const { headerHash } = await readArchive(join(output, name, 'resources/app.asar'));
  expect(program.toString('latin1')).toContain(`[{"file":"resources\\\\app.asar","alg":"SHA256","value":"${headerHash}"}]`);
  expect(fusesOf(program)).toBe('01001100');
  // Windows keeps texts in UTF-16: the product's name and owner, as the task manager shows them.
  for (const words of ['Anwurf', '© 2026 Anwurf']) expect(program.includes(Buffer.from(words, 'utf16le'))).toBe(true);
}, 240_000);
