import * as z from 'zod/mini';
import type { RefreshTokenStore } from './refresh-token-store.ts';

const sessionPath = '/api/auth/';
const deletionPath = '/api/account/delete';
/** Routes that act on the current session, and so need its token. */
const tokenPaths = new Set(['/api/auth/refresh', '/api/auth/logout']);
/** Routes that end the session when they succeed. */
const endingPaths = new Set(['/api/auth/logout', deletionPath]);
const jsonObject = z.record(z.string(), z.unknown());

type Send = (body: BodyInit | undefined) => Promise<Response>;

/** Keeps the refresh token between the page and the server. */
export interface SessionKeeper {
  /** Whether a request may start, renew or end the session. */
  isSessionPath(path: string): boolean;
  /**
   * Sends such a request, with the token where needed, and takes a new token out of the answer: every route that signs in returns
   * one.
   */
  exchange(path: string, content: ArrayBuffer | undefined, send: Send): Promise<Response>;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return jsonObject.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

async function withToken(content: ArrayBuffer | undefined, store: RefreshTokenStore): Promise<string> {
  // A `refreshToken` sent by the page is ignored.
  const { refreshToken: _, ...body } = parseObject(new TextDecoder().decode(content)) ?? {};
  const refreshToken = await store.get();
  return JSON.stringify(refreshToken === undefined ? body : { ...body, refreshToken });
}

async function takeToken(answer: Response, store: RefreshTokenStore): Promise<Response> {
  if (answer.body === null) return answer;
  const text = await answer.text();
  const body = parseObject(text);
  if (body === undefined) return new Response(text, answer);
  const { refreshToken, ...rest } = body;
  if (typeof refreshToken === 'string') await store.set(refreshToken);
  return Response.json(rest, { status: answer.status, headers: answer.headers });
}

/** Creates the keeper for a store. */
export function createSessionKeeper(store: RefreshTokenStore): SessionKeeper {
  let last: Promise<unknown> = Promise.resolve();

  async function run(path: string, content: ArrayBuffer | undefined, send: Send): Promise<Response> {
    const needsToken = tokenPaths.has(path);
    const answer = await takeToken(await send(needsToken ? await withToken(content, store) : content), store);
    // The session has ended: by the user, because the server does not know it any more, or because the account is gone.
    const over = endingPaths.has(path) ? answer.ok : needsToken && (answer.status === 401 || answer.status === 410);
    if (over) await store.delete();
    return answer;
  }

  return {
    isSessionPath: (path) => path.startsWith(sessionPath) || path === deletionPath,
    // The token rotates: exchanges run one after the other, so that none sends a token that another has retired.
    exchange(path, content, send) {
      const answer = last.then(() => run(path, content, send));
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}
