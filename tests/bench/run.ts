import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildWebWhenNeeded } from '../../server/web-build.ts';
import { ensureChromium } from '../chromium.ts';
import { renderFigures } from './render-figures.ts';
import { readFigures } from './figures.ts';
import { chooseFiles } from './rows.ts';

// Runs every *.bench.ts for `npm run bench`, with `--row NAME` the one that takes this row, then prints the table of their figures.
const root = join(import.meta.dirname, '../..');
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const folder = mkdtempSync(join(tmpdir(), 'anwurf-bench-'));
const file = join(folder, 'figures.jsonl');

/** Of Vitest; null: there is nothing to run, and it has been said. */
function readArguments(): readonly string[] | null {
  try {
    return chooseFiles(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

async function measure(chosen: readonly string[]): Promise<void> {
  const chromium = ensureChromium('whole');
  await buildWebWhenNeeded(root);
  writeFileSync(file, '');
  const { status } = spawnSync(process.execPath, [vitest, 'run', '-c', 'tests/bench/vitest.config.ts', ...chosen], {
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
}

const chosen = readArguments();
try {
  if (chosen === null) process.exitCode = 1;
  else await measure(chosen);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
