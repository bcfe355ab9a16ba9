import type { Sql } from '../database/connection.ts';
import type { HealthReader } from '../health/read-health.ts';
import { readOverview } from '../overview/read-overview.ts';
import { listOpenPayments } from '../payments/open-payments.ts';
import type { GaugeName, Metrics } from './metrics.ts';
import type { NotificationProbe } from './probe-notifications.ts';

/** Where the figures are read. */
export type FigureSources = {
  readonly sql: Sql;
  readonly probe: NotificationProbe;
  readonly health: HealthReader;
  readonly countHeld: () => number;
  readonly hasElectric: boolean;
};

type Counted = { readonly label: string; readonly count: number };

function setCounts(metrics: Metrics, name: GaugeName, label: string, rows: readonly Counted[]): void {
  metrics.reset(name);
  for (const row of rows) metrics.set(name, row.count, { [label]: row.label });
}

async function collectWork({ sql }: FigureSources, metrics: Metrics): Promise<void> {
  const overview = await readOverview(sql);
  metrics.set('anwurf_mails_waiting', overview.mailsWaiting);
  metrics.set('anwurf_mail_oldest_seconds', overview.mailAge);
  metrics.set('anwurf_mails_failed', overview.mailsFailed);
  metrics.set('anwurf_plan_jobs_waiting', overview.jobsWaiting);
  metrics.set('anwurf_plan_job_oldest_seconds', overview.jobAge);
  metrics.set('anwurf_plans_failed', overview.jobsFailed);
  metrics.set('anwurf_support_open', overview.supportOpen);
  const made = await sql<Counted[]>`select maker as label, count(finished.id)::int as count
    from unnest(array['built_in', 'automation', 'model']) as maker left join plan_jobs on made_by = maker
      left join trainingsplan_generierung as finished on finished.id = generation_id and finished_at > now() - interval '24 hours'
    group by maker`;
  setCounts(metrics, 'anwurf_plans_made', 'made_by', made);
}

async function collectBusiness({ sql }: FigureSources, metrics: Metrics): Promise<void> {
  const [accounts] = await sql<{ count: number }[]>`select count(*)::int as count from users`;
  metrics.set('anwurf_accounts', accounts?.count ?? 0);
  const payments = await sql<Counted[]>`select status as label, count(*)::int as count from payments group by status`;
  setCounts(metrics, 'anwurf_payments', 'status', payments);
  const open = (await listOpenPayments(sql)).map(({ trouble }) => trouble);
  const troubles = ['unmatched', 'wrong_amount', 'disputed'] as const;
  const counted = troubles.map((label) => ({ label, count: open.filter((one) => one === label).length }));
  setCounts(metrics, 'anwurf_payments_open', 'trouble', counted);
}

async function collectDatabase({ sql, hasElectric }: FigureSources, metrics: Metrics): Promise<void> {
  const connections = await sql<Counted[]>`select coalesce(state, 'unknown') as label, count(*)::int as count from pg_stat_activity
    where datname = current_database() group by 1`;
  setCounts(metrics, 'anwurf_postgres_connections', 'state', connections);
  const [size] = await sql<{ bytes: number; most: number; lag: number | null }[]>`
    select pg_database_size(current_database())::float8 as bytes, current_setting('max_connections')::int as most,
      (select max(pg_wal_lsn_diff(pg_current_wal_lsn(), confirmed_flush_lsn))::float8 from pg_replication_slots
        where database = current_database() and slot_name like 'electric_slot%') as lag`;
  metrics.set('anwurf_postgres_bytes', size?.bytes ?? 0);
  metrics.set('anwurf_postgres_connections_max', size?.most ?? 0);
  if (hasElectric && size?.lag !== null && size?.lag !== undefined) metrics.set('anwurf_electric_lag_bytes', size.lag);
}

/** Sets all gauges to what is true now. With a database that does not answer, `anwurf_database_up` is 0 and the others stay as they were. */
export async function collectFigures(sources: FigureSources, metrics: Metrics): Promise<void> {
  const { database, electric, freeDisk } = await sources.health.read();
  metrics.set('anwurf_held_requests', sources.countHeld());
  metrics.set('anwurf_disk_free_ratio', freeDisk);
  metrics.set('anwurf_database_up', database === 'ok' ? 1 : 0);
  if (electric !== undefined) metrics.set('anwurf_electric_up', electric === 'ok' ? 1 : 0);
  if (database !== 'ok') return;
  metrics.set('anwurf_sync_lag_seconds', await sources.probe.measure());
  await collectWork(sources, metrics);
  await collectBusiness(sources, metrics);
  await collectDatabase(sources, metrics);
}
