import { randomInt } from 'node:crypto';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { certificate, privateKey } from '../server/localhost-certificate.ts';

/** A device's way to the server: closed, there is no network. From an address of its own, by which requests are limited. */
export class Relay {
  readonly #sockets = new Set<Socket>();
  readonly #address = `127.${1 + randomInt(250)}.${randomInt(250)}.${1 + randomInt(250)}`;
  #server: Server | undefined;
  #port = 0;
  #swallowed: { readonly path: string; left: number } = { path: '', left: 0 };

  /** @param isSecure it speaks TLS with the browser, as a proxy before the server does */
  constructor(
    private readonly target: number,
    private readonly isSecure = false,
  ) {}

  get url(): string {
    return `${this.isSecure ? 'https' : 'http'}://127.0.0.1:${this.#port}`;
  }

  /** From now on the line breaks where the server answers this path, so many times: it has done what was asked, and nobody learns of it. */
  swallow(path: string, times: number): void {
    this.#swallowed = { path, left: times };
  }

  /** Answers that are still to be lost. */
  get toSwallow(): number {
    return this.#swallowed.left;
  }

  /** Cuts a connection when the answer to a request comes that is to be lost. */
  #loseAnswers(socket: Socket, upstream: Socket): void {
    let isAsked = false;
    socket.on('data', (part) => (isAsked ||= this.#swallowed.left > 0 && part.includes(`POST ${this.#swallowed.path} `)));
    upstream.on('data', () => {
      if (!isAsked || this.#swallowed.left === 0) return;
      this.#swallowed.left -= 1;
      for (const one of [socket, upstream]) one.destroy();
    });
  }

  /** Connects again, under the same address. */
  async open(): Promise<void> {
    const relay = (socket: Socket) => {
      const upstream = connect({ port: this.target, host: '127.0.0.1', localAddress: this.#address });
      for (const one of [socket, upstream]) {
        this.#sockets.add(one);
        one.on('error', () => undefined).on('close', () => this.#sockets.delete(one));
      }
      // Before the pipe, so that nothing of a lost answer goes through.
      this.#loseAnswers(socket, upstream);
      socket.pipe(upstream).pipe(socket);
    };
    const server = this.isSecure ? createTlsServer({ key: privateKey, cert: certificate }, relay) : createServer(relay);
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address === 'object' && address !== null) this.#port = address.port;
    this.#server = server;
  }

  /** Cuts every connection. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve) ?? resolve(undefined));
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
