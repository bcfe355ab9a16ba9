import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Reads Linux' figures of a process from `/proc/<pid>/stat`. */
type ProcessStat = {
  readonly parent: number;
  /** Processor time it has used, user and system, in seconds. */
  readonly cpu: number;
  /** The same of its children that have ended. */
  readonly cpuOfEnded: number;
  /** Memory that is in use (resident set), in MB. */
  readonly memory: number;
};

const setting = (name: string) => Number(execFileSync('getconf', [name], { encoding: 'utf8' }));
const ticksPerSecond = setting('CLK_TCK');
const pageBytes = setting('PAGE_SIZE');

/** @throws when there is no such process (any more), or no Linux */
export function readProcess(pid: number): ProcessStat {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may hold anything.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return {
    parent: fields[1] ?? 0,
    cpu: (user + system) / ticksPerSecond,
    cpuOfEnded: (endedUser + endedSystem) / ticksPerSecond,
    memory: ((fields[21] ?? 0) * pageBytes) / 1e6,
  };
}

/** Processor seconds of a process and all its children, also of those that have ended. */
export function readCpuWithChildren(pid: number): number {
  const own = readProcess(pid);
  let sum = own.cpu + own.cpuOfEnded;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const { parent, cpu } = readProcess(Number(name));
      if (parent === pid) sum += cpu;
    } catch {
      // It has ended between the list and the look.
    }
  }
  return sum;
}

/** Open sockets of a process, those it listens at included. */
export function countSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((name) => isSocket(`${folder}/${name}`)).length;
}

function isSocket(descriptor: string): boolean {
  try {
    return readlinkSync(descriptor).startsWith('socket:');
  } catch {
    // It was closed between the list and the look.
    return false;
  }
}
