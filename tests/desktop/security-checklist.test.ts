import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desktopChannels, desktopEvents } from '@anwurf/contract/desktop-bridge';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMain } from '../../desktop/main/main.ts';
import { exposeBridge } from '../../desktop/preload/expose-bridge.ts';
import { builderConfig } from '../../desktop/packaging/builder-config.ts';
import { ElectronStandIn } from './electron-stand-in.ts';
import type { WindowStandIn } from './window-stand-in.ts';

// Electron's list: https://www.electronjs.org/docs/latest/tutorial/security, as of 2026-11 with 20 items. The names of the tests are the items'.

const root = join(import.meta.dirname, '../..');
let folder: string;
let standIn: ElectronStandIn;
let windows: readonly WindowStandIn[];
const sources = (...folders: string[]) =>
  execFileSync('git', ['ls-files', '--', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|html)$/.test(file) && !/\.test\./.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const ask = async (path: string) => {
  const answer = await standIn.protocols.get('app')?.(new Request(`app://anwurf${path}`));
  if (answer === undefined) throw new Error('main serves nothing');
  return answer;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'anwurf-checklist-'));
  writeFileSync(join(folder, 'index.html'), '<h1>Anwurf</h1>');
  standIn = new ElectronStandIn();
  standIn.userData = folder;
  const options = { server: 'https://anwurf.example', rendererFolder: folder, preload: '/preload.cjs', platform: 'linux' } as const;
  await createMain(standIn.electron, { ...options, parameters: [], versions: null });
  standIn.menu?.choose('Neues Fenster');
  ({ windows } = standIn);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Preferences of each window's page. */
const preferences = () => windows.map(({ options }) => options.webPreferences ?? {});
const hostile = ['https://evil.example/', 'http://evil.example/', 'file:///etc/passwd', 'data:text/html,x', 'app://evil/', 'javascript:1'];

