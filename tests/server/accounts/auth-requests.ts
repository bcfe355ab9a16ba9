import { beforeEach } from 'vitest';
import type { ServerFixture } from '../fixture.ts';

/**
 * Posts as behind a proxy that names another client for each test, so that they do not share their limits; the server needs
 * `TRUSTED_PROXIES: '1'`.
 * @param network first half of the clients' addresses, for example `10.11`
 * @param always headers of every request
 */
export function useAuthRequests(server: ServerFixture, network: string, always: Readonly<Record<string, string>> = {}) {
  let client = 0;
  const changeClient = () => void (client += 1);
  beforeEach(changeClient);
  /** @param path below `/api/auth`, or the whole one */
  function post(path: string, body: unknown, token?: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return server.fetch(path.startsWith('/') ? path : `/api/auth/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `${network}.${client >> 8}.${client & 255}`,
        ...always,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
  }
  return { post, changeClient };
}
