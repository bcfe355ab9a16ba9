import { expect, it } from 'vitest';
import { demoAccount } from '../../../server/accounts/account.ts';
import { useServer } from '../fixture.ts';

/** Started as `npm start` does, without a word about the mode. */
const server = useServer({ ANWURF_MODE: '' });

const login = (headers: Record<string, string> = {}) =>
  server.fetch('/api/auth/login', {
    method: 'POST',
    body: JSON.stringify({ email: demoAccount.email, password: demoAccount.password }),
    headers: { 'content-type': 'application/json', ...headers },
  });

it('lets somebody at this machine look around', async () => {
  expect((await login()).status).toBe(200);
  expect((await server.fetch('/api/mailbox')).status).toBe(200);
});

it.each([
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'anwurf.example' },
  { 'x-forwarded-proto': 'https' },
  { 'x-real-ip': '192.0.2.7' },
  { forwarded: 'for=192.0.2.7' },
  { via: '1.1 tunnel' },
])('has nothing for whoever comes by a proxy: %o', async (headers) => {
  for (const path of ['/', '/api/mailbox', '/api/site']) {
    const response = await server.fetch(path, { headers });
    expect(response.status, path).toBe(403);
    expect(await response.text()).toContain('ANWURF_MODE');
  }
  expect((await login(headers)).status).toBe(403);
});
