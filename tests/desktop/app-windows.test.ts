import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { desktopEvents } from '@anwurf/contract/desktop-bridge';
import { createAppWindows, MOST_WINDOWS } from '../../desktop/main/app-windows.ts';
import { ElectronStandIn } from './electron-stand-in.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anwurf-windows-'));
});
// A window that closes still writes down its place.
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }));

async function appWindows() {
  const standIn = new ElectronStandIn();
  await standIn.electron.app.whenReady();
  const windows = await createAppWindows(standIn.electron, { preload: '/preload.cjs', stateFile: join(folder, 'window.json') });
  return { standIn, windows, made: standIn.windows };
}

it('opens again where and how it was closed', async () => {
  const { windows, made } = await appWindows();
  windows.open('/');
  const [first] = made;
  if (first === undefined) throw new Error('no window');
  first.bounds = { x: 200, y: 120, width: 1000, height: 700 };
  first.maximize();
  first.close();
  await vi.waitFor(async () => expect(await readFile(join(folder, 'window.json'), 'utf8')).toContain('"x":200'));
  const next = await appWindows();
  next.windows.open('/');
  expect(next.made[0]?.options).toMatchObject({ x: 200, y: 120, width: 1000, height: 700 });
  expect(next.made[0]?.done).toContain('maximize');
});

it('opens a further window beside the last used one, each on a page of its own', async () => {
  const { windows, made } = await appWindows();
  windows.open('/');
  if (made[0] !== undefined) made[0].bounds = { x: 100, y: 100, width: 900, height: 700 };
  windows.open('/statistics');
  expect(made.map(({ done }) => done[0])).toEqual(['load app://anwurf/', 'load app://anwurf/statistics']);
  expect(made[1]?.options).toMatchObject({ x: 128, y: 128, width: 900, height: 700 });
});

it('opens no more than it can, and shows the last used one instead', async () => {
  const { windows, made } = await appWindows();
  for (let count = 0; count < MOST_WINDOWS + 3; count += 1) windows.open('/');
  expect(made).toHaveLength(MOST_WINDOWS);
  expect(made.at(-1)?.done.filter((what) => what === 'focus')).toHaveLength(3);
});

it('leads the last used window, within the page that runs there', async () => {
  const { windows, made } = await appWindows();
  windows.open('/');
  windows.open('/');
  made[0]?.focus();
  windows.lead('/training/week');
  expect(made[0]?.webContents.sent).toEqual([[desktopEvents.navigate, '/training/week']]);
  expect(made[1]?.webContents.sent).toEqual([]);
});

it.each(['isLoading', 'hasCrashed'] as const)('loads the page anew where nobody listens: %s', async (state) => {
  const { windows, made } = await appWindows();
  windows.open('/');
  const [window] = made;
  if (window === undefined) throw new Error('no window');
  window.webContents[state] = true;
  windows.lead('/team/join#ABCDEFGH');
  expect(window.webContents.sent).toEqual([]);
  expect(window.done).toContain('load app://anwurf/team/join#ABCDEFGH');
});

it('opens a window to lead when all are closed', async () => {
  const { windows, made } = await appWindows();
  windows.open('/');
  made[0]?.close();
  expect(windows.current()).toBeUndefined();
  windows.lead('/statistics');
  expect(made[1]?.done[0]).toBe('load app://anwurf/statistics');
});
