import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ErrorLog } from '../logging/log.ts';
import type { SecurityLog } from '../security-log/security-event.ts';

/** Figures of this server, counted since its start. */
export type Metrics = {
  readonly registry: Registry;
  /** Notes an answered request. @param seconds until its headers were there */
  readonly noteRequest: (request: { readonly route: string; readonly method: string; readonly status: number }, seconds: number) => void;
  /** Counts the lines of a log on their way. */
  readonly countErrors: (log: ErrorLog) => ErrorLog;
  /** Counts the events of the security log on their way. */
  readonly countSecurity: (log: SecurityLog) => SecurityLog;
  /** Sets what is read when somebody asks. */
  readonly set: (name: GaugeName, value: number, labels?: Readonly<Record<string, string>>) => void;
  /** Forgets the labels of a gauge that is about to be set anew. */
  readonly reset: (name: GaugeName) => void;
};

/** Gauges with their label, and what they say. */
const gauges = {
  anwurf_held_requests: [[], 'Shape requests that are held open by this server'],
  anwurf_sync_lag_seconds: [[], 'Time from a notification in Postgres to this server; 5: it did not arrive'],
  anwurf_electric_up: [[], 'Whether Electric answers shapes and follows the database; absent without Electric'],
  anwurf_electric_lag_bytes: [[], 'Write-ahead log that Electric has not confirmed yet; absent without Electric'],
  anwurf_mails_waiting: [[], 'Mails that wait for their delivery'],
  anwurf_mail_oldest_seconds: [[], 'Age of the oldest waiting mail'],
  anwurf_mails_failed: [[], 'Mails that were given up within 24 hours'],
  anwurf_plan_jobs_waiting: [[], 'Plans in the making that no automation was asked for'],
  anwurf_plan_job_oldest_seconds: [[], 'Age of the oldest of them'],
  anwurf_plans_failed: [[], 'Plans that could not be made within 24 hours'],
  anwurf_plans_made: [['made_by'], 'Plans made within 24 hours, by their maker'],
  anwurf_payments: [['status'], 'Payments by their state'],
  anwurf_payments_open: [['trouble'], 'Payments that wait for the operator, by their trouble'],
  anwurf_support_open: [[], 'Messages to the support without an answer'],
  anwurf_accounts: [[], 'Accounts'],
  anwurf_postgres_connections: [['state'], 'Connections of all servers to the database, by their state'],
  anwurf_postgres_connections_max: [[], 'Connections that Postgres allows'],
  anwurf_postgres_bytes: [[], 'Size of the database'],
  anwurf_disk_free_ratio: [[], 'Free part of the disk with the temporary files or the embedded Postgres'],
  anwurf_database_up: [[], 'Whether the database answers'],
} as const satisfies Record<string, readonly [labels: readonly string[], help: string]>;
export type GaugeName = keyof typeof gauges;

/** Seconds; held requests are as long as they like, and counted for themselves. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Makes the figures of a server. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'anwurf_http_request_seconds',
    help: 'Time until the headers of an answer, by route; held requests count as long as they are held',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers,
  });
  const errors = new Counter({ name: 'anwurf_errors_total', help: 'Lines about failures in the log', registers });
  const security = new Counter({
    name: 'anwurf_security_events_total',
    help: 'Events of the security log: sign-ins, refusals and all others',
    labelNames: ['event', 'outcome'],
    registers,
  });
  const made = new Map(
    Object.entries(gauges).map(([name, [labelNames, help]]) => [name, new Gauge({ name, help, labelNames: [...labelNames], registers })]),
  );
  return {
    registry,
    noteRequest: ({ route, method, status }, seconds) => requests.observe({ route, method, status: String(status) }, seconds),
    countErrors: (log) => (line, error) => {
      errors.inc();
      log(line, error);
    },
    countSecurity: (log) => (event) => {
      security.inc({ event: event.event, outcome: event.outcome });
      log(event);
    },
    set: (name, value, labels = {}) => made.get(name)?.set({ ...labels }, value),
    reset: (name) => made.get(name)?.reset(),
  };
}
