import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

/** Five kinds of tests, by what they need: nothing, a DOM, a local PGlite, a central Postgres, a browser. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: ['packages/{domain,contract}/**/*.test.ts', '{desktop,web,tests/lint,tests/runner}/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        root,
        test: {
          name: 'dom',
          include: ['packages/ui/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        root,
        test: { name: 'pglite', include: ['packages/db/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000, pool: 'forks' },
      },
      {
        root,
        test: {
          name: 'pg',
          globalSetup: ['tests/server/global-setup.ts'],
          include: ['server/**/*.test.ts', 'tests/{server,sync}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          pool: 'forks',
          maxWorkers: 2,
        },
      },
      {
        root,
        test: {
          name: 'browser',
          globalSetup: ['tests/server/global-setup.ts'],
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          pool: 'forks',
          fileParallelism: false,
        },
      },
    ],
  },
});
