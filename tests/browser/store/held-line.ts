import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Bytes that go over a slow line in turn: answers at the same time share it evenly. */
const SLICE = 4096;

/** A line to the server that is slow where the test says so. */
export interface HeldLine {
  readonly url: string;
  /** Paths in the order in which they were asked for, without their queries. */
  readonly asked: readonly string[];
  /** Paths whose answers have arrived as a whole. */
  readonly arrived: readonly string[];
  /** Bytes of bodies that have come, as they go over the line. */
  readonly bytes: () => number;
  /** From now on answers at matching paths stop after so many bytes, beside those that are held already. */
  readonly hold: (path: RegExp, afterBytes: number) => void;
  /** Lets everything through. */
  readonly release: () => void;
  readonly close: () => Promise<void>;
}

/** How a line is slow everywhere. */
export interface Slowness {
  /** Of the bodies of all answers together. */
  readonly bytesPerSecond?: number;
  /** The way to the server and back, in ms: each request begins so much later. */
  readonly latencyMs?: number;
}

/** Opens a line of its own port to a server. */
export async function openHeldLine(
  target: string,
  { bytesPerSecond = Number.POSITIVE_INFINITY, latencyMs = 0 }: Slowness = {},
): Promise<HeldLine> {
  const [asked, arrived]: [string[], string[]] = [[], []];
  let held: { readonly path: RegExp; readonly afterBytes: number }[] = [];
  const goOn = new EventEmitter().setMaxListeners(0);
  let freeAt = 0;
  let brought = 0;

  /** Writes a part when the line has brought it. */
  async function send(outgoing: ServerResponse, part: Buffer): Promise<void> {
    brought += part.length;
    if (bytesPerSecond === Number.POSITIVE_INFINITY) {
      outgoing.write(part);
      return;
    }
    for (let from = 0; from < part.length && !outgoing.destroyed; from += SLICE) {
      const slice = part.subarray(from, from + SLICE);
      freeAt = Math.max(freeAt, performance.now()) + (slice.length / bytesPerSecond) * 1000;
      await setTimeout(freeAt - performance.now());
      outgoing.write(slice);
    }
  }

  async function bring(path: string, answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    let bytes = 0;
    const wait = async (): Promise<void> => {
      if (held.some((one) => one.path.test(path) && bytes >= one.afterBytes)) await once(goOn, 'released');
    };
    if (latencyMs > 0) await setTimeout(latencyMs);
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    await wait();
    for await (const part of answer as AsyncIterable<Buffer>) {
      bytes += part.length;
      await send(outgoing, part);
      await wait();
    }
    arrived.push(path);
    outgoing.end();
  }

  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const { pathname } = new URL(url, target);
    asked.push(pathname);
    const forwarded = request(new URL(url, target), { method, headers }, (answer) => {
      bring(pathname, answer, outgoing).catch(() => outgoing.destroy());
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    arrived,
    bytes: () => brought,
    hold: (path, afterBytes) => void held.push({ path, afterBytes }),
    release() {
      held = [];
      goOn.emit('released');
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
