import { createServer } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { ApiError } from '../errors/api-error.ts';
import type { ErrorLog } from '../logging/log.ts';
import { securityHeaderValues } from '../static/security-headers.ts';
import { answerUnreadable } from './unreadable-request.ts';

const graceMs = 3000;

/** A listening server. */
export type HttpServer = {
  readonly url: string;
  /** Waits for running requests; cuts them off after a grace period. */
  close(): Promise<void>;
};

/**
 * Serves the app over HTTP. Answers requests that never reach the app – unreadable addresses and requests – in the same format
 * and with the same headers.
 * @throws Error when it cannot listen there
 */
export async function listen(app: Hono, options: { host: string; port: number; https: boolean; log: ErrorLog }): Promise<HttpServer> {
  const { host, port, https, log } = options;
  const headers = { ...securityHeaderValues({ https }), 'cache-control': 'no-store' };
  const answerOutside = (error: unknown) => {
    const isTheirs = error instanceof RequestError;
    if (!isTheirs) log('a request failed outside the app', error);
    const failure = isTheirs ? new ApiError('bad_request', 'The address is unreadable.') : new ApiError('internal', 'Unexpected error.');
    return Response.json(failure.toBody(), { status: failure.status, headers });
  };
  const answer = getRequestListener(app.fetch, { hostname: host, errorHandler: answerOutside });
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  // Longer than the pauses of a syncing device: closing a connection under a request costs a retry.
  server.keepAliveTimeout = 75_000;
  // For a connection without traffic in either direction: a held request sends something every 21 s.
  server.timeout = 120_000;
  server.on('clientError', (error, socket) => answerUnreadable(error, socket, headers));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const listening = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${listening}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), graceMs).unref();
      }),
  };
}
