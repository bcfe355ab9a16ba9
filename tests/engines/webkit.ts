import { createServer } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod';
import { ProcessGroup } from './process-group.ts';
import { answerLimit, type Command, endpoints, type Remote } from './remote.ts';

/** Features that Safari has and WebKitGTK keeps switched off. */
const features = ['StorageAPI', 'StorageAPIEstimate', 'FileSystem', 'WebShare'];

const sessionSchema = z.object({ sessionId: z.string() });

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function ask(method: string, url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(answerLimit),
  });
  const { value } = z.object({ value: z.unknown() }).parse(await response.json());
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

/** Resolves when the driver listens. */
async function whenReady(url: string, driver: ProcessGroup): Promise<void> {
  const deadline = Date.now() + answerLimit;
  for (;;) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver does not listen: ${driver.printed()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts WebKitGTK with a profile, on a screen of its own.
 * @param options.pageCache with the back/forward cache
 * @param options.asShipped without the features that Safari has in addition: there is no `navigator.storage` then
 */
export async function startWebkit(profile: string, { asShipped = false, pageCache = false } = {}): Promise<Remote> {
  const screen = new ProcessGroup('Xvfb', ['-displayfd', '1', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {});
  const started = [screen];
  const kill = async () => {
    for (const one of started.toReversed()) await one.kill();
  };
  try {
    const display = await screen.prints(/^(\d+)$/m);
    const port = await freePort();
    const driver = new ProcessGroup('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // As in Chromium: optimising the database's WebAssembly costs more than it brings to a page of a few seconds.
      JSC_useOMGJIT: '0',
    });
    started.push(driver);
    const url = `http://127.0.0.1:${port}`;
    await whenReady(url, driver);
    const options = {
      binary: join(import.meta.dirname, 'webkit-browser.py'),
      args: [profile, ...(pageCache ? ['page-cache'] : []), ...(asShipped ? [] : features)],
    };
    const session = await ask('POST', `${url}/session`, {
      capabilities: { alwaysMatch: { acceptInsecureCerts: true, 'webkitgtk:browserOptions': options, timeouts: { script: answerLimit } } },
    });
    const base = `${url}/session/${sessionSchema.parse(session).sessionId}`;
    return {
      send(command: Command, parameters = {}) {
        const [method, path] = endpoints[command];
        return ask(method, base + path.replace('{id}', String(parameters['id'])), parameters);
      },
      printed: () => driver.printed(),
      hasCrashed: () => started.some((one) => one.hasEnded()) || driver.printed().includes('web process ended'),
      kill,
    };
  } catch (error) {
    await kill();
    throw error;
  }
}
