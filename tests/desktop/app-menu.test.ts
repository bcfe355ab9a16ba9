import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { desktopEvents } from '@anwurf/contract/desktop-bridge';
import { isPage } from '@anwurf/contract/page-path';
import { createMain } from '../../desktop/main/main.ts';
import { ElectronStandIn } from './electron-stand-in.ts';
import type { MenuStandIn } from './menu-stand-in.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anwurf-menu-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

async function started(platform: NodeJS.Platform, isPackaged = true) {
  const standIn = new ElectronStandIn();
  standIn.userData = folder;
  standIn.app.isPackaged = isPackaged;
  await createMain(standIn.electron, {
    server: 'https://anwurf.example',
    rendererFolder: folder,
    preload: '/preload.cjs',
    platform,
    parameters: [],
    versions: null,
  });
  const { menu, windows } = standIn;
  const [window] = windows;
  if (menu === undefined || window === undefined) throw new Error('no menu or window');
  return { standIn, menu, window, windows };
}

const titles = (menu: MenuStandIn) => menu.items.map(({ label }) => label);
const platforms = ['darwin', 'win32', 'linux'] as const;

describe.each(platforms)('the menu on %s', (platform) => {
  it('has German words alone, and each shortcut once', async () => {
    const { menu } = await started(platform);
    const items = menu.all().filter(({ type }) => type !== 'separator');
    // A role without a label has Electron's English one.
    expect(items.filter(({ label }) => label === undefined)).toEqual([]);
    const shortcuts = items.flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
    expect(titles(menu)).toEqual([
      ...(platform === 'darwin' ? ['Anwurf'] : []),
      'Datei',
      'Bearbeiten',
      'Ansicht',
      'Gehe zu',
      'Fenster',
      'Hilfe',
    ]);
  });

  it('leads to pages that exist, within the running page', async () => {
    const { menu, window } = await started(platform);
    const pages = ['Home', 'Training', 'Statistik', 'Mannschaft', 'Woche', 'Übungen', 'Testverlauf', 'Datenschutz', 'Impressum'];
    for (const label of pages) menu.choose(label);
    const paths = window.webContents.sent.map(([channel, path]) => {
      expect(channel).toBe(desktopEvents.navigate);
      return String(path);
    });
    expect(paths).toHaveLength(pages.length);
    expect(paths.filter((path) => !isPage(path))).toEqual([]);
    expect(paths.slice(0, 4)).toEqual(['/dashboard', '/training-plans', '/statistics', '/team']);
  });

  it('shows developer tools only when it runs from the sources', async () => {
    const tools = ({ menu }: { menu: MenuStandIn }) => menu.all().filter(({ role }) => role === 'toggleDevTools');
    expect(tools(await started(platform))).toEqual([]);
    expect(tools(await started(platform, false))).toHaveLength(1);
  });
});

it('prints the page of the last used window, opens windows, and goes back and forward', async () => {
  const { menu, window, windows } = await started('linux');
  menu.choose('Drucken …');
  expect(window.webContents.printed).toEqual([{}]);
  menu.choose('Zurück');
  expect(window.webContents.history).toEqual([]);
  window.webContents.canGo = { back: true, forward: true };
  menu.choose('Zurück');
  menu.choose('Vorwärts');
  expect(window.webContents.history).toEqual(['back', 'forward']);
  menu.choose('Neues Fenster');
  expect(windows).toHaveLength(2);
});

it('does nothing to a page when no window is open', async () => {
  const { menu, window, windows } = await started('darwin');
  window.close();
  menu.choose('Drucken …');
  menu.choose('Zurück');
  menu.choose('Statistik');
  expect(window.webContents.printed).toEqual([]);
  expect(windows[1]?.done[0]).toBe('load app://anwurf/statistics');
});
