import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ElectronStandIn } from '../../desktop/electron-stand-in.ts';
import { createMain } from '../../../desktop/main/main.ts';
import type { VersionSource } from '../../../desktop/main/updates/app-updater.ts';

function toRequest(message: IncomingMessage): Request {
  const hasBody = message.method !== 'GET' && message.method !== 'HEAD';
  return new Request(`app://anwurf${message.url ?? '/'}`, {
    method: message.method ?? 'GET',
    headers: Object.entries(message.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
    ...(hasBody ? { body: Readable.toWeb(message) as ReadableStream, duplex: 'half' } : {}),
  });
}

/**
 * The desktop app without Electron: its main process as it is, with HTTP in the place of the `app:` protocol, so that
 * an ordinary Chromium can open its pages.
 * @param folder of the built app
 * @param server origin of the server
 * @param versions of its updates, which count its starts
 * @returns origin of the pages, and the stand-in for Electron
 */
export async function hostDesktop(
  folder: string,
  server: string,
  versions: VersionSource | null = null,
): Promise<{ url: string; standIn: ElectronStandIn; stop: () => Promise<void> }> {
  const standIn = new ElectronStandIn();
  standIn.userData = folder;
  standIn.answer = (url, init) => fetch(url, init);
  await createMain(standIn.electron, {
    server,
    rendererFolder: join(folder, 'renderer'),
    preload: join(folder, 'preload/index.cjs'),
    platform: 'linux',
    parameters: [],
    versions,
  });
  const handler = standIn.protocols.get('app');
  if (handler === undefined) throw new Error('main serves no pages');

  const host = createServer((message, response) => {
    handler(toRequest(message)).then(
      (answer) => {
        if (answer.type === 'error') return void response.destroy();
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        if (answer.body === null) return void response.end();
        Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0])
          .on('error', () => response.destroy())
          .pipe(response);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
    standIn,
    stop: () =>
      new Promise((resolve) => {
        host.close(() => resolve());
        host.closeAllConnections();
      }),
  };
}
