// The main process: may use Node and all of Electron, and shows no page of its own. The only file that imports Electron.
import { join } from 'node:path';
import { app, BrowserWindow, dialog, ipcMain, Menu, nativeTheme, net, protocol, safeStorage, screen, session, shell } from 'electron';
import electronUpdater from 'electron-updater';
import { readSettings } from './baked-settings.ts';
import { createMain } from './main.ts';
import { createVersionSource } from './updates/app-updater.ts';

const built = join(import.meta.dirname, '..');

async function start(): Promise<void> {
  const electron = { app, BrowserWindow, dialog, ipcMain, Menu, nativeTheme, net, protocol, safeStorage, screen, session, shell };
  const { server, updates } = readSettings(join(built, 'package.json'), app.isPackaged, process.env['ANWURF_SERVER']);
  await createMain(electron, {
    server,
    rendererFolder: join(built, 'renderer'),
    preload: join(built, 'preload/index.cjs'),
    platform: process.platform,
    parameters: process.argv.slice(1),
    versions: updates === null ? null : createVersionSource(electronUpdater.autoUpdater, updates),
  });
}

// No await at the top level: Electron is not ready before this file has been evaluated.
start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  app.exit(1);
});
