import { describe, expect, it } from 'vitest';
import { createApiForwarder } from './api-forwarder.ts';
import { createSessionKeeper } from './session-keeper.ts';

function forwarder(answer: (url: string, init: RequestInit) => Response | Promise<Response>) {
  let token: string | undefined;
  const sent: { url: string; headers: Headers; init: RequestInit }[] = [];
  const store = {
    get: () => Promise.resolve(token),
    set: async (value: string) => void (token = value),
    delete: async () => void (token = undefined),
  };
  const forward = createApiForwarder(
    async (url, init) => {
      sent.push({ url, headers: new Headers(init.headers), init });
      return answer(url, init);
    },
    'https://anwurf.example',
    createSessionKeeper(store),
  );
  return { sent, call: (path: string, init?: RequestInit) => forward(new Request(`app://anwurf${path}`, init)) };
}

describe('the API forwarder', () => {
  it('sends path, query and body to the server, and identifies itself as the desktop app', async () => {
    const { call, sent } = forwarder(() => Response.json({ results: [] }));
    await call('/api/sync/mutations?x=1', { method: 'POST', body: '{"mutations":[]}', headers: { authorization: 'Bearer a' } });
    expect(sent[0]).toMatchObject({
      url: 'https://anwurf.example/api/sync/mutations?x=1',
      init: { method: 'POST', credentials: 'omit', redirect: 'error' },
    });
    expect(new TextDecoder().decode(sent[0]?.init.body as ArrayBuffer)).toBe('{"mutations":[]}');
    expect(sent[0]?.headers.get('x-anwurf-client')).toBe('desktop');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer a');
  });

  it('forwards only known headers, in both directions', async () => {
    const { call, sent } = forwarder(
      () =>
        new Response('[]', {
          headers: {
            'electric-handle': 'h',
            'content-type': 'application/json',
            'content-encoding': 'br',
            'x-powered-by': 'x',
            'set-cookie': 'a=b',
          },
        }),
    );
    const answer = await call('/api/shapes/sessions', {
      headers: { 'x-forwarded-for': '1.2.3.4', 'x-anwurf-client': 'web', accept: '*/*' },
    });
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual(['accept', 'x-anwurf-client']);
    expect(sent[0]?.headers.get('x-anwurf-client')).toBe('desktop');
    expect([...answer.headers.keys()]).toEqual([
      'cache-control',
      'content-security-policy',
      'content-type',
      'electric-handle',
      'x-content-type-options',
    ]);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it.each(['/api', '/api/', '/api//x', '/api/%61uth/login', '/api/auth%2flogin', '/api/../secret', '/api/a\\b', '/apix/y'])(
    'refuses the path %s',
    async (path) => {
      const { call, sent } = forwarder(() => Response.json({}));
      expect((await call(path)).status).toBe(404);
      expect(sent).toEqual([]);
    },
  );

  it('streams an unfinished answer', async () => {
    let push: (text: string) => void = () => undefined;
    const body = new ReadableStream({
      start(controller) {
        push = (text) => controller.enqueue(new TextEncoder().encode(text));
      },
    });
    const { call } = forwarder(() => new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    const reader = (await call('/api/shapes/sessions?live_sse=true')).body?.getReader();
    push('data: 1\n\n');
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n');
    await reader?.cancel();
  });

  it('fails like a missing network when the server does not answer', async () => {
    const { call } = forwarder(() => Promise.reject(new Error('net::ERR_CONNECTION_REFUSED')));
    expect((await call('/api/health')).type).toBe('error');
  });

  it('keeps status and body of a refusal', async () => {
    const { call } = forwarder(() => Response.json({ error: { code: 'forbidden', message: 'x' } }, { status: 403 }));
    const answer = await call('/api/shapes/sessions');
    expect([answer.status, await answer.json()]).toEqual([403, { error: { code: 'forbidden', message: 'x' } }]);
  });
});

describe('the refresh token', () => {
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const bodyOf = (sent: { init: RequestInit }[], index: number): unknown => {
    const { body } = sent[index]?.init ?? {};
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body as ArrayBuffer));
  };

  it('is taken out of a login’s answer and added to refresh and logout', async () => {
    let count = 0;
    const { call, sent } = forwarder((url) =>
      url.endsWith('logout') ? new Response(null, { status: 204 }) : Response.json({ accessToken: 'a', refreshToken: `r${(count += 1)}` }),
    );
    const login = await call('/api/auth/login', { ...json, body: '{"email":"a@b.de","password":"x"}' });
    expect(await login.json()).toEqual({ accessToken: 'a' });
    const refreshed = await call('/api/auth/refresh', { ...json, body: '{"refreshToken":"from the page"}' });
    expect(await refreshed.text()).not.toContain('refreshToken');
    expect((await call('/api/auth/logout', { ...json, body: '{}' })).status).toBe(204);
    await call('/api/auth/refresh', { ...json, body: '{}' });
    expect(sent.map((_, index) => bodyOf(sent, index))).toEqual([
      { email: 'a@b.de', password: 'x' },
      { refreshToken: 'r1' },
      { refreshToken: 'r2' },
      {},
    ]);
  });

  it('is removed when the server no longer knows it, but not when the server fails', async () => {
    const statuses = [200, 503, 401, 401];
    const { call, sent } = forwarder(() => Response.json({ refreshToken: 'r' }, { status: statuses.shift() ?? 500 }));
    await call('/api/auth/login', { ...json, body: '{}' });
    for (let round = 0; round < 3; round += 1) await call('/api/auth/refresh', { ...json, body: '{}' });
    expect(sent.map((_, index) => bodyOf(sent, index))).toEqual([{}, { refreshToken: 'r' }, { refreshToken: 'r' }, {}]);
  });

  it.each(['register', 'reset-password', 'change-password'])('is taken out of the answer to %s too', async (route) => {
    const { call, sent } = forwarder(() => Response.json({ accessToken: 'a', refreshToken: 'r1' }));
    const answer = await call(`/api/auth/${route}`, { ...json, body: '{"password":"x","refreshToken":"from the page"}' });
    expect(await answer.json()).toEqual({ accessToken: 'a' });
    await call('/api/auth/refresh', { ...json, body: '{}' });
    expect(bodyOf(sent, 1)).toEqual({ refreshToken: 'r1' });
  });

  it('stays when a route that would replace it fails', async () => {
    const statuses = [200, 400, 401, 429, 200];
    const { call, sent } = forwarder(() => Response.json({ refreshToken: 'r' }, { status: statuses.shift() ?? 500 }));
    for (const route of ['login', 'reset-password', 'change-password', 'register', 'refresh']) {
      await call(`/api/auth/${route}`, { ...json, body: '{}' });
    }
    expect(bodyOf(sent, 4)).toEqual({ refreshToken: 'r' });
  });

  it('is removed with the account, whether this or another device deleted it', async () => {
    const answers: [string, Response][] = [
      ['/api/auth/login', Response.json({ refreshToken: 'r1' })],
      ['/api/account/delete', Response.json({ error: { code: 'invalid_credentials', message: 'x' } }, { status: 401 })],
      ['/api/auth/refresh', Response.json({ refreshToken: 'r2' })],
      ['/api/account/delete', new Response(null, { status: 204 })],
      ['/api/auth/refresh', Response.json({}, { status: 401 })],
      ['/api/auth/login', Response.json({ refreshToken: 'r3' })],
      ['/api/auth/refresh', Response.json({ error: { code: 'account_deleted', message: 'x' } }, { status: 410 })],
      ['/api/auth/refresh', Response.json({}, { status: 401 })],
    ];
    const { call, sent } = forwarder(() => answers[sent.length - 1]?.[1] ?? Response.error());
    for (const [path] of answers) await call(path, { ...json, body: '{"password":"x"}' });
    expect(sent.map((_, index) => (bodyOf(sent, index) as { refreshToken?: string }).refreshToken)).toEqual([
      undefined,
      undefined,
      'r1',
      undefined,
      undefined,
      undefined,
      'r3',
      undefined,
    ]);
  });

  it('is used by one request at a time, because it rotates', async () => {
    let count = 0;
    const { call, sent } = forwarder(async () => {
      await Promise.resolve();
      return Response.json({ refreshToken: `r${(count += 1)}` });
    });
    await call('/api/auth/login', { ...json, body: '{}' });
    await Promise.all([call('/api/auth/refresh', json), call('/api/auth/refresh', json)]);
    expect([bodyOf(sent, 1), bodyOf(sent, 2)]).toEqual([{ refreshToken: 'r1' }, { refreshToken: 'r2' }]);
  });
});
