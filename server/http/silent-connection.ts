import { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * Lets the connection of a request be silent for longer than the server's timeout (`listen.ts`).
 * @param ms until it is closed
 */
export function keepSilentConnection(c: Context, ms: number): void {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  // Requests made in the process itself have no connection.
  if (incoming instanceof IncomingMessage) incoming.socket.setTimeout(ms);
}
