import { statfs } from 'node:fs/promises';
import type { Sql } from '../database/connection.ts';
import type { ErrorLog } from '../logging/log.ts';
import { readWaiting, type Waiting } from '../overview/read-overview.ts';
import { askElectricHealth, type ElectricHealth } from '../shapes/electric-health.ts';
import type { Upstream } from '../shapes/forwarded-shapes.ts';

const databaseMs = 3000;
/** A mail that has waited longer is late, and so is a plan: in seconds. */
const latest = { mail: 15 * 60, job: 10 * 60 } as const;
/** Free part of the disk below which it counts as full. */
const leastFree = 0.05;

/** State of each part; without Electric there is no word of it. */
type Health = {
  readonly database: 'ok' | 'unreachable';
  readonly electric?: ElectricHealth['state'];
  readonly mail: 'ok' | 'late' | 'unknown';
  readonly jobs: 'ok' | 'late' | 'unknown';
  readonly disk: 'ok' | 'low';
  /** From 0 to 1. */
  readonly freeDisk: number;
};

/** Reads the health of this server. */
export type HealthReader = { read(): Promise<Health> };

/** @returns undefined when the database does not answer in time */
async function tryWaiting(sql: Sql): Promise<Waiting | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), databaseMs);
  });
  return Promise.race([readWaiting(sql).catch(() => undefined), late]).finally(() => clearTimeout(timer));
}

async function readFreeDisk(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder);
  return blocks === 0 ? 1 : bavail / blocks;
}

/**
 * @param options.electric undefined with the embedded shape log
 * @param options.folder on the disk that is looked at
 */
export function createHealthReader(options: { sql: Sql; electric: Upstream | undefined; folder: string; log: ErrorLog }): HealthReader {
  const { sql, electric, folder, log } = options;
  let logged: string | undefined;
  let running: Promise<Health> | undefined;

  /** The reason of trouble is logged once, when it begins. */
  async function lookAtElectric(upstream: Upstream): Promise<ElectricHealth['state']> {
    const { state, reason } = await askElectricHealth(sql, upstream);
    if (reason !== undefined && reason !== logged) log(`health: ${reason}`, undefined);
    logged = reason;
    return state;
  }

  async function look(): Promise<Health> {
    const [waiting, freeDisk] = await Promise.all([tryWaiting(sql), readFreeDisk(folder)]);
    const disk = freeDisk < leastFree ? 'low' : 'ok';
    if (waiting === undefined) return { database: 'unreachable', mail: 'unknown', jobs: 'unknown', disk, freeDisk };
    const state = electric === undefined ? undefined : await lookAtElectric(electric);
    return {
      database: 'ok',
      ...(state === undefined ? {} : { electric: state }),
      mail: waiting.mailAge > latest.mail ? 'late' : 'ok',
      jobs: waiting.jobAge > latest.job ? 'late' : 'ok',
      disk,
      freeDisk,
    };
  }

  return {
    // Requests at the same time share one look.
    read: () => (running ??= look().finally(() => (running = undefined))),
  };
}
