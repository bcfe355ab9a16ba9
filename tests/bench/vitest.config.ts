import { defineConfig } from 'vitest/config';

const root = new URL('../..', import.meta.url).pathname;

/** One file after the other: figures taken side by side would measure each other. */
export default defineConfig({
  root,
  test: {
    name: 'bench',
    globalSetup: ['tests/server/global-setup.ts'],
    include: ['tests/bench/*.bench.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    pool: 'forks',
    fileParallelism: false,
  },
});
