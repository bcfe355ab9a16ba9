import type { SessionResponse } from '@anwurf/contract/session';
import type { SessionGateway } from './platform.tsx';
import { RequestError } from './http/request-error.ts';
import { requestDone, requestJson } from './http/server-request.ts';
import { loadPart } from './loading/load-part.ts';

const answerSchema = async () => (await import('@anwurf/contract/session')).sessionResponseSchema;

function ask(path: string, body: unknown, token?: string): Promise<SessionResponse> {
  return requestJson(path, loadPart(answerSchema), { body, ...(token === undefined ? {} : { token }) });
}

/** The refresh token rotates: tabs take turns, so that none presents one that another has retired, or ends a session that has just begun. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => navigator.locks.request('anwurf.refresh', work);

/**
 * Sessions over the page's own origin. The page never sees the refresh token: in a browser it is a cookie that no
 * script can read, on the desktop the main process adds it to requests and takes it out of answers.
 */
export const sessionGateway: SessionGateway = {
  signIn: (request) => inTurn(() => ask('/api/auth/login', request)),
  signInWithPasskey: (request) => inTurn(() => ask('/api/auth/passkeys/sign-in', request)),
  register: (request) => inTurn(() => ask('/api/auth/register', request)),
  resetPassword: (request) => inTurn(() => ask('/api/auth/reset-password', request)),
  changePassword: (request, token) => inTurn(() => ask('/api/auth/change-password', request, token)),
  changeEmail: (request, token) => inTurn(() => ask('/api/auth/confirm-email', request, token)),
  refresh: () => inTurn(() => ask('/api/auth/refresh', {})),

  signOut: (stillWaiting) =>
    inTurn(async () => {
      const waiting = stillWaiting();
      if (waiting === null) return;
      try {
        await requestDone('/api/auth/logout', { body: { origins: waiting.origins } });
      } catch (error) {
        if (!(error instanceof RequestError) || error.code !== 'unauthenticated') throw error;
      }
    }),
};
