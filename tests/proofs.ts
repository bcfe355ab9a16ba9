/** A random proof: where it stands, and the list in `tests/seeds` that takes a seed with which it failed. */
export type Proof = {
  readonly name: string;
  readonly project: string;
  readonly files: readonly string[];
  readonly seeds?: string;
  /** How much of it an exploration runs with one seed, beyond what `npm test` does. */
  readonly counts?: Readonly<Record<string, string>>;
};

/** All random proofs, which share the time of `npm run soak`. */
export const proofs: readonly Proof[] = [
  { name: 'plans', project: 'unit', files: ['tests/plan/build-plan-', 'tests/plan/supersets'], seeds: 'plans', counts: { PLANS: '8000' } },
  { name: 'rates of plans', project: 'unit', files: ['tests/plan/plan-rates'], seeds: 'plan-rates', counts: { PLANS: '8000' } },
  { name: 'athletes', project: 'unit', files: ['tests/coach/autoregulation'], seeds: 'athletes' },
  { name: 'properties of the domain', project: 'unit', files: ['packages/domain', 'packages/catalogue', 'packages/figure'] },
  { name: 'store', project: 'pglite', files: ['tests/store/change-log'], seeds: 'change-log' },
  { name: 'corrected logs', project: 'pglite', files: ['tests/store/corrected-logs'], seeds: 'corrected-logs' },
  { name: 'kept sums', project: 'pglite', files: ['tests/store/kept-sums'], seeds: 'kept-sums' },
  { name: 'live queries', project: 'pglite', files: ['tests/store/live-queries'], seeds: 'live-queries' },
  {
    name: 'fuzz',
    project: 'pg',
    files: ['tests/server/hostile/fuzz.test', 'tests/server/hostile/bad-input', 'tests/server/content/csv'],
    seeds: 'fuzz',
    counts: { FUZZ_INPUTS: '100' },
  },
  {
    name: 'forged requests of teams',
    project: 'pg',
    files: ['tests/server/teams/forged-requests'],
    seeds: 'forged-requests',
    counts: { FORGED_REQUESTS: '5000' },
  },
  { name: 'attacks', project: 'pg', files: ['tests/server/hostile/attack.test'], counts: { ATTACKS: '8' } },
  { name: 'broken statements', project: 'pg', files: ['tests/server/running/broken-statements'], counts: { SAME_STATEMENTS: '1000' } },
  {
    name: 'hand-overs',
    project: 'pg',
    files: ['tests/server/plans/plan-generation-automation'],
    seeds: 'hand-overs',
    counts: { FOREIGN_PLANS: '100' },
  },
  { name: 'grouped pushes', project: 'pg', files: ['tests/server/pushes/push-grouping'], seeds: 'pushes' },
  { name: 'session races', project: 'pg', files: ['tests/server/accounts/session-races', 'tests/server/accounts/login-timing'] },
  {
    name: 'killed devices',
    project: 'pg',
    files: ['tests/server/accounts/killed-devices'],
    seeds: 'killed-devices',
    counts: { KILLED_DEVICES: '500', TOKEN_THIEVES: '1000' },
  },
  {
    name: 'payments',
    project: 'pg',
    files: ['tests/server/payments/payment-permutations'],
    seeds: 'payments',
    counts: { PAYMENT_ORDERS: '100' },
  },
  { name: 'shapes', project: 'pg', files: ['tests/sync/shape-oracle'], seeds: 'shape-oracle' },
  { name: 'lost answers and long queues', project: 'pg', files: ['tests/sync/response-swallowed', 'tests/sync/queue'] },
  { name: 'chaos', project: 'pg', files: ['tests/sync/sync-chaos.test'], seeds: 'chaos', counts: { SCHEDULES_A_SEED: '12' } },
  {
    name: 'forwarded chaos',
    project: 'pg',
    files: ['tests/sync/sync-chaos-forwarded'],
    seeds: 'forwarded-chaos',
    counts: { SCHEDULES_A_SEED: '12' },
  },
  { name: 'chaos of teams', project: 'pg', files: ['tests/sync/team-chaos.test'], seeds: 'team-chaos', counts: { SCHEDULES_A_SEED: '6' } },
  {
    name: 'forwarded chaos of teams',
    project: 'pg',
    files: ['tests/sync/team-chaos-forwarded'],
    seeds: 'forwarded-team-chaos',
    counts: { SCHEDULES_A_SEED: '6' },
  },
  { name: 'deaths', project: 'browser', files: ['tests/browser/store/ack-then-die'], counts: { DEATHS: '24' } },
  {
    name: 'pages left early',
    project: 'browser',
    files: ['tests/browser/store/leave-early'],
    seeds: 'early-leaves',
    counts: { EARLY_LEAVES: '8' },
  },
  { name: 'lost parts', project: 'browser', files: ['tests/browser/store/lost-parts'], seeds: 'lost-parts', counts: { LOST_PARTS: '12' } },
];
