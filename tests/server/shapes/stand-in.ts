import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a stand-in received. */
export type ReceivedRequest = { readonly path: string; readonly headers: IncomingMessage['headers']; readonly body: string };

/** A service of somebody else, played by the test: `answer` decides what it does. */
export type StandIn = {
  readonly url: string;
  readonly received: ReceivedRequest[];
  answer: (request: ReceivedRequest, response: ServerResponse) => void;
  stop(): Promise<void>;
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Starts a stand-in on a loopback port; by default it answers 204. */
export async function startStandIn(): Promise<StandIn> {
  const server = createServer((request, response) => {
    void readBody(request).then(
      (body) => {
        const received = { path: request.url ?? '', headers: request.headers, body };
        standIn.received.push(received);
        standIn.answer(received, response);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: (_, response) => void response.writeHead(204).end(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}
