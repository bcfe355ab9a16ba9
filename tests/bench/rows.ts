/** How a row of the README's table is measured: by a file of this folder, and one test of it where it has several; else elsewhere, as said. */
export type MeasuredRow = { readonly id: string; readonly row: string } & (
  | { readonly file: string; readonly test?: string }
  | { readonly elsewhere: string }
);

const localStore = { file: 'local-store.bench.ts', test: 'the local store in Chromium: opfs' };
const latency = { file: 'latency.bench.ts', test: 'an insert reaches the other devices' };
const warmStart = { file: 'start.bench.ts', test: 'cold and warm start of the app in Chromium' };
const traffic = { file: 'warm-start-traffic.bench.ts' };
const workout = { file: 'workout.bench.ts' };
const queue = { file: 'long-queue.bench.ts' };
const search = { file: 'player-search.bench.ts' };
const squad = { file: 'coach.bench.ts' };
const shared = { file: 'team.bench.ts', test: 'a full squad’s trainings and revocations on the way to the coach' };
const pressed = { file: 'two-devices.bench.ts' };
const builtFiles = 'by npm run build && npx vitest run -c tests/vitest.config.ts --project';

/** The rows of the README's table, in its order. */
export const measuredRows: readonly MeasuredRow[] = [
  { id: 'saved', row: 'Set saved on disk, Chromium `opfs`', ...localStore },
  { id: 'query', row: 'Slowest query of a main screen over 30,000 sets', ...localStore },
  { id: 'statistics', row: 'A screen of statistics, all its queries (worst of 9)', ...localStore },
  { id: 'insert', row: 'Insert to the rows of another device', ...latency },
  { id: 'insert-fifty', row: 'Insert to the rows of fifty, bare sockets', ...latency },
  { id: 'insert-fetch', row: "– by Node's fetch, all fifty in one thread", ...latency },
  { id: 'press', row: 'Pressed on a device until painted on the other', ...pressed },
  { id: 'press-here', row: '– on the device itself', ...pressed },
  { id: 'dialog', row: 'Enter in a dialog until painted behind it', file: 'dialog.bench.ts' },
  { id: 'push', row: 'Push of 500 mutations', file: 'push.bench.ts' },
  { id: 'shape', row: 'Shape of 100,000 rows to the client', file: 'shape.bench.ts' },
  { id: 'first-sync', row: 'First sync of 30,000 sets, Chromium `opfs`', ...localStore },
  { id: 'first-sync-node', row: 'First sync of 100,000 sets, Node', file: 'first-sync.bench.ts', test: 'first sync of 100000 sets' },
  { id: 'warm', row: "Warm start to the store's plan list", ...warmStart },
  { id: 'warm-offline', row: '– without a network', ...warmStart },
  { id: 'traffic', row: '– requests and bytes when nothing is new', ...traffic },
  { id: 'warm-second', row: '– the first after the first sync', ...warmStart },
  { id: 'warm-snapshot', row: '– what the last screen looked like is painted', ...warmStart },
  { id: 'warm-rows', row: '– its rows, drawn by the app, browser started anew', ...warmStart },
  {
    id: 'warm-running',
    row: '– the same in a running browser, the dashboard',
    elsewhere: 'by hand: the figure is of 2026-11-23, and nothing here takes it',
  },
  { id: 'cold', row: "Cold start, login to the dashboard's rows", ...warmStart },
  {
    id: 'new-device',
    row: '– a new device, 10,000 sets, typed within 2 s',
    file: 'start.bench.ts',
    test: 'a new device of a player with 10,000 sets who takes two seconds to type',
  },
  {
    id: 'new-device-4g',
    row: '– the same over 4G; its page slowed 4×',
    file: 'slow-line.bench.ts',
    test: 'a new device of a player with 10,000 sets who takes two seconds to type, over 4G, its page slowed 4 times',
  },
  { id: 'plan', row: 'A plan by the built-in generator', file: 'plan.bench.ts', test: 'building a plan' },
  { id: 'script', row: 'Script of `/` and `/login`, gzip; brotli', elsewhere: `${builtFiles} build tests/web-size.test.ts` },
  {
    id: 'first-visit',
    row: "First visit, wire; files until the dashboard's rows",
    elsewhere: `${builtFiles} browser tests/browser/public/cold-visit.test.ts`,
  },
  {
    id: 'first-session',
    row: "– of it until today's session; answers",
    elsewhere: `${builtFiles} browser tests/browser/public/cold-visit.test.ts`,
  },
  { id: 'queue', row: 'Queue of 10,000 sets, start until all are central', ...queue },
  { id: 'queue-block', row: '– its longest block of the interface', ...queue },
  { id: 'queue-rows', row: '– of 20,000: rows (without it); all central', ...queue },
  { id: 'session', row: 'Session check of a request (of one not seen, query)', file: 'session-check.bench.ts' },
  { id: 'workout', row: 'Opening a workout over 30,000 sets', ...workout },
  { id: 'set', row: '– a set confirmed, until the next paint', ...workout },
  { id: 'correction', row: '– a set of an old workout corrected, until painted', ...workout },
  { id: 'search', row: 'Search of 1,000,000 players by name, all queries', ...search },
  { id: 'search-mistake', row: '– by the beginning of a name; with a mistake', ...search },
  { id: 'figures', row: 'Ten moving figures, script of a frame', file: 'exercise-figures.bench.ts' },
  { id: 'shared', row: "Training pushed to the coach's device, 60 players", ...shared },
  { id: 'revoked', row: "Sharing taken back, gone from the coach's device", ...shared },
  { id: 'squad', row: 'Squad of 60 with a season, its queries', ...squad },
  { id: 'test-day', row: 'Test day, 60 × 12 × 5 entries, its queries', ...squad },
  { id: 'coach-sync', row: 'First sync of a coach with 60; 200, all there', ...squad },
  { id: 'coach-squads', row: '– until all squads show their newest weeks', ...squad },
  { id: 'idle', row: 'Nothing happens: wake-ups; requests a minute', file: 'idle.bench.ts' },
  { id: 'memory', row: 'Memory of the tab after a start; after 300 sets', file: 'memory.bench.ts' },
];

const plain = (name: string) => name.replace(/^– /, '').toLowerCase();

/** The row of that short id or name, however it is written in upper and lower case and without its dash. */
export function findRow(name: string): MeasuredRow | undefined {
  return measuredRows.find(({ id, row }) => id === name || plain(row) === plain(name));
}

/** All rows with their ids, a line each. */
function listRows(): string {
  const width = Math.max(...measuredRows.map(({ id }) => id.length));
  return measuredRows.map(({ id, row }) => `  ${id.padEnd(width)}  ${row}`).join('\n');
}

/** Arguments for Vitest. @throws Error that lists the rows, or says where this one is measured */
export function chooseFiles(args: readonly string[]): readonly string[] {
  const at = args.indexOf('--row');
  if (at === -1) return args;
  const name = args[at + 1] ?? '';
  const found = findRow(name);
  if (found === undefined) throw new Error(`There is no row '${name}'. The rows are:\n${listRows()}`);
  if ('elsewhere' in found) throw new Error(`This row is measured ${found.elsewhere}.`);
  const escaped = 'test' in found ? found.test?.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') : undefined;
  const chosen = [`tests/bench/${found.file}`, ...(escaped === undefined ? [] : ['-t', escaped])];
  return [...args.slice(0, at), ...chosen, ...args.slice(at + 2)];
}
