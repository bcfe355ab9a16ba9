// @vitest-environment happy-dom
import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { unopenedState } from '@anwurf/db/worker/unopened-state';
import { deviceStorage } from '@anwurf/contract/device-storage';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLastScreen } from './last-screen.ts';
import { writeSignedInRecord } from './signed-in-record.ts';

const mila = { id: '018f0000-0000-7000-8000-000000000001', email: 'mila@beispiel.de', fullName: 'Mila Brandt' };
const keptName = `${deviceStorage.lastScreen.name}.${mila.id}`;
const rows = [{ name: 'Sprungkraft' }];

const opened: LocalDatabase[] = [];

beforeEach(() => {
  localStorage.clear();
  writeSignedInRecord(mila);
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

/** A database whose store stays closed. */
const unopened = { live: {}, sync: { state: () => unopenedState }, close: async () => undefined } as unknown as LocalDatabase;

/** Opens the app on a screen that asks for the plans. @returns what it shows before its store is open */
async function start(path: string): Promise<{ readonly shown: readonly unknown[] | null; readonly database: LocalDatabase }> {
  history.replaceState(null, '', path);
  const state = { current: unopenedState };
  let open = (): void => undefined;
  const opening = new Promise<void>((resolve) => (open = resolve));
  const database = readLastScreen(mila.id).before({
    live: {
      query: async (_sql: string, _params: unknown, callback?: (result: { rows: unknown[] }) => void) => {
        await opening;
        callback?.({ rows });
        return { initialResults: { rows }, unsubscribe: async () => undefined, refresh: async () => undefined };
      },
    },
    sync: { state: () => state.current },
    close: async () => undefined,
  } as unknown as LocalDatabase);
  opened.push(database);
  const sql = 'select name from plans';
  const before = database.remembered?.(sql, []);
  const asking = database.live.query(sql, []);
  state.current = { ...unopenedState, store: 'opfs', firstSyncDone: true };
  open();
  await asking;
  return { shown: before?.failed === false ? before.rows : null, database };
}

const leave = () => dispatchEvent(new Event('pagehide'));

test('a screen that only shows comes back as it was left; another does not', async () => {
  const first = await start('/dashboard');
  expect(first.shown).toBeNull();
  leave();
  await first.database.close();
  expect((await start('/training-plans')).shown).toBeNull();
  expect((await start('/dashboard')).shown).toEqual(rows);
});

test.each(['/settings', '/training-plans/new', '/training/plan/7/start'])('%s, which asks, is not kept', async (path) => {
  await start(path);
  leave();
  expect(localStorage.getItem(keptName)).toBeNull();
});

test('a screen before a form is older than the form’s result, and does not come back', async () => {
  const { database } = await start('/dashboard');
  leave();
  history.replaceState(null, '', '/settings');
  leave();
  await database.close();
  expect((await start('/dashboard')).shown).toBeNull();
});

test('where the browser keeps no more, what an earlier visit left does not come back', async () => {
  const { database } = await start('/dashboard');
  leave();
  expect(localStorage.getItem(keptName)).not.toBeNull();
  const { localStorage: storage } = globalThis;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  leave();
  vi.unstubAllGlobals();
  await database.close();
  expect(localStorage.getItem(keptName)).toBeNull();
});

test('a visit that ended before the store was open leaves what it found', async () => {
  const { database } = await start('/dashboard');
  leave();
  await database.close();
  const kept = localStorage.getItem(keptName);
  const early = readLastScreen(mila.id).before({
    sync: { state: () => unopenedState },
    close: async () => undefined,
  } as unknown as LocalDatabase);
  opened.push(early);
  history.replaceState(null, '', '/settings');
  leave();
  expect(kept).not.toBeNull();
  expect(localStorage.getItem(keptName)).toBe(kept);
});

test('a sign-out, an ended session or a closed database leaves no picture', async () => {
  const { database } = await start('/dashboard');
  writeSignedInRecord({ ...mila, ended: true });
  leave();
  writeSignedInRecord(null);
  leave();
  writeSignedInRecord(mila);
  await database.close();
  leave();
  expect(localStorage.getItem(keptName)).toBeNull();
});

test('the store is opened when the screen that was left is drawn, and at once where another was left', async () => {
  const first = await start('/dashboard');
  leave();
  await first.database.close();
  history.replaceState(null, '', '/training-plans');
  await readLastScreen(mila.id).drawn;

  history.replaceState(null, '', '/dashboard');
  const lastScreen = readLastScreen(mila.id);
  let isDrawn = false;
  void lastScreen.drawn.then(() => (isDrawn = true));
  const database = lastScreen.before(unopened);
  opened.push(database);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(isDrawn).toBe(false);
  expect(database.remembered?.('select name from plans', [])).toEqual({ failed: false, rows });
  await lastScreen.drawn;
});

test('the picture goes in the frame in which the app shows the screen, and at once where another screen was left', async () => {
  const picture = () => document.getElementById('last-screen');
  const show = () => document.body.insertAdjacentHTML('afterbegin', '<div id="last-screen"><p>Sprungkraft</p></div>');
  const first = await start('/dashboard');
  leave();
  await first.database.close();

  show();
  history.replaceState(null, '', '/dashboard');
  const lastScreen = readLastScreen(mila.id);
  // The store need not wait for what is on the screen already.
  await lastScreen.drawn;
  const database = lastScreen.before(unopened);
  opened.push(database);
  expect(picture()).not.toBeNull();
  database.remembered?.('select name from plans', []);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(picture()).toBeNull();

  show();
  history.replaceState(null, '', '/training-plans');
  readLastScreen(mila.id);
  expect(picture()).toBeNull();
});
