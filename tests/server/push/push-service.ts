import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the push service: where to, as it came. */
export type Pushed = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** A browser's push service, on this machine. */
export class PushService {
  readonly pushed: Pushed[] = [];
  /** Status of the next answers, by path; 201 without. */
  readonly statuses = new Map<string, number>();
  /** Paths that are never answered. */
  readonly silent = new Set<string>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const path = request.url ?? '';
        this.pushed.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
        if (this.silent.has(path)) return;
        response.writeHead(this.statuses.get(path) ?? 201, { location: `${this.url}/elsewhere` }).end('x'.repeat(100_000));
      });
    });
  }

  static async start(): Promise<PushService> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new PushService(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Requests for a path. */
  to(path: string): readonly Pushed[] {
    return this.pushed.filter((one) => one.path === path);
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/** A browser that has subscribed: reads what is encrypted for it (RFC 8291, RFC 8188), without the server's library. */
export class SubscribedBrowser {
  readonly #pair = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #publicKey = this.#pair.generateKeys();

  get keys(): { p256dh: string; auth: string } {
    return { p256dh: this.#publicKey.toString('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** @throws Error when it is not for this browser */
  read({ body, headers }: Pushed): unknown {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding');
    const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const senderKey = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#publicKey, senderKey]);
    const secret = Buffer.from(hkdfSync('sha256', this.#pair.computeSecret(senderKey), this.#auth, info, 32));
    const derived = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with a 2 and zeros.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
}
