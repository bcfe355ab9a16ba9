import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from './baked-settings.ts';

let folder: string;
const write = (content: unknown) => {
  const file = join(folder, 'package.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anwurf-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('of an installed app stand in its package, and no environment changes them', () => {
  const updates = { address: 'https://anwurf.example/desktop/', publicKey: 'key' };
  const file = write({ anwurf: { server: 'https://anwurf.example', updates } });
  expect(readSettings(file, true, 'https://evil.example')).toEqual({ server: 'https://anwurf.example', updates });
});

it('of an app from the sources are the environment’s, without updates', () => {
  expect(readSettings(join(folder, 'none.json'), false, 'http://localhost:9000')).toEqual({
    server: 'http://localhost:9000',
    updates: null,
  });
});

it.each([
  {},
  { anwurf: {} },
  { anwurf: { server: 'http://anwurf.example', updates: null } },
  { anwurf: { server: 'https://anwurf.example', updates: { address: 'http://anwurf.example/', publicKey: 'key' } } },
])('that are damaged stop the start: %o', (content) => {
  const file = write(content);
  expect(() => readSettings(file, true, undefined)).toThrow(/anwurf|server|address|https/);
});
