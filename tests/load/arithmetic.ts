import type { LoadReport } from './run-load.ts';

/** A busiest hour, as we suppose it; who knows better says so here. */
export const busiestHour = {
  players: 100_000,
  /** Part of them whose app is open: only then a device is connected. */
  connected: 0.1,
  /** Part of these who are training, on one device. */
  training: 0.5,
  secondsBetweenSets: 120,
  /** Most of a core that a process should be given to do: above that, p95 grows quickly. */
  busyPart: 0.6,
} as const;

/** Demand of a busiest hour; processors in cores, memory in MB. */
export type Need = {
  readonly devices: number;
  readonly changesPerSecond: number;
  /** The server's cores: to keep devices connected, and to take and send changes. */
  readonly server: { readonly waiting: number; readonly changes: number };
  readonly postgres: number;
  readonly processes: number;
  readonly memory: number;
};

type Measured = Pick<LoadReport, 'devices' | 'seconds' | 'writes' | 'idle' | 'cpu' | 'memory'>;

/** Processor seconds of one change, without what goes on while nobody writes. */
export function costOfChange({ cpu, idle, seconds, writes }: Measured): { readonly server: number; readonly postgres: number } {
  const cost = (of: 'server' | 'postgres') => Math.max(0, cpu[of] - idle[of] * seconds) / writes;
  return { server: cost('server'), postgres: cost('postgres') };
}

/** Scales a run's use to {@link busiestHour}. The run's own base of memory counts with its devices. */
export function computeNeed(report: Measured): Need {
  const { players, connected, training, secondsBetweenSets, busyPart } = busiestHour;
  const devices = players * connected;
  const changesPerSecond = (devices * training) / secondsBetweenSets;
  const change = costOfChange(report);
  const server = { waiting: (report.idle.server / report.devices) * devices, changes: change.server * changesPerSecond };
  return {
    devices,
    changesPerSecond,
    server,
    postgres: (report.idle.postgres / report.devices) * devices + change.postgres * changesPerSecond,
    processes: Math.ceil((server.waiting + server.changes) / busyPart),
    memory: (report.memory.after / report.devices) * devices,
  };
}
