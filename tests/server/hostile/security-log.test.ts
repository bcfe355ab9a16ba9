import { expect, it } from 'vitest';
import { createAccount } from '../../../server/accounts/account.ts';
import { createLog } from '../../../server/logging/log.ts';
import { newId, useServer } from '../fixture.ts';

const server = useServer();
const json = { 'content-type': 'application/json' };
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.fetch(path, { method: 'POST', body: JSON.stringify(body), headers: { ...json, ...headers } });

it('logs refused sign-ins, foreign tokens, copied tokens and foreign writes, and no person', async () => {
  const email = `${newId()}@test.example`;
  await createAccount(server.sql, email, 'Kreis läuft 7m', 'Ada Beispiel');
  await post('/api/auth/login', { email, password: 'falsch geraten' });
  await server.fetch('/api/account/export', { headers: { authorization: 'Bearer gestohlen' } });

  const signedIn = await post('/api/auth/login', { email, password: 'Kreis läuft 7m' });
  const cookie = /anwurf_refresh=[^;]+/.exec(signedIn.headers.get('set-cookie') ?? '')?.[0] ?? '';
  const renewTenMinutesLater = async (own: string) => {
    await server.sql`update refresh_tokens set created_at = created_at - interval '10 minutes'`;
    const renewed = await post('/api/auth/refresh', {}, { cookie: own });
    return /anwurf_refresh=[^;]+/.exec(renewed.headers.get('set-cookie') ?? '')?.[0] ?? '';
  };
  await renewTenMinutesLater(await renewTenMinutesLater(cookie));
  await post('/api/auth/refresh', {}, { cookie });

  const [user, other] = [await server.user(), await server.user()];
  const write = (table: string) => ({ id: newId(), table, op: 'update', key: other.id, values: { full_name: 'Eve' } });
  await server.push(user, [write('users'), write('users'), write(`${email}; drop`)]);

  const ada = await server.user();
  await post('/api/auth/authenticator/confirm', { code: '000000' }, { authorization: `Bearer ${ada.token}` });

  expect(server.attacks).toEqual([
    { event: 'request_refused', route: 'POST /api/auth/login', code: 'invalid_credentials' },
    { event: 'request_refused', route: 'GET /api/account/export', code: 'unauthenticated' },
    { event: 'token_reused' },
    { event: 'request_refused', route: 'POST /api/auth/refresh', code: 'unauthenticated' },
    { event: 'writes_refused', table: 'users', code: 'forbidden', count: 2 },
    { event: 'writes_refused', table: 'unknown', code: 'unknown_table', count: 1 },
    { event: 'request_refused', route: 'POST /api/auth/authenticator/confirm', code: 'code_invalid' },
  ]);
  expect(JSON.stringify(server.attacks)).not.toContain(email);
});

it('writes lines of JSON, without the values of a failed statement', async () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  log.security({ event: 'token_reused' });
  await server.sql`insert into users (id, email) values (${newId()}, null)`.catch((error: unknown) => log.error('a request failed', error));
  const [security, error] = lines.map((line): unknown => JSON.parse(line));
  expect(security).toMatchObject({ level: 40, security: 'token_reused', time: expect.stringMatching(/^\d{4}-/) });
  expect(error).toMatchObject({ level: 50, msg: 'a request failed', err: { code: '23502', table_name: 'users' } });
  expect(lines[1]).not.toMatch(/Failing row|"detail"|"query"|"parameters"/);
});
