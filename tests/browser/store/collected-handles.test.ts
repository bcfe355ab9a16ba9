import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtScript } from '../../built-script.ts';
import { chromiumLaunchOptions, findChromium } from '../../chromium.ts';
import { intercept } from '../intercept.ts';

const address = 'http://127.0.0.1/';

/** Six of 41 new devices stood still before their store was open: the browser had dropped an answer with its handle. */
test('files of a store are opened, read and deleted while garbage is collected', async () => {
  const { args = [], executablePath } = chromiumLaunchOptions();
  const flags = [...args.filter((arg) => !arg.startsWith('--js-flags=')), '--js-flags=--expose-gc', '--headless=new'];
  // The headless shell keeps its handles.
  const browser = await chromium.launch({ executablePath: findChromium(process.env, 'whole') ?? executablePath, args: flags });
  try {
    const page = await browser.newPage();
    const worker = await builtScript(join(import.meta.dirname, 'collected-handles.ts'), 'es');
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
