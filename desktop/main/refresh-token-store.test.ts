import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ElectronMain } from './electron-main.ts';
import { createRefreshTokenStore } from './refresh-token-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anwurf-token-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** 'Encrypts' by reversing the text. */
function open({ backend = 'gnome_libsecret', available = true } = {}) {
  const turn = (text: string) => text.split('').toReversed().join('');
  const safeStorage = {
    getSelectedStorageBackend: () => backend,
    isAsyncEncryptionAvailable: () => Promise.resolve(available),
    encryptStringAsync: (text: string) => Promise.resolve(Buffer.from(turn(text))),
    decryptStringAsync: (content: Buffer) =>
      content.includes('?')
        ? Promise.reject(new Error('another key'))
        : Promise.resolve({ result: turn(content.toString()), shouldReEncrypt: false }),
  } as unknown as ElectronMain['safeStorage'];
  return createRefreshTokenStore(safeStorage, join(folder, 'session'), 'linux');
}

it('keeps the token encrypted across a restart', async () => {
  await open().set('token');
  expect(await readFile(join(folder, 'session'), 'utf8')).toBe('nekot');
  expect(await open().get()).toBe('token');
});

it.each([{ backend: 'basic_text' }, { available: false }])('keeps the token only in memory without protection: %o', async (protection) => {
  const store = open(protection);
  await store.set('token');
  expect(await store.get()).toBe('token');
  expect(await readdir(folder)).toEqual([]);
  expect(await open(protection).get()).toBeUndefined();
});

it('removes the token from disk and memory', async () => {
  const store = open();
  await store.set('token');
  await store.delete();
  expect(await store.get()).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
});

it('treats an undecryptable token as signed out', async () => {
  await writeFile(join(folder, 'session'), '???');
  expect(await open().get()).toBeUndefined();
});
