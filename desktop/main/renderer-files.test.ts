import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRendererFiles } from './renderer-files.ts';

let base: string;
let serve: (request: Request) => Promise<Response>;
const get = (path: string, init?: RequestInit) => serve(new Request(`app://anwurf${path}`, init));

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'anwurf-files-'));
  await mkdir(join(base, 'renderer/assets'), { recursive: true });
  await mkdir(join(base, 'renderer-secret'));
  await writeFile(join(base, 'secret.txt'), 'geheim');
  await writeFile(join(base, 'renderer-secret/secret.txt'), 'geheim');
  await writeFile(join(base, 'renderer/index.html'), '<h1>Anwurf</h1>');
  await writeFile(join(base, 'renderer/assets/pglite-1a.wasm'), '\0asm');
  await writeFile(join(base, 'renderer/assets/main-1a.js'), 'start()');
  serve = createRendererFiles(join(base, 'renderer'));
});
afterAll(() => rm(base, { recursive: true }));

describe('files of the renderer', () => {
  it.each([
    ['/assets/pglite-1a.wasm', 'application/wasm'],
    ['/assets/main-1a.js', 'text/javascript; charset=utf-8'],
    ['/', 'text/html; charset=utf-8'],
  ])('%s has the type %s', async (path, type) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('have a CSP that allows wasm, but neither eval, inline script nor other origins', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*'unsafe-inline'|https?:|\*/);
  });

  it.each(['/training-plans', '/training/plan/0198/start', '/%C3%BCbungen'])('answers the route %s with the page', async (path) => {
    expect(await (await get(path)).text()).toBe('<h1>Anwurf</h1>');
  });

  it.each(['/assets/gone-1b.js', '/assets/gone', '/gone.wasm'])('answers a missing file with not found: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..%2frenderer-secret/secret.txt',
    '/%2fetc/passwd',
    '//etc/passwd',
    '/C:/Windows/win.ini',
    '/index.html%00.js',
    '/%',
  ])('never leaves its folder: %s', async (path) => {
    const answer = await get(path);
    expect(await answer.text()).not.toMatch(/geheim|root:/);
    expect([404, 200]).toContain(answer.status);
    if (answer.status === 200) expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('accept only reads', async () => {
    expect((await get('/', { method: 'POST', body: 'x' })).status).toBe(405);
    const head = await get('/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
