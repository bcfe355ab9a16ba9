import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { connect } from '../../server/database/connection.ts';
import { percentile } from '../bench/figures.ts';
import { spawnServer } from '../server/spawn-server.ts';
import { describeError } from './describe-error.ts';
import type { LoadSetting, Stoppable } from './load-setting.ts';
import { makeTokens } from './make-tokens.ts';
import { countSockets, readProcess } from './process-figures.ts';
import { fetchCatalogueEnd, ReturningDevice } from './returning-device.ts';

const devicesOfUser = 4;
/** Devices that begin at the same time. */
const openTogether = 50;
/** In ms: how long a device may be away after the server listens again. */
const patienceMs = 120_000;

/** Figures of a restart under held requests. Times in ms since the server listened again, memory in MB (resident, of the server). */
export type RestartReport = {
  readonly devices: number;
  readonly sockets: number;
  readonly memory: { readonly connected: number; readonly returned: number };
  /** Until the restarted server listened. */
  readonly downMs: number;
  /** When a device had its first answer. */
  readonly returned: { readonly p50: number; readonly p95: number; readonly most: number };
  readonly withinTenSeconds: number;
  /** From a device's question to this answer. */
  readonly answer: { readonly p50: number; readonly p95: number; readonly most: number };
  /** Failures of what was asked of a server that listens, by their reasons. */
  readonly errors: ReadonlyMap<string, number>;
  readonly missing: number;
  readonly loadAverage: number;
};

const spread = (times: readonly number[]) => ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95), most: percentile(times, 1) });

async function openAll(devices: readonly ReturningDevice[]): Promise<void> {
  const queue = devices.values();
  const worker = async () => {
    for (const device of queue) await device.open();
  };
  await Promise.all(Array.from({ length: openTogether }, worker));
}

/** Connects devices on which nothing is new, restarts the server, and waits until each has an answer of the new one. */
export async function runRestart(
  { server, databaseUrl }: LoadSetting,
  devices: number,
  started: (running: Stoppable) => void,
): Promise<RestartReport> {
  const sql = connect(databaseUrl, 1);
  const tokens = await makeTokens(sql, devices, devicesOfUser, 7200);
  await sql.end();
  const catalogue = await fetchCatalogueEnd(server.url, tokens[0] ?? '');
  const all = tokens.map((token) => new ReturningDevice(server.url, token, catalogue));
  await openAll(all);
  await setTimeout(5000);
  const pid = server.process.pid ?? 0;
  const [sockets, connected] = [countSockets(pid), readProcess(pid).memory];

  const stoppedAt = performance.now();
  await server.stop();
  const next = await spawnServer({ DATABASE_URL: databaseUrl, PORT: new URL(server.url).port });
  started(next);
  const listensAt = performance.now();
  const isBack = (device: ReturningDevice) => device.returns.some(({ answeredAt }) => answeredAt > listensAt);
  while (!all.every(isBack) && performance.now() - listensAt < patienceMs) await setTimeout(100);

  const first = all.flatMap(({ returns }) => returns.find(({ answeredAt }) => answeredAt > listensAt) ?? []);
  const failures = all.flatMap((device) => device.failures.filter(({ askedAt }) => askedAt > listensAt));
  const errors = new Map<string, number>();
  for (const { error } of failures) {
    const text = describeError(error).replace(/\?\S*/, '');
    errors.set(text, (errors.get(text) ?? 0) + 1);
  }
  const returned = readProcess(next.process.pid ?? 0).memory;
  await Promise.all(all.map((device) => device.close()));
  const times = first.map(({ answeredAt }) => answeredAt - listensAt);
  return {
    devices,
    sockets,
    memory: { connected, returned },
    downMs: listensAt - stoppedAt,
    returned: spread(times),
    withinTenSeconds: times.filter((time) => time <= 10_000).length,
    answer: spread(first.map(({ askedAt, answeredAt }) => answeredAt - askedAt)),
    errors,
    missing: all.length - first.length,
    loadAverage: loadavg()[0] ?? 0,
  };
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);

/** The report in lines. */
export function renderRestart(report: RestartReport): string {
  const { devices, sockets, memory, downMs, returned, withinTenSeconds, answer, errors, missing, loadAverage } = report;
  return [
    `${devices} devices, ${sockets} sockets; memory ${memory.connected.toFixed(0)} MB connected, ${memory.returned.toFixed(0)} MB returned; load ${loadAverage.toFixed(1)}`,
    `down for ${seconds(downMs)} s; then back, p50 / p95 / last: ${seconds(returned.p50)} / ${seconds(returned.p95)} / ${seconds(returned.most)} s, ${withinTenSeconds} within 10 s`,
    `first answer, p50 / p95 / longest: ${seconds(answer.p50)} / ${seconds(answer.p95)} / ${seconds(answer.most)} s; not back: ${missing}`,
    ...(errors.size === 0 ? ['no error of a server that listened'] : [...errors].map(([text, count]) => `✗ ${count} × ${text}`)),
  ].join('\n');
}
