import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ElectronStandIn } from './electron-stand-in.ts';
import { createMain } from '../../desktop/main/main.ts';
import { ContentsStandIn } from './window-stand-in.ts';

let folder: string;
const stand = () => {
  const standIn = new ElectronStandIn();
  standIn.userData = folder;
  return standIn;
};
const options = () => ({
  server: 'https://anwurf.example',
  rendererFolder: folder,
  preload: '/built/preload.cjs',
  platform: 'linux' as const,
  parameters: [],
  versions: null,
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anwurf-main-'));
  await writeFile(join(folder, 'index.html'), '<h1>Anwurf</h1>');
});
// A window that closes still writes down its place.
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

describe('main', () => {
  it('enables the sandbox and registers its scheme as standard and secure before the app is ready', async () => {
    const { electron, calls, schemes } = stand();
    await createMain(electron, options());
    expect(calls).toEqual(['sandbox', 'id de.anwurf.desktop', 'schemes', 'ready', 'client anwurf']);
    expect(schemes).toHaveLength(1);
    expect(schemes[0]).toMatchObject({ scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } });
    expect(schemes[0]?.privileges).not.toHaveProperty('bypassCSP');
  });

  it('opens one window, isolated and sandboxed, on the app’s own address', async () => {
    const { electron, windows } = stand();
    await createMain(electron, options());
    expect(windows).toHaveLength(1);
    expect(windows[0]?.done).toEqual(['load app://anwurf/']);
    expect(windows[0]?.options.webPreferences).toMatchObject({
      preload: '/built/preload.cjs',
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
    });
  });

  it('leaves at once when the app runs already', async () => {
    const standIn = stand();
    standIn.isFirstInstance = false;
    await createMain(standIn.electron, options());
    expect(standIn.calls).toEqual(['quit']);
    expect(standIn.windows).toHaveLength(0);
    expect(standIn.protocols.size).toBe(0);
  });

  it('comes to the front when it is started a second time', async () => {
    const { electron, app, windows } = stand();
    await createMain(electron, options());
    if (windows[0] !== undefined) windows[0].isSmall = true;
    app.emit('second-instance', {}, ['/opt/anwurf/anwurf']);
    expect(windows).toHaveLength(1);
    expect(windows[0]?.done.slice(1)).toEqual(['restore', 'show', 'focus']);
  });

  it('leaves the scheme of links to an installed app when it runs from the sources', async () => {
    const { electron, app, calls } = stand();
    app.isPackaged = false;
    await createMain(electron, options());
    expect(calls).not.toContain('client anwurf');
  });

  it('guards every page that is ever made', async () => {
    const { electron, app } = stand();
    await createMain(electron, options());
    const contents = new ContentsStandIn();
    app.emit('web-contents-created', {}, contents);
    expect(contents.isPrevented('will-navigate', 'https://evil.example/')).toBe(true);
    expect(contents.openWindow({ url: 'about:blank' })).toEqual({ action: 'deny' });
  });

  it('answers pages from the build and /api from the server', async () => {
    const standIn = stand();
    standIn.answer = () => Response.json({ status: 'ok' });
    await createMain(standIn.electron, options());
    const handler = standIn.protocols.get('app');
    const page = await handler?.(new Request('app://anwurf/training-plans/7'));
    expect(await page?.text()).toBe('<h1>Anwurf</h1>');
    const health = await handler?.(new Request('app://anwurf/api/health?x=1'));
    expect(await health?.json()).toEqual({ status: 'ok' });
    expect(standIn.fetched.map(({ url }) => url)).toEqual(['https://anwurf.example/api/health?x=1']);
  });

  it.each(['app://evil/index.html', 'app://anwurf.evil/index.html', 'app://anwurf:1/api/health'])(
    'serves nothing under the foreign host of %s',
    async (address) => {
      const { electron, protocols, fetched } = stand();
      await createMain(electron, options());
      expect((await protocols.get('app')?.(new Request(address)))?.status).toBe(404);
      expect(fetched).toHaveLength(0);
    },
  );
});
