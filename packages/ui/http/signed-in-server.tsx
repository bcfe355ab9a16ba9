import type { Readable } from '@anwurf/contract/readable';
import { createContext, use } from 'react';
import { RequestError } from './request-error.ts';
import { requestDone, requestFile, requestJson } from './server-request.ts';

/** Requests in the name of the signed-in user. All fail with RequestError; `unauthenticated`: only signing in helps. */
export interface SignedInServer {
  /** Asks and reads the answer by `schema`; without a body it is a GET. An aborted `signal` gives the request up. */
  json<T>(path: string, schema: Readable<T>, body?: unknown, signal?: AbortSignal): Promise<T>;
  /** Asks for a file, which is not read: it may be larger than what a device can hold as rows. */
  file(path: string): Promise<Blob>;
  /** Asks for something that has no answer but success. */
  done(path: string, body?: unknown): Promise<void>;
  /** Deletes what the path names. */
  remove(path: string): Promise<void>;
}

/** The signed-in user, and his access tokens. */
interface Session {
  state(): { readonly user: { readonly id: string } | null };
  /** @param renew the server refused the last one. Null: signed out, or somebody else is signed in */
  accessToken(renew: boolean, userId?: string): Promise<string | null>;
}

/** Never sends a request of one user in the name of the next. */
export function createSignedInServer(session: Session): SignedInServer {
  async function authorized<T>(send: (token: string) => Promise<T>): Promise<T> {
    const userId = session.state().user?.id;
    for (const renew of [false, true]) {
      const token = await session.accessToken(renew, userId);
      if (token === null) break;
      try {
        return await send(token);
      } catch (error) {
        const isEnded = error instanceof RequestError && (error.code === 'unauthenticated' || error.code === 'account_deleted');
        if (renew || !isEnded) throw error;
      }
    }
    throw new RequestError('unauthenticated', 'signed out');
  }
  return {
    json: (path, schema, body, signal) =>
      authorized((token) => requestJson(path, schema, { token, body, ...(signal !== undefined && { signal }) })),
    file: (path) => authorized((token) => requestFile(path, { token })),
    done: (path, body) => authorized((token) => requestDone(path, { token, body })),
    remove: (path) => authorized((token) => requestDone(path, { token, method: 'DELETE' })),
  };
}

export const SignedInServerContext = createContext<SignedInServer | null>(null);

export function useSignedInServer(): SignedInServer {
  const server = use(SignedInServerContext);
  if (server === null) throw new Error('no server provided');
  return server;
}
