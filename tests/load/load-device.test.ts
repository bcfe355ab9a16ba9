import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { LoadDevice } from './load-device.ts';

let server: Server | undefined;
let device: LoadDevice | undefined;
afterEach(async () => {
  await device?.close();
  server?.close();
});

const upToDate = { headers: { control: 'up-to-date' } };
const change = (value: object) => ({ value, headers: { operation: 'insert', txids: [7] } });

it('a row that was announced is fetched also when the first question for it fails: the feed says it only once', async () => {
  let asked = 0;
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://server.example');
    const isFeed = pathname.endsWith('/sync_heads');
    const isBegin = searchParams.get('offset') === '-1';
    // Of the feed there is one change, and then nothing for ever.
    if (isFeed && searchParams.get('offset') === '7_0') return;
    if (!isFeed && !isBegin) asked += 1;
    const isRefused = !isFeed && asked === 1;
    const announced = isFeed ? change({ user_id: 'user', heads: JSON.stringify({ workout_tracking: '7' }) }) : change({ id: 'row' });
    response.writeHead(isRefused ? 503 : 200, { 'electric-handle': 'h', 'electric-offset': isBegin ? '0_0' : '7_0' });
    response.end(isRefused ? '{}' : JSON.stringify(isBegin ? [upToDate] : [announced, upToDate]));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const [onRow, onError] = [vi.fn<(of: LoadDevice, key: string) => void>(), vi.fn<() => void>()];
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  device = new LoadDevice(origin, 'token', { onRow, onError, onRefetch: () => undefined });
  await device.open();
  await vi.waitFor(() => expect(onRow).toHaveBeenCalledWith(device, 'row'), { timeout: 20_000 });
  expect(onError).toHaveBeenCalledTimes(1);
});
