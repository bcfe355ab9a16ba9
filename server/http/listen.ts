import { createServer, type ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { ApiError } from '../errors/api-error.ts';
import type { ErrorLog } from '../logging/log.ts';
import { securityHeaderValues } from '../static/security-headers.ts';
import { answerUnreadable } from './unreadable-request.ts';

const graceMs = 3000;

/**
 * Connections that wait for a busy process; the kernel's `net.core.somaxconn` (4096) is the bound above. Beyond Node's 511 the kernel drops
 * them, and a client repeats after 1, 3, 7, 15 and 31 s: what all devices do when they come back after a restart.
 */
const mostWaiting = 4096;

/** A listening server. */
export type HttpServer = {
  readonly url: string;
  /** Waits for running requests, each of which ends its connection; cuts them off after a grace period. */
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
  const running = new Set<ServerResponse>();
  let isClosing = false;
  const server = createServer((incoming, outgoing) => {
    outgoing.shouldKeepAlive &&= !isClosing;
    running.add(outgoing);
    outgoing.once('close', () => running.delete(outgoing));
    void answer(incoming, outgoing);
  });
  // Longer than the pauses of a syncing device: closing a connection under a request costs a retry.
  server.keepAliveTimeout = 75_000;
  // For a connection without traffic in either direction: a held request sends something every 21 s.
  server.timeout = 120_000;
  server.on('clientError', (error, socket) => answerUnreadable(error, socket, headers));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: mostWaiting }, resolve);
  });
  const address = server.address();
  const listening = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${listening}`,
    close: () =>
      new Promise((resolve) => {
        isClosing = true;
        // A device asks for the next change on the same connection, and would be answered and ask again until it is cut off.
        for (const outgoing of running) outgoing.shouldKeepAlive = false;
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), graceMs).unref();
      }),
  };
}
