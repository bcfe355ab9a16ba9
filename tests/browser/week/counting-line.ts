import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer as it went over the line. */
interface Transfer {
  readonly path: string;
  /** Of its body, compressed as it was. */
  readonly bytes: number;
  /** Of its status line and headers, as HTTP/1.1 sends them. */
  readonly headBytes: number;
}

/** `HTTP/1.1 200 OK` and a blank line, with their ends. */
const frameBytes = 21;
/** `: ` and the end of the line. */
const separatorBytes = 4;

function headBytesOf(rawHeaders: readonly string[]): number {
  const texts = rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text, 'latin1'), 0);
  return frameBytes + texts + (rawHeaders.length / 2) * separatorBytes;
}

/** A line to the server that counts what is fetched over it; live answers that stay open count when they end. */
export interface CountingLine {
  readonly url: string;
  readonly transfers: readonly Transfer[];
  readonly close: () => Promise<void>;
}

/** Opens a line of its own port to a server. */
export async function openCountingLine(target: string): Promise<CountingLine> {
  const transfers: Transfer[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const forwarded = request(new URL(url, target), { method, headers }, (answer) => {
      let bytes = 0;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        outgoing.write(part);
      });
      answer.on('end', () => {
        transfers.push({ path: url, bytes, headBytes: headBytesOf(answer.rawHeaders) });
        outgoing.end();
      });
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    transfers,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
