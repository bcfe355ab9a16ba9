import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fetchElectron, NoElectron } from './fetch-electron.ts';

let folder: string;
const asked: string[] = [];
const refuse = (script: string) => {
  asked.push(script);
  return false;
};
/** Does what Electron's script does. */
const install = (script: string) => {
  asked.push(script);
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/electron'), '');
  writeFileSync(join(folder, 'path.txt'), 'electron');
  return true;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anwurf-electron-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '45.4.1' }));
  asked.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a package without a program fetches it by its own script, once', () => {
  const program = join(folder, 'dist/electron');
  expect(fetchElectron(folder, { run: install })).toBe(program);
  expect(fetchElectron(folder, { run: install })).toBe(program);
  expect(asked).toEqual([join(folder, 'install.js')]);
});

test('a program whose file is gone is fetched again', () => {
  fetchElectron(folder, { run: install });
  rmSync(join(folder, 'dist'), { recursive: true });
  fetchElectron(folder, { run: install });
  expect(asked).toHaveLength(2);
});

test('one that cannot be fetched is said in a sentence', () => {
  expect(() => fetchElectron(folder, { run: refuse })).toThrow(NoElectron);
  expect(() => fetchElectron(folder, { run: refuse })).toThrow(/^Electron 45\.4\.1 could not be downloaded from github\.com: .*\.$/);
});

test('a program of one’s own is taken without a download, and a missing one is named', () => {
  const own = join(folder, 'own');
  mkdirSync(own);
  expect(() => fetchElectron(folder, { ownFolder: own, run: refuse })).toThrow(/there is no Electron/);
  writeFileSync(join(own, 'electron'), '');
  chmodSync(join(own, 'electron'), 0o755);
  expect(fetchElectron(folder, { ownFolder: own, run: refuse })).toBe(join(own, 'electron'));
  expect(asked).toEqual([]);
});
