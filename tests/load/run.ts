import { cpus } from 'node:os';
import { startTestCluster } from '../server/cluster.ts';
import { bundleServer } from '../server/running/server-bundle.ts';
import { startSetting, type Stoppable } from './load-setting.ts';
import { renderReports } from './render-report.ts';
import { type Load, type LoadReport, runLoad } from './run-load.ts';
import { renderRestart, runRestart } from './run-restart.ts';

// Runs many devices on one server for `npm run load`, through the embedded log and through forwarding; `-- embedded` or
// `-- forwarding` for one of them. `-- restart` restarts the server under held requests instead. It needs Linux, which says what a process uses.

function readNumber(name: string, standard: number): number {
  const value = Number(process.env[name] ?? standard);
  if (!(value > 0)) throw new Error(`${name} has to be a number above 0.`);
  return value;
}

const load: Load = {
  devices: readNumber('LOAD_DEVICES', 1000),
  devicesOfUser: 4,
  writesPerSecond: readNumber('LOAD_WRITES', 10),
  minutes: readNumber('LOAD_MINUTES', 5),
};

/** Running parts, newest last. */
const running: Stoppable[] = [];

async function stopBackTo(count: number): Promise<void> {
  while (running.length > count) await running.pop()?.stop();
}

const isGood = ({ errors, missing, doubled }: LoadReport) => errors.length === 0 && missing === 0 && doubled === 0;

async function restart(): Promise<boolean> {
  const cluster = await startTestCluster();
  running.push(cluster);
  await bundleServer();
  const started = (part: Stoppable) => void running.push(part);
  const report = await runRestart(await startSetting(cluster.url, 'embedded', started), load.devices, started);
  console.log(renderRestart(report));
  return report.errors.size === 0 && report.missing === 0;
}

async function main(): Promise<boolean> {
  const asked = process.argv.slice(2);
  if (asked.includes('restart')) return restart();
  const sources = (['embedded', 'forwarding'] as const).filter((source) => asked.length === 0 || asked.includes(source));
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}; ${load.writesPerSecond} writes a second for ${load.minutes} min`,
  );
  const [cluster] = await Promise.all([startTestCluster(), bundleServer()]);
  running.push(cluster);
  const reports: LoadReport[] = [];
  for (const source of sources) {
    const report = await runLoad(await startSetting(cluster.url, source, (started) => void running.push(started)), load);
    // By what was asked: every device asks from a place of its own.
    for (const error of new Set(report.errors.map((text) => text.replace(/\?\S*:/, ':')))) console.log(`✗ ${source}: ${error}`);
    reports.push(report);
    await stopBackTo(1);
  }
  console.log(`\n${renderReports(reports)}`);
  return reports.length > 0 && reports.every(isGood);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopBackTo(0).finally(() => process.exit(1)));
}
let isAllGood = false;
try {
  isAllGood = await main();
} finally {
  await stopBackTo(0);
}
process.exit(isAllGood ? 0 : 1);
