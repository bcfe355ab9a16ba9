import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desktopChannels } from '@anwurf/contract/desktop-bridge';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMain } from '../../desktop/main/main.ts';
import type { VersionSource } from '../../desktop/main/updates/app-updater.ts';
import { ElectronStandIn } from './electron-stand-in.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anwurf-starts-'));
});
// A start is still being written down.
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));
const page = { senderFrame: { url: 'app://anwurf/', parent: null } };

/** Starts a version of the app, whose page draws something or not. */
async function start(version: string, draws: boolean, newest: string | null = null) {
  const standIn = new ElectronStandIn();
  standIn.userData = folder;
  standIn.version = version;
  const done: string[] = [];
  const versions: VersionSource = {
    findNewer: async () => newest,
    findExactly: async (exactly) => void done.push(`find ${exactly}`),
    load: async () => void done.push('load'),
    installNow: () => done.push('install'),
  };
  const options = {
    server: 'https://anwurf.example',
    rendererFolder: folder,
    preload: '/preload.cjs',
    platform: 'win32',
    parameters: [],
  } as const;
  await createMain(standIn.electron, { ...options, versions });
  if (draws) await standIn.channels.get(desktopChannels.pageDrawn)?.(page);
  return { standIn, done, questions: () => standIn.asked.map(({ message }) => message) };
}

it('after two starts that showed nothing, the third goes back to the version before, and opens no window', async () => {
  await start('1.2.3', true);
  expect((await start('1.3.0', false)).questions()).toEqual([]);
  expect((await start('1.3.0', false)).questions()).toEqual([]);
  const third = await start('1.3.0', false);
  expect(third.questions()).toEqual(['Zurück zu Version 1.2.3?']);
  expect(third.done).toEqual(['find 1.2.3', 'load', 'install']);
  expect(third.standIn.windows).toEqual([]);
  // The version that failed is still the newest, and is not offered again.
  const back = await start('1.2.3', true, '1.3.0');
  expect([back.questions(), back.standIn.windows.length]).toEqual([[], 1]);
});

it('a start that draws its page ends the count, and looks for updates once', async () => {
  await start('1.2.3', true);
  await start('1.3.0', false);
  await start('1.3.0', true);
  await start('1.3.0', false);
  const next = await start('1.3.0', true, '1.4.0');
  await next.standIn.channels.get(desktopChannels.pageDrawn)?.(page);
  await vi.waitFor(() => expect(next.questions()[0]).toBe('Version 1.4.0 ist da.'));
  expect(next.questions().filter((message) => message.endsWith('ist da.'))).toHaveLength(1);
});

it('an installation without updates counts nothing and has no such item in its menu', async () => {
  const standIn = new ElectronStandIn();
  standIn.userData = folder;
  const options = {
    server: 'https://anwurf.example',
    rendererFolder: folder,
    preload: '/preload.cjs',
    platform: 'linux',
    parameters: [],
  } as const;
  await createMain(standIn.electron, { ...options, versions: null });
  await standIn.channels.get(desktopChannels.pageDrawn)?.(page);
  expect(standIn.asked).toEqual([]);
  expect(standIn.menu?.all().some(({ label }) => label?.includes('Updates'))).toBe(false);
});

it('looks for updates from the menu', async () => {
  const { standIn, questions } = await start('1.2.3', true);
  standIn.menu?.choose('Nach Updates suchen …');
  await vi.waitFor(() => expect(questions()).toEqual(['Anwurf ist aktuell.']));
});
