import { busiestHour, computeNeed, costOfChange, type Need } from './arithmetic.ts';
import type { LoadReport } from './run-load.ts';

const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
const percent = (part: number) => `${Number((part * 100).toFixed(1))} %`;
const cores = (value: number) => value.toFixed(2);

type Rows<Item> = readonly (readonly [label: string, cell: (item: Item) => string])[];

const figures: Rows<LoadReport> = [
  ['Devices, users', ({ devices, users }) => `${devices}, ${users}`],
  ['Open sockets of the server', ({ sockets }) => `${sockets}`],
  ['Sets written, rows sent to other devices', ({ writes, arrivals }) => `${writes}, ${arrivals}`],
  ['Push, p50 / p95', ({ push }) => `${ms(push.p50)} / ${ms(push.p95)} ms`],
  ['Push to row at the others, p50 / p95', ({ arrival }) => `${ms(arrival.p50)} / ${ms(arrival.p95)} ms`],
  ['– longest', ({ arrival }) => `${ms(arrival.most)} ms`],
  [
    'Memory: empty, connected, end',
    ({ memory }) => `${memory.before.toFixed(0)}, ${memory.connected.toFixed(0)}, ${memory.after.toFixed(0)} MB`,
  ],
  ['Core while nobody writes: server, Postgres', ({ idle }) => `${percent(idle.server)}, ${percent(idle.postgres)}`],
  [
    'Processor of a change: server, Postgres',
    (report) => `${ms(costOfChange(report).server * 1000)}, ${ms(costOfChange(report).postgres * 1000)} ms`,
  ],
  ['– playing the devices', ({ cpu, writes }) => `${ms((cpu.devices * 1000) / writes)} ms`],
  ['Errors, rows missing, rows doubled', ({ errors, missing, doubled }) => `${errors.length}, ${missing}, ${doubled}`],
  ['Shapes fetched anew', ({ refetches }) => `${refetches}`],
  ['Load average', ({ loadAverage }) => loadAverage.toFixed(1)],
];

const needs: Rows<Need> = [
  ['Devices, changes a second', ({ devices, changesPerSecond }) => `${devices}, ${changesPerSecond.toFixed(0)}`],
  ['Cores: waiting + changes', ({ server }) => `${cores(server.waiting)} + ${cores(server.changes)}`],
  ['Processes', ({ processes }) => `${processes}`],
  ['Memory of all, at most', ({ memory }) => `${(memory / 1000).toFixed(1)} GB`],
  ['Cores of Postgres', ({ postgres }) => cores(postgres)],
];

function renderTable<Item>(heads: readonly string[], rows: Rows<Item>, items: readonly Item[]): string {
  const lines = rows.map(([label, cell]) => [label, ...items.map(cell)]);
  return [heads, ['---', ...items.map(() => '---:')], ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Reports as a table, and what a busiest hour would need by them. */
export function renderReports(reports: readonly LoadReport[]): string {
  const { players, connected, training, secondsBetweenSets, busyPart } = busiestHour;
  const sources = reports.map(({ source }) => source);
  return `${renderTable(['', ...sources], figures, reports)}

${players} players in a busiest hour: ${percent(connected)} have the app open, ${percent(training)} of these train, a set every ${secondsBetweenSets} s; a process does ${percent(busyPart)} of a core.

${renderTable(['Needed', ...sources], needs, reports.map(computeNeed))}`;
}
