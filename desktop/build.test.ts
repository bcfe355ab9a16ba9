import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDesktop } from './build-desktop.ts';
import { createRendererFiles } from './main/renderer-files.ts';

/** Names that main imports of Electron beside `app`. */
const others = [
  'BrowserWindow',
  'dialog',
  'ipcMain',
  'Menu',
  'nativeTheme',
  'net',
  'protocol',
  'safeStorage',
  'screen',
  'session',
  'shell',
];

let built: string;
const read = (file: string) => readFile(join(built, file), 'utf8');

beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'anwurf-desktop-'));
  await buildDesktop(built);
}, 120_000);
afterAll(() => rm(built, { recursive: true }));

describe('the built desktop app', () => {
  it('has a main file that imports only Electron and Node', async () => {
    const imported = [...(await read('main/index.js')).matchAll(/^import .* from "([^"]+)"/gm)].map(([, from]) => from);
    expect(imported).toContain('electron');
    expect(imported.filter((from) => from !== 'electron' && from?.startsWith('node:') === false)).toEqual([]);
    const required = [...(await read('main/index.js')).matchAll(/require\("([^"]+)"\)/g)].map(([, from = '']) => from);
    expect(required.filter((from) => from !== 'electron' && !isBuiltin(from))).toEqual([]);
  });

  it('has a main file that runs as it is, with the updater of an installed app', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'anwurf-main-'));
    await cp(join(built, 'main'), join(folder, 'main'), { recursive: true });
    const updates = { address: 'https://anwurf.example/desktop/', publicKey: 'key' };
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ type: 'module', anwurf: { server: 'https://anwurf.example', updates } }),
    );
    // A second start: it reads its settings, makes the updater, sees the first and ends.
    const electron = `
      const app = { isPackaged: true, getVersion: () => '1.2.3', getName: () => 'anwurf', getAppPath: () => '/', getPath: () => '/',
        whenReady: () => Promise.resolve(), requestSingleInstanceLock: () => false, quit: () => console.log('quit'), exit: (code) => process.exit(code) };
      exports.app = app;
      ${others.map((name) => `exports.${name} = {};`).join(' ')}`;
    await mkdir(join(folder, 'node_modules/electron'), { recursive: true });
    await writeFile(join(folder, 'node_modules/electron/index.cjs'), electron);
    await writeFile(join(folder, 'node_modules/electron/package.json'), '{"main":"index.cjs"}');
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'main/index.js')], { env: { APPIMAGE: '/nowhere' } });
    expect(stdout).toBe('quit\n');
    await rm(folder, { recursive: true });
  });

  it('has a sandboxed preload script: one CommonJS file that requires only Electron', async () => {
    expect(await readdir(join(built, 'preload'))).toEqual(['index.cjs']);
    const script = await read('preload/index.cjs');
    expect([...script.matchAll(/require\("([^"]+)"\)/g)].map(([, from]) => from)).toEqual(['electron']);
    expect(script).not.toMatch(/^(import|export) /m);
  });

  it('serves every file of its pages through the app’s own protocol, with the type of wasm', async () => {
    const serve = createRendererFiles(join(built, 'renderer'));
    const type = async (path: string) => (await serve(new Request(`app://anwurf${path}`))).headers.get('content-type');
    const named = [...(await read('renderer/index.html')).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((path) => !path.startsWith('/'))).toEqual([]);
    for (const path of named) expect(`${path} ${await type(path)}`).toMatch(/ (text\/(javascript|css)|image\/svg)/);
    const assets = await readdir(join(built, 'renderer/assets'));
    const wasm = assets.filter((name) => name.endsWith('.wasm'));
    expect(wasm.length).toBeGreaterThan(0);
    for (const name of wasm) expect(await type(`/assets/${name}`)).toBe('application/wasm');
    expect(assets.some((name) => /^local-worker-.*\.js$/.test(name))).toBe(true);
    expect(assets.some((name) => /^local-image-.*\.tar$/.test(name))).toBe(true);
  });

  it('has a page without inline script or style, which the CSP would refuse', async () => {
    expect(await read('renderer/index.html')).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=/);
  });
});
