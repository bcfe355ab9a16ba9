/** How often each random proof runs for a seed. The environment variable of the name overrides it. */
const counts = {
  /** Random questionnaires for which a plan is built and checked, half of them for each season phase. */
  PLANS: 2000,
  /** Simulated athletes whose loads the rules choose for twelve weeks. */
  ATHLETES: 1000,
  /** Schedules of three devices, a bad line and two servers that are killed. Each has a seed of its own in `npm test`. */
  SCHEDULES_A_SEED: 1,
  /** Statements by a random writer, after each hundred of which a follower of the shapes must be equal. */
  ORACLE_MUTATIONS: 300,
  /** The same through a server that forwards to Electric. */
  FORWARDED_ORACLE_MUTATIONS: 200,
  /** Deaths of a page or browser right after a set was acknowledged, over both stores. */
  DEATHS: 8,
  /** Ends of a process or of the power while the store's file is written, and while a Postgres works on it. */
  LOG_DEATHS: 40,
  STORE_DEATHS: 6,
  /** Steps of subscribers that come and go, and of writers, while queries are live. */
  LIVE_STEPS: 600,
  /** Files of a public page of which each is lost twice, beside those that are lost together. */
  LOST_PARTS: 2,
  /** Pages left within the first second of a new store's life. */
  EARLY_LEAVES: 2,
  /** Pushes whose answer is swallowed. */
  SWALLOWED_ANSWERS: 20,
  /** Sets that waited on the device, pushed through cuts. */
  QUEUED_SETS: 1000,
  /** Random pushes, applied grouped and one by one. */
  PUSH_ROUNDS: 20,
  /** Thieves who refresh while the owner ends his sessions, each way of it. */
  SESSION_RACES: 60,
  /** Devices that are killed and lose answers while their session is renewed. */
  KILLED_DEVICES: 40,
  /** Thieves of a refresh token of such a device. */
  TOKEN_THIEVES: 60,
  /** Tries of a route with known and unknown addresses, whose times are compared. */
  TIMED_TRIES: 60,
  /** Forged requests of a team's shapes, and as many forged mutations. */
  FORGED_REQUESTS: 100,
  /** Inputs a route. */
  FUZZ_INPUTS: 50,
  /** Requests in which a statement that follows the same ones as in another request breaks. */
  SAME_STATEMENTS: 1,
  /** Orders of payment messages a provider. */
  PAYMENT_ORDERS: 50,
  /** Random answers of an automation. */
  FOREIGN_PLANS: 50,
  /** Repetitions of each attack of `tests/attack`; above one the dear ones run as well. */
  ATTACKS: 1,
} as const;

/** How often a proof runs for a seed. */
export function proofCount(name: keyof typeof counts): number {
  return Number(process.env[name] ?? counts[name]);
}
