import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildWebWhenNeeded } from '../../server/web-build.ts';
import { ensureChromium } from '../chromium.ts';
import { renderFigures } from './render-figures.ts';
import { readFigures } from './figures.ts';

// Runs every *.bench.ts for `npm run bench`, then prints the table of their figures.
const root = join(import.meta.dirname, '../..');
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const folder = mkdtempSync(join(tmpdir(), 'anwurf-bench-'));
const file = join(folder, 'figures.jsonl');

try {
  const chromium = ensureChromium('whole');
  await buildWebWhenNeeded(root);
  writeFileSync(file, '');
  const { status } = spawnSync(process.execPath, [vitest, 'run', '-c', 'tests/bench/vitest.config.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, BENCH_FIGURES: file, CHROMIUM_PATH: chromium },
  });
  const version = spawnSync(chromium, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const table = renderFigures(readFigures(readFileSync(file, 'utf8')), version);
  console.log(table);
  // A run of single files or with failures is no result.
  if (status === 0 && process.argv.length === 2) writeFileSync(join(import.meta.dirname, 'results.md'), table);
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
