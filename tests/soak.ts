import { seedFromEnvironment } from './proof-counts.ts';
import { preparations } from './runner/prepare.ts';
import { runVitest, type VitestRun } from './runner/run-vitest.ts';
import { printSummary, runLanes, type Step } from './runner/step.ts';

const dayMs = 24 * 3_600_000;

/** The random proofs. Those named last take longest. */
const proofs: readonly (Pick<VitestRun, 'projects'> & { name: string; files: readonly string[] })[] = [
  { name: '100,000 questionnaires', projects: ['unit'], files: ['tests/plan/build-plan-', 'tests/plan/plan-rates'] },
  { name: '10,000 athletes', projects: ['unit'], files: ['tests/coach/autoregulation'] },
  {
    name: 'hostile and foreign input',
    projects: ['pg'],
    files: [
      'tests/server/fuzz.test',
      'tests/server/bad-input',
      'tests/server/plan-generation-automation',
      'tests/server/push-grouping',
      'tests/server/session-races',
      'tests/server/login-timing',
    ],
  },
  { name: 'payment messages', projects: ['pg'], files: ['tests/server/payment-permutations'] },
  {
    name: 'shapes against Postgres',
    projects: ['pg'],
    files: ['tests/sync/shape-oracle', 'tests/sync/response-swallowed', 'tests/sync/queue'],
  },
  { name: '200 deaths', projects: ['browser'], files: ['tests/browser/ack-then-die'] },
  { name: '100 pages left at once', projects: ['browser'], files: ['tests/browser/leave-early'] },
  { name: '1,000 chaos schedules, with the embedded log and through forwarding', projects: ['pg'], files: ['tests/sync/sync-chaos'] },
];

/** What `npm run soak` runs: the random proofs at their full count (`proof-counts.ts`), all with one seed. */
async function main(): Promise<void> {
  const environment = { SOAK: '1', SEED: String(seedFromEnvironment()) };
  const steps: Step[] = [
    ...preparations,
    ...proofs.map(({ name, ...run }) => ({ name, run: () => runVitest({ ...run, environment, limitMs: dayMs }) })),
  ];
  const results = await runLanes([steps]);
  console.log(`\nSEED=${environment.SEED}`);
  process.exit(printSummary(results) ? 0 : 1);
}

await main();
