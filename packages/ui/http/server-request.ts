import { anySignal } from '@anwurf/contract/any-signal';
import type { Readable } from '@anwurf/contract/readable';
import { loadPart } from '../loading/load-part.ts';
import { RequestError } from './request-error.ts';

const timeoutMilliseconds = 20_000;
/** For a file of everything that an account holds. */
const fileTimeoutMilliseconds = 900_000;

interface ServerRequest {
  /** Without it the request is a GET. A file is sent as it is. */
  body?: unknown;
  /** Deletes what the path names. */
  method?: 'DELETE';
  /** Access token of the signed-in user. */
  token?: string | null;
  signal?: AbortSignal;
}

async function send(path: string, { body, method, token, signal }: ServerRequest, patienceMs = timeoutMilliseconds): Promise<Response> {
  const limit = AbortSignal.timeout(body instanceof Blob ? fileTimeoutMilliseconds : patienceMs);
  try {
    return await fetch(path, {
      ...(method !== undefined && { method }),
      ...(body === undefined ? {} : { method: 'POST', body: body instanceof Blob ? body : JSON.stringify(body) }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined || token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      signal: signal === undefined ? limit : anySignal([signal, limit]),
    });
  } catch (cause) {
    throw new RequestError('unreachable', cause instanceof Error ? cause.message : 'no answer');
  }
}

/**
 * The readers of answers load after the page, which is drawn without them, and may take as long as an answer.
 * @throws RequestError when it does not arrive
 */
async function arrived<Part>(part: Promise<Part>): Promise<Part> {
  const late = new Promise<never>((_, reject) => {
    AbortSignal.timeout(timeoutMilliseconds).addEventListener('abort', reject, { once: true });
  });
  try {
    return await Promise.race([part, late]);
  } catch {
    throw new RequestError('unreachable', 'no reader');
  }
}

const loadReading = () => loadPart(() => import('./read-failure.ts'));

/**
 * Fetches what reads answers before one is there. Where the server spends something for its answer, such as the token of a
 * mailed link, the answer must not be lost for want of it.
 */
export function prepareReading(): void {
  // A request asks for it again.
  loadReading().catch(() => undefined);
}

async function failure(response: Response): Promise<RequestError> {
  const { readFailure } = await arrived(loadReading());
  return readFailure(response);
}

/**
 * Asks the server and reads its answer by `schema`.
 * @param schema a page that is drawn without schemas gives the promise of one, which comes while the server is being asked
 * @throws RequestError
 */
export async function requestJson<T>(path: string, schema: Readable<T> | Promise<Readable<T>>, request: ServerRequest = {}): Promise<T> {
  const arriving = arrived(Promise.resolve(schema));
  // Without an answer nobody waits for it. A polling caller is no faster than the server.
  arriving.catch(() => undefined);
  const response = await send(path, request);
  if (!response.ok) throw await failure(response);
  const { data } = (await arriving).safeParse(await response.json().catch(() => null));
  // A sign-in page of the hall's network, or a proxy: something answers, so it is not the reception.
  if (data === undefined) throw new RequestError('away', 'not ours');
  return data;
}

/**
 * Asks the server for a file, which is not read.
 * @throws RequestError `unreachable` also where the file breaks off
 */
export async function requestFile(path: string, request: ServerRequest = {}): Promise<Blob> {
  const response = await send(path, request, fileTimeoutMilliseconds);
  if (!response.ok) throw await failure(response);
  try {
    return await response.blob();
  } catch (cause) {
    throw new RequestError('unreachable', cause instanceof Error ? cause.message : 'the file broke off');
  }
}

/**
 * Asks the server for something that has no answer but success.
 * @throws RequestError
 */
export async function requestDone(path: string, request: ServerRequest = {}): Promise<void> {
  const response = await send(path, request);
  if (!response.ok) throw await failure(response);
}
