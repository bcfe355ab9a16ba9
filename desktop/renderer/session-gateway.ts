import { errorBodySchema } from '@anwurf/contract/errors';
import { type SessionResponse, sessionResponseSchema } from '@anwurf/contract/session';
import { SessionError, type SessionGateway } from '@anwurf/ui/platform';

const timeoutMilliseconds = 20_000;

/** @returns the body of a successful answer, null when it has none */
async function post(route: 'login' | 'refresh' | 'logout', body: unknown): Promise<unknown> {
  const response = await fetch(`/api/auth/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  }).catch((cause: unknown) => {
    throw new SessionError('unreachable', String(cause));
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const failed = errorBodySchema.safeParse(answer);
  if (failed.success) throw new SessionError(failed.data.error.code, failed.data.error.message, failed.data.error.fields);
  throw new SessionError('unreachable', `status ${response.status}`);
}

function session(answer: unknown): SessionResponse {
  const parsed = sessionResponseSchema.safeParse(answer);
  if (!parsed.success) throw new SessionError('unreachable', 'not a session');
  return parsed.data;
}

/** Sessions of the desktop app: main adds the refresh token to requests and takes it out of answers. */
export const desktopSessionGateway: SessionGateway = {
  signIn: async (request) => session(await post('login', request)),
  refresh: async () => session(await post('refresh', {})),
  async signOut() {
    try {
      await post('logout', {});
    } catch (error) {
      // The server does not know the session any more: that is what was asked for.
      if (!(error instanceof SessionError) || error.code !== 'unauthenticated') throw error;
    }
  },
};
