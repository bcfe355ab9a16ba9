import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { chromiumLaunchOptions, findChromium } from '../../chromium.ts';
import { intercept } from '../intercept.ts';

const address = 'http://127.0.0.1/';

async function builtWorker(): Promise<string> {
  const library = { entry: join(import.meta.dirname, 'collected-handles.ts'), formats: ['es' as const] };
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, target: 'es2022', lib: library } });
  const [output] = Array.isArray(built) ? built : [built];
  const script = output && 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined;
  if (script === undefined) throw new Error('there is no script');
  return script.code;
}

/** A new device stood still before its store was open, in one of some ten starts: the browser had dropped an answer with its handle. */
test('files of a store are opened, read and deleted while garbage is collected', async () => {
  const { args = [], executablePath } = chromiumLaunchOptions();
  const flags = [...args.filter((arg) => !arg.startsWith('--js-flags=')), '--js-flags=--expose-gc', '--headless=new'];
  // The headless shell keeps its handles.
  const browser = await chromium.launch({ executablePath: findChromium(process.env, 'whole') ?? executablePath, args: flags });
  try {
    const page = await browser.newPage();
    const worker = await builtWorker();
    await intercept(page, `${address}**`, (route) =>
      route.request().url() === address
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Files</title>' })
        : route.fulfill({ contentType: 'text/javascript', body: worker }),
    );
    await page.goto(address);
    const results = await page.evaluate(
      () =>
        new Promise<unknown>((resolve, reject) => {
          const opened = new Worker('/worker.js', { type: 'module' });
          opened.addEventListener('message', ({ data }) => resolve(data));
          opened.addEventListener('error', ({ message }) => reject(new Error(message)));
        }),
    );
    expect(results).toEqual(Array.from({ length: 10 }, () => true));
  } finally {
    await browser.close();
  }
}, 60_000);
