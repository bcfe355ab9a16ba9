import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { SeededRandom } from './seeded-random.ts';

/** Faults of one request. `swallow`: the server has carried it out, the answer is lost. */
export type Fault = 'none' | 'drop' | 'delay' | 'cut' | 'unavailable' | 'swallow';

const faults: readonly Fault[] = ['drop', 'delay', 'cut', 'unavailable', 'swallow'];

/** A device's line to the server, as bad as the test wants it. */
export class FaultProxy {
  readonly #server: Server;
  offline = false;
  /** Probability of a fault per request. */
  faultRate = 0;
  /** Overrides chance: faults for the next requests whose path starts so. */
  planned: { path: string; fault: Fault }[] = [];
  /** Requests, in order. */
  readonly asked: string[] = [];
  /** How often each fault struck. */
  readonly struck: Partial<Record<Fault, number>> = {};

  private constructor(
    private readonly target: () => string,
    private readonly random: SeededRandom,
  ) {
    this.#server = createServer((incoming, outgoing) => {
      void this.#handle(incoming, outgoing);
    });
  }

  static async open(target: () => string, random: SeededRandom): Promise<FaultProxy> {
    const proxy = new FaultProxy(target, random);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  /** In the hall, out of the hall. */
  toggleOffline(): void {
    this.offline = !this.offline;
  }

  /** Cuts every open connection, as when the phone leaves the hall. */
  disconnect(): void {
    this.#server.closeAllConnections();
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #choose(path: string): Fault {
    const index = this.planned.findIndex((plan) => path.startsWith(plan.path));
    const [planned] = index >= 0 ? this.planned.splice(index, 1) : [];
    if (planned !== undefined) return planned.fault;
    return this.random.chance(this.faultRate) ? this.random.pick(faults) : 'none';
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await collect(incoming).catch(() => null);
    if (body === null || this.offline) {
      incoming.socket.destroy();
      return;
    }
    this.asked.push(incoming.url ?? '');
    const fault = this.#choose(incoming.url ?? '');
    this.struck[fault] = (this.struck[fault] ?? 0) + 1;
    if (fault === 'drop') {
      incoming.socket.destroy();
      return;
    }
    if (fault === 'unavailable') {
      outgoing.writeHead(503).end();
      return;
    }
    if (fault === 'delay') await wait(20 + this.random.below(150));
    this.#forward(incoming, outgoing, body, fault);
  }

  #forward(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, fault: Fault): void {
    const upstream = request(new URL(incoming.url ?? '/', this.target()), {
      method: incoming.method,
      headers: { ...incoming.headers, 'accept-encoding': 'identity' },
    });
    const fail = (): void => {
      incoming.socket.destroy();
    };
    upstream.on('error', fail);
    outgoing.on('close', () => upstream.destroy());
    upstream.on('response', (answer) => {
      collect(answer).then((content) => {
        if (fault === 'swallow') {
          fail();
          return;
        }
        const { 'transfer-encoding': _, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': content.length });
        if (fault === 'cut') outgoing.write(content.subarray(0, Math.floor(content.length / 2)), fail);
        else outgoing.end(content);
      }, fail);
    });
    upstream.end(body);
  }
}

async function collect(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
