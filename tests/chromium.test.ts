import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from './chromium.ts';

let folder: string;
const program = (path: string, script: string) => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anwurf-chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe.skipIf(process.platform !== 'linux')('finding Chromium', () => {
  const find = (variables: Record<string, string>) =>
    findChromium({ PATH: join(folder, 'bin'), PLAYWRIGHT_BROWSERS_PATH: join(folder, 'downloads'), ...variables });

  it('prefers CHROMIUM_PATH to the system’s', () => {
    program('bin/chromium', 'exit 0');
    const wished = program('mine', 'exit 0');
    expect(find({ CHROMIUM_PATH: wished })).toBe(wished);
  });

  it('says so when CHROMIUM_PATH does not run, instead of taking another', () => {
    program('bin/chromium', 'exit 0');
    expect(() => find({ CHROMIUM_PATH: join(folder, 'missing') })).toThrow(/CHROMIUM_PATH/);
  });

  it('passes over a system command that does not run', () => {
    program('bin/chromium-browser', 'echo "please install the snap"; exit 1');
    const chrome = program('bin/google-chrome', 'exit 0');
    expect(find({})).toBe(chrome);
  });

  it('takes Playwright’s newest download when the system has none', () => {
    program('downloads/chromium_headless_shell-1100/chrome-linux/headless_shell', 'exit 0');
    const newest = program('downloads/chromium_headless_shell-1200/chrome-linux/headless_shell', 'exit 0');
    expect(find({})).toBe(newest);
  });

  it('takes a headless shell rather than the browser, unless the whole browser is wanted', () => {
    const browser = program('bin/chromium', 'exit 0');
    const shell = program('bin/chromium-headless-shell', 'exit 0');
    const variables = { PATH: join(folder, 'bin'), PLAYWRIGHT_BROWSERS_PATH: join(folder, 'downloads') };
    expect([findChromium(variables), findChromium(variables, 'whole')]).toEqual([shell, browser]);
  });

  it('finds nothing where there is nothing', () => {
    expect(find({})).toBeUndefined();
  });
});
