import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { connect, type Sql } from '../../server/database/connection.ts';
import { percentile } from '../bench/figures.ts';
import { createUser, newId, signIn } from '../server/accounts/test-user.ts';
import { describeError } from './describe-error.ts';
import { LoadDevice } from './load-device.ts';
import type { LoadSetting } from './load-setting.ts';
import { countSockets, readCpuWithChildren, readProcess } from './process-figures.ts';

/** How much is asked of a server, and for how long. */
export type Load = {
  readonly devices: number;
  readonly devicesOfUser: number;
  readonly writesPerSecond: number;
  readonly minutes: number;
};

/** Processor seconds of the server, of Postgres with all its backends, and of the process that plays the devices. */
type Cpu = { readonly server: number; readonly postgres: number; readonly devices: number };

/** Figures of a run. Memory in MB (resident, of the server), times in ms. */
export type LoadReport = {
  readonly source: string;
  readonly devices: number;
  readonly users: number;
  /** Open sockets of the server with all devices connected: theirs, and its own to what stands behind it. */
  readonly sockets: number;
  readonly seconds: number;
  readonly writes: number;
  readonly memory: { readonly before: number; readonly connected: number; readonly after: number };
  /** In a second in which nobody writes. */
  readonly idle: Cpu;
  /** In the whole run, from the first write to the last row. */
  readonly cpu: Cpu;
  readonly push: { readonly p50: number; readonly p95: number };
  /** From the beginning of a push to its row at each other device. */
  readonly arrival: { readonly p50: number; readonly p95: number; readonly most: number };
  readonly arrivals: number;
  readonly refetches: number;
  readonly errors: readonly string[];
  /** Rows that a device of their user has not got. */
  readonly missing: number;
  /** Rows that a device has got twice. */
  readonly doubled: number;
  /** Load average of the machine in the last minute. */
  readonly loadAverage: number;
};

type Written = { readonly began: number; readonly writer: LoadDevice; readonly awaitedBy: Set<LoadDevice> };

/** Devices that begin at the same time: a first sync each. */
const openTogether = 20;
const idleSeconds = 30;
/** Time after which a change counts as missing. */
const graceMs = 30_000;

/** Follows rows from their push to all devices of their user. */
class Deliveries {
  readonly #open = new Map<string, Written>();
  readonly #known = new Set<string>();
  readonly times: number[] = [];
  doubled = 0;

  begin(key: string, writer: LoadDevice, devices: readonly LoadDevice[]): void {
    this.#known.add(key);
    this.#open.set(key, { began: performance.now(), writer, awaitedBy: new Set(devices) });
  }

