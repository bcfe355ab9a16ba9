import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { demoAccount } from '../../../server/accounts/account.ts';
import { useServer } from '../fixture.ts';

/** Started as `npm start` does, without a word about the mode. */
const server = useServer({ ANWURF_MODE: '' });

/** Asks under a name that no browser of this machine would use; `fetch` sets the header itself. */
async function askAs(host: string, path: string): Promise<{ status: number | undefined; text: string }> {
  const { hostname, port } = new URL(server.url);
  const asked = request({ hostname, port, path, headers: { host } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, text: await text(answer) };
}

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

it.each(['anwurf.example', 'anwurf.example:443', '192.168.1.20', 'localhost.anwurf.example'])(
  'has nothing under the name %s',
  async (host) => {
    for (const path of ['/', '/api/mailbox', '/api/site']) {
      const answer = await askAs(host, path);
      expect(answer.status, path).toBe(403);
      expect(answer.text).toContain('ANWURF_MODE');
    }
  },
);
