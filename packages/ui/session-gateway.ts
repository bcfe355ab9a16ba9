import { errorBodySchema } from '@anwurf/contract/errors';
import { type SessionResponse, sessionResponseSchema } from '@anwurf/contract/session';
import { SessionError, type SessionGateway } from './platform.tsx';

const timeoutMilliseconds = 20_000;

async function post(path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
  } catch (cause) {
    throw new SessionError('unreachable', cause instanceof Error ? cause.message : 'no answer');
  }
}

async function failure(response: Response): Promise<SessionError> {
  const body = errorBodySchema.safeParse(await response.json().catch(() => null));
  if (body.success) return new SessionError(body.data.error.code, body.data.error.message, body.data.error.fields);
  // Not our error format: something between us and the server answered.
  return new SessionError(response.status === 401 ? 'unauthenticated' : 'unreachable', `status ${response.status}`);
}

async function session(response: Response): Promise<SessionResponse> {
  if (!response.ok) throw await failure(response);
  const body = sessionResponseSchema.safeParse(await response.json().catch(() => null));
  if (!body.success) throw new SessionError('unreachable', 'not a session');
  return body.data;
}

/**
 * Sessions over the page's own origin. The page never sees the refresh token: in a browser it is a cookie that no
 * script can read, on the desktop the main process adds it to requests and takes it out of answers.
 */
export const sessionGateway: SessionGateway = {
  signIn: async (request) => session(await post('/api/auth/login', request)),

  // The refresh token rotates: tabs take turns, so that none presents one that another has just used.
  refresh: () => navigator.locks.request('anwurf.refresh', async () => session(await post('/api/auth/refresh', {}))),

  async signOut() {
    const response = await post('/api/auth/logout', {});
    if (!response.ok && response.status !== 401) throw await failure(response);
  },
};
