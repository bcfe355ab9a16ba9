import { createHash, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stringify } from 'yaml';

/** A program that can be started, of a version, as an installer's content. */
export const installerOf = (version: string) => `#!/bin/sh\n# Anwurf ${version}\nexit 0\n`;

/** A static folder of installers and manifests on this machine. */
export interface ReleaseServer {
  /** With a slash at the end. */
  readonly address: string;
  /** Content by path below the folder. */
  readonly files: Map<string, string>;
  /** Paths that were asked for. */
  readonly asked: string[];
  /** Names of all headers that came with a request. */
  readonly headers: Set<string>;
  /** Puts a version there, as packaging does. @param key signs its manifest */
  publish(version: string, key: KeyObject, change?: (manifest: Record<string, unknown>) => Record<string, unknown>): void;
  close(): void;
}

export async function startReleaseServer(): Promise<ReleaseServer> {
  const files = new Map<string, string>();
  const asked: string[] = [];
  const headers = new Set<string>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
    asked.push(path);
    for (const name of Object.keys(request.headers)) headers.add(name);
    const content = files.get(path);
    if (content === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-length': Buffer.byteLength(content) }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    files,
    asked,
    headers,
    publish(version, key, change = (manifest) => manifest) {
      const name = `Anwurf-${version}-linux-x86_64.AppImage`;
      const content = installerOf(version);
      const sha512 = createHash('sha512').update(content).digest('base64');
      const file = { url: name, sha512, size: Buffer.byteLength(content) };
      const text = stringify(change({ version, files: [file], path: name, sha512, releaseDate: '2026-11-20T10:00:00.000Z' }));
      const signature = sign(null, Buffer.from(text), key).toString('base64');
      files.set(name, content);
      for (const folder of ['', `versions/${version}/`]) {
        files.set(`${folder}latest-linux.yml`, text);
        files.set(`${folder}latest-linux.yml.sig`, signature);
      }
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
