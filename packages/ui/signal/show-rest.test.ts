// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showRest } from './show-rest.ts';

let shown: [title: string, isSilent: boolean | undefined | null][];
let closed: number;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T13:00:00') });
  [shown, closed, visibility] = [[], 0, 'visible'];
  const registration = {
    showNotification: (title: string, options?: NotificationOptions) => Promise.resolve(void shown.push([title, options?.silent])),
    getNotifications: () => Promise.resolve([{ close: () => (closed += 1) }]),
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
async function turn(to: DocumentVisibilityState) {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

test('a rest is shown once the page is out of sight, silently, and its end with a sound', async () => {
  const end = showRest(Date.now() + 90_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual([]);
  await turn('hidden');
  expect(shown).toEqual([['Pause bis 13:01:30', true]]);
  await vi.advanceTimersByTimeAsync(80_000);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([
    ['Pause bis 13:01:30', true],
    ['Pause vorbei', false],
  ]);
  await turn('visible');
  expect(closed).toBeGreaterThan(0);
});

test('the clock of the screen may end it first', async () => {
  await turn('hidden');
  const end = showRest(Date.now() + 1000);
  vi.setSystemTime(Date.now() + 1000);
  end();
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown.map(([title]) => title)).toEqual(['Pause bis 13:00:01', 'Pause vorbei']);
});

test('a rest that is skipped, or ends in sight, leaves nothing', async () => {
  const end = showRest(Date.now() + 5000);
  await turn('hidden');
  const before = closed;
  await turn('visible');
  expect(closed).toBeGreaterThan(before);
  end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown.map(([title]) => title)).toEqual(['Pause bis 13:00:05']);
  const endLater = showRest(Date.now() + 1000);
  await vi.advanceTimersByTimeAsync(2000);
  endLater();
  expect(shown).toHaveLength(1);
});

test('in the desktop app the page shows it, and a press brings the app to the front', async () => {
  const notices: (EventTarget & { title: string })[] = [];
  class PageNotification extends EventTarget {
    constructor(readonly title: string) {
      super();
      notices.push(this);
    }
    close = () => void (closed += 1);
  }
  vi.stubGlobal('Notification', PageNotification);
  const opened: string[] = [];
  const end = showRest(Date.now() + 5000, (name) => void opened.push(name));
  await turn('hidden');
  await vi.advanceTimersByTimeAsync(5000);
  end();
  expect([shown, notices.map(({ title }) => title)]).toEqual([[], ['Pause bis 13:00:05', 'Pause vorbei']]);
  notices.at(-1)?.dispatchEvent(new Event('click'));
  expect(opened).toEqual(['rest']);
  const before = closed;
  await turn('visible');
  expect(closed).toBeGreaterThan(before);
});
