import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import postgres from 'postgres';
import { busyStatementsFile } from '../runner/busy-statements-file.ts';

type Busy = { readonly line: string };

/** Statements that Postgres has not ended, the longest transaction first, with who blocks them. */
export async function readBusyStatements(databaseUrl: string): Promise<string[]> {
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    const busy = await sql<Busy[]>`
      select format('%s %s %s, blocked by %s, for %s s, transaction of %s s: %s', pid, state, wait_event_type || ' ' || wait_event,
        pg_blocking_pids(pid), round(extract(epoch from clock_timestamp() - state_change)),
        round(extract(epoch from clock_timestamp() - xact_start)), left(regexp_replace(query, '[[:space:]]+', ' ', 'g'), 200)) as line
      from pg_stat_activity where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid() order by xact_start limit 20`;
    return busy.map(({ line }) => line);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/**
 * Notes what Postgres was doing when a test had failed, for the summary of the run: a statement that waits for another ends a test by its
 * time limit, which alone names neither.
 */
export async function noteBusyStatements(databaseUrl: string, test: string): Promise<void> {
  const lines = await readBusyStatements(databaseUrl).catch((error: unknown) => [
    `Postgres does not say what it is doing: ${String(error)}`,
  ]);
  if (lines.length === 0) return;
  await mkdir(dirname(busyStatementsFile), { recursive: true });
  await appendFile(busyStatementsFile, [test, ...lines.map((line) => `  ${line}`), ''].join('\n'));
}
