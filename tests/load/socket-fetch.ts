import { connect, type Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** An answer that has come whole. */
type Answer = { readonly status: number; readonly headers: ReadonlyMap<string, string>; readonly body: Buffer };

const headEnd = Buffer.from('\r\n\r\n');
/** Well below the 75 s after which the server ends an idle connection: a request sent into that end would be lost. */
const longestIdleMs = 60_000;

/** The chunks of a body, joined; undefined while the last one is missing. */
function joinChunks(bytes: Buffer, from: number): { readonly body: Buffer; readonly end: number } | undefined {
  const parts: Buffer[] = [];
  for (let at = from; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const end = lineEnd + 2 + size + 2;
    if (bytes.length < end) return undefined;
    if (size === 0) return { body: Buffer.concat(parts), end };
    parts.push(bytes.subarray(lineEnd + 2, end - 2));
    at = end;
  }
}

/** The first answer in `bytes`; undefined while it is not whole. */
function parseAnswer(bytes: Buffer): { readonly answer: Answer; readonly end: number } | undefined {
  const head = bytes.indexOf(headEnd);
  if (head < 0) return undefined;
  const [first = '', ...lines] = bytes.toString('latin1', 0, head).split('\r\n');
  const headers = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
  const status = Number(first.split(' ')[1]);
  const begin = head + headEnd.length;
  const length = Number(headers.get('content-length') ?? 0);
  const isWhole = bytes.length >= begin + length;
  const plain = isWhole ? { body: bytes.subarray(begin, begin + length), end: begin + length } : undefined;
  const found = headers.get('transfer-encoding') === 'chunked' ? joinChunks(bytes, begin) : plain;
  if (found === undefined) return undefined;
  const body = headers.get('content-encoding') === 'gzip' ? gunzipSync(found.body) : found.body;
  return { answer: { status, headers, body }, end: found.end };
}

/** One connection, for one request at a time. */
class Connection {
  readonly #socket: Socket;
  #bytes = Buffer.alloc(0);
  #settle: { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void } | undefined;
  #idleSince = performance.now();
  isOpen = true;

  constructor(port: number, host: string) {
    this.#socket = connect(port, host);
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (chunk: Buffer) => this.#take(chunk));
    this.#socket.on('error', () => undefined);
    this.#socket.once('close', () => {
      this.isOpen = false;
      this.#settle?.reject(new Error('the connection ended before the answer'));
    });
  }

  get isFree(): boolean {
    return this.isOpen && this.#settle === undefined;
  }

  get isStale(): boolean {
    return this.isFree && performance.now() - this.#idleSince > longestIdleMs;
  }

  send(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#bytes = this.#bytes.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#bytes, chunk]);
    const parsed = parseAnswer(this.#bytes);
    if (parsed === undefined) return;
    this.#bytes = Buffer.from(this.#bytes.subarray(parsed.end));
    const settle = this.#settle;
    this.#settle = undefined;
    this.#idleSince = performance.now();
    settle?.resolve(parsed.answer);
  }
}

/**
 * Implements the part of `fetch` that the sync's transport needs, on bare sockets kept open: for a process that plays a thousand devices, whose own
 * work must not be what is measured. Node's fetch takes ten times the processor.
 */
export class SocketFetch {
  readonly #connections = new Set<Connection>();
  readonly #host: string;
  readonly #port: number;
  #isClosed = false;

  /** @param origin of a server without TLS */
  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    this.#host = hostname;
    this.#port = Number(port);
  }

  /** Stands in for `fetch` in the sync's transport. Ended by {@link close}, not by its signal. */
  readonly fetch = (async (url: string, init: { method?: string; body?: string; headers?: Record<string, string> } = {}) => {
    const { method = 'GET', body = '', headers = {} } = init;
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const length = method === 'GET' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
    const path = url.slice(url.indexOf('/', 'http://'.length));
    const request = `${method} ${path} HTTP/1.1\r\nhost: ${this.#host}:${this.#port}\r\naccept-encoding: gzip\r\n${lines.join('')}${length}\r\n${body}`;
    const answer = await this.#connection().send(request);
    return {
      status: answer.status,
      headers: { get: (name: string) => answer.headers.get(name) ?? null },
      text: () => Promise.resolve(answer.body.toString()),
      arrayBuffer: () => Promise.resolve(new Uint8Array(answer.body).buffer),
    };
  }) as unknown as typeof fetch;

  close(): void {
    this.#isClosed = true;
    for (const connection of this.#connections) connection.close();
  }

  #connection(): Connection {
    if (this.#isClosed) throw new Error('closed');
    for (const connection of this.#connections) {
      if (connection.isStale) connection.close();
      else if (connection.isFree) return connection;
      if (!connection.isOpen) this.#connections.delete(connection);
    }
    const made = new Connection(this.#port, this.#host);
    this.#connections.add(made);
    return made;
  }
}
