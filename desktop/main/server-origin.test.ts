import { expect, it } from 'vitest';
import { parseServerOrigin } from './server-origin.ts';

it.each([
  [undefined, 'http://127.0.0.1:8787'],
  ['', 'http://127.0.0.1:8787'],
  ['https://anwurf.example/', 'https://anwurf.example'],
  ['http://localhost:9000', 'http://localhost:9000'],
])('%o is the server %s', (value, origin) => {
  expect(parseServerOrigin(value)).toBe(origin);
});

it.each([
  'http://anwurf.example',
  'ftp://127.0.0.1',
  'https://anwurf.example/app',
  'https://a:b@anwurf.example',
  'anwurf',
  'http://127.0.0.1.evil.example',
])('refuses %s', (value) => {
  expect(() => parseServerOrigin(value)).toThrow(/^ANWURF_SERVER/);
});