describe('Electron’s security check list', () => {
  it('1. Only load secure content', async () => {
    expect(windows.flatMap(({ done }) => done.filter((what) => what.startsWith('load')))).toEqual([
      'load app://anwurf/',
      'load app://anwurf/',
    ]);
    expect(standIn.schemes.map(({ scheme, privileges }) => [scheme, privileges?.secure])).toEqual([['app', true]]);
    // Other origins are not reached from the page at all, and the API only as this machine or https (server-origin.test.ts).
    const policy = (await ask('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/\b(http|ws|ftp):/);
  });

  it('2. Do not enable Node.js integration for remote content', () => {
    for (const one of preferences()) {
      expect(one).toMatchObject({ nodeIntegration: false, nodeIntegrationInWorker: false, nodeIntegrationInSubFrames: false });
    }
  });

  it('3. Enable context isolation', () => {
    expect(preferences().map(({ contextIsolation }) => contextIsolation)).toEqual([true, true]);
  });

  it('4. Enable process sandboxing', () => {
    expect(preferences().map(({ sandbox }) => sandbox)).toEqual([true, true]);
    expect(standIn.calls.indexOf('sandbox')).toBeLessThan(standIn.calls.indexOf('ready'));
  });

  it('5. Handle session permission requests from remote content', () => {
    const { defaultSession } = standIn;
    for (const requestingUrl of hostile) {
      expect(defaultSession.isGranted('notifications', { requestingUrl, isMainFrame: true })).toBe(false);
    }
    for (const permission of ['media', 'geolocation', 'hid', 'serial', 'usb', 'fileSystem', 'clipboard-read', 'openExternal', 'unknown']) {
      expect(defaultSession.isGranted(permission, { requestingUrl: 'app://anwurf/', isMainFrame: true })).toBe(false);
      expect(defaultSession.check(null, permission, 'app://anwurf/', { isMainFrame: true })).toBe(false);
    }
  });

  it('6. Do not disable webSecurity', () => {
    expect(preferences().map(({ webSecurity }) => webSecurity)).toEqual([true, true]);
  });

  it('7. Define a Content Security Policy', async () => {
    const policy = (await ask('/training/week')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
    expect(policy).not.toMatch(/'unsafe-eval'|(script-src|style-src)[^-;]*'unsafe-inline'|\*/);
    standIn.answer = () => new Response('<script>1</script>', { headers: { 'content-type': 'text/html' } });
    expect((await ask('/api/health')).headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('8. Do not enable allowRunningInsecureContent', () => {
    expect(preferences().map(({ allowRunningInsecureContent }) => allowRunningInsecureContent)).toEqual([false, false]);
  });

  it('9. Do not enable experimental features', () => {
    expect(preferences().map(({ experimentalFeatures }) => experimentalFeatures)).toEqual([false, false]);
  });

  it('10. Do not use enableBlinkFeatures', () => {
    for (const one of preferences()) expect(Object.keys(one).filter((name) => /BlinkFeatures/.test(name))).toEqual([]);
    const named = sources('desktop').filter(({ text }) => /enableBlinkFeatures|enable-blink-features|appendSwitch/.test(text));
    expect(named.map(({ file }) => file)).toEqual([]);
  });

  it('11. Do not use allowpopups for WebViews', () => {
    const used = sources('desktop', 'packages/ui', 'web').filter(({ text }) => /<webview|allowpopups/i.test(text));
    expect(used.map(({ file }) => file)).toEqual([]);
    expect(preferences().map(({ webviewTag }) => webviewTag)).toEqual([false, false]);
  });

  it('12. Verify WebView options before creation', () => {
    for (const { webContents } of windows) expect(webContents.isPrevented('will-attach-webview', 'app://anwurf/')).toBe(true);
  });

  it('13. Disable or limit navigation', () => {
    for (const { webContents } of windows) {
      for (const event of ['will-navigate', 'will-redirect', 'will-frame-navigate']) {
        expect(hostile.filter((url) => !webContents.isPrevented(event, url))).toEqual([]);
      }
    }
    expect(preferences().map(({ navigateOnDragDrop }) => navigateOnDragDrop)).toEqual([false, false]);
  });

  it('14. Disable or limit creation of new windows', () => {
    for (const { webContents } of windows) {
      for (const url of [...hostile, 'app://anwurf/', 'about:blank']) expect(webContents.openWindow({ url })).toEqual({ action: 'deny' });
    }
    expect(standIn.windows).toHaveLength(2);
  });

  it('15. Do not use shell.openExternal with untrusted content', async () => {
    standIn.opened.length = 0;
    const page = { senderFrame: { url: 'app://anwurf/', parent: null } };
    for (const url of ['file:///etc/passwd', 'smb://host/share', 'ms-settings:', 'http://evil.example/', 'https://a@evil.example/']) {
      await expect(standIn.channels.get(desktopChannels.openExternal)?.(page, url)).rejects.toThrow('invalid arguments');
      windows[0]?.webContents.openWindow({ url });
      windows[0]?.webContents.isPrevented('will-navigate', url);
    }
    expect(standIn.opened).toEqual([]);
    const callers = sources('desktop').filter(({ text }) => /\.openExternal\(/.test(text) && /shell/.test(text));
    expect(callers.map(({ file }) => file)).toEqual(['desktop/main/external-links.ts']);
  });

  it('16. Use a current version of Electron', () => {
    const { version } = createRequire(import.meta.url)('electron/package.json') as { version: string };
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { devDependencies: Record<string, string> };
    // Electron mends its three latest majors: 45, 44 and 43 in 2026-11. The range is exact, so an update is a commit.
    expect(devDependencies['electron']).toBe(version);
    expect(Number(version.split('.')[0])).toBeGreaterThanOrEqual(45);
  });

  it('17. Validate the sender of all IPC messages', async () => {
    const foreign = [
      { senderFrame: { url: 'https://evil.example/', parent: null } },
      { senderFrame: { url: 'app://anwurf/', parent: {} } },
      { senderFrame: { url: 'app://anwurf.evil.example/', parent: null } },
      { senderFrame: null },
    ];
    expect([...standIn.channels.keys()].toSorted()).toEqual(Object.values(desktopChannels).toSorted());
    for (const listener of standIn.channels.values()) {
      for (const call of foreign) await expect(listener(call, 'https://www.dhb.de/')).rejects.toThrow('refused');
    }
    // `handle` of the bridge alone listens.
    const listening = sources('desktop').filter(({ text }) => /ipcMain\.(on|once|handle|handleOnce)\(/.test(text));
    expect(listening.map(({ file }) => file)).toEqual(['desktop/main/bridge.ts']);
  });

  it('18. Avoid usage of the file:// protocol and prefer usage of custom protocols', () => {
    const used = sources('desktop').filter(({ text }) => /loadFile\(|file:\/\/|registerFileProtocol/.test(text));
    expect(used.map(({ file }) => file)).toEqual([]);
    expect([...standIn.protocols.keys()]).toEqual(['app']);
  });

  it('19. Check which fuses you can change', () => {
    const release = { isRelease: false, server: 'https://anwurf.example', updates: undefined, updateKey: undefined };
    const config = builderConfig(release, { app: '/app', output: '/output', electronVersion: '45.5.0', notarises: false });
    expect(config.electronFuses).toEqual({
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    });
    expect(config.asar).toBe(true);
  });

  it('20. Do not expose Electron APIs to untrusted web content', () => {
    const exposed: unknown[] = [];
    const listeners = new Map<string, (event: unknown, ...values: unknown[]) => void>();
    exposeBridge({
      contextBridge: { exposeInMainWorld: (_name, api) => exposed.push(api) },
      ipcRenderer: { invoke: () => Promise.resolve(null), on: (channel, listener) => listeners.set(channel, listener) },
    });
    const [bridge] = exposed as [Record<string, unknown>];
    expect(exposed).toHaveLength(1);
    // Functions of ours alone: no ipcRenderer, no event, no channel by name.
    expect(Object.values(bridge).filter((value) => typeof value !== 'function')).toEqual([]);
    expect(Object.keys(bridge).filter((name) => /^(ipc|send|invoke|on|require|process)$/i.test(name))).toEqual([]);
    const heard: unknown[][] = [];
    (bridge['onNavigate'] as (listener: (...values: unknown[]) => void) => void)((...values) => heard.push(values));
    listeners.get(desktopEvents.navigate)?.({ sender: { invoke: () => 'Electron' } }, '/dashboard');
    expect(heard).toEqual([['/dashboard']]);
  });
});
