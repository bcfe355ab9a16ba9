import { expect, test } from 'vitest';
import { openNotified } from './show-push.ts';

/** Windows of the app, at the given addresses, and what becomes of them. */
function windowsAt(...urls: readonly string[]) {
  const done: string[] = [];
  const windows = urls.map((url) => ({
    url,
    focus: () => Promise.resolve(done.push(`focus ${url}`)),
    navigate: (to: string) => Promise.resolve(done.push(`navigate ${to}`)),
  }));
  const clients = { matchAll: () => Promise.resolve(windows), openWindow: (to: string) => Promise.resolve(done.push(`open ${to}`)) };
  const press = async (data: unknown) => {
    // The worker's own types: a window that is focused and led elsewhere.
    await openNotified(clients as never, { close: () => done.push('close'), data } as never);
    return done;
  };
  return { press };
}

test('a press opens the app where the notification leads', async () => {
  expect(await windowsAt().press('/active-workout#today')).toEqual(['close', 'open /active-workout#today']);
});

test('a window that is open goes there, but never out of a running workout', async () => {
  expect(await windowsAt('https://anwurf.example/dashboard').press('/settings')).toEqual([
    'close',
    'focus https://anwurf.example/dashboard',
    'navigate /settings',
  ]);
  const running = 'https://anwurf.example/training/plan/1/start';
  expect(await windowsAt(running).press('/dashboard')).toEqual(['close', `focus ${running}`]);
});

test.each([undefined, null, 4, 'https://other.example', '//other.example/x', 'javascript:alert(1)'])(
  '%j leads to the dashboard',
  async (data) => {
    expect(await windowsAt().press(data)).toEqual(['close', 'open /dashboard']);
  },
);
