import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { slotCount } from './browser/worker-slots.ts';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';
import { HeaviestFirst } from './runner/heaviest-first.ts';

keepTemporaryFilesInMemory();

const root = new URL('..', import.meta.url).pathname;

/** Tests that share a process with the files before them: they leave nothing behind, and starting anew costs more than they do. */
const together = { isolate: false };
/** Vitest leaves a processor to itself, which on two is half of them. */
const quick = { ...together, maxWorkers: Math.max(2, availableParallelism() - 1) };
/** A condition is awaited until the machine had every chance: Vitest's own second is over on a busy one. */
const patient = { expect: { poll: { timeout: 30_000 } } };
/** Random inputs are the same in each run. */
const fixedProperties = ['tests/seeds/fixed-properties.ts'];
/** A limit ends a hang alone: the dearest tests take ten seconds of a processor, of which a load of thirty leaves them a sixth. */
const limits = { testTimeout: 240_000, hookTimeout: 240_000 };
/** Settings of tests that wait for servers and browsers. */
const slow = { ...limits, maxWorkers: slotCount, ...patient };

/** Tests that look at what a build makes. */
const builds = ['desktop/build.test.ts', 'desktop/packaging/package-desktop.test.ts', 'tests/web-size.test.ts'];

/** Kinds of tests, by what they need: nothing, a DOM, a local PGlite, a central Postgres, a browser. */
export default defineConfig({
  root,
  test: {
    sequence: { sequencer: HeaviestFirst },
    experimental: { fsModuleCache: true, fsModuleCachePath: join(root, '.cache/vitest-modules') },
    projects: [
      {
        root,
        test: {
          name: 'unit',
          setupFiles: fixedProperties,
          include: [
            'packages/{domain,figure,catalogue,contract}/**/*.test.ts',
            '{desktop,web}/**/*.test.ts',
            'tests/{bench,clock,coach,desktop,figures,lint,load,plan,runner,seeds}/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude: builds,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...quick,
        },
      },
      {
        root,
        test: {
          name: 'dom',
          include: ['packages/ui/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/patient-queries.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 60_000,
          ...patient,
          ...quick,
        },
      },
      {
        root,
        test: {
          name: 'pglite',
          setupFiles: fixedProperties,
          include: ['packages/db/**/*.test.ts', 'tests/store/*.test.ts'],
          ...limits,
          pool: 'forks',
          ...patient,
          ...quick,
        },
      },
      {
        root,
        test: {
          name: 'pg',
          setupFiles: fixedProperties,
          globalSetup: ['tests/server/global-setup.ts'],
          include: ['server/**/*.test.ts', 'tests/{conformance,schema,server,sync}/**/*.test.ts'],
          pool: 'forks',
          ...together,
          ...slow,
        },
      },
      // They build the app, so they run when no test opens it.
      { root, test: { name: 'build', include: builds, testTimeout: 120_000, hookTimeout: 120_000 } },
      {
        root,
        test: {
          name: 'browser',
          globalSetup: ['tests/browser/global-setup.ts'],
          include: ['tests/browser/**/*.test.ts'],
          pool: 'forks',
          ...together,
          ...slow,
        },
      },
      // The main journeys in Firefox and WebKit, on the machine's own clock.
      {
        root,
        test: {
          name: 'engines',
          globalSetup: ['tests/engines/global-setup.ts'],
          include: ['tests/engines/*.test.ts'],
          pool: 'forks',
          ...together,
          ...slow,
        },
      },
    ],
  },
});
