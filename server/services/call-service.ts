import { deadline } from '@anwurf/contract/deadline';
import { ServiceFailure } from './service-failure.ts';

export type ServiceCall = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** For the whole call, including reading the answer. */
  readonly timeoutMs: number;
  /** Most bytes of an answer; 0: the answer is not read. */
  readonly maxBytes: number;
  /** Ends the call when the server stops. */
  readonly signal: AbortSignal;
};

async function readAnswer(response: Response, maxBytes: number): Promise<string> {
  if (maxBytes === 0) {
    await response.body?.cancel();
    return '';
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new ServiceFailure({ kind: 'too-large', maxBytes });
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function toFailure(error: unknown, timeoutMs: number): ServiceFailure {
  if (error instanceof ServiceFailure) return error;
  if (error instanceof Error && error.name === 'TimeoutError') return new ServiceFailure({ kind: 'timeout', seconds: timeoutMs / 1000 });
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : null;
  return new ServiceFailure({ kind: 'unreachable', code });
}

/**
 * Posts JSON to a service that the operator configured. A redirect counts as a failure: the data is meant for this address only.
 * @throws ServiceFailure unless the answer is 2xx, in time and small enough
 */
export async function callService({ url, headers, body, timeoutMs, maxBytes, signal }: ServiceCall): Promise<string> {
  const end = deadline([signal], timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: end.signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ServiceFailure({ kind: 'status', status: response.status });
    }
    return await readAnswer(response, maxBytes);
  } catch (error) {
    throw toFailure(error, timeoutMs);
  } finally {
    end.clear();
  }
}
