/** How often the random proofs run: in every `npm test`, and in `npm run soak`. */
const counts = {
  /** Random questionnaires for which a plan is built and checked, half of them for each season phase. */
  PLANS: { test: 2000, soak: 100_000 },
  /** Simulated athletes whose loads the rules choose for twelve weeks. */
  ATHLETES: { test: 1000, soak: 10_000 },
  /** Schedules of three devices, a bad line and a server that is killed. */
  CHAOS_SCHEDULES: { test: 8, soak: 1000 },
  /** Statements by a random writer, after each of which a follower of the shapes must be equal. */
  ORACLE_MUTATIONS: { test: 300, soak: 10_000 },
  /** The same two through a server that forwards to Electric. */
  FORWARDED_CHAOS_SCHEDULES: { test: 40, soak: 1000 },
  FORWARDED_ORACLE_MUTATIONS: { test: 200, soak: 10_000 },
  /** Deaths of a page or browser right after a set was acknowledged, over both stores. */
  DEATHS: { test: 8, soak: 200 },
  /** Ends of a process or of the power while the store's file is written, and while a Postgres works on it. */
  LOG_DEATHS: { test: 40, soak: 5000 },
  STORE_DEATHS: { test: 6, soak: 300 },
  /** Steps of those who come and go, and of writers, while queries are live. */
  LIVE_STEPS: { test: 600, soak: 60_000 },
  /** Files of a public page of which each is lost twice, beside those that are lost together. */
  LOST_PARTS: { test: 3, soak: 60 },
  /** Pages left within the first second of a new store's life. */
  EARLY_LEAVES: { test: 2, soak: 100 },
  /** Pushes whose answer is swallowed. */
  SWALLOWED_ANSWERS: { test: 20, soak: 200 },
  /** Sets that waited on the device, pushed through cuts. */
  QUEUED_SETS: { test: 1000, soak: 10_000 },
  /** Random pushes, applied grouped and one by one. */
  PUSH_ROUNDS: { test: 20, soak: 1000 },
  /** Thieves who refresh while the owner ends his sessions, each way of it. */
  SESSION_RACES: { test: 200, soak: 2000 },
  /** Tries of a route with known and unknown addresses, whose times are compared. */
  TIMED_TRIES: { test: 60, soak: 400 },
  /** Inputs a route. */
  FUZZ_INPUTS: { test: 100, soak: 2000 },
  /** Orders of payment messages a provider. */
  PAYMENT_ORDERS: { test: 100, soak: 2000 },
  /** Random answers of an automation. */
  FOREIGN_PLANS: { test: 100, soak: 5000 },
} as const;

/** Whether this is the long run. */
export const isSoak = process.env['SOAK'] === '1';

/** How often a proof runs now; the environment variable of its name overrides the table. */
export function proofCount(name: keyof typeof counts): number {
  return Number(process.env[name] ?? counts[name][isSoak ? 'soak' : 'test']);
}

/** Seed of a random test: from the environment (`SEED`) to replay one, else of the clock. Printed by the test. */
export function seedFromEnvironment(): number {
  return Number(process.env['SEED'] ?? Date.now() % 1_000_000_007);
}