  note(device: LoadDevice, key: string): void {
    const written = this.#open.get(key);
    if (written === undefined || !written.awaitedBy.delete(device)) {
      if (this.#known.has(key)) this.doubled += 1;
      return;
    }
    if (device !== written.writer) this.times.push(performance.now() - written.began);
    if (written.awaitedBy.size === 0) this.#open.delete(key);
  }

  get missing(): number {
    return [...this.#open.values()].reduce((sum, { awaitedBy }) => sum + awaitedBy.size, 0);
  }
}

async function openDevices(devices: readonly LoadDevice[]): Promise<void> {
  const queue = [...devices];
  const worker = async () => {
    for (let device = queue.shift(); device !== undefined; device = queue.shift()) await device.open();
  };
  await Promise.all(Array.from({ length: openTogether }, worker));
}

async function makeUsers(sql: Sql, load: Load): Promise<string[][]> {
  const seconds = load.minutes * 60 + 3600;
  const tokens: string[][] = [];
  for (let count = 0; count < Math.ceil(load.devices / load.devicesOfUser); count += 1) {
    const { id, token } = await createUser(sql, seconds);
    const own = [token];
    while (own.length < Math.min(load.devicesOfUser, load.devices - count * load.devicesOfUser)) own.push(await signIn(sql, id, seconds));
    tokens.push(own);
  }
  return tokens;
}

const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** @returns reads what has been used so far */
function watchCpu(serverPid: number, postmasterPid: number): () => Cpu {
  return () => {
    const { user, system } = process.cpuUsage();
    return { server: readProcess(serverPid).cpu, postgres: readCpuWithChildren(postmasterPid), devices: (user + system) / 1e6 };
  };
}

/** Use between two samples, in each of `seconds`. */
function usedBetween(from: Cpu, to: Cpu, seconds = 1): Cpu {
  const used = (name: keyof Cpu) => (to[name] - from[name]) / seconds;
  return { server: used('server'), postgres: used('postgres'), devices: used('devices') };
}

/** Calls `write` at the rate that was asked for. @returns how often, when all have come through */
async function writeAtRate({ minutes, writesPerSecond }: Load, write: () => Promise<void>): Promise<number> {
  const beginning = performance.now();
  const count = Math.round(minutes * 60 * writesPerSecond);
  const open = new Set<Promise<void>>();
  for (let index = 0; index < count; index += 1) {
    // At its time, whether or not those before have come through: a server that falls behind is not spared.
    await setTimeout(Math.max(0, beginning + (index * 1000) / writesPerSecond - performance.now()));
    const writing = write().finally(() => open.delete(writing));
    open.add(writing);
  }
  await Promise.all(open);
  return count;
}

/**
 * Connects devices, lets them write sets at the rate that was asked for, and follows every row to every other device of its user.
 */
export async function runLoad({ server, databaseUrl, source }: LoadSetting, load: Load): Promise<LoadReport> {
  const serverPid = server.process.pid ?? 0;
  const sql = connect(databaseUrl, 1);
  const tokens = await makeUsers(sql, load);
  const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const readCpu = watchCpu(serverPid, readProcess(backend?.pid ?? 0).parent);
  await sql.end();
  const readMemory = () => readProcess(serverPid).memory;

  const errors: string[] = [];
  const deliveries = new Deliveries();
  let refetches = 0;
  const events = {
    onRow: (device: LoadDevice, key: string) => deliveries.note(device, key),
    onError: (error: unknown) => void errors.push(describeError(error)),
    onRefetch: () => void (refetches += 1),
  };
  const users = tokens.map((own) => own.map((token) => new LoadDevice(server.url, token, events)));
  const memoryBefore = readMemory();
  await openDevices(users.flat());
  const connected = { cpu: readCpu(), memory: readMemory(), sockets: countSockets(serverPid) };
  await setTimeout(idleSeconds * 1000);
  const rested = readCpu();

  const pushTimes: number[] = [];
  const beginning = performance.now();
  const writes = await writeAtRate(load, async () => {
    const devices = pick(users);
    const writer = pick(devices);
    const key = newId();
    const began = performance.now();
    deliveries.begin(key, writer, devices);
    await writer.push(key).catch(events.onError);
    pushTimes.push(performance.now() - began);
  });
  const end = performance.now();
  while (deliveries.missing > 0 && performance.now() - end < graceMs) await setTimeout(20);
  const seconds = (performance.now() - beginning) / 1000;
  const used = usedBetween(rested, readCpu());
  const memory = { before: memoryBefore, connected: connected.memory, after: readMemory() };
  const { missing } = deliveries;
  await Promise.all(users.flat().map((device) => device.close()));
  return {
    source,
    devices: load.devices,
    users: users.length,
    sockets: connected.sockets,
    seconds,
    writes,
    memory,
    idle: usedBetween(connected.cpu, rested, idleSeconds),
    cpu: used,
    push: { p50: percentile(pushTimes, 0.5), p95: percentile(pushTimes, 0.95) },
    arrival: { p50: percentile(deliveries.times, 0.5), p95: percentile(deliveries.times, 0.95), most: percentile(deliveries.times, 1) },
    arrivals: deliveries.times.length,
    refetches,
    errors,
    missing,
    doubled: deliveries.doubled,
    loadAverage: loadavg()[0] ?? 0,
  };
}
