import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';

const electron = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
const modules = dirname(electron);

/** A .zip of stored files. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, path, content]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, rest, path]));
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

let folder: string;
let mirror: Server;
let sums: (archive: Buffer) => string;
const archive = zip({ version: '45.5.0', electron: 'program' });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anwurf-install-'));
  await cp(electron, join(folder, 'node_modules/electron'), { recursive: true });
  mirror = createServer((request, response) => {
    const name = request.url?.split('/').at(-1) ?? '';
    response.end(name === 'SHASUMS256.txt' ? sums(archive) : archive);
  });
  await new Promise<void>((resolve) => mirror.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  mirror.close();
  mirror.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the installer as `npm run desktop` does, with a mirror on this machine. @returns its exit code */
function install(): Promise<number | null> {
  const script = join(folder, 'node_modules/electron/install.js');
  const child = spawn(process.execPath, [script], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      NODE_PATH: modules,
      ELECTRON_MIRROR: `http://127.0.0.1:${(mirror.address() as AddressInfo).port}/`,
      electron_use_remote_checksums: '1',
      electron_config_cache: join(folder, 'cache'),
      ELECTRON_INSTALL_PLATFORM: 'linux',
      ELECTRON_INSTALL_ARCH: 'x64',
    },
  });
  return new Promise((resolve) => child.on('exit', resolve));
}
const name = async () => {
  const { version } = JSON.parse(await readFile(join(electron, 'package.json'), 'utf8')) as { version: string };
  return `electron-v${version}-linux-x64.zip`;
};

test('Electron’s own installer runs on this Node: it fetches, checks and unpacks', async () => {
  const file = await name();
  sums = (content) => `${createHash('sha256').update(content).digest('hex')} *${file}\n`;
  expect(await install()).toBe(0);
  expect(await readFile(join(folder, 'node_modules/electron/dist/electron'), 'utf8')).toBe('program');
  expect(await readFile(join(folder, 'node_modules/electron/path.txt'), 'utf8')).toBe('electron');
});

test('it refuses a program whose checksum is another', async () => {
  const file = await name();
  sums = () => `${'0'.repeat(64)} *${file}\n`;
  expect(await install()).not.toBe(0);
  await expect(readFile(join(folder, 'node_modules/electron/dist/electron'))).rejects.toThrow('ENOENT');
});
