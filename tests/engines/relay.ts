import { randomInt } from 'node:crypto';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { certificate, privateKey } from '../server/localhost-certificate.ts';

/** The part of a request that is lost. */
type Loss = 'request' | 'answer';

/** A device's way to the server: closed, there is no network. From an address of its own, by which requests are limited. */
export class Relay {
  readonly #sockets = new Set<Socket>();
  readonly #address = `127.${1 + randomInt(250)}.${randomInt(250)}.${1 + randomInt(250)}`;
  #server: Server | undefined;
  #port = 0;
  #losses = { path: '', what: 'answer' as Loss, left: 0, lost: 0 };

  /** @param isSecure it speaks TLS with the browser, as a proxy before the server does */
  constructor(
    private readonly target: number,
    private readonly isSecure = false,
  ) {}

  get url(): string {
    return `${this.isSecure ? 'https' : 'http'}://127.0.0.1:${this.#port}`;
  }

  /**
   * From now on the line breaks where something is posted to this path, so many times: before the server has it, or where it answers,
   * when it has done what was asked and nobody learns of it.
   */
  lose(what: Loss, path: string, times = Infinity): void {
    this.#losses = { path, what, left: times, lost: 0 };
  }

  /** The line holds again. */
  loseNothing(): void {
    this.#losses.left = 0;
  }

  /** How much has been lost since {@link lose}. */
  get lost(): number {
    return this.#losses.lost;
  }

  /** Cuts a connection where that is to be lost which goes over it. */
  #loseParts(socket: Socket, upstream: Socket): void {
    const cut = () => {
      if (this.#losses.left === 0) return;
      this.#losses.left -= 1;
      this.#losses.lost += 1;
      for (const one of [socket, upstream]) one.destroy();
    };
    let isAsked = false;
    socket.on('data', (part) => {
      if (this.#losses.left === 0 || !part.includes(`POST ${this.#losses.path} `)) return;
      if (this.#losses.what === 'request') cut();
      else isAsked = true;
    });
    upstream.on('data', () => {
      if (isAsked) cut();
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
      // Before the pipe, so that nothing of what is lost goes through.
      this.#loseParts(socket, upstream);
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
